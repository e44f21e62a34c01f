"""Reviews kept with their games: made once for all houses that share a store, and read by whoever looks at the game."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial

from msgspec import Struct

from haricot.house import wall_clock
from haricot.house.bots.review_pool import ReviewPool, Reviews, decode, encode
from haricot.house.errors import StoreAway
from haricot.house.store import review_rows
from haricot.house.store.review_rows import ReviewKey
from haricot.house.store.store import Store, StoreConnection, WriteFailed
from haricot.records import Record
from haricot.review.reviewed_game import Reviewed

LOG = logging.getLogger("haricot.house.live")

MILLISECONDS_CLAIMED = 300_000
"""As long as a review may take, and a process to start: whoever died while making one is replaced then."""
SECONDS_BETWEEN_LOOKS = 0.5


class KeptReviews:
    """Of the games of tables; those of records that people bring are not kept."""

    def __init__(self, store: Store, pool: ReviewPool) -> None:
        self._store, self._pool = store, pool
        self._house = secrets.token_hex(8)

    async def find(self, table: str, number: int, lang: str) -> Reviewed | None:
        """One that was made, by whichever house; None where there is none yet."""
        found = await self._keeper(table, number).read()
        return None if found is None else found[lang]

    async def review(self, table: str, number: int, record: Record, lang: str, by: str) -> Reviewed:
        """That one, or a new one; Refused as `ReviewPool.review`."""
        found = await self.find(table, number, lang)
        return found or await self._pool.review(record, lang, by, self._keeper(table, number))

    async def keep_nothing(self, table: str, number: int) -> None:
        """No review comes of that game: nobody tries again while the house is idle."""
        await self._keeper(table, number).note(None)

    def _keeper(self, table: str, number: int) -> GameKeeper:
        return GameKeeper(self._store, ReviewKey(table, number), self._house)


class GameKeeper(Struct):
    """Keeps the review of one game; where the store fails, it is made and not kept."""

    store: Store
    key: ReviewKey
    house: str

    async def claim(self) -> bool:
        """Whether this house may make the review; others that want it wait."""
        now = wall_clock.now()
        won: list[bool] = []
        claim = review_rows.claim(self.key, self.house, now, now + MILLISECONDS_CLAIMED, won)
        try:
            await self.store.change(claim)
        except (WriteFailed, StoreAway):
            return True
        return won[-1]

    async def read(self) -> Reviews | None:
        """The review that is kept, if there is one."""
        try:
            return await self.store.read(self._decoded)
        except StoreAway:
            return None

    def _decoded(self, connection: StoreConnection) -> Reviews | None:
        """In the thread that reads: it takes a few milliseconds."""
        body = review_rows.kept(connection, self.key)
        return None if body is None else decode(body)

    async def found(self) -> Reviews | None:
        """Waits while another house makes it; None where nobody does any more."""
        while True:
            if (reviews := await self.read()) is not None:
                return reviews
            is_claimed = partial(review_rows.is_claimed, key=self.key, now=wall_clock.now())
            if not await self.store.read(is_claimed):
                return None
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def keep(self, reviews: Reviews | None) -> None:
        """Keeps a review that was made, or gives the claim back."""
        change = review_rows.release(self.key, self.house)
        if reviews is not None:
            change = review_rows.keep_review(self.key, encode(reviews))
            await self.note(next(iter(reviews.values())))
        try:
            await self.store.change(change)
        except (WriteFailed, StoreAway):
            LOG.warning("review was not kept", extra={"table": self.key.table})

    async def note(self, found: Reviewed | None) -> None:
        """What profiles tell of it, seat by seat."""
        seats = {one.seat: (one.lost, one.luck) for one in found.seats} if found is not None else {}
        unit = found.unit if found is not None else None
        try:
            await self.store.change(review_rows.keep(self.key.table, self.key.number, unit, seats))
        except (WriteFailed, StoreAway):
            LOG.warning("review was not noted", extra={"table": self.key.table})
