"""Whoever sends thousands of messages at once is read a part at a time: others have their turn in between."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from haricot.house.live import direct_protocol
from haricot.house.live.direct_protocol import PART, DirectSocketProtocol

FLOOD = bytes(range(1, 255)) * 100


class Turns:
    """An event loop that does one thing after the other, when asked."""

    def __init__(self) -> None:
        self.soon: deque[Callable[[], None]] = deque()
        self.later: list[Callable[[], None]] = []

    def time(self) -> float:
        return 0.0

    def call_soon(self, what: Callable[[], None]) -> None:
        self.soon.append(what)

    def call_later(self, seconds: float, what: Callable[[], None]) -> None:
        self.later.append(what)


class Wire:
    reads, gone = True, False

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return self.gone

    def abort(self) -> None:
        self.gone = True


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What uvicorn was given to parse; each part takes longer than anybody may hold the loop."""
    parts: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda self, data: parts.append(data))
    monkeypatch.setattr(direct_protocol, "LONGEST_HOLD_SECONDS", -1.0)
    return parts


def protocol() -> Any:
    made: Any = DirectSocketProtocol.__new__(DirectSocketProtocol)
    made.loop, made.transport, made.frames = Turns(), Wire(), []
    made.listen(lambda text: None)
    return made


def test_a_flood_is_read_a_part_at_a_time_and_wholly(read: list[bytes]) -> None:
    flooded = protocol()
    flooded.data_received(FLOOD)
    assert read == [FLOOD[:PART]]
    assert not flooded.transport.reads
    flooded.data_received(b"more")  # what had come already when reading was paused
    while flooded.loop.soon:
        flooded.loop.soon.popleft()()
    assert b"".join(read) == FLOOD + b"more"
    assert flooded.transport.reads


def test_whoever_was_let_go_and_floods_on_is_heard_no_more(read: list[bytes]) -> None:
    flooded = protocol()
    flooded.data_received(FLOOD)
    flooded.listen(direct_protocol._ignore)
    flooded.loop.soon.popleft()()
    assert read == [FLOOD[:PART]]
    assert not flooded.transport.reads
    assert not flooded.transport.gone, "the farewell may still be read"
    (end,) = flooded.loop.later
    end()
    assert flooded.transport.gone
