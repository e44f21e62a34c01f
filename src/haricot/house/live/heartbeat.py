"""The house notes in its store that it is alive: so that the next one knows for how long none was."""

from __future__ import annotations

import asyncio
import logging

from haricot.house.store import house_notes
from haricot.house.store.store import Store, WriteFailed
from haricot.house.wall_clock import now

LOG = logging.getLogger("haricot.house.live")

ALIVE = "alive"
SECONDS = 5.0
LATE = 3 * SECONDS
"""Seconds without a beat after which a house cannot be said to write."""


class Heartbeat:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._last = 0

    async def last(self) -> int | None:
        """When a house was last alive on this store, as far as it is known."""
        noted = await self._store.read(lambda connection: house_notes.noted(connection, ALIVE))
        return int(noted) if noted and noted.isdigit() else None

    @property
    def is_regular(self) -> bool:
        """Whether what the house writes is kept: the last beat was not long ago."""
        return self.age_seconds < LATE

    @property
    def age_seconds(self) -> float:
        """Since something was last known to be kept."""
        return (now() - self._last) / 1000

    async def start(self) -> None:
        await self._beat()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._beat()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            await self._beat()

    async def _beat(self) -> None:
        at = now()
        try:
            await self._store.change(*house_notes.note(ALIVE, str(at)))
        except WriteFailed:
            LOG.error("heartbeat could not be written")
        else:
            self._last = at
