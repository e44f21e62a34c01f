"""A table in the house: the value, its log, and whoever listens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from time import time
from typing import Protocol

from haricot.core.game import Seat
from haricot.games import named
from haricot.house.live import messages
from haricot.house.live.messages import Known, Told
from haricot.house.live.view_history import Sights
from haricot.table import Entry, Step, Table, events, fold

MOST_MISSED = 1000
SURELY_SEEN_MS = 2000
"""A view counts as given once its socket has lived on for this long: what was sent to one just dying was not seen."""


def now() -> int:
    return int(time() * 1000)


class Listener(Protocol):
    """One end of a socket, of one person."""

    person: str

    def tell(self, message: bytes) -> None: ...

    def close(self, code: int, key: str) -> None: ...


class Room:
    """`table` is what was decided, `shown` what is stored: only that is ever told."""

    def __init__(self, name: str, log: list[Entry], marks: dict[Seat, int], due: int | None, known: Known) -> None:
        self.id = name
        self.log = log
        self.marks = marks
        self.due = due
        self.known = known
        self.before_game: Table | None = None  # from where what was missed is told again
        table = None
        for entry in log:
            if isinstance(entry.event, events.Started):
                self.before_game = table
            table = fold(table, entry)
        assert table is not None
        self.table = self.shown = table
        self.listeners: dict[Listener, list[tuple[int, int]]] = {}
        self.sights = Sights()
        self.waiting: asyncio.Future[None] | None = None
        self.bot: asyncio.Task[None] | None = None

    @property
    def once_only(self) -> bool:
        """Whether the seats of the running game are given each view once."""
        game = self.shown.playing
        return game is not None and named(game.setup.game).remembering

    # Telling

    def show(self, steps: Sequence[Step]) -> None:
        """These events are stored now: everybody hears of them, each what they may know."""
        for step in steps:
            if isinstance(step.entry.event, events.Started):
                self.before_game = self.shown
            self.log.append(step.entry)
            self.shown = step.table
            self._tell(step.entry)

    def _tell(self, entry: Entry) -> None:
        table, once_only = self.shown, self.once_only
        short, ready = messages.is_short(table, entry), {}
        for listener in tuple(self.listeners):
            person = listener.person
            if not table.may_see(person):
                listener.close(4403, "table-not-there")
                continue
            seat = table.seat_of(person)
            key = seat if short else person
            if key not in ready:
                ready[key] = messages.ENCODER.encode(messages.of_event(table, entry, person, self.known))
            listener.tell(ready[key])
            if once_only:
                self._given(listener, seat, entry.number)

    def _given(self, listener: Listener, seat: Seat | None, number: int) -> None:
        if seat is not None:
            self.marks[seat] = max(number, self.marks.get(seat, 0))
            self.listeners[listener].append((number, now()))

    # Coming and going

    def enter(self, listener: Listener, seen: int | None) -> None:
        """What was missed, one after the other; then everything as it is now; then all hear who is there."""
        self.listeners[listener] = []
        for table, entry in self._missed(listener.person, seen):
            listener.tell(messages.ENCODER.encode(messages.of_event(table, entry, listener.person, self.known)))
            if self.once_only:
                self._given(listener, table.seat_of(listener.person), entry.number)
        listener.tell(messages.ENCODER.encode(messages.whole(self.shown, listener.person, self.known)))
        self.tell_presence()

    def leave(self, listener: Listener) -> None:
        """What was sent just before the socket died may be given again."""
        sent = self.listeners.pop(listener, [])
        seat = self.shown.seat_of(listener.person)
        unsure = [number for number, at in sent if at > now() - SURELY_SEEN_MS]
        if seat is not None and unsure and not self._somebody_else_saw(seat):
            self.marks[seat] = min(self.marks.get(seat, 0), unsure[0] - 1)
        self.tell_presence()

    def surely_seen(self, listener: Listener, number: int) -> None:
        """Who answers to a number has seen it."""
        sent = self.listeners.get(listener)
        if sent:
            self.listeners[listener] = [one for one in sent if one[0] > number]

    def _somebody_else_saw(self, seat: Seat) -> bool:
        return any(self.shown.seat_of(listener.person) == seat for listener in self.listeners)

    def _missed(self, person: str, seen: int | None) -> Iterator[tuple[Table, Entry]]:
        """The events after the last one seen, each with the table as it was then.

        Only from the running game's start on; and where views are given once, only those not yet given.
        """
        table = self.before_game
        seat = self.shown.seat_of(person)
        if self.once_only:
            seen = None if seat is None else max(seen or 0, self.marks.get(seat, 0), table.number if table else 0)
        if table is None or seen is None or seen < table.number or self.shown.number - seen > MOST_MISSED:
            return
        for entry in self.log[table.number :]:
            if seen >= self.shown.number:
                return
            table = fold(table, entry)
            if entry.number > seen:
                yield table, entry

    def people_there(self) -> set[str]:
        return {listener.person for listener in self.listeners}

    def tell_presence(self) -> None:
        self.tell_all(messages.present(self.people_there(), self.shown))

    def tell_all(self, told: Told) -> None:
        """The same to everybody: nothing of it depends on a seat."""
        message = messages.ENCODER.encode(told)
        for listener in self.listeners:
            listener.tell(message)

    def whole(self, person: str | None) -> Told:
        return messages.whole(self.shown, person, self.known)
