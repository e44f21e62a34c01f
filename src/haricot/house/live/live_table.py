"""A table in use: the value, its log, and whoever listens."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Protocol

from haricot.core.game import Seat
from haricot.games import named
from haricot.house.live import messages
from haricot.house.live.broadcast import Broadcast
from haricot.house.live.messages import Known, Message, TableMessage
from haricot.house.store.table_rows import Standing
from haricot.house.wall_clock import now
from haricot.table import Entry, Step, events, fold

MOST_MISSED = 100
MOST_AT_ONCE = 20
"""Messages made for one socket before others have their turn."""
SURELY_SEEN_MS = 2000
"""A view counts as given once its socket has lived on for this long: what was sent to one just dying was not seen."""


class Listener(Protocol):
    """One end of a socket, of one person."""

    person: str
    lang: str

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, key: str) -> None: ...


class LiveTable:
    """`decided` is what was decided last, `stored` what is in the store: only that is ever told."""

    def __init__(self, name: str, log: list[Entry], standing: Standing, known: Known) -> None:
        self.id = name
        self.log = log
        self.views_given = standing.views_given
        self.due = standing.due
        self.known = known
        self.match_steps: list[Step] = []
        """The events of the match since its start, each with the table after it: what may be told again."""
        table = None
        for entry in log:
            table = fold(table, entry)
            self._note(Step(entry, table))
        assert table is not None
        self.decided = self.stored = table
        self.listeners: dict[Listener, list[tuple[int, int]]] = {}
        self.pending: asyncio.Future[None] | None = None
        """The write of what was decided last, until it is stored."""
        self.bot_turn: asyncio.Task[None] | None = None
        self.used_at = monotonic()

    @property
    def once_only(self) -> bool:
        """Whether the seats of the running game are given each view once."""
        match = self.stored.playing
        return match is not None and named(match.setup.game).remembering

    @property
    def standing(self) -> Standing:
        return Standing(self.due, self.views_given)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.listeners or self.pending or self.bot_turn)

    # Broadcasting

    def publish(self, steps: Sequence[Step]) -> None:
        """These events are stored now: everybody hears of them, each what they may know."""
        for step in steps:
            self.log.append(step.entry)
            self._note(step)
            self.stored = step.table
            self._broadcast(step.entry)

    def _note(self, step: Step) -> None:
        if isinstance(step.entry.event, events.Started):
            self.match_steps = [step]
        elif self.match_steps:
            self.match_steps.append(step)

    def _broadcast(self, entry: Entry) -> None:
        table, once_only = self.stored, self.once_only
        broadcast = Broadcast(table, entry, self.known)
        for listener in tuple(self.listeners):
            person = listener.person
            if not table.may_see(person):
                listener.close(4403, "table-not-there")
                continue
            seat = table.seat_of(person)
            listener.send(broadcast.told_to(person, seat, listener.lang))
            if once_only:
                self._given(listener, seat, entry.number)

    def _given(self, listener: Listener, seat: Seat | None, number: int) -> None:
        if seat is not None:
            self.views_given[seat] = max(number, self.views_given.get(seat, 0))
            self.listeners[listener].append((number, now()))

    def send_presence(self) -> None:
        self.send_all(messages.present(self.people_there(), self.stored))

    def send_all(self, message: Message) -> None:
        """The same to everybody: nothing of it depends on a seat."""
        encoded = messages.ENCODER.encode(message)
        for listener in self.listeners:
            listener.send(encoded)

    def snapshot(self, person: str | None, lang: str) -> TableMessage:
        """Everything that a person may know of the table now."""
        return messages.of_table(self.stored, person, self.known, lang)

    # Coming and going

    async def enter(self, listener: Listener, seen: int | None) -> None:
        """What was missed, one after the other; then everything as it is now; then all hear who is there.

        A few at a time, so that others need not wait; what happens meanwhile is among what was missed.
        """
        given: list[tuple[int, int]] = []
        missed = self._missed(listener.person, seen)
        while len(missed) > MOST_AT_ONCE:
            self._send_missed(listener, missed[:MOST_AT_ONCE], given)
            await asyncio.sleep(0)
            missed = self._missed(listener.person, missed[MOST_AT_ONCE - 1].entry.number)
        self._send_missed(listener, missed, given)
        self.listeners[listener] = given
        listener.send(messages.ENCODER.encode(self.snapshot(listener.person, listener.lang)))
        self.send_presence()

    def _send_missed(self, listener: Listener, missed: Sequence[Step], given: list[tuple[int, int]]) -> None:
        for entry, table in ((step.entry, step.table) for step in missed):
            message = messages.of_event(table, entry, listener.person, self.known, listener.lang)
            listener.send(messages.ENCODER.encode(message))
            seat = table.seat_of(listener.person)
            if self.once_only and seat is not None:
                self.views_given[seat] = max(entry.number, self.views_given.get(seat, 0))
                given.append((entry.number, now()))

    def leave(self, listener: Listener) -> None:
        """What was sent just before the socket died may be given again."""
        sent = self.listeners.pop(listener, [])
        seat = self.stored.seat_of(listener.person)
        unsure = [number for number, at in sent if at > now() - SURELY_SEEN_MS]
        if seat is not None and unsure and not self._somebody_else_saw(seat):
            self.views_given[seat] = min(self.views_given.get(seat, 0), unsure[0] - 1)
        self.send_presence()

    def acknowledge(self, listener: Listener, number: int) -> None:
        """Who answers to a number has seen it."""
        sent = self.listeners.get(listener)
        if sent:
            self.listeners[listener] = [one for one in sent if one[0] > number]

    def _somebody_else_saw(self, seat: Seat) -> bool:
        return any(self.stored.seat_of(listener.person) == seat for listener in self.listeners)

    def _missed(self, person: str, seen: int | None) -> Sequence[Step]:
        """The events after the last one seen, each with the table as it was then: nothing is folded again.

        Only from the running game's start on; and where views are given once, only those not yet given. Whoever missed
        more than one would look at is told how things stand, and no more: but not where each view is given once.
        """
        if not self.match_steps:
            return ()
        first = self.match_steps[0].entry.number
        seat = self.stored.seat_of(person)
        if self.once_only:
            given = self.views_given.get(seat, 0) if seat is not None else 0
            seen = None if seat is None else max(seen or 0, given, first - 1)
        if seen is None or seen < first - 1:
            return ()
        missed = self.match_steps[seen - first + 1 :]
        return missed if self.once_only or len(missed) <= MOST_MISSED else ()

    def people_there(self) -> set[str]:
        return {listener.person for listener in self.listeners}
