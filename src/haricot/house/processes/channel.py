"""What the supervisor and the processes that it started tell each other, in frames over a pair of sockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator

import msgspec
from msgspec import Struct

from haricot.house.settings import Settings

LENGTH_BYTES = 4


class Begin(Struct, tag=True):
    """To a process, before anything else: what it is to serve, and which one it is."""

    settings: Settings
    number: int
    game_files: list[str]


class Ready(Struct, tag=True):
    """From a process: it takes connections from now on."""


class Beat(Struct, tag=True):
    """From a process, every few seconds: its event loop turns."""


class MetricsRequest(Struct, tag="WantFigures"):
    """From a process that was asked for everybody's metrics; and to the others, who are to give theirs."""

    ticket: int


class Family(Struct, array_like=True):
    """One metric of a process, with its samples: their names, labels and values."""

    name: str
    meaning: str
    kind: str
    samples: list[tuple[str, dict[str, str], float]]


class Metrics(Struct, tag="Figures"):
    """From a process: how it stands."""

    ticket: int
    families: list[Family]


class AllMetrics(Struct, tag="AllFigures"):
    """To the process that was asked: what the others gave, and how many gave nothing."""

    ticket: int
    by_number: dict[int, list[Family]]
    missing: int


ProcessMessage = Begin | Ready | Beat | MetricsRequest | Metrics | AllMetrics

ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[ProcessMessage] = msgspec.json.Decoder(ProcessMessage)


class Channel:
    """One end; nothing that is told waits for the other side to listen."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def over(cls, end: socket.socket) -> Channel:
        """A channel over one end of a pair of sockets."""
        return cls(*await asyncio.open_unix_connection(sock=end))

    def tell(self, message: ProcessMessage) -> None:
        """Sends a message without waiting; nothing where the other end is gone."""
        if not self._writer.is_closing():
            self._writer.write(frame(message))

    async def heard(self) -> AsyncIterator[ProcessMessage]:
        """Until the other side is gone."""
        try:
            while True:
                length = int.from_bytes(await self._reader.readexactly(LENGTH_BYTES), "big")
                yield DECODER.decode(await self._reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError):
            return

    def close(self) -> None:
        """Closes this end."""
        self._writer.close()


def frame(message: ProcessMessage) -> bytes:
    """A message with its length before it."""
    encoded = ENCODER.encode(message)
    return len(encoded).to_bytes(LENGTH_BYTES, "big") + encoded


def first_message(end: socket.socket) -> Begin:
    """What a process is told before it has an event loop."""
    length = int.from_bytes(_exactly(end, LENGTH_BYTES), "big")
    return msgspec.json.decode(_exactly(end, length), type=Begin)


def _exactly(end: socket.socket, count: int) -> bytes:
    received = b""
    while len(received) < count:
        if not (piece := end.recv(count - len(received))):
            raise EOFError("the supervisor is gone")
        received += piece
    return received
