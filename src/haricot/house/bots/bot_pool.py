"""The chairs in which bots sit: they get views and answer moves, in processes of their own.

The house never waits for a bot. One that is slow or falls over is replaced, and the table goes on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread

from haricot.bots import Answer, bot_for, levels
from haricot.core.errors import HaricotError
from haricot.core.game import View
from haricot.house.live.live_table import Room
from haricot.house.live.table_service import Hall
from haricot.house.settings import Settings
from haricot.house.store.store import Lost
from haricot.table import HOUSE, Play, Table

LOG = logging.getLogger("haricot.house.bots")

TRIES = 2
GRACE = 5.0
"""Seconds beyond its time after which a bot counts as stuck; the first move of a process includes its start."""
START = 20.0


class Chairs:
    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall, self._settings = hall, settings
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(settings.bot_workers)
        self.moves = 0
        self.replaced = 0
        self._closing = False
        hall.after_each = self.look

    def look(self, room: Room) -> None:
        """If a bot is to move here, it thinks; one that thinks already is left alone."""
        if room.bot is None and not self._closing and room.shown.bot_to_move() is not None:
            room.bot = asyncio.create_task(self._move(room))
            room.bot.add_done_callback(lambda task: self._moved(room, task))

    def _moved(self, room: Room, task: asyncio.Task[None]) -> None:
        room.bot = None
        if task.cancelled():
            return
        if wrong := task.exception():
            LOG.error("a bot's move failed", extra={"table": room.id}, exc_info=wrong)
            return
        if self._hall.rooms.get(room.id) is room:
            self.look(room)

    async def _move(self, room: Room) -> None:
        await asyncio.sleep(self._settings.bot_pause * random.uniform(0.6, 1.6))
        table = room.shown
        seat = table.bot_to_move()
        if seat is None or table.playing is None:
            return
        views = list(room.sights.views(table.playing, seat))
        advice = await self.advise(room, table.setup.game, views, table.chairs[seat].level)
        move = advice.move if advice else _any_move(table)
        try:
            await self._hall.ask(room, Play(table.number, move), HOUSE)
            self.moves += 1
        except HaricotError as late:  # somebody took a move or the seat back meanwhile, or the bot cannot play
            LOG.info("a bot's move came to nothing", extra={"table": room.id, "kind": late.key})
            if room.shown.number == table.number and room.table.number == table.number:
                await self._hall.ask(room, Play(table.number, _any_move(table)), HOUSE)
        except Lost:
            pass

    async def advise(self, room: Room, game: str, views: list[View], level: str | None = None) -> Answer | None:
        """What a bot would play who saw this, and why; None after two failures, so that nobody waits for ever.

        A bot's time begins when a process is free for it: that many others think is not its fault.
        """
        for _ in range(TRIES):
            async with self._free:
                cold = self._pool is None
                pool = self._pool = self._pool or processes(self._settings.bot_workers)
                seconds = self._settings.bot_seconds
                try:
                    async with asyncio.timeout(seconds + GRACE + cold * START):
                        asked = pool.submit(think, game, level, views, secrets.randbits(63), seconds)
                        return await asyncio.wrap_future(asked)
                except (TimeoutError, BrokenProcessPool, RuntimeError):
                    LOG.warning("a bot is replaced", extra={"table": room.id, "game": game})
                    self._replace(pool)
                except Exception:
                    LOG.exception("a bot fell over", extra={"table": room.id, "game": game})
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Whatever still ran there fails as well, and tries again in the next pool."""
        if self._pool is pool:
            self._pool = None
            self.replaced += 1
            end(pool)

    async def close(self) -> None:
        self._closing = True  # a move that is being stored meanwhile wakes no other bot
        thinking = [room.bot for room in self._hall.rooms.values() if room.bot]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        if self._pool is not None:
            end(self._pool)


def processes(count: int) -> ProcessPoolExecutor:
    """Processes that think, and end with the house."""
    context = get_context("spawn" if sys.platform == "win32" else "forkserver")
    return ProcessPoolExecutor(count, context, initializer=settle_in)


def end(pool: ProcessPoolExecutor) -> None:
    """A process that is stuck does not hear that it should stop: it is ended."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def think(game: str, level: str | None, views: list[View], seed: int, seconds: float) -> Answer:
    """In a process of its own: the bot's move. A level that this game does not have is its strongest."""
    return bot_for(game, level if level in levels(game) else None)(views, seed, seconds)


def settle_in() -> None:
    """A process for bots does not outlive the house, even if that is killed; Ctrl+C is the house's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    house = parent_process()
    if house is not None:
        Thread(target=_end_with, args=(house.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _any_move(table: Table) -> str:
    assert table.playing is not None
    state = table.playing.state
    return str(state.default or secrets.choice(state.moves()))
