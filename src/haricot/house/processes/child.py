"""A process that serves, as the supervisor knows it."""

from __future__ import annotations

import asyncio
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import suppress
from time import monotonic

from haricot.games import brought_files
from haricot.house.processes.channel import Begin, Channel, Metrics, MetricsRequest, ProcessMessage, Ready
from haricot.house.settings import Settings

SECONDS_TO_STOP = 10.0


class Child:
    """One of the processes that serve, as its supervisor sees it."""

    def __init__(self, number: int, process: Process, channel: Channel) -> None:
        self.number, self.pid = number, process.pid
        self.began = self.heard = monotonic()
        """When it was started, and when it last said anything."""
        self.ready = asyncio.Event()
        self._process, self._channel = process, channel
        self._metrics: dict[int, asyncio.Future[Metrics]] = {}

    @classmethod
    async def start(cls, program: str, settings: Settings, number: int) -> Child:
        """Python that is told its end of the channel; in a session of its own: Ctrl+C is the supervisor's to hear."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", program, str(theirs.fileno()), pass_fds=[theirs.fileno()], start_new_session=True
            )
        child = cls(number, process, await Channel.over(ours))
        child.tell(Begin(settings, number, [str(file) for file in brought_files()]))
        return child

    def tell(self, message: ProcessMessage) -> None:
        """Says something to it."""
        self._channel.tell(message)

    async def messages(self) -> AsyncIterator[ProcessMessage]:
        """What the supervisor has to answer, until the process is gone."""
        async for message in self._channel.heard():
            self.heard = monotonic()
            if isinstance(message, Ready):
                self.ready.set()
            elif isinstance(message, Metrics):
                if (waiting := self._metrics.pop(message.ticket, None)) is not None and not waiting.done():
                    waiting.set_result(message)
            else:
                yield message
        for waiting in self._metrics.values():
            waiting.cancel()

    def metrics(self, ticket: int) -> asyncio.Future[Metrics]:
        """How it stands, once it says so."""
        answer: asyncio.Future[Metrics] = asyncio.get_running_loop().create_future()
        self._metrics[ticket] = answer
        answer.add_done_callback(lambda _: self._metrics.pop(ticket, None))
        self.tell(MetricsRequest(ticket))
        return answer

    async def opens(self) -> bool:
        """Whether it gets ready, rather than ending."""
        ready, ended = asyncio.ensure_future(self.ready.wait()), asyncio.ensure_future(self.ended())
        await asyncio.wait((ready, ended), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        ended.cancel()
        return self.ready.is_set()

    async def ended(self) -> int:
        """Its exit status, once it has ended."""
        status = await self._process.wait()
        self._channel.close()
        return status

    async def stop(self) -> None:
        """It closes its sockets with a reason and writes what waits; if it does not hear, it is ended."""
        with suppress(ProcessLookupError):
            self._process.terminate()
        try:
            async with asyncio.timeout(SECONDS_TO_STOP):
                await self.ended()
        except TimeoutError:
            self.kill()
            await self.ended()

    def kill(self) -> None:
        """Ends it at once."""
        with suppress(ProcessLookupError):
            self._process.kill()
