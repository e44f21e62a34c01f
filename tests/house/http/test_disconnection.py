"""What somebody waits for is given up when they go away."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from haricot.house.http.disconnection import unless_gone
from haricot.table import Refused


class Client:
    """Goes away when it is told to."""

    def __init__(self) -> None:
        self.left = asyncio.Event()

    async def receive(self) -> dict[str, str]:
        await self.left.wait()
        return {"type": "http.disconnect"}


def test_whoever_stays_is_answered() -> None:
    async def asked() -> str:
        client: Any = Client()
        return await unless_gone(client, asyncio.sleep(0, "an answer"))

    assert asyncio.run(asked()) == "an answer"


def test_whoever_goes_away_has_the_work_cancelled() -> None:
    cancelled = []

    async def work(begun: asyncio.Event) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.append(True)
            raise

    async def asked() -> None:
        client: Any = Client()
        begun = asyncio.Event()
        waiting = asyncio.create_task(unless_gone(client, work(begun)))
        await begun.wait()
        client.left.set()
        with pytest.raises(Refused):
            await waiting

    asyncio.run(asked())
    assert cancelled == [True]


def test_what_is_refused_stays_refused() -> None:
    async def refuses() -> None:
        raise Refused("house-reviews-busy")

    async def asked() -> None:
        client: Any = Client()
        with pytest.raises(Refused) as refused:
            await unless_gone(client, refuses())
        assert refused.value.key == "house-reviews-busy"

    asyncio.run(asked())
