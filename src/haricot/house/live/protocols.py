"""Which of uvicorn's protocols serve the connections: our direct ones where their versions are known, else the plain.

Both ways say the same over the wire. On the direct one a message costs the server less than half.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Protocol

from litestar.types import Receive, Send

from haricot.house.background_tasks import end_tasks

LOG = logging.getLogger("haricot.house.live")

DIRECT = "haricot-direct-socket"
"""The name by which an application finds the direct protocol in a scope's state."""

TRIED_WITH = {"uvicorn": "0.54", "websockets": "17", "httptools": "0.9"}
"""The versions whose internals the direct protocols were tried with, by first numbers; pyproject.toml pins them."""


OnMessage = Callable[[bytes | None], None]


class SocketTransport(Protocol):
    """What carries one socket's messages."""

    @property
    def buffered(self) -> int:
        """How many bytes wait for the network to take them."""

    def listen(self, on_message: OnMessage) -> None:
        """From now on each message is handed over: its text, or None for one that is not text."""

    def send_text(self, text: bytes) -> None:
        """Sends a text as soon as the network takes it."""

    def stop(self) -> None:
        """No message is taken any more; `receive` ends."""

    def abort(self) -> None:
        """Cuts the connection, whatever is still to be sent."""


def direct_protocols(wanted: bool) -> tuple[Any, Any] | None:
    """For HTTP and for sockets; None where the plain ones of uvicorn are to be taken."""
    if not wanted:
        return None
    installed = {name: version(name) for name in TRIED_WITH}
    unknown = {name: found for name, found in installed.items() if not is_version(found, TRIED_WITH[name])}
    if unknown:
        versions = ", ".join(f"{name} {found}" for name, found in unknown.items())
        LOG.warning("direct sockets and limits of request heads are off: not tried with %s", versions)
        return None
    from haricot.house.live.direct_protocol import DirectSocketProtocol, StrictHttpProtocol

    return StrictHttpProtocol, DirectSocketProtocol


def is_version(found: str, wanted: str) -> bool:
    """Whether `0.54.2` begins with the numbers of `0.54`."""
    numbers = wanted.split(".")
    return found.split(".")[: len(numbers)] == numbers


class PlainTransport:
    """A socket by the ASGI interface alone: what is sent waits in a queue for a task that sends it."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._on_message: OnMessage | None = None
        self.buffered = 0
        self._receive, self._send = receive, send
        self._queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._stopped = asyncio.Event()

    def listen(self, on_message: OnMessage) -> None:
        """Messages go to that function from now on."""
        self._on_message = on_message

    def send_text(self, text: bytes) -> None:
        """Sends a text in its turn."""
        self.buffered += len(text)
        self._queue.put_nowait(text)

    def stop(self) -> None:
        """Hears nothing more, and ends what waits."""
        self._on_message = None
        self._stopped.set()

    def abort(self) -> None:
        """There is no such thing here: the server's own timeout ends the connection."""

    async def run(self) -> None:
        """Until either side ends it."""
        tasks = [asyncio.create_task(step()) for step in (self._read, self._write, self._stopped.wait)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await end_tasks(*tasks)

    async def _read(self) -> None:
        while (message := await self._receive())["type"] == "websocket.receive":
            if self._on_message is not None:
                text = message.get("text")
                self._on_message(None if text is None else text.encode("utf-8", "surrogatepass"))

    async def _write(self) -> None:
        while True:
            text = await self._queue.get()
            await self._send({"type": "websocket.send", "text": text.decode(), "bytes": None})
            self.buffered -= len(text)
