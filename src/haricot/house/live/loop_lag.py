"""How late the event loop wakes up: what anything that holds it costs everybody."""

from __future__ import annotations

import asyncio

from haricot.house.background_tasks import end_tasks
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
        await end_tasks(self._task)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + SECONDS
            await asyncio.sleep(SECONDS)
            LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))
