"""A command's way: decided by the table, stored, and only then told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from functools import partial
from time import monotonic

from haricot.core.errors import HaricotError
from haricot.house.bots.bot_pool import BotPool
from haricot.house.errors import NotFound, NotShown, StoreAway
from haricot.house.live.bot_turns import BotTurns
from haricot.house.live.deadlines import Deadlines
from haricot.house.live.live_table import LiveTable, due_of
from haricot.house.live.loaded_tables import LoadedTables, is_table_id
from haricot.house.live.submission import Refuse, Submission
from haricot.house.metrics import MOVE_SECONDS
from haricot.house.people.people import People, Person
from haricot.house.settings import Settings
from haricot.house.store import table_rows
from haricot.house.store.store import Change, Result, Store, WriteFailed
from haricot.house.store.table_rows import Standing
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
)

LOG = logging.getLogger("haricot.house.live")

MOST_PUBLIC = 1000
MOST_OVERTAKEN = 100
"""Commands that may wait at a table until the store says how it stands."""
SECONDS_WHEN_AWAY = 0.5
SHORTEST_DOWNTIME = 1000
"""Milliseconds that a house must have been closed for time to be given back."""

DRAWING = frozenset((Start, Rematch, DrawLots))
"""Only these draw on chance, and to draw entropy for every move would cost more than the move."""


class TableService(LoadedTables):
    """What is asked of tables; of each one's commands, those decided last may be overtaken by another house's."""

    def __init__(self, store: Store, people: People, bots: BotPool, settings: Settings) -> None:
        super().__init__(store, people)
        self.deadlines = Deadlines(self._time_is_up)
        self.bot_turns = BotTurns(bots, settings, self.views, self._play_for_bot)
        self.events_stored = 0
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
            decision = decide(live.decided, command, _request(command, host, live))
            live.decided = decision.table
            steps += decision.steps
        changes = [table_rows.add_table(name, entry.at, public=setup.public), table_rows.add_guest(name, host)]
        live.due = due_of(live.decided)
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

    def submit(
        self, live: LiveTable, command: Command | HouseCommand, by: str | None, refuse: Refuse | None = None
    ) -> asyncio.Future[None]:
        """Done once what happened is stored and told; an error of the family says why nothing happens.

        Where that turns out later, since another house was first, `refuse` is told, and whoever waits for the future.
        """
        asked = Submission(command, by, refuse, monotonic() if isinstance(command, Play) else None)
        if not live.is_behind:
            return self._append(live, asked)
        if len(live.overtaken) >= MOST_OVERTAKEN:
            raise StoreAway
        live.pending = asked.done = asyncio.get_running_loop().create_future()
        live.overtaken.append(asked)
        return live.pending

    def _append(self, live: LiveTable, asked: Submission) -> asyncio.Future[None]:
        decision = decide(live.decided, asked.command, _request(asked.command, asked.by, live))
        changes = self._changes(live, decision)
        live.decided, asked.decision = decision.table, decision
        live.chain.waiting += 1
        then = partial(self._stored, live, asked)
        done = self.store.append(live.id, decision.entries, changes, then, live.chain, asked.done)
        live.pending = asked.done = done
        return done

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
        due = due_of(decision.table)
        if due != live.due or live.once_only:
            live.due = due
            changes.append(table_rows.set_standing(live.id, live.standing))
        return changes

    def _stored(self, live: LiveTable, asked: Submission, result: Result) -> None:
        live.chain.waiting -= 1
        assert asked.decision is not None
        match result:
            case Result.KEPT:
                self._kept(live, asked, asked.decision.steps)
            case Result.OUTDATED:
                live.is_behind = True
                live.overtaken.append(asked)
            case Result.AWAY:
                self._refuse(live, asked, StoreAway())
                if not live.chain.waiting:
                    live.begin_anew()
            case Result.FAILED:
                self._discard(live)
        if live.is_behind and not live.chain.waiting:
            self._start_catching_up(live)

    def _kept(self, live: LiveTable, asked: Submission, steps: Sequence[Step]) -> None:
        """These are stored now; what was told already, when it was read from the store, is not among them."""
        if live.pending is asked.done:
            live.pending = None
        self.events_stored += len(steps)
        live.publish(steps)
        if asked.began is not None:
            MOVE_SECONDS.observe(monotonic() - asked.began)
        self._list(live)
        self._look_ahead(live)

    def _refuse(self, live: LiveTable, asked: Submission, why: HaricotError) -> None:
        if live.pending is asked.done:
            live.pending = None
        asked.refuse(live.pending, why)

    # Another house was first

    def _start_catching_up(self, live: LiveTable) -> None:
        if live.catching_up is None:
            live.catching_up = asyncio.create_task(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        """Reads what is new, tells it, and decides again what was decided on something else."""
        try:
            await self._take_news(live)
        except Exception:
            LOG.exception("table could not be caught up with", extra={"table": live.id})
            self._discard(live)
            return
        finally:
            live.catching_up = None
        live.begin_anew()
        overtaken, live.overtaken = live.overtaken, []
        for asked in overtaken:
            self._decide_again(live, asked)
        self._list(live)
        self._look_ahead(live)

    async def _take_news(self, live: LiveTable) -> None:
        """While the store is away everybody waits: what is decided must be decided on what is there."""
        while True:
            try:
                news = await self.store.read(partial(table_rows.log_of, table=live.id, after=live.stored.number))
                break
            except StoreAway:
                await asyncio.sleep(SECONDS_WHEN_AWAY)
        steps = live.folded(news)
        if steps:
            await self.people.find(_people_at(steps[-1].table))
            live.publish(steps)

    def _decide_again(self, live: LiveTable, asked: Submission) -> None:
        """But what is found in the store was kept after all: a connection that was lost did not say so."""
        if asked.decision is not None and live.has(asked.decision.entries):
            self._kept(live, asked, ())
            asked.resolve()
            return
        try:
            self._append(live, asked)
        except HaricotError as refusal:
            self._refuse(live, asked, refusal)

    def _discard(self, live: LiveTable) -> None:
        """What was decided and not stored has not happened: whoever comes again finds the table as it is stored."""
        if self.loaded.get(live.id) is live:
            del self.loaded[live.id]
        overtaken, live.overtaken = live.overtaken, []
        for asked in overtaken:
            asked.fail(WriteFailed("the table is read again from its log"))
        for listener in tuple(live.listeners):
            listener.close(1012, "house-come-again")

    # What comes next without anybody asking

    def _loaded(self, live: LiveTable) -> None:
        self._look_ahead(live)

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


def _request(command: Command | HouseCommand, by: str | None, live: LiveTable) -> Request:
    """Never earlier than what happened before, even by the clock of another house that is a little ahead."""
    live.last_at = max(now(), live.last_at)
    return Request(by, live.last_at, secrets.randbits(256) if type(command) in DRAWING else 0)


def _people_at(table: Table) -> set[str]:
    """Everybody whom a description of the table names."""
    return {*table.guests, *table.beans, *(one.person for one in table.requests)}


def _is_over(table: Table) -> bool:
    return table.match is not None and table.match.is_over
