"""What goes to everybody at a table: to a few at a time, so that a crowd that looks on holds up nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Container, Iterable, Iterator
from itertools import islice
from typing import Generic, TypeVar

L = TypeVar("L")

MOST_AT_ONCE = 32
"""Sockets written to before others have their turn: each costs the system some tens of microseconds."""


class BatchedDelivery(Generic[L]):
    """One message after the other, each whole before the next one begins; a small table hears all of it at once."""

    def __init__(self, there: Container[L]) -> None:
        self._there = there
        self._waiting: deque[tuple[Iterator[L], Callable[[L], None]]] = deque()

    def tell(self, listeners: Iterable[L], send: Callable[[L], None]) -> None:
        """Whoever comes later is not among them, and is told how things stand; whoever leaves meanwhile is not told."""
        self._waiting.append((iter(tuple(listeners)), send))
        if len(self._waiting) == 1:
            self._go_on()

    def _go_on(self) -> None:
        left = MOST_AT_ONCE
        while self._waiting and left:
            listeners, send = self._waiting[0]
            told = 0
            for listener in islice(listeners, left):
                told += 1
                if listener in self._there:
                    send(listener)
            if told < left:
                self._waiting.popleft()
            left -= told
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._go_on)
