"""The other processes of a house on this machine, as one of them knows them: through the supervisor."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from itertools import count

from haricot.house.processes.channel import AllMetrics, Beat, Channel, Family, Metrics, MetricsRequest, Ready

SECONDS_BETWEEN_BEATS = 2.0
SECONDS_FOR_FIGURES = 5.0

OthersMetrics = tuple[dict[int, list[Family]], int]
"""By their numbers; and how many gave nothing."""


class Siblings:
    """The other processes that serve this house, as one of them sees them: through the supervisor."""

    def __init__(self, number: int, others: int, end: socket.socket) -> None:
        self.number, self._others = number, others
        self._end = end
        self._channel: Channel | None = None
        self._tickets = count(1)
        self._waiting: dict[int, asyncio.Future[AllMetrics]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, own_metrics: Callable[[], list[Family]], when_alone: Callable[[], None]) -> None:
        """`when_alone` is called when the supervisor is gone: nobody would replace or stop this process any more."""
        self._channel = await Channel.over(self._end)
        self._tasks = [
            asyncio.create_task(self._hear(self._channel, own_metrics, when_alone)),
            asyncio.create_task(self._beat(self._channel)),
        ]
        self._channel.tell(Ready())

    async def metrics(self) -> OthersMetrics:
        """The others' metrics; what does not come in time is left out."""
        assert self._channel is not None
        ticket = next(self._tickets)
        answer = self._waiting[ticket] = asyncio.get_running_loop().create_future()
        self._channel.tell(MetricsRequest(ticket))
        try:
            async with asyncio.timeout(SECONDS_FOR_FIGURES):
                told = await answer
        except TimeoutError:
            return {}, self._others
        finally:
            del self._waiting[ticket]
        return told.by_number, told.missing

    async def _hear(
        self, channel: Channel, own_metrics: Callable[[], list[Family]], when_alone: Callable[[], None]
    ) -> None:
        async for message in channel.heard():
            if isinstance(message, MetricsRequest):
                channel.tell(Metrics(message.ticket, own_metrics()))
            elif isinstance(message, AllMetrics):
                answer = self._waiting.get(message.ticket)
                if answer is not None and not answer.done():
                    answer.set_result(message)
        when_alone()

    async def _beat(self, channel: Channel) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_BEATS)
            channel.tell(Beat())
