"""Where many small tasks are done: in this process, in others beside it, or on a Ray cluster.

Wherever that is, results come in the order in which they were asked for, and each depends on its task alone: so they
are the same for the same seed. Whoever stops asking for results ends the rest.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import Pool
from multiprocessing import TimeoutError as NotYet
from multiprocessing.pool import IMapIterator
from typing import Any, Protocol, TypeVar

from haricot.core.errors import BadOption
from haricot.games import bring_files, brought_files

SECONDS_BETWEEN_CHECKS = 0.2
TASKS_AHEAD = 3
"""For each processor of a cluster: so many lists of tasks wait there, so that none idles."""
RETRIES = 20
"""How often a list of tasks is begun again whose worker died."""

HELD = {signal.SIGINT, signal.SIGTERM}

T = TypeVar("T")
R = TypeVar("R")
Prepare = Callable[[], object]
Check = Callable[[], None]


def _nothing() -> None:
    """Nothing to prepare, nothing to check."""


class Executor(Protocol):
    """Does tasks somewhere."""

    def run(
        self, task: Callable[[T], R], todo: Sequence[T], prepare: Prepare = _nothing, at_a_time: int = 1
    ) -> Generator[R]:
        """The result of the task for each, in order; `prepare` is done once wherever tasks are done.

        So many at a time go to a worker: more where each is short.
        """


@dataclass(frozen=True, slots=True)
class LocalExecutor:
    """On this machine, by so many processes; one alone does it itself.

    `check` is called often while others work, and may raise: an interrupt that comes while Python forks is lost.
    """

    workers: int = 1
    check: Check = _nothing

    def run(
        self, task: Callable[[T], R], todo: Sequence[T], prepare: Prepare = _nothing, at_a_time: int = 1
    ) -> Generator[R]:
        """See `Executor`."""
        workers = min(self.workers, -(-len(todo) // at_a_time))
        if workers <= 1:
            prepare()
            for one in todo:
                self.check()
                yield task(one)
            return
        with _signals_held():
            started = Pool(workers, initializer=_begin, initargs=(brought_files(), prepare))
        with started as pool:
            chunks = _in_chunks(todo, at_a_time)
            results = pool.imap(partial(_each, task), chunks)
            for _ in chunks:
                yield from self._next(results)

    def _next(self, results: IMapIterator[list[R]]) -> list[R]:
        while True:
            self.check()
            with suppress(NotYet):
                return results.next(timeout=SECONDS_BETWEEN_CHECKS)


def _in_chunks(todo: Sequence[T], at_a_time: int) -> list[Sequence[T]]:
    return [todo[at : at + at_a_time] for at in range(0, len(todo), at_a_time)]


def _each(task: Callable[[T], R], chunk: Sequence[T]) -> list[R]:
    return [task(one) for one in chunk]


ALONE = LocalExecutor()
"""By this process itself."""


@contextmanager
def _signals_held() -> Iterator[None]:
    """Signals wait while processes are forked: Python drops those that come before the new one has begun.

    A worker that was told to end just then would be waited for for ever. It is forked with its signals held, by this
    thread or later by one of the pool's, and lets them come when it is ready for them.
    """
    if not hasattr(signal, "pthread_sigmask"):  # where there are no such signals, nothing is forked either
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, HELD)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(game_files: tuple[str, ...], prepare: Prepare) -> None:
    """A worker knows the games that the first process knows, is ready, and leaves interrupts to that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HELD)
    bring_files(game_files)
    prepare()


@dataclass(frozen=True, slots=True)
class RayExecutor:
    """On a Ray cluster: that of an address, or `auto`, the one that this machine belongs to.

    A list of tasks whose worker dies is begun again elsewhere: nothing is lost, and nothing comes twice.
    """

    address: str
    check: Check = _nothing

    def run(
        self, task: Callable[[T], R], todo: Sequence[T], prepare: Prepare = _nothing, at_a_time: int = 1
    ) -> Generator[R]:
        """See `Executor`."""
        ray = self._joined()
        do = ray.remote(max_retries=RETRIES)(_do_all)
        do = partial(do.remote, task, prepare, brought_files())
        chunks = _in_chunks(todo, at_a_time)
        ahead = TASKS_AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        try:
            for chunk in chunks:
                waiting.append(do(chunk))
                if len(waiting) > ahead:
                    yield from self._result(ray, waiting)
            while waiting:
                yield from self._result(ray, waiting)
        finally:
            for one in waiting:
                ray.cancel(one, force=True)

    def _joined(self) -> Any:
        """Joins the cluster, unless this process has already."""
        try:
            ray = import_module("ray")
        except ImportError:
            raise BadOption("ray-missing") from None
        if not ray.is_initialized():
            try:
                ray.init(address=self.address, log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, ValueError, RuntimeError):
                raise BadOption("ray-not-there", address=self.address) from None
        return ray

    def _result(self, ray: Any, waiting: deque[Any]) -> list[Any]:
        while True:
            self.check()
            with suppress(ray.exceptions.GetTimeoutError):
                done: list[Any] = ray.get(waiting[0], timeout=SECONDS_BETWEEN_CHECKS)
                waiting.popleft()
                return done


_prepared: set[bytes] = set()
"""In a worker of the cluster, what it has prepared: it may do many lists of tasks."""


def _do_all(
    task: Callable[[Any], Any], prepare: Prepare, game_files: tuple[str, ...], chunk: Sequence[Any]
) -> list[Any]:
    import pickle

    asked = pickle.dumps((prepare, game_files))
    if asked not in _prepared:
        bring_files(game_files)
        prepare()
        _prepared.add(asked)
    return _each(task, chunk)


def executor(workers: int, ray: str | None = None, check: Check = _nothing) -> Executor:
    """On the Ray cluster that is named, else on this machine."""
    return RayExecutor(ray, check) if ray else LocalExecutor(workers, check)
