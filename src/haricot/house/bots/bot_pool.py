"""Bots' workers: they get views and answer moves. The house never waits for one that is slow or crashed."""

from __future__ import annotations

import logging
import secrets
from typing import NamedTuple

from haricot.bots import Answer, bot_for, bot_of, levels
from haricot.core.game import View
from haricot.house.bots.fair_queue import FairQueue, Urgency
from haricot.house.bots.workers import Worker, WorkerGone
from haricot.house.metrics import BOT_FALLBACKS, BOT_THINKING_SECONDS, timed
from haricot.house.settings import Settings

LOG = logging.getLogger("haricot.house.bots")

TRIES = 2
GRACE = 5.0
"""Seconds beyond its time after which a bot counts as stuck."""
MOST_WAITING_EACH = 20
MOST_WAITING = 500


class Asker(NamedTuple):
    """For whom a bot thinks: the host of a table, or whoever asks for a hint."""

    person: str
    table: str
    urgency: Urgency


class BotPool:
    """As many workers as the settings say, each in a process of its own, started when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        # Where others think for the bots, there is still one process for hints; it is started when somebody asks.
        self.queue = FairQueue(max(1, settings.bot_workers), MOST_WAITING_EACH, MOST_WAITING)
        self.replaced = 0

    async def best_move(self, asker: Asker, game: str, views: list[View], level: str | None = None) -> Answer | None:
        """What a bot would play who saw this, and why; None after two failures, so that nobody waits for ever.

        A bot's time begins when a process is ready for it: that many others think, or that it has to be started, is
        not its fault. RateLimited where too many wait already.
        """
        for _ in range(TRIES):
            async with self.queue.turn(asker.person, asker.table, asker.urgency):
                worker = self._idle.pop() if self._idle else self._new_worker()
                try:
                    await worker.prepare(game)
                    return await self._answer(worker, asker, game, views, level)
                except WorkerGone as gone:
                    LOG.warning("bot worker %s", gone, extra={"table": asker.table, "game": game})
                    self.replaced += 1
                    self._workers.discard(worker)
                    worker.kill()
                except Exception as fault:
                    about = {"table": asker.table, "game": game, "kind": type(fault).__name__}
                    LOG.exception("bot failed", extra=about)
                finally:
                    if worker in self._workers:
                        self._idle.append(worker)
        return None

    async def _answer(self, worker: Worker, asker: Asker, game: str, views: list[View], level: str | None) -> Answer:
        seconds = self._settings.bot_seconds
        with timed(BOT_THINKING_SECONDS.labels(game, _kind_of(game, level))):
            answer = await worker.run(seconds + GRACE, think, game, level, views, secrets.randbits(63), seconds)
        if answer.fault:
            BOT_FALLBACKS.labels(game).inc()
            LOG.error("bot fell back to any move", extra={"table": asker.table, "game": game, "kind": answer.fault})
        return answer

    def _new_worker(self) -> Worker:
        worker = Worker()
        self._workers.add(worker)
        return worker

    def close(self) -> None:
        """Ends every worker; a bot that was thinking is not waited for."""
        for worker in self._workers:
            worker.kill()


def think(game: str, level: str | None, views: list[View], seed: int, seconds: float) -> Answer:
    """In a process of its own: the bot's move. A level that this game does not have is its strongest."""
    return bot_for(game, _known_level(game, level), at_once=True)(views, seed, seconds)


def _known_level(game: str, level: str | None) -> str | None:
    return level if level is not None and bot_of(game, level) is not None else None


def _kind_of(game: str, level: str | None) -> str:
    """What a figure is kept under: sizes are too many to be told apart."""
    known = _known_level(game, level) or "strongest"
    return known if known in (*levels(game), "strongest") else "size"
