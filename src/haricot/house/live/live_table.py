"""A table in use: the value, its log, and whoever listens."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from time import monotonic
from typing import NamedTuple, Protocol

from haricot.core.game import Seat
from haricot.games import named
from haricot.house.live import messages
from haricot.house.live.absences import Absences
from haricot.house.live.batched_delivery import BatchedDelivery
from haricot.house.live.broadcast import Broadcast
from haricot.house.live.messages import Message, PersonLookup, PresentMessage, TableMessage
from haricot.house.live.other_houses import OtherHouses
from haricot.house.live.submission import Submission
from haricot.house.live.view_delivery import ViewDeliveries
from haricot.house.store.person_rows import Person
from haricot.house.store.store import Chain
from haricot.house.store.table_rows import DamagedLog, Standing
from haricot.table import Entry, Step, Table, events, fold
from haricot.table.events import PersonId

MOST_MISSED = 100
MOST_AT_ONCE = 20
"""Messages made for one socket before others have their turn."""


class Listener(Protocol):
    """One end of a socket, of one person."""

    person: str
    lang: str
    looks: bool

    def send(self, message: bytes) -> None:
        """Tells it something, without waiting."""

    def close(self, code: int, key: str) -> None:
        """Ends its connection, with a reason that can be said in its language."""


class PeopleElsewhere(NamedTuple):
    """Who has a table open at another house, and who of them has it in sight."""

    people: frozenset[str]
    looking: frozenset[str]


class LiveTable:
    """`decided` is what was decided last, `stored` what is in the store: only that is ever told."""

    def __init__(
        self,
        name: str,
        log: list[Entry],
        standing: Standing,
        known: PersonLookup,
        nameless: Collection[PersonId] = (),
        others: OtherHouses | None = None,
    ) -> None:
        self.id = name
        self.log = log
        self._others = others
        note = partial(others.note_delivery, name) if others is not None else None
        self.deliveries = ViewDeliveries(standing.deliveries, note)
        self.due = standing.due
        self._known = known
        self.nameless = nameless
        """Who took their name out of every game that they played here."""
        self.match_steps: list[Step] = []
        """The events of the match since its start, each with the table after it: what may be told again."""
        self.decided = self.stored = self._folded(log)
        self.listeners: dict[Listener, None] = {}
        self._delivery: BatchedDelivery[Listener] = BatchedDelivery(self.listeners)
        self.chain = Chain()
        self.is_behind = False
        """Whether another house was first, or a refusal waits: until the store is read, nothing is decided here."""
        self.overtaken: list[Submission] = []
        """What is to be decided again then, in order."""
        self.catching_up: asyncio.Task[None] | None = None
        self.heard = 0
        """The number of the last event that another house told of."""
        self.elsewhere: dict[str, PeopleElsewhere] = {}
        """Who has the table open at other houses, by house."""
        self.absences = Absences()
        self.last_at = log[-1].at
        self.is_claimed = False
        """Whether this house has said that it looks after the bot that is to move."""
        self.bot_turn: asyncio.Task[None] | None = None
        self.bot_failures = 0
        """How many turns in a row a bot could not make here, for reasons that nobody foresaw."""
        self.used_at = monotonic()

    def _folded(self, log: Sequence[Entry]) -> Table:
        table = None
        for entry in log:
            table = fold(table, entry)
            self._note(Step(entry, table))
        assert table is not None
        return table

    def known(self, person: PersonId) -> Person | None:
        """Somebody met lately, as far as they are still to be named here."""
        if person in self.nameless and person not in self.stored.guests:
            return None
        return self._known(person)

    def named_again(self, people: Iterable[PersonId | None]) -> None:
        """They have played another game here."""
        if self.nameless:
            self.nameless = set(self.nameless).difference(people)

    @property
    def once_only(self) -> bool:
        """Whether the seats of the running game are given each view once."""
        match = self.stored.playing
        return match is not None and named(match.setup.game).remembering

    @property
    def standing(self) -> Standing:
        """What the store keeps beside the log: when to wake it, and what each seat was given."""
        return Standing(self.due, self.deliveries.of_seats)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it."""
        return not (self.listeners or self.chain.waiting or self.bot_turn or self.is_behind)

    @property
    def all_is_stored(self) -> bool:
        """Whether nothing is decided that could still fail to be stored: so long a refusal can be told at once."""
        return self.decided is self.stored

    # What other houses did

    def folded(self, entries: Sequence[Entry]) -> list[Step]:
        """Those of these events that are new here, each with the table after it."""
        steps: list[Step] = []
        table = self.stored
        for entry in entries:
            if entry.number == table.number + 1:
                table = fold(table, entry)
                steps.append(Step(entry, table))
            elif entry.number > table.number:
                raise DamagedLog(table.number + 1, is_missing=True)
        return steps

    def has(self, entries: Sequence[Entry]) -> bool:
        """Whether these very events are in the log."""
        first = entries[0].number - 1
        return tuple(self.log[first : first + len(entries)]) == tuple(entries)

    def begin_anew(self) -> None:
        """What was decided and not stored has not happened: the next decision is made on what is stored."""
        self.decided, self.chain, self.is_behind = self.stored, Chain(), False
        self.due, self.last_at, self.is_claimed = due_of(self.stored), self.log[-1].at, False

    # Broadcasting

    def publish(self, steps: Sequence[Step]) -> None:
        """These events are stored now: everybody hears of them, each what they may know."""
        for step in steps:
            self.log.append(step.entry)
            self._note(step)
            self.stored = step.table
            self._broadcast(step.entry)
            if self.absences.acted(step.entry.by):
                self.send_presence()

    def _note(self, step: Step) -> None:
        if type(step.entry.event) is events.Started:
            self.match_steps = [step]
        elif self.match_steps:
            self.match_steps.append(step)

    def _broadcast(self, entry: Entry) -> None:
        table, once_only = self.stored, self.once_only
        broadcast = Broadcast(table, entry, self.known)

        def send(listener: Listener) -> None:
            person = listener.person
            if not table.may_see(person):
                listener.close(4403, "table-not-there")
                return
            seat = table.seat_of(person)
            listener.send(broadcast.told_to(person, seat, listener.lang))
            if once_only and seat is not None:
                self.deliveries.send(seat, entry.number)

        self._delivery.tell(sorted(self.listeners, key=lambda one: table.seat_of(one.person) is None), send)

    def send_presence(self) -> None:
        """Tells everybody who is there."""
        self.send_all(self._presence())

    def send_names(self) -> None:
        """Somebody here is called otherwise than before."""
        self.send_all(messages.renamed(self._presence(), self.stored, self.known))

    def _presence(self) -> PresentMessage:
        away = self.absences.look(self.stored, self.people_looking())
        return messages.present(self.people_there(), self.stored, away, self.known)

    def send_all(self, message: Message) -> None:
        """The same to everybody: nothing of it depends on a seat."""
        encoded = messages.ENCODER.encode(message)
        self._delivery.tell(self.listeners, lambda listener: listener.send(encoded))

    def snapshot(self, person: str | None, lang: str) -> TableMessage:
        """Everything that a person may know of the table now."""
        return messages.of_table(self.stored, person, self.known, lang)

    # Coming and going

    async def enter(self, listener: Listener, seen: int | None) -> None:
        """What was missed, one after the other; then everything as it is now; then all hear who is there.

        A few at a time, so that others need not wait; what happens meanwhile is among what was missed.
        """
        if self.once_only and self._others is not None:
            self.deliveries.merge(await self._others.deliveries(self.id))
        after = self._resume_after(listener.person, seen)
        while missed := self._steps_after(after):
            for step in missed[:MOST_AT_ONCE]:
                self._send_missed(listener, step)
                after = step.entry.number
            if len(missed) > MOST_AT_ONCE:
                await asyncio.sleep(0)
        self.listeners[listener] = None
        listener.send(messages.ENCODER.encode(self.snapshot(listener.person, listener.lang)))
        self.change_presence()

    def _send_missed(self, listener: Listener, step: Step) -> None:
        message = messages.of_event(step.table, step.entry, listener.person, self.known, listener.lang)
        listener.send(messages.ENCODER.encode(message))
        seat = step.table.seat_of(listener.person)
        if self.once_only and seat is not None:
            self.deliveries.send(seat, step.entry.number)

    def leave(self, listener: Listener) -> None:
        """Somebody's socket is gone."""
        self.listeners.pop(listener, None)
        self.change_presence()

    def change_presence(self) -> None:
        """Tells everybody, at other houses too."""
        self.send_presence()
        self.tell_presence()

    def tell_presence(self) -> None:
        """To other houses, if there are any: who is connected to the table here."""
        if self._others is not None:
            self._others.tell_presence(self.id, self.people_here(), self.looking_here())

    def acknowledge(self, person: str, number: int) -> None:
        """Who says so, or answers to a number, has everything up to it."""
        seat = self.stored.seat_of(person)
        if self.once_only and seat is not None:
            self.deliveries.acknowledge(seat, number)

    def _resume_after(self, person: str, seen: int | None) -> int | None:
        """The number of the last event that who comes is not told of; None where only how things stand is told.

        Only from the running game's start on; where views are given once, those not yet given, however many. Whoever
        missed more than one would look at is told how things stand, and no more.
        """
        if not self.match_steps:
            return None
        first = self.match_steps[0].entry.number
        if self.once_only:
            seat = self.stored.seat_of(person)
            if seat is None:
                return None
            if self._others is not None:  # a house that died may not have noted what it sent
                self.deliveries.send(seat, min(seen or 0, self.stored.number))
            self.deliveries.acknowledge(seat, seen or 0)
            return max(self.deliveries.resume(seat, self._turn_since()), first - 1)
        if seen is None or not first - 1 <= seen or self.stored.number - seen > MOST_MISSED:
            return None
        return seen

    def _steps_after(self, number: int | None) -> Sequence[Step]:
        """The events of the match after that one, each with the table as it was then: nothing is folded again."""
        if number is None:
            return ()
        return self.match_steps[max(0, number - self.match_steps[0].entry.number + 1) :]

    def _turn_since(self) -> int:
        """The number of the event that began the turn of whoever is to act."""
        turn, since = _turn(self.match_steps[-1]), self.match_steps[0].entry.number
        for step in reversed(self.match_steps):
            if _turn(step) != turn:
                break
            since = step.entry.number
        return since

    def people_there(self) -> set[str]:
        """At this house and at others."""
        return self.people_here().union(*(house.people for house in self.elsewhere.values()))

    def note_elsewhere(self, house: str, people: frozenset[str], looking: frozenset[str] = frozenset()) -> None:
        """Who is connected at another house, and who looks; all hear of it if that changes anything."""
        before = self.people_there(), self.people_looking()
        if people:
            self.elsewhere[house] = PeopleElsewhere(people, looking)
        else:
            self.elsewhere.pop(house, None)
        if (self.people_there(), self.people_looking()) != before:
            self.send_presence()

    def people_here(self) -> set[str]:
        """Who has the table open in this house."""
        return {listener.person for listener in self.listeners}

    def people_looking(self) -> set[str]:
        """Who has the table in sight, at this house and at others."""
        return self.looking_here().union(*(house.looking for house in self.elsewhere.values()))

    def looking_here(self) -> set[str]:
        """Who has it before their eyes."""
        return {listener.person for listener in self.listeners if listener.looks}


def _turn(step: Step) -> Seat | None:
    return step.table.match.turn if step.table.match else None


def due_of(table: Table) -> int | None:
    """When the house must look at the table again: at once for a bot, at its deadline for a person."""
    return 0 if table.bot_to_move() is not None else deadline_of(table)


def deadline_of(table: Table) -> int | None:
    """When the time of whoever is to move is over; where nobody is any more, when the table closes."""
    if table.closes_at is not None:
        return table.closes_at
    playing = table.playing
    return playing.deadline if playing is not None else None
