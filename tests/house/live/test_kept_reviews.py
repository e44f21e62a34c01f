"""Reviews kept with their games: made once, by whichever house, and not made where nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from haricot.house.bots.fair_queue import Urgency
from haricot.house.bots.review_pool import ReviewPool, Reviews
from haricot.house.live import kept_reviews
from haricot.house.live.kept_reviews import KeptReviews
from haricot.house.store import review_rows
from haricot.house.store.store import Store
from haricot.records import Record
from haricot.review import VERSION
from haricot.review.reviewed_game import Budget, Reviewed
from haricot.table import Refused
from haricot.texts import LANGUAGES
from tests.house.store.test_store import postgresql, url

__all__ = ["postgresql", "url"]

GAME = Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4",), ended="resigned:1")


class SlowPool(ReviewPool):
    """Reviews when it is allowed to, and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0
        self.may_finish = asyncio.Event()

    async def _reviewed(self, record: Record) -> Reviews:
        self.made += 1
        await self.may_finish.wait()
        found = Reviewed("kala", True, "chances", [], [], graph=[], budget=Budget(nodes=1), picture="")
        return dict.fromkeys(LANGUAGES, found)


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.005)


Scene = Callable[[Store, SlowPool, KeptReviews], Awaitable[None]]


@pytest.fixture
def here(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'haricot.db'}"


def play(address: str, scene: Scene) -> None:
    async def played() -> None:
        store = Store(address)
        store.open()
        pool = SlowPool()
        try:
            await scene(store, pool, KeptReviews(store, pool))
        finally:
            pool.close()
            await store.close()

    asyncio.run(played())


def asked(reviews: KeptReviews, lang: str = "fr", by: str = "here") -> asyncio.Task[Reviewed]:
    return asyncio.create_task(reviews.review("t", 1, GAME, lang, by))


def test_whoever_asks_for_the_same_game_waits_for_the_same_review(here: str) -> None:
    async def scene(store: Store, pool: SlowPool, reviews: KeptReviews) -> None:
        waiting = [asked(reviews, "fr"), asked(reviews, "en", by="there")]
        await until(lambda: pool.made == 1)
        pool.may_finish.set()
        await asyncio.gather(*waiting)
        assert pool.made == 1
        afresh = SlowPool()
        assert await KeptReviews(store, afresh).find("t", 1, "en") is not None, "also after the house was closed"

    play(here, scene)


def test_two_houses_make_it_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_reviews, "SECONDS_BETWEEN_LOOKS", 0.01)

    async def scene(store: Store, pool: SlowPool, reviews: KeptReviews) -> None:
        other_pool = SlowPool()
        first = asked(reviews)
        await until(lambda: pool.made == 1)
        second = asked(KeptReviews(store, other_pool))
        await until(lambda: GAME in other_pool._begun)
        pool.may_finish.set()
        await asyncio.gather(first, second)
        assert (pool.made, other_pool.made) == (1, 0)

    play(url, scene)


def test_a_house_that_died_while_it_made_one_is_replaced(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_reviews, "SECONDS_BETWEEN_LOOKS", 0.01)
    monkeypatch.setattr(kept_reviews, "MILLISECONDS_CLAIMED", 50)

    async def scene(store: Store, pool: SlowPool, reviews: KeptReviews) -> None:
        assert await KeptReviews(store, pool)._keeper("t", 1).claim()
        pool.may_finish.set()
        await asked(reviews)
        assert pool.made == 1

    play(here, scene)


def test_whoever_goes_away_before_it_is_begun_has_it_not_made(here: str) -> None:
    async def scene(store: Store, pool: SlowPool, reviews: KeptReviews) -> None:
        async with pool.queue.turn("somebody", "", Urgency.REVIEW):
            gone = asked(reviews)
            await until(lambda: pool.queue.length == 1)
            gone.cancel()
            await until(lambda: pool.queue.length == 0)
        assert pool.made == 0
        assert not pool._flights

    play(here, scene)


def test_whoever_goes_away_later_leaves_it_to_others(here: str) -> None:
    async def scene(store: Store, pool: SlowPool, reviews: KeptReviews) -> None:
        gone = asked(reviews)
        await until(lambda: pool.made == 1)
        gone.cancel()
        await until(gone.done)
        pool.may_finish.set()
        await asked(reviews)
        assert pool.made == 1

    play(here, scene)


def test_where_nothing_came_of_it_another_may_try(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, pool: SlowPool, reviews: KeptReviews) -> None:
        async def fails(record: Record) -> Any:
            raise Refused("house-no-review")

        monkeypatch.setattr(pool, "_reviewed", fails)
        with pytest.raises(Refused):
            await asked(reviews)
        assert await KeptReviews(store, pool)._keeper("t", 1).claim()

    play(here, scene)


def test_a_review_of_an_older_version_is_made_anew(here: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(store: Store, pool: SlowPool, reviews: KeptReviews) -> None:
        pool.may_finish.set()
        await asked(reviews)
        monkeypatch.setattr(review_rows, "VERSION", VERSION + 1)
        assert await reviews.find("t", 1, "fr") is None
        newer = SlowPool()
        newer.may_finish.set()
        await asked(KeptReviews(store, newer))
        assert newer.made == 1
        assert await reviews.find("t", 1, "fr") is not None

    play(here, scene)
