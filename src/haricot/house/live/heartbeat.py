"""Each house notes in its store that it is alive: so that the next one knows for how long none was."""

from __future__ import annotations

import asyncio
import logging
import os
import signal

from haricot.house.background_tasks import end_tasks
from haricot.house.errors import StoreAway
from haricot.house.store import house_notes
from haricot.house.store.store import Store, WriteFailed
from haricot.house.wall_clock import now

LOG = logging.getLogger("haricot.house.live")

ALIVE = "alive"
SECONDS = 5.0
MILLISECONDS_KEPT = 3_600_000
"""How long the beats of a house that is gone are kept after those of others."""
LATE = 3 * SECONDS
"""Seconds without a beat after which a house cannot be said to write."""


class Heartbeat:
    """Notes in the store that the house is alive, so that a restart knows how long it was not."""

    def __init__(self, store: Store, house: str | None = None) -> None:
        """`house`: its name, where there are others."""
        self._store = store
        self._name = ALIVE if house is None else f"{ALIVE}:{house}"
        self._task: asyncio.Task[None] | None = None
        self._last = 0

    async def last(self) -> int | None:
        """When any house was last alive on this store, as far as it is known."""
        noted = await self._store.read(lambda connection: house_notes.noted_under(connection, ALIVE))
        beats = {name: int(value) for name, value in noted.items() if value.isdigit()}
        last = max(beats.values(), default=None)
        for name, at in beats.items():
            if name not in (ALIVE, self._name) and last is not None and at < last - MILLISECONDS_KEPT:
                self._store.change(house_notes.forget(name))
        return last

    @property
    def is_regular(self) -> bool:
        """Whether what the house writes is kept: the last beat was not long ago."""
        return self.age_seconds < LATE

    @property
    def age_seconds(self) -> float:
        """Since something was last known to be kept."""
        return (now() - self._last) / 1000

    async def start(self) -> None:
        """The first beat, then one after the other."""
        await self._beat()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """A last beat."""
        if self._task is not None:
            await end_tasks(self._task)
            await self._beat()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            await self._beat()
            if not await self._store.is_still_ours():
                LOG.error("another house has taken the store: this one stops")
                os.kill(os.getpid(), signal.SIGTERM)

    async def _beat(self) -> None:
        at = now()
        try:
            await self._store.change(*house_notes.note(self._name, str(at)))
        except (WriteFailed, StoreAway) as cause:
            LOG.error("heartbeat could not be written", extra={"kind": type(cause).__name__})
        else:
            self._last = at
