"""Starts the processes of a house, watches and replaces them, and stops them together; it serves nobody itself.

uvicorn has a supervisor as well, which does not fit: its processes do not know which one they are, one that cannot open
stops all the others, and nothing passes between them. What uvicorn does for one process it does here too.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

from haricot.house.background_tasks import end_tasks
from haricot.house.processes.channel import AllMetrics, Metrics, MetricsRequest
from haricot.house.processes.child import Child
from haricot.house.processes.shared_port import shared_socket
from haricot.house.settings import Settings

LOG = logging.getLogger("haricot.house.processes")

SECONDS_BETWEEN_STARTS = 1.0
SECONDS_OF_SILENCE = 30.0
"""After which a process counts as stuck and is replaced; one that was merely put to sleep for a while does not."""
SECONDS_BETWEEN_LOOKS = 5.0
SECONDS_FOR_FIGURES = 1.0


class Supervisor:
    """Starts the processes that serve, and others in place of those that die."""

    def __init__(self, program: str, settings: Settings, announce: Callable[[], None]) -> None:
        self._program, self._settings, self._announce = program, settings, announce
        self._children: dict[int, Child] = {}
        """By their numbers: those that serve, or are about to."""
        self._retired: set[Child] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop = asyncio.Event()
        self._is_open = self._has_failed = self._is_rolling = False
        self._tickets = 0

    async def run(self) -> bool:
        """Until a signal comes; whether all processes opened."""
        with shared_socket(self._settings.host, self._settings.port):  # no other program's, while processes come and go
            self._take_signals()
            for number in range(1, self._settings.processes + 1):
                await self._start(number)
            await self._until_ready()
            if not self._stop.is_set():
                self._is_open = True
                self._announce()
                self._do(self._look_for_silence())
                await self._stop.wait()
            await self._stop_all()
        return not self._has_failed

    def _take_signals(self) -> None:
        loop = asyncio.get_running_loop()
        at_a_terminal = sys.stdin is not None and sys.stdin.isatty()
        for one in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(one, self._stop.set)
        loop.add_signal_handler(signal.SIGHUP, self._stop.set if at_a_terminal else self._begin_to_roll)

    # Starting and replacing

    async def _start(self, number: int) -> Child:
        child = await Child.start(self._program, self._settings, number)
        self._children.setdefault(number, child)
        self._do(self._follow(child))
        LOG.info("process started", extra={"number": number, "pid": child.pid})
        return child

    async def _follow(self, child: Child) -> None:
        """Hears what a process says until it is gone, and replaces it then."""
        async for message in child.messages():
            if isinstance(message, MetricsRequest):
                self._do(self._gather_metrics(child, message.ticket))
        status = await child.ended()
        self._retired.discard(child)
        if self._children.get(child.number) is not child:
            return
        del self._children[child.number]
        if self._stop.is_set():
            return
        LOG.error("process ended", extra={"number": child.number, "pid": child.pid, "status": status})
        if not self._is_open:
            self._has_failed = True
            self._stop.set()
            return
        await asyncio.sleep(max(0.0, child.began + SECONDS_BETWEEN_STARTS - monotonic()))
        if not self._stop.is_set() and child.number not in self._children:
            await self._start(child.number)

    async def _until_ready(self) -> None:
        stopped = asyncio.ensure_future(self._stop.wait())
        opening = asyncio.gather(*(child.ready.wait() for child in self._children.values()))
        await asyncio.wait((opening, stopped), return_when=asyncio.FIRST_COMPLETED)
        for waiting in (opening, stopped):
            waiting.cancel()
        await asyncio.gather(opening, stopped, return_exceptions=True)

    async def _look_for_silence(self) -> None:
        """A process whose event loop stands still is ended; while the supervisor itself slept, no time counts."""
        while not self._stop.is_set():
            due = monotonic() + SECONDS_BETWEEN_LOOKS
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            if (late := monotonic() - due) > SECONDS_BETWEEN_LOOKS:
                for child in self._children.values():
                    child.heard += late
            for child in tuple(self._children.values()):
                if child.ready.is_set() and monotonic() - child.heard > SECONDS_OF_SILENCE:
                    LOG.error("process stuck", extra={"number": child.number, "pid": child.pid})
                    child.kill()

    # A rolling restart

    def _begin_to_roll(self) -> None:
        if self._is_open and not self._is_rolling:
            self._do(self._roll())

    async def _roll(self) -> None:
        """One after the other: the new process is ready before the old one is told to stop."""
        self._is_rolling = True
        try:
            for number in sorted(self._children):
                if self._stop.is_set() or not await self._replace(number):
                    return
        finally:
            self._is_rolling = False

    async def _replace(self, number: int) -> bool:
        new = await self._start(number)
        if self._children.get(number) is new:
            return True
        self._retired.add(new)
        if not await new.opens():
            LOG.error("process could not be replaced", extra={"number": number, "pid": new.pid})
            return False
        self._retired.discard(new)
        old, self._children[number] = self._children.get(number), new
        if old is not None:
            self._retired.add(old)
            await old.stop()
        return True

    # Metrics

    async def _gather_metrics(self, asking: Child, ticket: int) -> None:
        """Whoever does not answer in time is missing; who is gone is not asked."""
        self._tickets += 1
        others = [child for child in self._children.values() if child is not asking and child.ready.is_set()]
        waiting = {child.metrics(self._tickets): child for child in others}
        if waiting:
            await asyncio.wait(waiting, timeout=SECONDS_FOR_FIGURES)
        given: dict[int, Metrics] = {
            child.number: answer.result()
            for answer, child in waiting.items()
            if answer.done() and not answer.cancelled()
        }
        families = {number: metrics.families for number, metrics in given.items()}
        asking.tell(AllMetrics(ticket, families, self._settings.processes - 1 - len(families)))

    # Stopping

    async def _stop_all(self) -> None:
        """Each closes its sockets with a reason; one that does not hear is ended."""
        children = [*self._children.values(), *self._retired]
        await asyncio.gather(*(child.stop() for child in children))
        await end_tasks(*self._tasks)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
