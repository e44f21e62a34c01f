"""Bots' workers: they get views and answer moves. The house never waits for one that is slow or crashed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from haricot.bots import Answer, bot_for, levels
from haricot.core.game import View
from haricot.house.bots.fair_queue import FairQueue, Urgency
from haricot.house.bots.workers import kill_workers, start_workers
from haricot.house.metrics import BOT_THINKING_SECONDS, timed
from haricot.house.settings import Settings

LOG = logging.getLogger("haricot.house.bots")

TRIES = 2
GRACE = 5.0
"""Seconds beyond its time after which a bot counts as stuck; the first move of a process includes its start."""
START = 20.0
MOST_WAITING_EACH = 20
MOST_WAITING = 500


class Asker(NamedTuple):
    """For whom a bot thinks: the host of a table, or whoever asks for a hint."""

    person: str
    table: str
    urgency: Urgency


class BotPool:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self.queue = FairQueue(settings.bot_workers, MOST_WAITING_EACH, MOST_WAITING)
        self.replaced = 0

    async def best_move(self, asker: Asker, game: str, views: list[View], level: str | None = None) -> Answer | None:
        """What a bot would play who saw this, and why; None after two failures, so that nobody waits for ever.

        A bot's time begins when a process is free for it: that many others think is not its fault. RateLimited where
        too many wait already.
        """
        for _ in range(TRIES):
            async with self.queue.turn(asker.person, asker.table, asker.urgency):
                cold = self._pool is None
                pool = self._pool = self._pool or start_workers(self._settings.bot_workers)
                seconds = self._settings.bot_seconds
                try:
                    thinking = timed(BOT_THINKING_SECONDS.labels(game, _known_level(game, level) or "strongest"))
                    async with asyncio.timeout(seconds + GRACE + cold * START):
                        asked = pool.submit(think, game, level, views, secrets.randbits(63), seconds)
                        with thinking:
                            return await asyncio.wrap_future(asked)
                except (TimeoutError, BrokenProcessPool, RuntimeError) as cause:
                    LOG.warning(
                        "bot worker timed out" if isinstance(cause, TimeoutError) else "bot worker crashed",
                        extra={"table": asker.table, "game": game},
                    )
                    self._replace(pool)
                except Exception:
                    LOG.exception("bot raised", extra={"table": asker.table, "game": game})
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Whatever still ran there fails as well, and tries again in the next pool."""
        if self._pool is pool:
            self._pool = None
            self.replaced += 1
            kill_workers(pool)

    def close(self) -> None:
        if self._pool is not None:
            kill_workers(self._pool)


def think(game: str, level: str | None, views: list[View], seed: int, seconds: float) -> Answer:
    """In a process of its own: the bot's move. A level that this game does not have is its strongest."""
    return bot_for(game, _known_level(game, level))(views, seed, seconds)


def _known_level(game: str, level: str | None) -> str | None:
    return level if level in levels(game) else None
