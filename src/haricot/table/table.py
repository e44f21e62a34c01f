"""The table itself: who is there, who sits where, the match being played, and the evening so far."""

from __future__ import annotations

from itertools import pairwise
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from haricot.core.game import Outcome, Seat, State, View
from haricot.games import named
from haricot.games.rule_set import rule_set
from haricot.records.record import Record, seal_of
from haricot.table.events import Millisecond, PersonId
from haricot.table.move_list import NO_MOVES, MoveList
from haricot.table.setup import Setup

MOST_GUESTS = 200
MOST_INVITATIONS = 50
MOST_PEOPLE_A_SEAT = 8
MOST_EVENTS = 25_000
"""A table's log has an end: twice the longest game that was ever played at random."""
NEARLY_ALL_EVENTS = 24_000
EVENTS_BETWEEN_WARNINGS = 100
MOST_JOIN_REQUESTS = 20
MILLISECONDS_TO_RETURN = 60_000
"""For so long whoever left may think better of it, whatever became of the invitation; then an empty table closes."""


class Chair(Struct, frozen=True):
    """A seat: the people who share it, or the bot in it and its level; lent: its people let a bot play for them."""

    people: tuple[PersonId, ...] = ()
    bot: str | None = None
    lent: bool = False
    level: str | None = None

    @property
    def is_free(self) -> bool:
        """Nobody sits there, no bot either."""
        return not self.people and self.bot is None

    @property
    def bot_plays(self) -> bool:
        """Whether a bot moves for it: its own, or one that stands in."""
        return self.bot is not None or self.lent


class PlayedMove(Struct, frozen=True):
    """A move of the match: whose, how, the number of its event, the deadline it was made under, the state before it.

    And where time is counted in all, what each seat had left when that turn began.

    The states are kept so that nothing is ever replayed: to take moves back costs the same late in a game as early.
    """

    seat: Seat
    move: str
    how: Literal["person", "bot", "time"]
    number: int
    deadline: Millisecond | None
    before: State
    times_left: tuple[Millisecond, ...] = ()
    at: Millisecond = 0
    """When it was made."""


class UndoRequest(Struct, frozen=True):
    """That seat asks for its last move back, so that `left` moves remain; the event of that number asked for it."""

    seat: Seat
    left: int
    number: int
    agreed: frozenset[Seat] = frozenset()


class Resignation(Struct, frozen=True):
    """Who gave up, on which seat, after how many moves of the match, and the bot that stands in for them."""

    seat: Seat
    people: tuple[PersonId, ...]
    moves: int
    bot: str


class Match(Struct, frozen=True):
    """A game being played at the table, or just over: the setup it began with, its position, and how it came there."""

    setup: Setup
    seed: int
    salt: str
    began: int
    """The number of the event that started it."""
    since: int
    """The number of the event that led to this position: a move that was meant for an older one is stale."""
    state: State
    began_at: Millisecond = 0
    moves: MoveList = NO_MOVES
    ended: str | None = None
    deadline: Millisecond | None = None
    times_left: tuple[Millisecond, ...] = ()
    """What each seat had left when this turn began, where time is counted in all; otherwise empty."""
    undo: UndoRequest | None = None
    rematch: frozenset[Seat] = frozenset()
    """The seats that want to play again."""
    sat: frozenset[tuple[PersonId, Seat]] = frozenset()
    """Who sat where at any time of the match: nobody looks into two hands."""
    resigned: tuple[Resignation, ...] = ()
    """Who gave up while the others played on, the first to do so first."""
    start: str | None = None
    """The position it began with, where it was played on from one."""
    rules: int | None = None
    """The version of the rules by which it was begun; None in an old log."""
    lexicon: str | None = None
    """The version of the lexicon likewise; None also where no lexicon judges."""

    @property
    def turn(self) -> Seat | None:
        """The seat to act; None once the game is over, however it ended."""
        return None if self.ended else self.state.turn

    @property
    def is_over(self) -> bool:
        """Nobody is to move any more."""
        return self.turn is None

    def stand_in_for(self, person: PersonId) -> str | None:
        """The bot that plays on where a person gave up."""
        return next((one.bot for one in self.resigned if person in one.people), None)

    @property
    def outcome(self) -> Outcome | None:
        """The game's, or that of a game which was resigned or lost on time."""
        if self.ended:
            return Outcome.lost_by(int(self.ended.partition(":")[2]), self.state.seats)
        return self.state.outcome

    def view(self, seat: Seat | None) -> View:
        """What that seat may know of the position."""
        if named(self.setup.game).secret == "private":
            return self.state.view(seat)
        return {**self.seen_by_all, "seat": seat}

    @property
    def seen_by_all(self) -> View:
        """Where no seat has a secret from another: the view of anybody, but for whose it is."""
        view = self.state.view(None)
        del view["seat"]
        return view

    @property
    def states(self) -> tuple[State, ...]:
        """Every position of the match, from the first to the one that it has come to."""
        return (*(played.before for played in self.moves), self.state)

    @property
    def times(self) -> tuple[Millisecond, ...]:
        """How long each move took, from the one before it or from the start."""
        made = [self.began_at, *(played.at for played in self.moves)]
        return tuple(now - then for then, now in pairwise(made))

    @property
    def seal(self) -> str:
        """A hash of seed and salt, by which the deal can be verified afterwards."""
        return seal_of(self.seed, self.salt)

    @property
    def record(self) -> Record:
        """The whole game as text can hold it."""
        assert self.setup.seats is not None
        return Record(
            game=self.setup.game,
            seats=self.setup.seats,
            seed=self.seed,
            options=self.setup.options,
            moves=tuple(played.move for played in self.moves),
            start=self.start,
            ended=self.ended,
            rules=self.rules,
            lexicon=self.lexicon,
            salt=self.salt,
        )


class JoinRequest(Struct, frozen=True):
    """Somebody asks to share a seat, or (without a seat) to come in; the event of that number asked for it."""

    person: PersonId
    seat: Seat | None
    may: Literal["sit", "watch"]
    invitation: str | None
    number: int
    agreed: frozenset[PersonId] = frozenset()


class Departure(Struct, frozen=True):
    """When somebody left, who may still come back, by which invitation they had come, and whether they were the host.

    And the seat that is theirs again: a bot plays there for them, or it is free.
    """

    at: Millisecond
    may: Literal["sit", "watch"]
    invitation: str | None
    seat: Seat | None
    bot: str | None = None
    was_host: bool = False


class Finished(Struct, frozen=True):
    """A game that was played to its end at this table, who sat where then, and who had gone before."""

    record: Record
    chairs: tuple[Chair, ...]
    ranks: tuple[int, ...]
    resigned: tuple[Resignation, ...] = ()
    times: tuple[Millisecond, ...] = ()
    """How long each move took."""

    sat: frozenset[tuple[PersonId, Seat]] = frozenset()
    """Who sat where at any time of it."""

    @property
    def gone(self) -> tuple[tuple[PersonId, Seat, Literal["resigned", "left"]], ...]:
        """Who went before the end, from which seat, and how."""
        resigned = {one: gone.seat for gone in self.resigned for one in gone.people}
        known = resigned.keys() | {person for chair in self.chairs for person in chair.people}
        left = sorted((person, seat) for person, seat in self.sat if person not in known)
        return (*((one, seat, "resigned") for one, seat in resigned.items()), *((*one, "left") for one in left))

    @property
    def places(self) -> tuple[int, ...]:
        """Of each seat: those that everybody left or gave up come last, whatever a bot made of them.

        Those who stayed are ranked among themselves.
        """
        last = len(self.ranks)
        emptied = {seat for _, seat, _ in self.gone if not self.chairs[seat].people}
        emptied |= {seat for seat in range(last) if self.record.ended == f"resigned:{seat}"}
        staying = [rank for seat, rank in enumerate(self.ranks) if seat not in emptied]
        if not staying:
            return self.ranks
        return tuple(
            last if seat in emptied else 1 + sum(other < rank for other in staying)
            for seat, rank in enumerate(self.ranks)
        )

    @property
    def places_by_person(self) -> dict[PersonId, int]:
        """The place of everybody who played: whoever went before the end has the last."""
        stayed = {one: place for chair, place in zip(self.chairs, self.places, strict=True) for one in chair.people}
        return stayed | {one: len(self.ranks) for one, _, _ in self.gone}


class Table(Struct, frozen=True):
    """A value: the fold over the events so far."""

    number: int
    host: PersonId
    setup: Setup
    chairs: tuple[Chair, ...]
    guests: dict[PersonId, Literal["sit", "watch"]]
    invitations: dict[str, Literal["sit", "watch"]]
    banned: frozenset[PersonId] = frozenset()
    match: Match | None = None
    finished: tuple[Finished, ...] = ()
    beans: dict[str, int] = {}
    start: str | None = None
    """Where the next game begins, if it is played on from a position."""
    closed: bool = False
    came_by: dict[PersonId, str] = {}
    """The fingerprint of the invitation that each guest showed."""
    guarded: bool = False
    """Somebody was shown out: since then the host lets people in one by one."""
    requests: tuple[JoinRequest, ...] = ()
    declined: frozenset[tuple[PersonId, Seat | None]] = frozenset()
    """Who need not ask again, and for what: the seat, or to come in."""
    departed: dict[PersonId, Departure] = {}
    """Who left and was not shown out."""
    screens: frozenset[PersonId] = frozenset()
    """Screens in the middle of the table: they show what everybody may see, and take no part."""
    arrived: tuple[PersonId, ...] = ()
    """Everybody who ever came, in order."""

    @property
    def playing(self) -> Match | None:
        """The match that runs now."""
        match = self.match
        return None if match is None or self.closed or match.turn is None else match

    @property
    def is_rated(self) -> bool:
        """Whether the game that runs, or the next one, counts: as chosen, by rules of a rating, from the start."""
        played_on = self.playing.start if self.playing is not None else self.start
        setup = self.setup
        return setup.is_rated and played_on is None and rule_set(named(setup.game), setup.options) is not None

    def seat_of(self, person: PersonId | None) -> Seat | None:
        """Where a person sits; None: nowhere, and who is there watches."""
        for seat, chair in enumerate(self.chairs):
            if person in chair.people:
                return seat
        return None

    def seat_kept_for(self, person: PersonId) -> Seat | None:
        """The seat to which somebody comes back who left: nobody else has taken it since."""
        gone = self.departed.get(person)
        if gone is None or gone.seat is None:
            return None
        chair = self.chairs[gone.seat]
        if chair.bot is not None or not chair.people:
            return gone.seat if chair.bot == gone.bot else None
        shared = self.playing is not None and (person, gone.seat) in self.playing.sat
        return gone.seat if shared and len(chair.people) < MOST_PEOPLE_A_SEAT else None

    @property
    def closes_at(self) -> Millisecond | None:
        """When a table closes at which nobody is any more; a screen waits for people as long as no game runs."""
        if self.guests or self.closed or (self.screens and self.playing is None):
            return None
        return max((gone.at for gone in self.departed.values()), default=0) + MILLISECONDS_TO_RETURN

    def request_of(self, person: PersonId, seat: Seat | None) -> JoinRequest | None:
        """What a person asks for: that seat, or to come in."""
        return next((one for one in self.requests if (one.person, one.seat) == (person, seat)), None)

    def waits_outside(self, person: PersonId) -> bool:
        """Whether a person who is not there yet has asked the host to be let in."""
        return person not in self.guests and self.request_of(person, None) is not None

    def admits(
        self, person: PersonId | None, invitation: str | None, *, by_code: bool = False
    ) -> Literal["sit", "watch"] | None:
        """What somebody may come to do: by an invitation (its fingerprint) or a code, or since the table is public."""
        is_open = self.setup.public or (by_code and self.takes_newcomers)
        may = self.invitations.get(invitation or "") or ("sit" if is_open else None)
        if person in self.banned or (may == "watch" and not self.setup.watching):
            return None
        return may

    def may_see(self, person: PersonId | None) -> bool:
        """Guests see the table; who only watches, as long as the host lets people watch. Screens show it."""
        if person not in self.guests:
            return person in self.screens
        return self.setup.watching or self.seat_of(person) is not None or self.guests[person] == "sit"

    @property
    def takes_newcomers(self) -> bool:
        """Whether it gathers, or has a free seat: so long its join code is good."""
        return not self.closed and (self.match is None or any(chair.is_free for chair in self.chairs))

    @property
    def is_full(self) -> bool:
        """Whether its log takes no more: then one can only give up, or go."""
        return self.number >= MOST_EVENTS

    @property
    def events_left(self) -> int | None:
        """How many more events it takes; None while that need not trouble anybody."""
        return None if self.number < NEARLY_ALL_EVENTS else max(0, MOST_EVENTS - self.number)

    def bot_to_move(self) -> Seat | None:
        """The seat to act, if a bot plays it; bots do not play among themselves where nobody is."""
        playing = self.playing
        turn = playing.turn if playing is not None else None
        if turn is None or self.is_full or not self.guests:
            return None
        return turn if self.chairs[turn].bot_plays else None

    def is_live(self, present: set[PersonId]) -> bool:
        """Live when on every seat somebody is there, slow when not; a bot is always there."""
        return all(chair.bot_plays or any(person in present for person in chair.people) for chair in self.chairs)

    def with_chair(self, seat: Seat, chair: Chair) -> Table:
        """The table with another chair in that place."""
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))
