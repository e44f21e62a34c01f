"""Work that somebody waits for: given up when they go away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from haricot.house.http.dependencies import AnyRequest
from haricot.table import Refused

T = TypeVar("T")


async def unless_gone(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What comes of it; it is cancelled where the client disconnects first. The request's body was read before."""
    working, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_leaves(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("house-no-review")  # nobody reads it
        return working.result()
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _leaves(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
