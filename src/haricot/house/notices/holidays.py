"""People go on holiday, and the clocks of their games of days stand still until they are back."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from haricot.house.background_tasks import end_tasks
from haricot.house.errors import NotShown
from haricot.house.live.live_table import LiveTable
from haricot.house.live.table_observer import TableObserver
from haricot.house.live.table_service import TableService
from haricot.house.people.holiday import planned, rest_of
from haricot.house.people.people import People, Person
from haricot.house.store.holiday_rows import Holiday
from haricot.house.wall_clock import now
from haricot.table import Step, Table


class Holidays(TableObserver):
    """Clocks stand still for whoever is on holiday."""

    def __init__(self, people: People, tables: TableService) -> None:
        self._people, self._tables = people, tables
        self._tasks: set[asyncio.Task[bool]] = set()

    async def take(self, person: Person, until: int) -> Person:
        """From now until then; or a holiday that lasts gets another end."""
        at = now()
        holiday = planned(await self._people.holidays_of(person), until, at)
        return await self._change(person, holiday, at)

    async def end(self, person: Person) -> Person:
        """Back earlier than was said."""
        at, taken = now(), await self._people.holidays_of(person)
        if not taken or taken[0].ends <= at:
            return person
        return await self._change(person, Holiday(taken[0].began, at), at)

    async def _change(self, person: Person, holiday: Holiday, at: int) -> Person:
        """The clocks that run for this person stand still for longer than before, or not so long."""
        tables = await self._slow_tables(person)
        before = [rest_of(to_move(live.stored), self._people.cached, at) for live in tables]
        changed = await self._people.set_holiday(person, holiday)
        for live, rest in zip(tables, before, strict=True):
            more = rest_of(to_move(live.stored), self._people.cached, at) - rest
            playing = live.stored.playing
            if more and playing is not None and person.id in to_move(live.stored):
                await self._tables.shift_clock(live, playing.since, more)
            live.send_presence()
        return changed

    async def _slow_tables(self, person: Person) -> list[LiveTable]:
        found: list[LiveTable] = []
        for table in await self._people.tables_of(person):
            try:
                live = await self._tables.newest(table)
            except NotShown:
                continue
            if live is not None and live.stored.seat_of(person.id) is not None and is_slow(live.stored):
                found.append(live)
        return found

    def events_stored(self, live: LiveTable, steps: Sequence[Step]) -> None:
        """It may be the turn of somebody who is on holiday; nobody waits until that is known."""
        if not steps or not begins_turn(live.stored, steps[-1].entry.at):
            return
        task = asyncio.create_task(self._tables.stand_still(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Waits for no table any more."""
        await end_tasks(*self._tasks)


def is_slow(table: Table) -> bool:
    """Whether a game of days is being played there."""
    return table.playing is not None and table.playing.setup.clock.kind == "days"


def begins_turn(table: Table, at: int) -> bool:
    """Whether a turn of a game of days begins then: it has its whole time."""
    playing = table.playing
    if playing is None or playing.setup.clock.kind != "days" or playing.deadline is None:
        return False
    return playing.deadline == at + 1000 * (playing.setup.clock.seconds or 0)


def to_move(table: Table) -> Sequence[str]:
    """Those who are to act now."""
    playing = table.playing
    return () if playing is None or playing.turn is None else table.chairs[playing.turn].people
