"""How late the event loop wakes up: what anything that holds it costs everybody."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from haricot.house.metrics import LOOP_LAG_SECONDS

SECONDS = 0.1


class LoopLag:
    """Sleeps for a tenth of a second, again and again, and notes by how much it overslept."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Measures from now on."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Measures no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + SECONDS
            await asyncio.sleep(SECONDS)
            LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))
