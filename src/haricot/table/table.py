"""The table itself: who is there, who sits where, the game being played, and the evening so far."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from haricot.core.game import Outcome, Seat, State, View
from haricot.games import named
from haricot.records.record import Record, seal_of
from haricot.table.events import Millisecond, Person
from haricot.table.setup import Setup

HOUSE: None = None
"""Who asks when the house itself does: its clock, or a bot in a chair."""

MOST_GUESTS = 200
MOST_INVITATIONS = 50
MOST_PEOPLE_A_SEAT = 8


class Asked(Struct, frozen=True):
    """Who asks, when, and the luck that the house drew for it (a fresh number of 256 bits)."""

    by: Person | None
    at: Millisecond
    luck: int


class Chair(Struct, frozen=True):
    """A seat: the people who share it, or the bot in it and its level; lent: its people let a bot play for them."""

    people: tuple[Person, ...] = ()
    bot: str | None = None
    lent: bool = False
    level: str | None = None

    @property
    def is_free(self) -> bool:
        return not self.people and self.bot is None

    @property
    def bot_plays(self) -> bool:
        return self.bot is not None or self.lent


class Made(Struct, frozen=True):
    """A move that was made: whose, how, the number of its event, and the deadline that it was made under."""

    seat: Seat
    move: str
    how: Literal["person", "bot", "time"]
    number: int
    deadline: Millisecond | None


class UndoRequest(Struct, frozen=True):
    seat: Seat
    left: int
    number: int
    agreed: frozenset[Seat]


class Game(Struct, frozen=True, dict=True):
    """A game being played at the table, or just over.

    What is asked of it many times a move is computed once: it never changes.
    """

    setup: Setup
    seed: int
    salt: str
    began: int
    since: int
    state: State
    moves: tuple[Made, ...] = ()
    ended: str | None = None
    deadline: Millisecond | None = None
    request: UndoRequest | None = None
    rematch: frozenset[Seat] = frozenset()
    sat: frozenset[tuple[Person, Seat]] = frozenset()
    start: str | None = None

    @cached_property
    def turn(self) -> Seat | None:
        """The seat to act; None once the game is over, however it ended."""
        return None if self.ended else self.state.turn

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @cached_property
    def outcome(self) -> Outcome | None:
        if self.ended:
            return Outcome.lost_by(int(self.ended.partition(":")[2]), self.state.seats)
        return self.state.outcome

    def view(self, seat: Seat | None) -> View:
        """What that seat may know of the position."""
        if named(self.setup.game).secret == "private":
            return self.state.view(seat)
        return {**self._seen_by_all, "seat": seat}

    @cached_property
    def _seen_by_all(self) -> View:
        return self.state.view(None)

    def canonical(self, text: str) -> str:
        """A legal move as its notation writes it; the state that it leads to is kept at hand for `after`."""
        move = self.state.legal(text)
        canonical = str(move)
        self.__dict__["_ahead"] = canonical, self.state.after(move)
        return canonical

    def after(self, text: str) -> State:
        """The state after a move."""
        foreseen, state = self.__dict__.get("_ahead", ("", None))
        return state if state is not None and foreseen == text else self.state.play(text)

    @cached_property
    def seal(self) -> str:
        return seal_of(self.seed, self.salt)

    @cached_property
    def record(self) -> Record:
        """The whole game as text can hold it."""
        assert self.setup.seats is not None
        return Record(
            game=self.setup.game,
            seats=self.setup.seats,
            seed=self.seed,
            options=self.setup.options,
            moves=tuple(made.move for made in self.moves),
            start=self.start,
            ended=self.ended,
            salt=self.salt,
        )


class Finished(Struct, frozen=True):
    """A game that was played to its end at this table, and who sat where."""

    record: Record
    chairs: tuple[Chair, ...]


class Table(Struct, frozen=True, dict=True):
    """A value: the fold over the events so far."""

    number: int
    host: Person
    setup: Setup
    chairs: tuple[Chair, ...]
    guests: dict[Person, Literal["sit", "watch"]]
    invitations: dict[str, Literal["sit", "watch"]]
    banned: frozenset[Person] = frozenset()
    game: Game | None = None
    finished: tuple[Finished, ...] = ()
    beans: dict[str, int] = {}
    start: str | None = None
    """Where the next game begins, if it is played on from a position."""
    closed: bool = False

    @cached_property
    def playing(self) -> Game | None:
        """The game that runs now."""
        return None if self.closed or self.game is None or self.game.is_over else self.game

    def seat_of(self, person: Person | None) -> Seat | None:
        """Where a person sits; None: nowhere, and who is there watches."""
        for seat, chair in enumerate(self.chairs):
            if person in chair.people:
                return seat
        return None

    def may_come(self, person: Person | None) -> bool:
        """Whether somebody who is not a guest yet may see the table without an invitation."""
        return self.setup.public and person not in self.banned and not self.closed

    def may_see(self, person: Person | None) -> bool:
        """Guests see the table; who only watches, as long as the host lets people watch."""
        if person not in self.guests:
            return False
        return self.setup.watching or self.seat_of(person) is not None or self.guests[person] == "sit"

    def bot_to_move(self) -> Seat | None:
        """The seat to act, if a bot plays it."""
        if self.playing is None or self.playing.turn is None:
            return None
        return self.playing.turn if self.chairs[self.playing.turn].bot_plays else None

    def is_live(self, present: set[Person]) -> bool:
        """Live when on every seat somebody is there, slow when not; a bot is always there."""
        return all(chair.bot_plays or any(person in present for person in chair.people) for chair in self.chairs)

    def with_chair(self, seat: Seat, chair: Chair) -> Table:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))
