"""Positions assessed beside the tables: bots never wait for it, and whoever asks anew gives up what was asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import pytest

import haricot
from haricot.analysis.tree import AnalysisStart
from haricot.house.bots.analyses import Analyses, Assessed
from haricot.house.bots.bot_pool import Asker, BotPool
from haricot.house.bots.fair_queue import Urgency
from haricot.house.bots.review_pool import ReviewPool
from haricot.house.settings import Settings
from haricot.review.assessed_position import AssessedPosition
from haricot.table import Refused

AT = AnalysisStart(2, {"first": 0, "reserve": 4}, "1")
QUESTION = Assessed("kala", AT, (), None, 1, "en")
FOUND = AssessedPosition("kala", 0, 0, 1, None, "", None, None, [])


def busy(marker: str) -> str:
    """In the process of the reviews: works until the test is over."""
    from pathlib import Path

    Path(marker).touch()
    while Path(marker).exists():
        time.sleep(0.01)
    return "done"


async def until(holds: Any) -> None:
    async with asyncio.timeout(120):
        while not holds():
            await asyncio.sleep(0.01)


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scene)


def test_a_bot_answers_while_the_engine_is_busy_and_others_wait(tmp_path: Any) -> None:
    """With real processes: whatever is asked of the engine, a bot's turn does not stand in its queue."""

    async def evening() -> None:
        pool, bots = ReviewPool(), BotPool(Settings())
        analyses, marker = Analyses(pool), tmp_path / "busy"
        try:
            first = asyncio.create_task(pool.run("x", "ronda", busy, str(marker)))
            await until(marker.exists)
            waiting = [asyncio.create_task(analyses.assess(f"person {n}", f"address {n}", QUESTION)) for n in range(5)]
            await until(lambda: pool.queue.length == 5)
            views = [haricot.game("ronda").new(seed=1).view(0)]
            answer = await bots.best_move(Asker("ana", "table", Urgency.WITH_PEOPLE), "ronda", views, "graine")
            assert answer is not None
            assert not first.done()
            assert not any(one.done() for one in waiting)
            marker.unlink()
            assert await first == "done"
            found = await asyncio.gather(*waiting)
            assert all(one == found[0] for one in found)
            assert found[0].proven
            assert found[0].next_nodes is None
            assert await analyses.assess("anybody", "x", QUESTION) == found[0], "kept"
        finally:
            marker.unlink(missing_ok=True)
            bots.close()
            pool.close()

    run(evening())


class SlowPool(ReviewPool):
    """Its process answers when it is allowed to."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0
        self.may_finish = asyncio.Event()

    async def _in_worker(self, game: str, work: Any) -> Any:
        self.begun += 1
        await self.may_finish.wait()
        return FOUND


def test_whoever_asks_anew_gives_up_what_they_asked_before() -> None:
    async def evening() -> None:
        pool = SlowPool()
        analyses = Analyses(pool)
        other = Assessed("kala", AT, ("a1a2a3a4",), None, 1, "en")
        first = asyncio.create_task(analyses.assess("ana", "x", QUESTION))
        await until(lambda: pool.begun == 1)
        second = asyncio.create_task(analyses.assess("ana", "x", other))
        await until(lambda: pool.queue.length == 1)
        with pytest.raises(Refused, match="something else"):
            await first
        third = asyncio.create_task(analyses.assess("ana", "x", QUESTION))
        with pytest.raises(Refused, match="something else"):
            await second
        await until(lambda: pool.queue.length == 1)
        pool.may_finish.set()
        assert await third == FOUND
        assert pool.begun == 2, "what was given up before it was begun is not done"

    run(evening())


def test_whoever_goes_away_before_it_is_begun_has_it_not_done() -> None:
    async def evening() -> None:
        pool = SlowPool()
        analyses = Analyses(pool)
        first = asyncio.create_task(analyses.assess("ana", "x", QUESTION))
        await until(lambda: pool.begun == 1)
        second = asyncio.create_task(analyses.assess("bob", "y", QUESTION))
        await until(lambda: pool.queue.length == 1)
        second.cancel()
        with pytest.raises(asyncio.CancelledError):
            await second
        await until(lambda: pool.queue.length == 0)
        pool.may_finish.set()
        await first
        assert pool.begun == 1

    run(evening())
