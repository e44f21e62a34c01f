"""The house's one clock: a heap of deadlines, which wakes each table when its time is up."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Awaitable, Callable

from haricot.house.background_tasks import end_tasks
from haricot.house.wall_clock import now

LOG = logging.getLogger("haricot.house.live")
LONGEST_SLEEP = 60.0


class Deadlines:
    """One for each table: one that was put off is looked at, found early, and set anew."""

    def __init__(self, expired: Callable[[str], Awaitable[None]]) -> None:
        self._expired = expired
        self._heap: list[tuple[int, str]] = []
        self._set_for: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Wakes tables from now on."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Wakes nothing any more."""
        await end_tasks(self._task)

    def set(self, table: str, at: int) -> None:
        """A table is woken then, unless it is woken earlier anyway."""
        if self._set_for.get(table, at + 1) <= at:
            return  # it wakes before that anyway, and is set anew then
        self._set_for[table] = at
        heapq.heappush(self._heap, (at, table))
        if self._heap[0] == (at, table):
            self._changed.set()

    def __len__(self) -> int:
        """How many tables have one."""
        return len(self._set_for)

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            wait = LONGEST_SLEEP
            while self._heap and (wait := min(LONGEST_SLEEP, (self._heap[0][0] - now()) / 1000)) <= 0:
                _, table = heapq.heappop(self._heap)
                self._set_for.pop(table, None)
                try:
                    await self._expired(table)
                except Exception:
                    LOG.exception("deadline could not be handled", extra={"table": table})
                wait = LONGEST_SLEEP
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                continue
