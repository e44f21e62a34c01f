"""Processes beside this one that do tasks. One that dies is replaced, and what it had in hand is done again."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from pickle import PicklingError
from time import monotonic
from typing import Any, NoReturn

from haricot.bots.outside import end_programs
from haricot.core.errors import BadOption, HaricotError
from haricot.games import bring_files, brought_files

RETRIES = 10
"""How often a chunk of tasks is begun again whose worker died."""
SECONDS_TO_END = 0.5
"""Workers that have not ended by then are killed: one in a kernel hears nothing before its end."""

HELD = {signal.SIGINT, signal.SIGTERM}
GONE = (EOFError, BrokenPipeError, ConnectionResetError)


@dataclass(slots=True, eq=False)
class WorkerProcess:
    """One process, this end of the pipe to it, and what it has in hand."""

    process: Process
    pipe: Connection
    in_hand: tuple[int, list[Any]] | None = None


class LocalCrew:
    """So many processes, each started when there is something for it to do."""

    def __init__(self, workers: int, task: Callable[[Any], Any], prepare: Callable[[], object]) -> None:
        self.workers = workers
        self._task, self._prepare = task, prepare
        self._started: list[WorkerProcess] = []
        self._deaths: dict[int, int] = {}
        """Of those who had a chunk in hand, by its number."""

    def has_room(self) -> bool:
        """Whether somebody is idle, or has not been started yet."""
        return len(self._started) < self.workers or any(one.in_hand is None for one in self._started)

    def give(self, number: int, chunk: list[Any]) -> None:
        """To an idle worker, or a new one."""
        idle = next((one for one in self._started if one.in_hand is None), None) or self._start()
        idle.in_hand = number, chunk
        try:
            idle.pipe.send(chunk)
        except GONE:
            self._replace(idle)

    def results(self, seconds: float) -> list[tuple[int, list[Any]]]:
        """What has come since; waits so long for something to come."""
        by_pipe = {one.pipe: one for one in self._started if one.in_hand}
        found = []
        for pipe in wait(list(by_pipe), seconds):
            worker = by_pipe[pipe]  # type: ignore[index]
            assert worker.in_hand
            try:
                results, wrong = worker.pipe.recv()
            except GONE:
                self._replace(worker)
                continue
            if wrong is not None:
                raise wrong
            found.append((worker.in_hand[0], results))
            worker.in_hand = None
        return found

    def close(self) -> None:
        """Ends everybody: who is idle by leave, who is at work by force."""
        for one in self._started:
            if one.in_hand:
                one.process.terminate()
            with suppress(OSError):
                one.pipe.send(None)
        until = monotonic() + SECONDS_TO_END
        for one in self._started:
            one.process.join(max(0.0, until - monotonic()))
        for one in self._started:
            if one.process.is_alive():
                one.process.kill()
        for one in self._started:
            one.process.join()
            one.pipe.close()
        self._started.clear()

    def _start(self) -> WorkerProcess:
        ours, theirs = Pipe()
        process = Process(target=_work, args=(theirs, self._task, brought_files(), self._prepare), daemon=True)
        with _signals_held(), taking_along():
            process.start()
        theirs.close()  # so that ours ends when the worker does
        self._started.append(WorkerProcess(process, ours))
        return self._started[-1]

    def _replace(self, dead: WorkerProcess) -> None:
        """Its chunk goes to a new worker, unless too many have died of it."""
        assert dead.in_hand
        number, chunk = dead.in_hand
        self._started.remove(dead)
        dead.pipe.close()
        dead.process.join()
        self._deaths[number] = self._deaths.get(number, 0) + 1
        if self._deaths[number] > RETRIES:
            raise HaricotError("worker-died", times=self._deaths[number])
        self.give(number, chunk)


@contextmanager
def taking_along() -> Iterator[None]:
    """What cannot be pickled goes to no process but a fork of this one: that is told in a sentence."""
    try:
        yield
    except (PicklingError, AttributeError, TypeError) as why:
        raise BadOption("worker-cannot-take", why=str(why)) from why


@contextmanager
def _signals_held() -> Iterator[None]:
    """Signals wait while a process is forked: Python drops those that come before the new one has begun.

    A worker that was told to end just then would be waited for for ever. It is forked with its signals held, and lets
    them come when it is ready for them.
    """
    if not hasattr(signal, "pthread_sigmask"):  # where there are no such signals, nothing is forked either
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, HELD)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(
    pipe: Connection, task: Callable[[Any], Any], game_files: tuple[str, ...], prepare: Callable[[], object]
) -> None:
    """A worker: knows the games that the first process knows, and leaves interrupts to that one.

    Standard output is the command's: what tasks print goes to standard error. Programs that play end with the worker.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HELD)
    sys.stdout = sys.stderr
    with suppress(OSError):  # somebody may have closed standard error
        os.dup2(2, 1)
    is_ready = False
    with suppress(*GONE), _ending_programs():  # whoever gave the work is gone
        while (chunk := pipe.recv()) is not None:
            try:
                if not is_ready:
                    bring_files(game_files)
                    prepare()
                    is_ready = True
                pipe.send(([task(one) for one in chunk], None))
            except GONE:
                raise
            except Exception as wrong:
                wrong.add_note(traceback.format_exc())
                pipe.send((None, wrong))


def _leave(*_: object) -> NoReturn:
    raise SystemExit(0)


@contextmanager
def _ending_programs() -> Iterator[None]:
    try:
        yield
    finally:
        end_programs()
