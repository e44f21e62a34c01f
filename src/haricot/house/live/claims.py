"""Which bots' turns and deadlines this house looks after, where there are others: about once a second it takes some.

What it decided itself it claims with the very write, so that nobody waits for the next second.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from time import monotonic

from haricot.core.errors import HaricotError
from haricot.house.background_tasks import end_tasks
from haricot.house.errors import StoreAway
from haricot.house.live.bot_turns import BotTurns
from haricot.house.live.live_table import LiveTable
from haricot.house.store import claim_rows
from haricot.house.store.store import Store

LOG = logging.getLogger("haricot.house.live")

SECONDS_BETWEEN_LOOKS = 1.0
SHORTEST_WAIT = 0.05
DEADLINES_AT_ONCE = 50
TURNS_PER_WORKER = 4
"""Bots' turns that may wait for each worker of this house; more are left to others."""


class Claims:
    """`tables`: those in use; `look_after` is told of each table that is this house's to look after now."""

    def __init__(
        self,
        store: Store,
        house: str,
        workers: int,
        tables: Mapping[str, LiveTable],
        bot_turns: BotTurns,
        look_after: Callable[[str], Awaitable[None]],
    ) -> None:
        self._store, self._house, self._look_after = store, house, look_after
        self._tables, self._bot_turns = tables, bot_turns
        self._most_turns = TURNS_PER_WORKER * workers
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Claims from now on, and renews what is claimed."""
        for work in (self._claim_for_ever, self._renew_for_ever):
            self._tasks.add(asyncio.create_task(work()))

    async def stop(self) -> None:
        """Gives back what this house had claimed, for others to take at once."""
        await end_tasks(*self._tasks)
        with suppress(StoreAway):
            await self._store.read(partial(claim_rows.release, house=self._house))

    def wake(self) -> None:
        """Something is due now."""
        self._changed.set()

    @property
    def has_room(self) -> bool:
        """Whether one more bot may think here."""
        return self._room() > 0

    def _room(self) -> int:
        return self._most_turns - self._bot_turns.thinking

    async def _claim_for_ever(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_BETWEEN_LOOKS):
                    await self._changed.wait()
            self._changed.clear()
            began = monotonic()
            await self._try("claim of due tables", self._claim)
            await asyncio.sleep(max(0.0, SHORTEST_WAIT - (monotonic() - began)))

    async def _claim(self) -> None:
        asked = partial(claim_rows.claim, house=self._house, bots=self._room(), deadlines=DEADLINES_AT_ONCE)
        for table in await self._store.read(asked):
            task = asyncio.create_task(self._try("bot turn or deadline", partial(self._look_after, table), table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(claim_rows.SECONDS_BETWEEN_RENEWALS)
            await self._try("renewal of claims", self._renew)

    async def _renew(self) -> None:
        mine = {live.id: live for live in self._tables.values() if live.bot_turn is not None and live.is_claimed}
        if mine:
            kept = await self._store.read(partial(claim_rows.renew, house=self._house, tables=tuple(mine)))
            for table in mine.keys() - kept:
                mine[table].is_claimed = False

    async def _try(self, what: str, work: Callable[[], Awaitable[None]], table: str | None = None) -> None:
        """Whatever does not work is tried again later, here or elsewhere."""
        about = {} if table is None else {"table": table}
        try:
            await work()
        except HaricotError as cause:
            LOG.info("claimed work refused", extra={"work": what, "kind": cause.key, **about})
        except Exception:
            LOG.exception("claimed work failed", extra={"work": what, **about})
