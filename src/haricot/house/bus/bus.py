"""One way to tell other houses something, with two forms: to nobody, where this house is alone, and over Redis."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from importlib.util import find_spec
from typing import Protocol

from haricot.core.errors import HaricotError
from haricot.house.bus.bus_messages import BusMessage

OnBusMessage = Callable[[str, BusMessage], None]
"""What another house says, and which one."""


class Bus(Protocol):
    """Nobody waits for it, and nothing is lost with it: what matters is in the store before it is told."""

    house: str
    """The name of this house among those on the bus, until it stops."""
    is_alone: bool
    is_connected: bool
    """Whether what others say is heard; where not, the store is asked instead."""

    async def open(self, on_message: OnBusMessage, on_reconnect: Callable[[], None]) -> None:
        """`on_reconnect`: from now on everything is heard, but something may have been missed before."""

    async def close(self) -> None:
        """Nothing is told or heard any more."""

    def publish(self, message: BusMessage) -> None:
        """At once, in the background, to all others whom it concerns."""

    async def subscribe(self, table: str) -> None:
        """From now on what concerns this table is heard, if anything is."""

    def unsubscribe(self, table: str) -> None:
        """What other houses tell of a table no longer matters here."""


class NoBus:
    """Of a house that is alone on its store."""

    is_alone = True
    is_connected = True

    def __init__(self) -> None:
        self.house = secrets.token_hex(4)

    async def open(self, on_message: OnBusMessage, on_reconnect: Callable[[], None]) -> None:
        """There is nobody to hear."""

    async def close(self) -> None:
        """Nothing was open."""

    def publish(self, message: BusMessage) -> None:
        """There is nobody to tell."""

    async def subscribe(self, table: str) -> None:
        """There is nobody else at any table."""

    def unsubscribe(self, table: str) -> None:
        """There was nobody else at it."""


def make_bus(url: str | None) -> Bus:
    """HaricotError where the setting is none, or its client is not installed."""
    if not url:
        return NoBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise HaricotError("house-bus")
    if find_spec("redis") is None:
        raise HaricotError("house-bus-missing")
    from haricot.house.bus.redis_bus import RedisBus

    return RedisBus(url)


def check_bus(url: str | None) -> None:
    """That it can be reached now: later it may come and go, but a wrong setting is said at once."""
    bus = make_bus(url)
    if url and not bus.is_alone:
        from haricot.house.bus.redis_bus import check_reachable

        check_reachable(url)
