"""Processes that think: they know the same games as the house, and end with it."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread

from haricot.games import bring_files, brought_files


def start_workers(count: int, niceness: int = 0) -> ProcessPoolExecutor:
    context = get_context("spawn" if sys.platform == "win32" else "forkserver")
    return ProcessPoolExecutor(count, context, initializer=initialize_worker, initargs=(brought_files(), niceness))


def kill_workers(pool: ProcessPoolExecutor) -> None:
    """A process that is stuck does not hear that it should stop: it is killed."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


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
