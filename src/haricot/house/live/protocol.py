"""uvicorn's connections, made stricter where they wait, and shorter where a move goes through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

LARGEST_HEAD = 32_768
LONGEST_REQUEST_SECONDS = 20.0
WHOLE_TEXT, MASKED = 0x81, 0x80
MASKED_HEAD = 6
HEAD_16, HEAD_64 = Struct("!BBH"), Struct("!BBQ")
LINE = "haricot-line"
"""The name by which an application finds its line in the scope."""


class Connection(HttpToolsProtocol):
    """As uvicorn's, with an end to the time that a request may take to come, and to the bytes of its head."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._head_bytes = 0
        self._in_head = True
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._in_head:
            self._head_bytes += len(data)
            if self._patience is None:
                self._wait_for_request()
        super().data_received(data)
        if self._in_head and self._head_bytes > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_headers_complete(self) -> None:
        self._in_head, self._head_bytes = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait_for_request(self) -> None:
        self._patience = self.loop.call_later(LONGEST_REQUEST_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


class Line(WebSocketsSansIOProtocol):
    """As uvicorn's; but once somebody hears, no queue and no task stand between the network and the table.

    What `receive` gives then is only how the line ends.
    """

    hear: Callable[[bytes | None], None] | None = None
    """Takes each message: its text, or None for one that is not text."""

    async def run_asgi(self) -> None:
        self.scope["state"][LINE] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """One short text in one frame, as nearly every question is, is taken here; everything else as uvicorn does."""
        length = len(data) - MASKED_HEAD
        is_one = 0 <= length < 126 and data[0] == WHOLE_TEXT and data[1] == MASKED | length
        if is_one and self.hear is not None and not self.frames and not self.conn.reader.buffer:
            self.hear(apply_mask(data[MASKED_HEAD:], data[2:MASKED_HEAD]))
        else:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self.hear(data if self.curr_msg_data_type == "text" else None)

    @property
    def untaken(self) -> int:
        """How many bytes wait for the network to take them."""
        return self.transport.get_write_buffer_size()

    def tell(self, text: bytes) -> None:
        """At once; nothing, if the line is down. What a server sends is not masked: a head, and the text as it is."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)

    def end(self) -> None:
        """Nothing is heard any more; `receive` tells the application."""
        self.hear = _deaf
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})


def _head(length: int) -> bytes:
    """Of a whole text message in one frame."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return HEAD_16.pack(WHOLE_TEXT, 126, length)
    return HEAD_64.pack(WHOLE_TEXT, 127, length)


def _deaf(text: bytes | None) -> None:
    pass
