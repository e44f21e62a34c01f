"""A command's way: decided by the table, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from time import monotonic

from haricot.core.errors import HaricotError
from haricot.house.bots.bot_pool import BotPool
from haricot.house.errors import GameMissing, NotFound, NotShown, TableUnreadable
from haricot.house.live.bot_turns import BotTurns
from haricot.house.live.deadlines import Deadlines
from haricot.house.live.live_table import LiveTable
from haricot.house.live.view_cache import ViewCache
from haricot.house.metrics import MOVE_SECONDS
from haricot.house.people.people import People, Person
from haricot.house.settings import Settings
from haricot.house.store import table_rows
from haricot.house.store.store import Change, Reading, Store, StoreFault, WriteFailed
from haricot.house.store.table_rows import DamagedLog, Standing
from haricot.house.wall_clock import now
from haricot.table import (
    HOUSE,
    Come,
    Command,
    Decision,
    DrawLots,
    ExtendClock,
    HouseCommand,
    NotAllowed,
    Play,
    Refused,
    Rematch,
    Request,
    Setup,
    Start,
    Step,
    Table,
    TimeOut,
    decide,
    events,
    opened,
    unknown_game,
)

LOG = logging.getLogger("haricot.house.live")

MOST_LOADED = 3000
MOST_PUBLIC = 1000
IDLE_SECONDS = 120.0
SECONDS_BETWEEN_SWEEPS = 30.0

SHORTEST_DOWNTIME = 1000
"""Milliseconds that a house must have been closed for time to be given back."""

DRAWING = frozenset((Start, Rematch, DrawLots))
"""Only these draw on chance, and to draw entropy for every move would cost more than the move."""


class TableService:
    """The tables that are in use; others wait in the store."""

    def __init__(self, store: Store, people: People, bots: BotPool, settings: Settings) -> None:
        self.store, self.people = store, people
        self.loaded: OrderedDict[str, LiveTable] = OrderedDict()
        self.public: OrderedDict[str, None] = OrderedDict()
        self.views = ViewCache()
        self.deadlines = Deadlines(self._time_is_up)
        self.bot_turns = BotTurns(bots, settings, self.views, self._play_for_bot)
        self.events_stored = 0
        self.unreadable: set[str] = set()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, last_alive: int | None = None) -> None:
        """Takes up again what waits for nobody but the house: running clocks, and bots that are to move.

        The time in which no house was open is given back to those whose clocks ran meanwhile.
        """
        for table, due in await self.store.read(table_rows.waiting_tables):
            if last_alive is not None and due > last_alive:
                await self._give_time_back(table, now() - last_alive)
            self.deadlines.set(table, due)
        newest = await self.store.read(lambda connection: table_rows.newest_public(connection, MOST_PUBLIC))
        self.public.update((table, None) for table in reversed(newest))
        self.deadlines.start()
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.deadlines.stop()
        await self.bot_turns.stop(self.loaded.values())
        for live in self.loaded.values():
            self._keep_standing(live)

    # Finding

    async def find(self, table: str) -> LiveTable | None:
        """The table of that name; loaded from the store if need be. GameMissing where its game is not here."""
        live = self.loaded.get(table)
        if live is not None:
            live.used_at = monotonic()
            self.loaded.move_to_end(table)
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def visible_to(self, person: Person, table: str) -> LiveTable:
        """The table, if that person may see it; otherwise the same answer as for one that does not exist."""
        live = await self.find(table) if is_table_id(table) else None
        if live is None or not live.stored.may_see(person.id):
            raise NotFound("table-not-there")
        return live

    async def _load(self, table: str) -> LiveTable | None:
        try:
            live = await self.store.read(partial(self._read, table))
        except NotShown:
            self.public.pop(table, None)  # no need to try again for everybody who looks at the list
            raise
        if live is None:
            return None
        asking = (one.person for one in live.decided.requests)
        await self.people.find({*live.decided.guests, *live.decided.beans, *asking})
        self._keep(live)
        self._look_ahead(live)
        return live

    def _read(self, table: str, reading: Reading) -> LiveTable | None:
        """In a thread beside the loop: to fold a long log takes a while."""
        try:
            standing = table_rows.standing_of(reading, table)
            log = table_rows.log_of(reading, table) if standing else None
            if not standing or not log:
                return None
            if (game := unknown_game(log)) is not None:
                raise GameMissing(game)
            return LiveTable(table, log, standing, self.people.cached)
        except (GameMissing, StoreFault):
            raise
        except DamagedLog as damage:
            self._note_unreadable(table, str(damage))
        except Exception as fault:  # whatever rules make of a log that they did not write harms this table alone
            self._note_unreadable(table, type(fault).__name__)
        raise TableUnreadable

    def _note_unreadable(self, table: str, kind: str) -> None:
        """Once for each table; what is in the log may be somebody's cards, and is not told."""
        if table not in self.unreadable:
            LOG.error("table is unreadable", extra={"table": table, "kind": kind})
        self.unreadable.add(table)

    def _keep(self, live: LiveTable) -> None:
        self.loaded[live.id] = live
        while len(self.loaded) > MOST_LOADED:
            idle = next((one for one in self.loaded.values() if one.is_idle), None)
            if idle is None or idle is live:
                return
            self._unload(idle)

    def sweep(self) -> None:
        """Tables that nobody has used for a while wait in the store again."""
        for live in tuple(self.loaded.values()):
            if live.used_at > monotonic() - IDLE_SECONDS:
                return  # those used longest ago come first
            if live.is_idle:
                self._unload(live)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
            self.sweep()

    def _unload(self, live: LiveTable) -> None:
        self._keep_standing(live)
        self.views.forget(live.id)
        del self.loaded[live.id]

    def _keep_standing(self, live: LiveTable) -> None:
        if live.deliveries.of_seats:
            self.store.change(table_rows.set_standing(live.id, live.standing))

    # Commands

    async def open_table(
        self, setup: Setup, host: str, start: str | None = None, commands: Sequence[Command] = ()
    ) -> LiveTable:
        """A new table, on which the host has asked for these already: stored together, or not at all."""
        name = secrets.token_hex(8)
        entry = opened(setup, host, now(), start)
        live = LiveTable(name, [entry], Standing(None, {}), self.people.cached)
        steps: list[Step] = []
        for command in commands:
            decision = decide(live.decided, command, _request(command, host))
            live.decided = decision.table
            steps += decision.steps
        changes = [table_rows.add_table(name, entry.at, public=setup.public), table_rows.add_guest(name, host)]
        live.due = _due(live.decided)
        if live.due is not None:
            changes.append(table_rows.set_standing(name, live.standing))
        await self.store.append(name, [entry, *(step.entry for step in steps)], changes)
        live.publish(steps)
        self._keep(live)
        self.events_stored += 1 + len(steps)
        self._list(live)
        self._look_ahead(live)
        return live

    async def come(self, person: Person, table: str, invitation: str | None) -> LiveTable:
        """Lets a person in, with an invitation's fingerprint or to a public table; or has them wait for the host."""
        live = await self.find(table) if is_table_id(table) else None
        if live is None or live.stored.closed:
            raise NotFound("table-not-there")
        try:
            await self.submit(live, Come(invitation), person.id)
        except NotAllowed:
            raise NotFound("table-not-there") from None
        except Refused as refused:
            if refused.key not in ("table-unchanged", "table-waiting"):  # who is there already comes in again
                raise
        return live

    def submit(self, live: LiveTable, command: Command | HouseCommand, by: str | None) -> asyncio.Future[None]:
        """Done once what happened is stored and told; an error of the family says why nothing happens."""
        began = monotonic()
        decision = decide(live.decided, command, _request(command, by))
        changes = self._changes(live, decision)
        live.decided = decision.table
        then = partial(self._stored, live, decision, began if isinstance(command, Play) else None)
        live.pending = self.store.append(live.id, decision.entries, changes, then)
        return live.pending

    async def _play_for_bot(self, live: LiveTable, play: Play) -> None:
        await self.submit(live, play, HOUSE)

    def _changes(self, live: LiveTable, decision: Decision) -> list[Change]:
        """What is kept beside the events, so that things are found without reading them."""
        changes: list[Change] = []
        for step in decision.steps:
            match step.entry.event:
                case events.Played():
                    pass
                case events.Came(person):
                    changes.append(table_rows.remove_guest(live.id, person))
                    changes.append(table_rows.add_guest(live.id, person))
                case events.Left(person):
                    changes.append(table_rows.remove_guest(live.id, person))
                case events.Prepared(setup):
                    changes.append(table_rows.set_public(live.id, setup.public))
                case events.Closed():
                    changes.append(table_rows.set_closed(live.id))
        if (is_over := _is_over(decision.table)) != _is_over(live.decided):
            changes.append(table_rows.set_over(live.id, is_over))
        due = _due(decision.table)
        if due != live.due or live.once_only:
            live.due = due
            changes.append(table_rows.set_standing(live.id, live.standing))
        return changes

    def _stored(self, live: LiveTable, decision: Decision, began: float | None, kept: bool) -> None:
        if live.decided is decision.table:
            live.pending = None
        if not kept:
            self._discard(live)
            return
        self.events_stored += len(decision.steps)
        live.publish(decision.steps)
        if began is not None:
            MOVE_SECONDS.observe(monotonic() - began)
        self._list(live)
        self._look_ahead(live)

    def _discard(self, live: LiveTable) -> None:
        """What was decided and not stored has not happened: whoever comes again finds the table as it is stored."""
        if self.loaded.get(live.id) is live:
            del self.loaded[live.id]
        for listener in tuple(live.listeners):
            listener.close(1012, "house-come-again")

    def _list(self, live: LiveTable) -> None:
        if live.stored.setup.public and not live.stored.closed:
            self.public.setdefault(live.id)
        else:
            self.public.pop(live.id, None)

    # What comes next without anybody asking

    def _look_ahead(self, live: LiveTable) -> None:
        match = live.stored.playing
        if match is not None and match.deadline is not None:
            self.deadlines.set(live.id, match.deadline)
        if self.loaded.get(live.id) is live:
            self.bot_turns.look(live)

    async def _give_time_back(self, table: str, milliseconds: int) -> None:
        try:
            live = await self.find(table)
            if live is not None and milliseconds >= SHORTEST_DOWNTIME:
                await self.submit(live, ExtendClock(milliseconds), HOUSE)
        except HaricotError as cause:  # a game of days, or one that is not here
            LOG.info("clock is not extended", extra={"table": table, "kind": cause.key})

    async def _time_is_up(self, table: str) -> None:
        try:
            live = await self.find(table)
        except NotShown as cause:  # nobody can play there, and so nobody is late
            LOG.info("clock of a table that cannot be shown", extra={"table": table, "kind": cause.key})
            return
        match = live.decided.playing if live else None
        if live is None or match is None or match.deadline is None:
            return
        if match.deadline > now():
            self.deadlines.set(table, match.deadline)
            return
        try:
            await self.submit(live, TimeOut(live.decided.number), HOUSE)
        except (Refused, WriteFailed) as cause:
            LOG.info("deadline already met", extra={"table": table, "kind": str(cause)})


def is_table_id(table: str) -> bool:
    return len(table) == 16 and all(character in "0123456789abcdef" for character in table)


def _request(command: Command | HouseCommand, by: str | None) -> Request:
    return Request(by, now(), secrets.randbits(256) if type(command) in DRAWING else 0)


def _is_over(table: Table) -> bool:
    return table.match is not None and table.match.is_over


def _due(table: Table) -> int | None:
    """When the house must look at the table again: at once for a bot, at its deadline for a person."""
    if table.bot_to_move() is not None:
        return 0
    return table.playing.deadline if table.playing else None
