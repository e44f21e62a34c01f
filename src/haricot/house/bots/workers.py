"""Processes that think: they know the same games as the house, and end with it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import ParamSpec, TypeVar

from haricot.bots.compilation import begin, is_quickly_loaded, load
from haricot.games import bring_files, brought_files

P = ParamSpec("P")
T = TypeVar("T")


START = 90.0
"""Seconds in which a process starts and loads, or even makes, what it thinks with: until then it is not stuck."""


class WorkerGone(Exception):
    """The process crashed, timed out or was closed; whatever the work itself raises is another thing."""


class Worker:
    """A process that does one thing after the other; it is started when it is first asked."""

    def __init__(self, niceness: int = 0) -> None:
        context = get_context("spawn" if sys.platform == "win32" else "forkserver")
        known = (brought_files(), niceness)
        self._process = ProcessPoolExecutor(1, context, initializer=initialize_worker, initargs=known)
        self._ready: set[str] = set()

    async def prepare(self, game: str, *, whatever_it_takes: bool = False) -> None:
        """Loads the kernels of a game, if they are made; what comes of `run` takes its own time then, and no other."""
        if game in self._ready:
            return
        begin(game)
        if await self.run(START, load_kernels, game, whatever_it_takes):
            self._ready.add(game)

    async def run(self, seconds: float, work: Callable[P, T], *asked: P.args, **named: P.kwargs) -> T:
        """Its answer, or what it raises; WorkerGone where none will come."""
        try:
            working = self._process.submit(work, *asked, **named)
        except RuntimeError as closed:  # a pool raises it that is broken, or was closed
            raise WorkerGone("crashed") from closed
        limit = asyncio.timeout(seconds)
        try:
            async with limit:
                return await asyncio.wrap_future(working)
        except BrokenProcessPool as broken:
            raise WorkerGone("crashed") from broken
        except TimeoutError as late:
            if limit.expired():
                raise WorkerGone("timed out") from late
            raise

    def kill(self) -> None:
        """A process that is stuck does not hear that it should stop."""
        processes = list((self._process._processes or {}).values())
        self._process.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def load_kernels(game: str, whatever_it_takes: bool) -> bool:
    """In the process: whether they are loaded. If they are still being made, the bots of this game do without."""
    if not whatever_it_takes and not is_quickly_loaded(game):
        return False
    load(game)
    return True


def initialize_worker(game_files: tuple[str, ...], niceness: int) -> None:
    """A worker does not outlive the house, even if that is killed; Ctrl+C is the house's to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    bring_files(game_files)
    house = parent_process()
    if house is not None:
        Thread(target=_end_with, args=(house.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
