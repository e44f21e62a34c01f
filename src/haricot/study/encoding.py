"""Action ids and observations: a game by one set of options as fixed numbers, the same behind every door.

An encoding speaks of views and of states as their mover sees them: what a seat may not know is in neither. Most games
have an id for each move. Where there are too many moves, one is made of a few small decisions: a `Draft` is the ids
chosen so far for the move in hand, and belongs to whoever chooses.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from haricot.core.errors import BadOption, BadPosition, HaricotError, IllegalMove
from haricot.core.game import Move, Seat, State, View
from haricot.core.options import Options, write_options
from haricot.games import named, part_of
from haricot.study.layout import Layout, Numbers, Observation

Mask = NDArray[np.int8]
"""By action id: 1 where it may be chosen."""

Draft = tuple[int, ...]
"""The ids chosen so far for a move that is not whole yet."""

UNFIT = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError)
"""What an encoding raises over numbers or a view that are not of its game."""


class Encoding(ABC):
    """One game, with so many seats and these options."""

    name: ClassVar[str]
    """The game's."""
    holds_last: ClassVar[bool] = False
    """Whether observations hold the view's `last` too: where it does not follow from those before and after it."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.layout = self.laid_out()
        self.actions = self.labels()
        """What each action id stands for, in words; its length is the size of the action space."""

    @property
    def most_decisions(self) -> int | None:
        """More than these no game takes; None where the rules set no bound, or nobody has shown one."""
        return None

    # Observations

    @abstractmethod
    def laid_out(self) -> Layout:
        """The fields of an observation."""

    def encode(self, view: View, draft: Draft = (), *, on_trust: bool = False) -> Observation:
        """Everything that a seat's view holds, `last` where `holds_last` says so; and the draft of its move.

        BadPosition where that is no view of this game with so many seats and these options, IllegalMove where that is
        no draft. On trust, for a view that a state has just made, nothing is compared.
        """
        if on_trust:
            return self.layout.pack(self.numbers(view, draft))
        self._must_be_of_this(view)
        draft = row_of_ids(draft)
        try:
            row = self.layout.pack(self.numbers(view, draft))
            held, drafted = self._decoded(self.layout.unpack(row), view["seat"])
        except UNFIT as wrong:
            raise BadPosition("study-view", game=self.name, seats=self.seats) from wrong
        if drafted != draft:
            raise IllegalMove("study-draft", ids=", ".join(map(str, draft)))
        told = view if self.holds_last else {**view, "last": None}
        if (field := first_difference(told, held)) is not None:
            raise BadPosition("study-view-field", game=self.name, seats=self.seats, field=field)
        if not self.layout.holds(row):
            raise BadPosition("study-view", game=self.name, seats=self.seats)
        rules = named(self.name)
        if rules.secret == "none":  # all is in sight, so that nothing has to be drawn for it
            rules.imagine(held, 0)
        return row

    def _must_be_of_this(self, view: object) -> None:
        if not isinstance(view, Mapping) or (view.get("game"), view.get("seats")) != (self.name, self.seats):
            raise BadPosition("study-view", game=self.name, seats=self.seats)
        if not isinstance(options := view.get("options"), dict):
            raise BadPosition("study-view-field", game=self.name, seats=self.seats, field="options")
        if first_difference(options, self.options) is not None:
            raise BadPosition("study-view-options", options=self._other_than(options))
        if view.get("seat") is None:
            raise BadOption("study-spectator")
        self._must_have(view["seat"])

    def _other_than(self, options: Mapping[str, Any]) -> str:
        """Its options, those alone that differ from the given ones, if any do."""
        own = self.options.plain()
        differing = {name: value for name, value in own.items() if not same(options.get(name), value)}
        return write_options(differing or own)

    @abstractmethod
    def numbers(self, view: View, draft: Draft) -> Numbers:
        """The fields of a view."""

    def decode(self, observation: Observation, seat: Seat) -> tuple[View, Draft]:
        """The view of that seat, with `last` where `holds_last` says so, and the draft, back from their numbers.

        BadPosition where they are no observation.
        """
        seat = self._must_have(seat)
        try:
            view, draft = self._decoded(self.layout.unpack(observation), seat)
            is_observation = bool((self.encode(view, draft) == observation).all())
        except (*UNFIT, HaricotError) as wrong:
            raise BadPosition("study-observation", numbers=self.layout.size) from wrong
        if not is_observation:
            raise BadPosition("study-observation", numbers=self.layout.size)
        return view, draft

    def _must_have(self, seat: Seat) -> Seat:
        if not isinstance(seat, int | np.integer) or isinstance(seat, bool) or seat not in range(self.seats):
            raise BadOption("seat-unknown", seat=repr(seat), last=self.seats - 1)
        return int(seat)

    def _decoded(self, numbers: Numbers, seat: Seat) -> tuple[View, Draft]:
        view = {
            "game": self.name,
            "seats": self.seats,
            "options": self.options.plain(),
            "seat": seat,
            "last": None,
            **self.sight(numbers, seat),
        }
        return view, self.draft(numbers)

    @abstractmethod
    def sight(self, numbers: Numbers, seat: Seat) -> Mapping[str, Any]:
        """The fields of a view back: `turn`, `outcome`, and the game's own."""

    def draft(self, numbers: Numbers) -> Draft:
        """The draft back; none where each move has an id."""
        return ()

    def relative(self, seat: Seat | None, reader: Seat) -> int | None:
        """How many seats further on than the reader: observations count from whose they are."""
        return None if seat is None else (seat - reader) % self.seats

    def turned(self, by_seat: list[Any], reader: Seat) -> list[Any]:
        """A row by seat, from the reader on."""
        return by_seat[reader:] + by_seat[:reader]

    def turned_back(self, from_reader: list[Any], reader: Seat) -> list[Any]:
        """That row by seat again."""
        return from_reader[self.seats - reader :] + from_reader[: self.seats - reader]

    # Actions

    @abstractmethod
    def labels(self) -> tuple[str, ...]:
        """What each action id stands for, in words."""

    def mask(self, state: State, draft: Draft = ()) -> Mask:
        """Which ids the mover may choose, after those of the draft; none when the game is over.

        IllegalMove where no move begins with the draft, BadOption where that is no state of this game and its options.
        """
        self.must_fit(state)
        ids = self._followed(state, draft)
        if ids and self.made(state, ids) is not None:
            raise IllegalMove("study-ids-too-many", ids=", ".join(map(str, ids)))
        return self.choices(state, ids)

    def choices(self, state: State, draft: Draft) -> Mask:
        """As `mask`, for a state and a draft that are known to fit: here each move is one id."""
        allowed = np.zeros(len(self.actions), np.int8)
        for move in state.moves():
            allowed[self.ids(state, str(move))[0]] = 1
        return allowed

    @abstractmethod
    def ids(self, state: State, move: str) -> Draft:
        """The ids of a legal move, in the order in which they are chosen."""

    def move(self, state: State, draft: Sequence[int] | int) -> str | None:
        """The move that these ids make, in notation; None while it is not whole. IllegalMove where masks forbid one."""
        ids = self._followed(state, draft)
        return self.made(state, ids) if ids else None

    def _followed(self, state: State, draft: Sequence[int] | int) -> Draft:
        """The ids, each of which may follow those before it."""
        ids: Draft = ()
        for action in row_of_ids(draft):
            if ids and self.made(state, ids) is not None:
                raise IllegalMove("study-ids-too-many", ids=", ".join(map(str, ids)))
            ids = (*ids, self.allowed(state, ids, action))
        return ids

    def allowed(self, state: State, draft: Draft, action: Any) -> int:
        """That id, if it may be chosen after those of the draft; IllegalMove says why not."""
        self.must_fit(state)
        try:
            number = range(len(self.actions)).index(whole_number(action))
        except (TypeError, ValueError):
            raise IllegalMove("study-action-unknown", action=str(action), last=len(self.actions) - 1) from None
        if not self.choices(state, draft)[number]:
            raise IllegalMove("study-action", action=str(number), label=self.actions[number])
        return number

    def must_fit(self, state: object) -> None:
        """BadOption where that is no state of this game with so many seats and these options."""
        if not isinstance(state, State) or (state.game.name, state.seats) != (self.name, self.seats):
            raise BadOption("study-state", game=self.name, seats=self.seats)
        if state.options != self.options:
            raise BadOption("study-state-options", options=self._other_than(state.options))

    @abstractmethod
    def made(self, state: State, draft: Draft) -> str | None:
        """The move that ids make which masks allow, at least one; None while it is not whole."""


def encoding(game: str, seats: int | None = None, **options: Any) -> Encoding:
    """The encoding of a game with these options, as `Game.new` takes them; BadOption where a game brings none."""
    rules = named(game)
    chosen = rules.choose(options)
    if seats is None:
        seats = rules.seats_for(chosen)[0]
    rules.check_seats(seats, chosen)
    part = part_of(game, "study", "ENCODING")
    if part is None:
        raise BadOption("study-no-encoding", game=game)
    made: Encoding = part.ENCODING(seats, chosen)
    return made


def of_state(state: State) -> Encoding:
    """The encoding that fits a state."""
    return encoding(state.game.name, state.seats, **state.options.plain())


def first_difference(one: Mapping[str, Any], other: Mapping[str, Any]) -> str | None:
    """The first field that is not the same in both; None where they say the same."""
    for name in (*one, *other):
        if name not in one or name not in other or not same(one[name], other[name]):
            return str(name)
    return None


def same(one: Any, other: Any) -> bool:
    """Whether plain data are equal and of one kind: 1 is neither 1.0 nor True here."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(value, other[name]) for name, value in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def whole_number(action: Any) -> int:
    """As NumPy has them too; TypeError where it is something else, True and False among it."""
    if isinstance(action, bool):
        raise TypeError
    return index(action)


def row_of_ids(ids: Any) -> tuple[Any, ...]:
    """Ids in a row, one alone too; whether they are ids is not asked."""
    try:
        return tuple(ids)
    except TypeError:
        return (ids,)


def notation_of(move: object) -> str:
    """A move in notation, or the move itself, as text; IllegalMove where it is neither."""
    if not isinstance(move, Move | str):
        raise IllegalMove("move-no-text", kind=type(move).__name__)
    return str(move)
