"""The contract: what a game is, what a state of it is, and what one seat may know of that state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, is_dataclass, replace
from types import MappingProxyType
from typing import Any, Literal, Self

from haricot.core.chance import Chance
from haricot.core.errors import BadOption, BadPosition, HaricotError, IllegalMove
from haricot.core.options import Option, Options, find_option, span
from haricot.core.view_types import AnyView, CommonView, OutcomeView

Seat = int
"""A place at the table, from 0 on; not a person."""

View = dict[str, Any]
"""What one reader may know, as plain JSON data."""


class Move(ABC):
    """One decision: a small value that prints as its notation."""

    __slots__ = ()

    @abstractmethod
    def __str__(self) -> str: ...


@dataclass(frozen=True, slots=True)
class PlainMove(Move):
    """A move that is nothing but its notation: enough for most small games."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, the points of each seat, the place of each seat (1 is best)."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @classmethod
    def of_scores(cls, scores: Sequence[int]) -> Outcome:
        """The highest score wins; equal scores share a rank, and the next rank counts them: 1, 1, 3."""
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return cls(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), tuple(scores), ranks)

    @classmethod
    def lost_by(cls, seat: Seat, seats: int) -> Outcome:
        """One seat has lost, all others have won."""
        return cls.of_scores([int(other != seat) for other in range(seats)])


def _plain(outcome: Outcome) -> OutcomeView:
    return {
        "winners": list(outcome.winners),
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
    }


class State(ABC):
    """A position of a game, the full truth of it: a value that never changes.

    Two states are equal when game, options and position text are; the seed and the last move are not compared.
    What is not abstract here suits a small game: a state that draws on chance keeps it in a field `chance`, and one
    that tells of the last move keeps what everybody may know of it in a field `last`, such as
    `{"seat": 0, "move": "b2"}`; neither is compared.
    """

    __slots__ = ()

    options: Options

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game that this is a position of."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many play."""

    @property
    @abstractmethod
    def turn(self) -> Seat | None:
        """The seat to act; None when the game is over."""

    @abstractmethod
    def moves(self) -> Sequence[Move]:
        """Every legal move of that seat; none when the game is over."""

    def legal(self, move: Move | str) -> Move:
        """The move of that notation, if the rules allow it here; IllegalMove says why not."""
        notation = str(move)
        for listed in self.moves():
            if str(listed) == notation:
                return listed
        raise IllegalMove("move-after-the-end" if self.turn is None else "move-not-listed", move=notation)

    def formed(self, move: Move | str) -> Move:
        """As `legal`, but for what only a lexicon can say."""
        return self.legal(move)

    @abstractmethod
    def after(self, move: Move) -> Self:
        """The state after a legal move."""

    def play(self, move: Move | str, *, on_trust: bool = False) -> Self:
        """The next state (a move or its notation); this one does not change. On trust, no lexicon is asked."""
        if self.turn is None:
            raise IllegalMove("move-after-the-end")
        if not isinstance(move, Move | str):
            raise IllegalMove("move-no-text", kind=type(move).__name__)
        return self.after(self.formed(move) if on_trust else self.legal(move))

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game is played."""

    @property
    def default(self) -> Move | None:
        """The move made for a seat whose time runs out; None: that seat loses on time."""
        return None

    def reveals(self, move: Move | str) -> bool:
        """Whether that move shows anybody something hidden, or draws on chance; where there are secrets, it may."""
        after = self.after(self.legal(move))
        return self.game.secret != "none" or getattr(after, "chance", None) != getattr(self, "chance", None)

    @property
    def leaves_nothing_to_chance(self) -> bool:
        """Whether nothing is hidden and no move draws on chance: the same players play the same game again then."""
        return self.game.secret == "none" and not hasattr(self, "chance")

    def view(self, seat: Seat | None) -> View:
        """What that seat may know; None: a spectator."""
        if seat is not None and (type(seat) is not int or seat not in range(self.seats)):
            raise BadOption("seat-unknown", seat=repr(seat), last=self.seats - 1)
        outcome = self.outcome
        common: CommonView = {
            "seats": self.seats,
            "seat": seat,
            "turn": self.turn,
            "outcome": _plain(outcome) if outcome else None,
        }
        return {
            "game": self.game.name,
            "options": self.options.plain(),
            **common,
            **self.sight(seat),
            "last": self.last_seen_by(seat),
        }

    def sight(self, seat: Seat | None) -> Mapping[str, Any]:
        """The game's own part of a view: built up field by field, never copied and stripped.

        The whole position, where nothing is secret; a game with secrets says itself what each seat sees.
        """
        if self.game.secret != "none":
            raise NotImplementedError(f"{self.game.name} has secrets: its states need a method sight(seat)")
        return {"position": str(self)}

    def last_seen_by(self, seat: Seat | None) -> Mapping[str, Any] | None:
        """What that reader may know of the move that led here; None at the start and after `position`."""
        last = getattr(self, "last", None)
        return {**last} if isinstance(last, Mapping) else None

    def view_again(self, seat: Seat | None) -> View:
        """What a reader who has had this view already may be shown once more: less, where remembering is the game."""
        return self.view(seat)

    def view_open(self) -> View:
        """Everything open, for looking at a game that is over."""
        return {**self.view(None), **self.open_sight()}

    def open_sight(self) -> Mapping[str, Any]:
        """What the spectator's view hides: nothing, in most games."""
        return {}

    def reimagined(self, seat: Seat | None, seed: int) -> State:
        """A random state that looks the same to that seat."""
        return self.game.imagine(self.view(seat), seed)

    @abstractmethod
    def __str__(self) -> str:
        """Position notation: the full truth, hidden things included."""


def listed_moves(state: State) -> list[str] | None:
    """The legal moves of the seat to act, in notation; None where the game does not list them, or is over."""
    if state.turn is None or not state.game.lists_moves:
        return None
    return [str(move) for move in state.moves()]


def check_reads_back(state: State) -> None:
    """Raises ValueError where the game cannot read what it writes: nobody who plays it has done anything wrong."""
    try:
        state.game.position(str(state), seed=0, **state.options)
    except HaricotError as why:
        raise ValueError(f"the game cannot read its own position {str(state)!r}: {why}") from why


Secret = Literal["none", "common", "private"]
"""What is hidden: nothing; things that no seat knows; things that one seat knows and another does not."""


@dataclass(frozen=True, slots=True)
class Box:
    """What the box says: from which age on, how many minutes, and how many at the table are good company."""

    age: int | None = None
    """None where nobody says."""
    minutes: int = 15
    company: int | None = None
    """None: as few as may play."""
    youngest: int | None = None
    """From which age on by a simplified variant; None where there is none."""
    most: int | None = None
    """Up to how many it is advised for, where more may play; None: as many as may."""


@dataclass(frozen=True, slots=True)
class Feat:
    """Something that was done well in a game; of those with one name, a player's greatest is kept.

    It is told by the text `<game>-feat-<name>`, from `value` and `detail`.
    """

    name: str
    value: int
    detail: str = ""


class Game(ABC):
    """The manifest of one game: its rules before anybody sits down, and whatever else is asked about it."""

    name: str
    seats: range
    options: Mapping[str, Option] = MappingProxyType({})
    presets: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
    family: Mapping[str, Any] = MappingProxyType({})
    """The options that are proposed where a family plays: those that suit children too."""
    box: Box = Box()
    secret: Secret = "private"
    """Unless seats have secrets from each other, their views differ only in whose they are."""
    remembering: bool = False
    """Whether remembering is the game: a seat is given each view once, and none again before the end."""
    lists_moves: bool = True
    """Whether people are shown every legal move: not where finding one is the game."""
    rules_version: int = 1
    """One more whenever a game that was played before would go on, or end, otherwise by the rules of today."""
    view_type: type[Any] = AnyView
    """What is in a view, as a `TypedDict`: every field, no more and no less; `AnyView` where a game declares none."""
    who_begins: tuple[str, ...] = ("first",)
    """The options that say who begins: they make no other game of it for whoever compares strength."""
    rated_apart: tuple[str, ...] = ()
    """The options of which each value is a game of its own for whoever compares strength."""
    preview_type: type[Any] | None = None
    """What is in a preview, likewise; None where a game tells nothing before a move."""

    def new(self, /, seats: int | None = None, seed: int | None = None, **options: Any) -> State:
        """A new game; the same arguments give the same game, on every machine."""
        return self.begin(Chance.of(seed), seats, **options)

    def begin(self, chance: Chance, /, seats: int | None = None, **options: Any) -> State:
        """As `new`, with chance that may be sealed."""
        chosen = self.choose(options)
        if seats is None:
            seats = self.seats_for(chosen)[0]
        self.check_seats(seats, chosen)
        return self.deal(seats, chosen, chance)

    def position(self, text: str, /, seed: int | None = None, **options: Any) -> State:
        """The state of a position notation; its form and its sums are checked, not whether play can reach it."""
        return self.position_with(Chance.of(seed), text, **options)

    def position_with(self, chance: Chance, text: str, /, **options: Any) -> State:
        """As `position`, with chance that may be sealed."""
        if not isinstance(text, str):
            raise BadPosition("position-no-text", kind=type(text).__name__)
        state = self.read(text, self.choose(options), chance)
        self.check_seats(state.seats, state.options)
        return state

    def choose(self, given: Mapping[str, object]) -> Options:
        """Every option with its value: the one given, else the default."""
        checked = {name: find_option(name, self.options).check(value) for name, value in given.items()}
        chosen = Options({name: checked.get(name, option.default) for name, option in self.options.items()})
        self.check_options(chosen)
        return chosen

    def seats_for(self, options: Options) -> range:
        """How many may play with these options."""
        return self.seats

    def seconds_per_turn(self, options: Options) -> int | None:
        """How long the rules let a whole turn last; None: as long as one likes. The clock itself is the table's."""
        return None

    def lexicon_version(self, options: Options) -> str | None:
        """The version of the lexicon that judges words with these options; None where no lexicon does."""
        return None

    def check_seats(self, seats: int, options: Options) -> None:
        """Raises BadOption where that many cannot play with these options."""
        allowed = self.seats_for(options)
        if type(seats) is not int or seats not in allowed:
            raise BadOption("seats-wrong", seats=repr(seats), allowed=span(allowed))
        for name, option in self.options.items():
            value = options[name]
            if option.names_a_seat and isinstance(value, int) and value >= seats:
                raise BadOption("option-seat", option=name, named=option.named, number=value + 1, players=seats)

    def check_options(self, options: Options) -> None:  # noqa: B027 (most games have nothing to add)
        """Raises BadOption where options that are right one by one cannot go together."""

    @abstractmethod
    def deal(self, seats: int, options: Options, chance: Chance) -> State:
        """The start position."""

    @abstractmethod
    def read(self, text: str, options: Options, chance: Chance) -> State:
        """The state of a position notation, or BadPosition."""

    def preview(self, view: View, move: str) -> View | None:
        """What that move would bring, told from the view of the seat to act; None where a game tells nothing before."""
        return None

    def likeness(self, view: View) -> Hashable:
        """The same for views of positions that come to the same for whoever thinks about them, whoever looks.

        What is seen, but for the last move and whose the view is; a game may know of more that looks alike.
        """
        beside = ("last", "seat", "options")
        return repr({name: view[name] for name in sorted(view) if name not in beside})

    def feats(self, states: Sequence[State]) -> Mapping[Seat, Sequence[Feat]]:
        """What was done well in a game that is over, by whom, told from all its positions; nothing, in most games."""
        return {}

    def imagine(self, view: View, seed: int) -> State:
        """A random state that fits a view: the truth as it may be, for whoever saw only this."""
        chance = Chance.of(seed)
        try:
            return self.fit(view, self.choose(view["options"]), chance)
        except (HaricotError, NotImplementedError):
            raise
        except Exception:  # a view comes from anywhere: whatever its faults are, they are the view's
            raise BadPosition("view-unreadable", game=self.name) from None

    def fit(self, view: View, options: Options, chance: Chance) -> State:
        """As `imagine`, for a view of the right form: the position in it, where nothing is secret."""
        if self.secret != "none":
            raise NotImplementedError(f"{self.name} has secrets: it needs a method fit(view, options, chance)")
        state = self.read(view["position"], options, chance)
        if not (is_dataclass(state) and hasattr(state, "last")):
            return state
        return replace(state, last=view["last"])
