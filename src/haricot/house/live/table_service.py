"""Tables as a whole: opened, come to, and looked after when a clock or a bot is to act."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from haricot.core.errors import HaricotError
from haricot.core.game import Seat
from haricot.house.background_tasks import end_tasks
from haricot.house.bots.bot_pool import BotPool
from haricot.house.bus.bus import Bus
from haricot.house.errors import NotFound, NotShown, RateLimited
from haricot.house.family import admitted_setup
from haricot.house.history.ended_game import ended_games
from haricot.house.history.history_writer import note_games
from haricot.house.live.absences import AbsenceCommand
from haricot.house.live.bot_turns import BotTurns
from haricot.house.live.checked_decision import checked_decision
from haricot.house.live.claims import Claims
from haricot.house.live.deadlines import Deadlines
from haricot.house.live.live_table import LiveTable, deadline_of, due_of
from haricot.house.live.submission import Refuse
from haricot.house.live.table_commands import TableCommands, request
from haricot.house.people.holiday import rest_of
from haricot.house.people.people import Newcomer, People, Person
from haricot.house.settings import Settings
from haricot.house.store import claim_rows, friend_rows, table_rows
from haricot.house.store.store import Change, Store, WriteFailed
from haricot.house.store.table_rows import Standing
from haricot.house.wall_clock import now
from haricot.table import (
    HOUSE,
    Close,
    Come,
    Command,
    Entry,
    ExtendClock,
    HouseCommand,
    NotAllowed,
    Play,
    Prepare,
    Refused,
    Setup,
    Sit,
    StandStill,
    Step,
    Substitute,
    TimeOut,
    opened,
)
from haricot.table.absence import seat_waited_for

LOG = logging.getLogger("haricot.house.live")

Asked = tuple[str, Command | HouseCommand]
"""Who asks, and for what."""

MOST_PUBLIC = 1000
SHORTEST_DOWNTIME = 1000
"""Milliseconds that a house must have been closed for time to be given back."""


class TableService(TableCommands):
    """Opening tables, coming to them, and what happens there without anybody asking."""

    def __init__(self, store: Store, people: People, bots: BotPool, settings: Settings, bus: Bus) -> None:
        super().__init__(store, people, bus)
        self.settings = settings
        self.bot_turns = BotTurns(bots, settings, self.views, self._play_for_bot, only_claimed=not bus.is_alone)
        self.claims: Claims | None = None
        if not bus.is_alone:
            workers = settings.bot_workers
            self.claims = Claims(store, bus.house, workers, self.loaded, self.bot_turns, self._look_after)
        self.deadlines = Deadlines(self._time_is_up if self.claims is None else self._claim_deadline)
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, last_alive: int | None = None) -> None:
        """Takes up again what waits for nobody but the house: running clocks, and bots that are to move.

        The time in which no house was open is given back to those whose clocks ran meanwhile.
        """
        if self.claims is None or last_alive is not None:
            for table, due in await self.store.read(table_rows.waiting_tables):
                if last_alive is not None and due > last_alive:
                    await self._give_time_back(table, now() - last_alive)
                if self.claims is None:
                    self.deadlines.set(table, due)
        if self.claims is not None:
            self.claims.start()
        newest = await self.store.read(partial(table_rows.newest_public, most=MOST_PUBLIC))
        self.public.update((table, None) for table in reversed(newest))
        self.deadlines.start()
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Ends clocks and bots, stores what tables stand at, and lets them go."""
        await end_tasks(self._sweeper)
        await self.deadlines.stop()
        await self.bot_turns.stop(self.loaded.values())
        if self.claims is not None:
            await self.claims.stop()
        for live in self.loaded.values():
            self._keep_standing(live)

    # Commands

    async def check_tables_each(self, person: Person) -> None:
        """RateLimited where somebody has as many open tables as one may have."""
        if await self.people.count_open_tables(person) >= self.settings.tables_each:
            raise RateLimited("house-too-many-tables", most=self.settings.tables_each)

    async def open_table(
        self,
        setup: Setup,
        host: str,
        start: str | None = None,
        commands: Sequence[Command] = (),
        *,
        screen: bool = False,
        newcomers: Mapping[Seat, Newcomer] = MappingProxyType({}),
    ) -> LiveTable:
        """A new table: newcomers sit down, then the host asks for these; stored together, or not at all."""
        setup = admitted_setup(self.settings, setup)
        entry = opened(setup, host, now(), start, screen=screen)
        asked: list[Asked] = []
        for seat, (person, _, _) in newcomers.items():
            asked += [(person.id, Come(by_code=True)), (person.id, Sit(seat))]  # no invitation is left behind
        asked += [(host, command) for command in commands]
        beside = [change for one in newcomers.values() for change in one.changes]
        live = await self._open(secrets.token_hex(8), entry, asked, beside)
        for person, secret, _ in newcomers.values():
            self.people.remember(person, secret, entry.at)
        return live

    async def open_for(
        self, name: str, setup: Setup, host: str, asked: Sequence[Asked], beside: Sequence[Change]
    ) -> LiveTable:
        """A table of that name, at which several have asked for something already; `beside`: kept with it."""
        await self.people.find({person for person, _ in asked})
        return await self._open(name, opened(admitted_setup(self.settings, setup), host, now()), asked, beside)

    async def _open(self, name: str, entry: Entry, asked: Sequence[Asked], beside: Sequence[Change] = ()) -> LiveTable:
        live = LiveTable(name, [entry], Standing(None, {}), self.people.cached, others=self.others)
        steps: list[Step] = []
        for person, command in asked:
            decision = checked_decision(live.decided, command, request(command, person, live))
            live.decided = decision.table
            steps += decision.steps
        changes = [table_rows.add_table(name, entry.at, public=live.decided.setup.public), *beside]
        people = dict.fromkeys((live.stored.host, *live.decided.guests))
        changes += [table_rows.add_guest(name, person) for person in people]
        changes += note_games(ended_games(name, 0, steps))
        live.due = due_of(live.decided)
        if live.due is not None and self.claims is None:
            changes.append(table_rows.set_standing(name, live.standing))
        elif live.due is not None:
            live.is_claimed = live.due == 0 and self._may_think()
            changes.append(claim_rows.set_due(name, live.due, self.bus.house if live.is_claimed else None))
        await self.bus.subscribe(name)
        await self.store.append(name, [entry, *(step.entry for step in steps)], changes)
        live.publish(steps)
        self._keep(live)
        self.events_stored += 1 + len(steps)
        self._list(live)
        self._look_ahead(live)
        self._tell_of_bot(live)
        for observer in self.observers:
            observer.events_stored(live, steps)
        return live

    def submit(
        self, live: LiveTable, command: Command | HouseCommand, by: str | None, refuse: Refuse | None = None
    ) -> asyncio.Future[None]:
        """A command for a table; setups and waiting are checked by the house's own rules first."""
        if isinstance(command, Prepare):
            command = Prepare(admitted_setup(self.settings, command.setup))
        elif isinstance(command, AbsenceCommand):
            live.absences.check(live.stored, command, live.people_looking())
        return super().submit(live, command, by, refuse)

    def to_be_woken(self, live: LiveTable, person: str) -> tuple[str, ...]:
        """Those who are to move, if that person waits for them and they have been away for long enough."""
        asked = Substitute(live.stored.number)
        live.absences.check(live.stored, asked, live.people_looking())
        seat = seat_waited_for(live.stored, asked.number, request(asked, person, live))
        return live.stored.chairs[seat].people

    async def public_newest_first(self) -> Sequence[str]:
        """Where there are other houses, those that they opened too; in a family's house, none."""
        if self.settings.family:
            return ()
        if self.bus.is_alone:
            return tuple(reversed(self.public))
        return await self.store.read(partial(table_rows.newest_public, most=MOST_PUBLIC))

    async def come(self, person: Person, table: str, invitation: str | None, *, by_code: bool = False) -> LiveTable:
        """Lets a person in, with an invitation's fingerprint or to a public table; or has them wait for the host.

        Or by the table's join code, as long as it takes newcomers. Whom the host blocked finds no table.
        """
        live = await self.newest_for(person, table)
        if live is None or live.stored.closed or await self.is_barred(live, person):
            raise NotFound("table-not-there")
        try:
            await self.submit(live, Come(invitation, by_code), person.id)
        except NotAllowed:
            raise NotFound("table-not-there") from None
        except Refused as refused:
            if refused.key not in ("table-unchanged", "table-waiting"):  # who is there already comes in again
                raise
        if not live.stored.may_see(person.id) and not live.stored.waits_outside(person.id):
            raise NotFound("table-not-there")
        return live

    async def is_barred(self, live: LiveTable, person: Person) -> bool:
        """Whether the host blocked that person, who is not there yet."""
        if person.id in live.stored.guests:
            return False
        return await self.store.read(partial(friend_rows.has_blocked, person=live.stored.host, other=person.id))

    async def _play_for_bot(self, live: LiveTable, play: Play) -> None:
        await self.submit(live, play, HOUSE)

    # What comes next without anybody asking

    def _loaded(self, live: LiveTable) -> None:
        if live.heard > live.stored.number:
            self._fall_behind(live)
        self._look_ahead(live)

    def _look_ahead(self, live: LiveTable) -> None:
        deadline = deadline_of(live.stored)
        if deadline is not None:
            self.deadlines.set(live.id, deadline)
        if self.loaded.get(live.id) is live:
            self.bot_turns.look(live)

    # Where there are other houses

    def _may_think(self) -> bool:
        return self.claims is not None and self.claims.has_room

    async def _claim_deadline(self, table: str) -> None:
        """It is claimed in the store: others whose timers expire now find it claimed."""
        if self.claims is not None:
            self.claims.wake()

    async def _look_after(self, table: str) -> None:
        """This house has claimed it, and acts on what the store says."""
        live = await self.newest(table)
        if live is None:
            return
        live.is_claimed = True
        if live.stored.bot_to_move() is not None:
            self.bot_turns.look(live)
        else:
            await self._time_is_up(table)

    async def stand_still(self, live: LiveTable) -> bool:
        """Whether the clock of a game of days stands still from now on, since all who are to move are on holiday."""
        playing = live.stored.playing
        if playing is None or playing.turn is None or playing.setup.clock.kind != "days":
            return False
        people = live.stored.chairs[playing.turn].people
        await self.people.find(people)
        rest = rest_of(people, self.people.cached, now())
        return rest > 0 and await self.shift_clock(live, playing.since, rest)

    async def shift_clock(self, live: LiveTable, since: int, milliseconds: int) -> bool:
        """Whether whoever is to move since that event has so much more time now, or less."""
        try:
            await self.submit(live, StandStill(since, milliseconds), HOUSE)
        except (HaricotError, WriteFailed) as cause:  # they moved meanwhile
            LOG.info("clock could not be shifted", extra={"table": live.id, "kind": str(cause)})
            return False
        return True

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
        deadline = deadline_of(live.decided) if live else None
        if live is None or deadline is None:
            return
        if deadline > now():
            self.deadlines.set(table, deadline)
            return
        if await self.stand_still(live):
            return
        try:
            await self.submit(live, TimeOut(live.decided.number) if live.decided.guests else Close(), HOUSE)
        except (Refused, WriteFailed) as cause:
            LOG.info("deadline already met", extra={"table": table, "kind": str(cause)})
