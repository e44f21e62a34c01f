"""Whose turn a bot has: at each table at most one thinks, and its move is asked for like anybody's."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable, Iterable

from haricot.bots import any_move
from haricot.core.errors import HaricotError
from haricot.house.background_tasks import end_tasks
from haricot.house.bots.bot_pool import Asker, BotPool
from haricot.house.bots.fair_queue import Urgency
from haricot.house.errors import RateLimited, StoreAway
from haricot.house.live.live_table import LiveTable
from haricot.house.live.view_cache import ViewCache
from haricot.house.metrics import BOT_FALLBACKS
from haricot.house.settings import Settings
from haricot.house.store.store import WriteFailed
from haricot.table import Play, Table

LOG = logging.getLogger("haricot.house.live")

SECONDS_WHEN_FULL = 2.0
SECONDS_AFTER_FAILURES = (1, 2, 5, 15, 60, 300)
"""How long a bot's table waits after each failure in a row that nobody foresaw; then until somebody acts there."""

Submit = Callable[[LiveTable, Play], Awaitable[None]]


class BotTurns:
    """`submit` asks a table for a move in the house's name."""

    def __init__(
        self, pool: BotPool, settings: Settings, views: ViewCache, submit: Submit, *, only_claimed: bool = False
    ) -> None:
        """`only_claimed`: there are other houses, and this one thinks where it has said so."""
        self._pool, self._settings, self._views, self._submit = pool, settings, views, submit
        self._only_claimed = only_claimed
        self._stopped = False
        self.moves = 0
        self.thinking = 0
        """How many are thinking now, or wait for a worker."""

    def look(self, live: LiveTable) -> None:
        """If a bot is to move here, it thinks; one that thinks already is left alone."""
        if live.bot_turn is not None or self._stopped or (self._only_claimed and not live.is_claimed):
            return
        if live.stored.bot_to_move() is not None:
            live.bot_turn = asyncio.create_task(self._move(live))
            live.bot_turn.add_done_callback(lambda task: self._moved(live, task))

    async def stop(self, tables: Iterable[LiveTable]) -> None:
        """No bot thinks any more; what was thought is forgotten."""
        self._stopped = True  # a move that is being stored meanwhile wakes no other bot
        await end_tasks(*(live.bot_turn for live in tables))

    def _moved(self, live: LiveTable, task: asyncio.Task[None]) -> None:
        live.bot_turn = None
        if not task.cancelled() and live.bot_failures <= len(SECONDS_AFTER_FAILURES):
            self.look(live)

    async def _move(self, live: LiveTable) -> None:
        self.thinking += 1
        try:
            await self._think(live)
            live.bot_failures = 0
            return
        except Exception:
            LOG.exception("bot's move failed", extra={"table": live.id})
            live.bot_failures += 1
        finally:
            self.thinking -= 1
        if live.bot_failures <= len(SECONDS_AFTER_FAILURES):
            await asyncio.sleep(SECONDS_AFTER_FAILURES[live.bot_failures - 1])

    async def _think(self, live: LiveTable) -> None:
        await asyncio.sleep(self._settings.bot_pause * random.uniform(0.6, 1.6))
        table = live.stored
        seat = table.bot_to_move()
        if seat is None or table.playing is None:
            return
        views = self._views.views(live.id, table.playing, seat)
        try:
            answer = await self._pool.best_move(_asker(live), table.setup.game, views, table.chairs[seat].level)
        except RateLimited:  # the house is full: the turn is kept, and asked for again
            await asyncio.sleep(SECONDS_WHEN_FULL)
            return
        move = answer.move if answer else _fallback(live, table)
        try:
            await self._play(live, table, move)
        except StoreAway:  # likewise
            await asyncio.sleep(SECONDS_WHEN_FULL)
        except WriteFailed:
            pass  # the table is read again from its log, and the bot is asked again there

    async def _play(self, live: LiveTable, table: Table, move: str) -> None:
        try:
            await self._submit(live, Play(table.number, move))
            self.moves += 1
        except StoreAway:
            raise
        except HaricotError as late:  # somebody took a move or the seat back meanwhile, or the bot cannot play
            LOG.info("bot's move was refused", extra={"table": live.id, "kind": late.key})
            if live.stored.number == table.number and live.decided.number == table.number:
                await self._submit(live, Play(table.number, _fallback(live, table)))


def _asker(live: LiveTable) -> Asker:
    table = live.stored
    with_people = any(chair.people and not chair.lent for chair in table.chairs)
    return Asker(table.host, live.id, Urgency.WITH_PEOPLE if with_people else Urgency.AMONG_BOTS)


def _fallback(live: LiveTable, table: Table) -> str:
    """A move for a bot that has none: a table never waits for it, and whoever hosts hears of it."""
    assert table.playing is not None
    game = table.playing.setup.game
    BOT_FALLBACKS.labels(game).inc()
    LOG.warning("bot plays any move", extra={"table": live.id, "game": game})
    return any_move(table.playing.state, secrets.randbits(64))
