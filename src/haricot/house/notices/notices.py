"""A tap on the shoulder: what happened is looked at after it was told, and whoever is not there is sent a notice.

Nothing of it is in a move's way: a move of a game without days costs a look at its clock. What is to be told is put
into a list; a task reads who can be reached, asks the store whether it was told already, and hands it to the sender.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Iterable, Sequence
from functools import partial

import msgspec
from msgspec import Struct

from haricot.core.errors import HaricotError
from haricot.house.background_tasks import end_tasks
from haricot.house.live.live_table import LiveTable
from haricot.house.live.table_observer import TableObserver
from haricot.house.live.table_service import TableService
from haricot.house.notices.holidays import begins_turn, is_slow, to_move
from haricot.house.notices.notice_text import URGENCY, NoticeKind, worded
from haricot.house.notices.preferences import Preferences, check, quiet_until
from haricot.house.notices.push_sender import Push, PushSender
from haricot.house.people.holiday import rest_of
from haricot.house.people.people import People, Person
from haricot.house.store import notice_rows
from haricot.house.store.notice_rows import Notice, Subscription
from haricot.house.store.store import Store, StoreConnection, WriteFailed
from haricot.house.wall_clock import now
from haricot.table import Step, Table, events

LOG = logging.getLogger("haricot.house.notices")

MOST_WAITING = 1000
MOST_LOOKED = 500
SECONDS_KEPT = {1: 24 * 3600, 2: 4 * 3600}
"""By urgency: for how long a push service keeps a notice for a browser that is not there."""


class Occasion(Struct, frozen=True):
    """Somebody may have to be told something of a table."""

    person: str
    table: str
    kind: NoticeKind
    by: str | None = None


class Notices(TableObserver):
    """What people who are not at a table are told: by a push, or when they come back."""

    def __init__(self, store: Store, people: People, tables: TableService) -> None:
        self._store, self._people, self._tables = store, people, tables
        self.sender: PushSender | None = None
        self._occasions: deque[Occasion] = deque(maxlen=MOST_WAITING)
        self._looked: set[tuple[str, str]] = set()
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, sender: PushSender) -> None:
        """Tells from now on."""
        self.sender = sender
        sender.start()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Tells nothing more."""
        await end_tasks(self._task)
        if self.sender is not None:
            self.sender.stop()

    # What happens

    def events_stored(self, live: LiveTable, steps: Sequence[Step]) -> None:
        """Stored and told: who is to move in a game of days hears it, and a host whose table was found."""
        table = live.stored
        if not steps or (table.playing is not None and not is_slow(table)):
            return
        entry = steps[-1].entry
        if table.playing is None:
            self._somebody_sat(live, steps)
        elif begins_turn(table, entry.at):
            self._tell("turn", live, to_move(table))
        if entry.by is not None and table.playing is not None:
            self.looked(live, entry.by)

    def _somebody_sat(self, live: LiveTable, steps: Sequence[Step]) -> None:
        for step in steps:
            event = step.entry.event
            if isinstance(event, events.Sat) and event.seat is not None and event.person != live.stored.host:
                self._tell("sat", live, [live.stored.host], event.person)

    def woken(self, live: LiveTable, by: str, people: Sequence[str]) -> None:
        """Somebody calls those who are to move."""
        self._tell("wake", live, people, by)

    def invited(self, live: LiveTable, by: str, person: str) -> None:
        """Somebody asks a person to come to a table."""
        self._tell("invited", live, [person], by)

    def clock_runs_out(self, live: LiveTable) -> None:
        """Whoever is to move is reminded."""
        self._tell("clock", live, to_move(live.stored))

    def _tell(self, kind: NoticeKind, live: LiveTable, people: Iterable[str], by: str | None = None) -> None:
        looking = live.people_looking()
        for person in people:
            if person not in looking and person != by:
                self._occasions.append(Occasion(person, live.id, kind, by))
                self._changed.set()

    def looked(self, live: LiveTable, person: str) -> None:
        """What they were told of the table is seen."""
        self._looked.add((person, live.id))
        self._changed.set()

    # What comes of it

    async def _run(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            await self._try(self._note_looked())
            while self._occasions:
                await self._try(self._handle(self._occasions.popleft()))

    async def _try(self, work: Coroutine[None, None, None]) -> None:
        """What goes wrong with one notice is not felt by the next."""
        try:
            await work
        except (WriteFailed, HaricotError) as cause:  # the store is away, or the table cannot be shown
            LOG.info("notice is not sent", extra={"kind": type(cause).__name__})
        except Exception:
            LOG.exception("notice could not be made")

    async def _note_looked(self) -> None:
        while self._looked:
            some = [self._looked.pop() for _ in range(min(MOST_LOOKED, len(self._looked)))]
            unseen = await self._store.read(partial(notice_rows.unseen_among, looked=some))
            if unseen:
                await self._store.change(notice_rows.seen(unseen))

    async def _handle(self, occasion: Occasion) -> None:
        """Sent at once, or after the quiet hours; or not, where they want to hear nothing or were told already."""
        subscriptions = await self._store.read(partial(notice_rows.subscriptions_of, person=occasion.person))
        live = await self._tables.find(occasion.table) if subscriptions else None
        await self._people.find([occasion.person])
        if live is None or not self._still_holds(live, occasion):
            return
        preferences, at = await self.preferences_of(occasion.person), now()
        if not preferences.wants(occasion.table, live.stored.setup.game):
            return
        due = quiet_until(preferences, at)
        notice = Notice(occasion.person, occasion.table, occasion.kind, URGENCY[occasion.kind], at, due)
        if await self._claim(partial(notice_rows.note, notice=notice)) and due is None:
            await self._send(live, occasion, subscriptions)

    async def send_late(self, notice: Notice) -> None:
        """The quiet hours are over: if it was not seen meanwhile and is still so, it is sent now."""
        occasion = msgspec.convert({"person": notice.person, "table": notice.table, "kind": notice.kind}, Occasion)
        live = await self._tables.find(notice.table)
        if not await self._claim(partial(notice_rows.take_due, notice=notice)):
            return
        if live is not None and self._still_holds(live, occasion):
            subscriptions = await self._store.read(partial(notice_rows.subscriptions_of, person=notice.person))
            await self._send(live, occasion, subscriptions)

    async def _claim(self, work: partial[bool]) -> bool:
        """Asks the store, in the thread that writes, whether this house is the one that tells it."""
        won: list[bool] = []

        def ask(connection: StoreConnection) -> None:
            won[:] = [work(connection)]

        await self._store.change(ask)
        return won == [True]

    def _still_holds(self, live: LiveTable, occasion: Occasion) -> bool:
        """Nobody is told what is no longer so, or what they see themselves; on holiday, nothing about clocks."""
        table, person = live.stored, occasion.person
        if table.closed or person in live.people_looking() or self._people.cached(person) is None:
            return False
        if occasion.kind == "invited":
            return True
        if person not in table.guests:
            return False
        if occasion.kind == "sat":
            return table.playing is None
        rests = rest_of([person], self._people.cached, now()) > 0 and occasion.kind != "wake"
        return person in to_move(table) and not _is_lent(table, person) and not rests

    async def _send(self, live: LiveTable, occasion: Occasion, subscriptions: Sequence[Subscription]) -> None:
        playing, by = live.stored.playing, None
        if occasion.by is not None:
            by = (await self._people.find([occasion.by])).get(occasion.by)
        left = playing.deadline - now() if playing is not None and playing.deadline is not None else None
        urgency = URGENCY[occasion.kind]
        for one in subscriptions:
            game = live.stored.setup.game
            message = worded(occasion.kind, live.id, game, one.lang, by.name if by else None, left)
            assert self.sender is not None
            rate = "high" if urgency > 1 else "normal"
            self.sender.send(Push(one, message, live.id, rate, SECONDS_KEPT[urgency]))

    async def choose(self, person: Person, preferences: Preferences) -> None:
        """What somebody wants to be told from now on; Refused where their quiet hours are nobody's."""
        check(preferences)
        await self._store.change(*notice_rows.choose(person.id, msgspec.json.encode(preferences).decode()))

    async def preferences_of(self, person: str) -> Preferences:
        """What somebody wants to be told, and when not."""
        chosen = await self._store.read(partial(notice_rows.chosen_by, person=person))
        return Preferences() if chosen is None else msgspec.json.decode(chosen, type=Preferences)


def _is_lent(table: Table, person: str) -> bool:
    seat = table.seat_of(person)
    return seat is not None and table.chairs[seat].lent
