"""Tasks that run beside all else until the house, or what they work for, is closed."""

import asyncio
from typing import Any


async def end_tasks(*tasks: asyncio.Task[Any] | None) -> None:
    """Those that were begun are cancelled and waited for; what they die of is nobody's any more."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
