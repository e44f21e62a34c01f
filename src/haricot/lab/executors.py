"""Where many small tasks are done: in this process, in others beside it, or on a Ray cluster.

Wherever that is, results come in the order in which they were asked for, and each depends on its task alone: so they
are the same for the same seed. A worker that dies loses nothing. Whoever stops asking for results ends the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol, TypeVar

from haricot.lab.ray_workers import RayCrew, join
from haricot.lab.worker_processes import LocalCrew

SECONDS_BETWEEN_CHECKS = 0.05
CHUNKS_AHEAD = 100
"""For each worker: so many results may wait for one before them that takes long."""

T = TypeVar("T")
R = TypeVar("R")
PrepareWorker = Callable[[], object]


def _nothing() -> None:
    """Nothing to prepare."""


class Watcher(Protocol):
    """Whoever follows the work, and may stop it."""

    def check(self) -> None:
        """Called often while others work, and may raise: an interrupt that comes while Python forks is lost."""

    def arrived(self, count: int) -> None:
        """So many more results have come, in whatever order."""

    def left(self, results: list[Any]) -> None:
        """It is over, and these had come before one that takes long: nobody is told of them any more."""


class Nobody:
    """Follows nothing."""

    def check(self) -> None:
        """Never stops it."""

    def arrived(self, count: int) -> None:
        """Counts nothing."""

    def left(self, results: list[Any]) -> None:
        """Keeps nothing."""


NOBODY = Nobody()


class Executor(Protocol):
    """Does tasks somewhere."""

    def run(
        self, task: Callable[[T], R], todo: Iterable[T], prepare: PrepareWorker = _nothing, at_a_time: int = 1
    ) -> Generator[R]:
        """The result of the task for each, in order; `prepare` is done once wherever tasks are done.

        So many at a time go to a worker: more where each is short. What is to be done is asked for when somebody is
        there to do it, so there may be no end of it.
        """


@dataclass(frozen=True, slots=True)
class SameProcess:
    """By this process itself."""

    def run(
        self, task: Callable[[T], R], todo: Iterable[T], prepare: PrepareWorker = _nothing, at_a_time: int = 1
    ) -> Generator[R]:
        """See `Executor`."""
        prepare()
        yield from map(task, todo)


ALONE = SameProcess()
"""By this process itself."""


@dataclass(frozen=True, slots=True)
class LocalExecutor:
    """On this machine, by so many processes beside this one, also where that is one: this one can always be stopped."""

    workers: int = 1
    watcher: Watcher = NOBODY

    def run(
        self, task: Callable[[T], R], todo: Iterable[T], prepare: PrepareWorker = _nothing, at_a_time: int = 1
    ) -> Generator[R]:
        """See `Executor`."""
        with closing(LocalCrew(self.workers, task, prepare)) as crew:
            yield from _in_order(crew, _in_chunks(todo, at_a_time), self.watcher)


@dataclass(frozen=True, slots=True)
class RayExecutor:
    """On a Ray cluster: that of an address, or `auto`, the one that this machine belongs to."""

    address: str
    watcher: Watcher = NOBODY

    def run(
        self, task: Callable[[T], R], todo: Iterable[T], prepare: PrepareWorker = _nothing, at_a_time: int = 1
    ) -> Generator[R]:
        """See `Executor`."""
        with closing(RayCrew(self.address, task, prepare)) as crew:
            yield from _in_order(crew, _in_chunks(todo, at_a_time), self.watcher)


def executor(workers: int, ray: str | None = None, watcher: Watcher = NOBODY) -> Executor:
    """On the Ray cluster that is named, else on this machine. A cluster is joined at once: that takes some seconds."""
    if ray is None:
        return LocalExecutor(workers, watcher)
    join(ray)
    return RayExecutor(ray, watcher)


class Crew(Protocol):
    """Workers of one sort: they are given chunks of tasks, by number, and tell the results in whatever order."""

    workers: int

    def has_room(self) -> bool:
        """Whether there is somebody for one more chunk."""

    def give(self, number: int, chunk: list[Any]) -> None:
        """A chunk for somebody."""

    def results(self, seconds: float) -> list[tuple[int, list[Any]]]:
        """What has come since, by number; waits so long for something to come."""


def _in_order(crew: Crew, chunks: Iterator[list[Any]], watcher: Watcher) -> Generator[Any]:
    """Gives work to whoever has none; what comes too early waits for what comes before it."""
    early: dict[int, list[Any]] = {}
    given = told = 0
    is_all_given = False
    try:
        while True:
            watcher.check()
            while not is_all_given and crew.has_room() and given - told < CHUNKS_AHEAD * crew.workers:
                chunk = next(chunks, None)
                if chunk is None:
                    is_all_given = True
                else:
                    crew.give(given, chunk)
                    given += 1
            if told in early:
                yield from early.pop(told)
                told += 1
            elif given == told:
                return
            else:
                for number, results in crew.results(SECONDS_BETWEEN_CHECKS):
                    early[number] = results
                    watcher.arrived(len(results))
    finally:
        watcher.left([one for number in sorted(early) for one in early[number]])


def _in_chunks(todo: Iterable[T], at_a_time: int) -> Iterator[list[T]]:
    rest = iter(todo)
    while chunk := list(islice(rest, at_a_time)):
        yield chunk
