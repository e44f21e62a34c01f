"""Twice a minute: clocks of days that run out soon, and notices that waited for the end of quiet hours.

Every house looks; of what several find, the store lets one tell it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial

from haricot.core.errors import HaricotError
from haricot.house.background_tasks import end_tasks
from haricot.house.live.live_table import LiveTable
from haricot.house.live.table_service import TableService
from haricot.house.notices.holidays import is_slow
from haricot.house.notices.notices import Notices
from haricot.house.store import notice_rows
from haricot.house.store.store import Store, WriteFailed
from haricot.house.wall_clock import now

LOG = logging.getLogger("haricot.house.notices")

SECONDS_BETWEEN_LOOKS = 30.0
HOUR = 3_600_000
DAY = 24 * HOUR
LATEST = HOUR
"""Nobody is reminded of less: and so tables at which one thinks for minutes are not looked at."""
MOST_AT_ONCE = 200
MOST_KNOWN = 10_000


class Reminders:
    """Tells people in time that their clock runs out."""

    def __init__(self, store: Store, tables: TableService, notices: Notices) -> None:
        self._store, self._tables, self._notices = store, tables, notices
        self._known: OrderedDict[tuple[str, int], int] = OrderedDict()
        """When to remind of each clock that was looked at: it need not be read again before."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Looks at clocks from now on."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Looks at nothing more."""
        await end_tasks(self._task)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            for work in (self._remind, self._send_late):
                try:
                    await work()
                except (HaricotError, WriteFailed) as cause:
                    LOG.info("reminders are late", extra={"kind": type(cause).__name__})
                except Exception:
                    LOG.exception("reminders failed")

    async def _send_late(self) -> None:
        for notice in await self._store.read(partial(notice_rows.due_notices, now=now(), most=MOST_AT_ONCE)):
            try:
                await self._notices.send_late(notice)
            except HaricotError as cause:  # of a table that cannot be shown
                LOG.info("notice is not sent", extra={"kind": cause.key})

    async def _remind(self) -> None:
        at = now()
        asked = partial(notice_rows.clocks_between, begin=at + LATEST, end=at + DAY, most=MOST_KNOWN)
        due = [clock for clock in await self._store.read(asked) if self._known.get(clock, 0) <= at]
        for clock in due[:MOST_AT_ONCE]:
            self._know(clock, await self._look(clock[0], clock[1], at))

    async def _look(self, table: str, deadline: int, at: int) -> int:
        """When to look at that clock again; whoever is to move is reminded if it is time."""
        try:
            live = await self._tables.newest(table)
        except HaricotError:  # one that cannot be shown
            return deadline
        if live is None or not is_slow(live.stored) or live.stored.playing is None:
            return deadline
        when = deadline - before(live)
        if live.stored.playing.deadline == deadline and when <= at:
            self._notices.clock_runs_out(live)
            return deadline
        return when

    def _know(self, clock: tuple[str, int], when: int) -> None:
        self._known[clock] = when
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)


def before(live: LiveTable) -> int:
    """How long before the end one is reminded: a quarter of the time of a turn, and a day at most."""
    assert live.stored.playing is not None
    seconds = live.stored.playing.setup.clock.seconds or 0
    return min(DAY, 1000 * seconds // 4)
