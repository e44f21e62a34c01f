"""Games of the past are reviewed while the house has nothing else to do: the newest first, some of each person."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

from haricot.core.errors import HaricotError
from haricot.house.background_tasks import end_tasks
from haricot.house.bots.review_pool import ReviewPool
from haricot.house.errors import StoreAway, TableUnreadable
from haricot.house.live.kept_reviews import KeptReviews
from haricot.house.live.table_service import TableService
from haricot.house.store import review_rows
from haricot.house.store.game_rows import GameKey
from haricot.house.store.store import Store
from haricot.records import Record
from haricot.table import Refused
from haricot.texts import LANGUAGES

LOOKED_AT = 60
"""How many of somebody's last games are looked at for one that lacks a review."""
MOST_EACH = 20
"""How many of them are reviewed each time that somebody asks."""
MOST_WAITING = 100
SECONDS_BETWEEN = 2.0
WHO = "idle"
"""By whom they are asked for: nobody waits."""


class IdleReviews:
    """Whoever looks at their profile has the games reviewed that lack it, when nobody needs the processor."""

    def __init__(self, store: Store, pool: ReviewPool, reviews: KeptReviews, tables: TableService) -> None:
        self._store, self._pool, self._reviews, self._tables = store, pool, reviews, tables
        self._stored_before = 0
        self._wanted: OrderedDict[tuple[str, int], None] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    async def want(self, person: str) -> int:
        """How many of that person's games wait to be reviewed."""
        question = partial(review_rows.unreviewed, person=person, looked=LOOKED_AT, most=MOST_EACH)
        found = await self._store.read(question)
        for key in found:
            self._want(key)
        if self._wanted and self._task is None:
            self._task = asyncio.create_task(self._run())
        return len(found)

    def _want(self, key: GameKey) -> None:
        if len(self._wanted) < MOST_WAITING:
            self._wanted[key.table, key.number] = None

    async def stop(self) -> None:
        """Reviews nothing more; one that is under way is left."""
        await end_tasks(self._task)

    async def _run(self) -> None:
        try:
            while self._wanted:
                await asyncio.sleep(SECONDS_BETWEEN)
                if self._is_idle() and self._wanted:
                    (table, number), _ = self._wanted.popitem(last=False)
                    await self._review(table, number)
        finally:
            self._task = None

    def _is_idle(self) -> bool:
        """Whether nothing happened since this was asked last, no bot thinks, and nobody waits for a review."""
        before, self._stored_before = self._stored_before, self._tables.events_stored
        return before == self._stored_before and not self._tables.bot_turns.thinking and self._pool.queue.is_free

    async def _record_of(self, table: str, number: int) -> Record | None:
        """None where it cannot be read; of a game that is not here, GameMissing."""
        try:
            live = await self._tables.find(table)
        except TableUnreadable:
            return None
        if live is None or number > len(live.stored.finished):
            return None
        return live.stored.finished[number - 1].record

    async def _review(self, table: str, number: int) -> None:
        """Whatever comes of it is noted for profiles: also that nothing does, unless the game may come back."""
        try:
            record = await self._record_of(table, number)
            if record is not None:
                await self._reviews.review(table, number, record, LANGUAGES[0], by=WHO)
                return
        except Refused as refused:
            if refused.key == "house-reviews-busy":
                return
        except (HaricotError, StoreAway):
            return
        await self._reviews.keep_nothing(table, number)
