"""Whose turn it is with the workers: every person in turn, and of a person's tables every one in turn.

Many wait for few workers. Whoever asks for much waits behind those who ask for little; what people play comes before
hints, hints before positions that somebody looks at, and these before reviews.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum

from haricot.house.errors import RateLimited
from haricot.house.metrics import BOT_WAIT_SECONDS, timed


class Urgency(IntEnum):
    """What waits behind what: the lowest is served first."""

    WITH_PEOPLE = 0
    """A bot's turn at a table at which somebody plays."""
    HINT = 1
    AMONG_BOTS = 2
    """A bot's turn at a table where nobody else plays."""
    ANALYSIS = 3
    """Somebody looks at a position, and asks again and again."""
    REVIEW = 4


WaitingByPerson = OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
"""By person, by table: who waits."""


class FairQueue:
    """`workers` at a time; `most_each` of a person and `most` of all may wait."""

    def __init__(self, workers: int, most_each: int, most: int) -> None:
        self._free = workers
        self._most_each, self._most = most_each, most
        self._waiting: dict[Urgency, WaitingByPerson] = {urgency: OrderedDict() for urgency in Urgency}
        self._by_person: dict[str, int] = {}
        self.length = 0

    @property
    def is_free(self) -> bool:
        """Whether nobody waits, and whoever came now would not either."""
        return self._free > 0 and not self.length

    @asynccontextmanager
    async def turn(self, person: str, table: str, urgency: Urgency) -> AsyncIterator[None]:
        """Within it, a worker is this one's; RateLimited where too many wait already."""
        with timed(BOT_WAIT_SECONDS.labels(urgency.name.lower())):
            await self._wait(person, table, urgency)
        try:
            yield
        finally:
            self._free += 1
            self._call_next()

    async def _wait(self, person: str, table: str, urgency: Urgency) -> None:
        if self.is_free:
            self._free -= 1
            return
        if self.length >= self._most or self._by_person.get(person, 0) >= self._most_each:
            raise RateLimited("house-full")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables = self._waiting[urgency].setdefault(person, OrderedDict())
        tables.setdefault(table, deque()).append(called)
        tables.move_to_end(table, last=False)  # the newest game first; whoever waited there already stays in front
        self._count(person, 1)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called just now: the turn goes to the next
                self._free += 1
                self._call_next()
            else:
                self._remove(person, table, urgency, called)
            raise

    def _call_next(self) -> None:
        while self._free > 0 and self.length:
            waiting = next(waiting for waiting in self._waiting.values() if waiting)
            person, tables = next(iter(waiting.items()))
            table, queue = next(iter(tables.items()))
            called = queue.popleft()
            self._tidy(waiting, person, table)
            self._count(person, -1)
            if not called.done():
                self._free -= 1
                called.set_result(None)

    def _tidy(self, waiting: WaitingByPerson, person: str, table: str) -> None:
        """Whoever was served goes to the end, person and table; whoever waits no more goes away."""
        tables = waiting[person]
        if tables[table]:
            tables.move_to_end(table)
        else:
            del tables[table]
        if tables:
            waiting.move_to_end(person)
        else:
            del waiting[person]

    def _remove(self, person: str, table: str, urgency: Urgency, called: asyncio.Future[None]) -> None:
        waiting = self._waiting[urgency]
        queue = waiting.get(person, OrderedDict()).get(table)
        if queue is not None and called in queue:
            queue.remove(called)
            self._count(person, -1)
            if not queue:
                del waiting[person][table]
                if not waiting[person]:
                    del waiting[person]

    def _count(self, person: str, change: int) -> None:
        self.length += change
        count = self._by_person.get(person, 0) + change
        if count:
            self._by_person[person] = count
        else:
            self._by_person.pop(person, None)
