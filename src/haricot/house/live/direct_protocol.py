"""uvicorn's connections, made stricter where they wait, and shorter where a move goes through.

It leans on what uvicorn and websockets do not promise: `protocols.py` takes it only with versions it was tried with.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from time import monotonic
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from haricot.house.live.protocols import DIRECT, OnMessage

LARGEST_HEAD = 32_768
LONGEST_REQUEST_SECONDS = 20.0
WHOLE_TEXT_FRAME, MASKED = 0x81, 0x80
MASKED_HEAD = 6
PART = 512
LONGEST_HOLD_SECONDS = 0.002
SECONDS_TO_HEAR_THE_END = 1.0
LEAST_PING_SECONDS = 0.05
"""A timer that expires so little too early need not be set again."""
HEAD_16, HEAD_64 = Struct("!BBH"), Struct("!BBQ")


class StrictHttpProtocol(HttpToolsProtocol):
    """As uvicorn's, with an end to the time that a request may take to come, and to the bytes of its head."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._head_bytes = 0
        self._in_head = True
        self._request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A request must begin within its time from now on."""
        super().connection_made(transport)
        self._start_request_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is waited for any more."""
        self._stop_request_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The head of a request may only be so large, and take so long."""
        if self._in_head:
            self._head_bytes += len(data)
            if self._request_timer is None:
                self._start_request_timer()
        super().data_received(data)
        if self._in_head and self._head_bytes > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        """Also behind another request, in the same bytes: from here on it has its time."""
        super().on_message_begin()
        if self._request_timer is None:
            self._start_request_timer()

    def on_headers_complete(self) -> None:
        """The head is whole; what follows is counted elsewhere."""
        self._in_head, self._head_bytes = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole; the next may begin."""
        self._in_head = True
        self._stop_request_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket may stay silent as long as it likes."""
        self._stop_request_timer()
        super().handle_websocket_upgrade()

    def _start_request_timer(self) -> None:
        self._request_timer = self.loop.call_later(LONGEST_REQUEST_SECONDS, self._close_slow_request)

    def _stop_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def _close_slow_request(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


class DirectSocketProtocol(WebSocketsSansIOProtocol):
    """As uvicorn's; but once somebody listens, no queue and no task stand between the network and the table.

    What `receive` gives then is only how the socket ends.
    """

    _on_message: OnMessage | None = None
    _backlog = b""
    """What has come and was not looked at yet, from `_backlog_at` on."""
    _backlog_at = 0
    _is_held = False
    _heard_at = 0.0

    async def run_asgi(self) -> None:
        """Lets the application find the protocol, so that it can pass by the queues."""
        self.scope["state"][DIRECT] = self
        await super().run_asgi()

    def data_received(self, data: bytes) -> None:
        """One short text in one frame, as nearly every question is, is taken here; everything else as uvicorn does."""
        self._heard_at = self.loop.time()
        length = len(data) - MASKED_HEAD
        is_one = 0 <= length < 126 and data[0] == WHOLE_TEXT_FRAME and data[1] == MASKED | length
        if self._on_message is None:
            super().data_received(data)
        elif self._backlog:
            self._backlog += data
        elif is_one and not self.frames and not self.conn.reader.buffer:
            self._on_message(apply_mask(data[MASKED_HEAD:], data[2:MASKED_HEAD]))
        else:
            self._backlog = data
            self._read_on()

    def _read_on(self) -> None:
        """A part at a time, for a few milliseconds: whoever sends thousands of messages at once holds nobody up."""
        until = monotonic() + LONGEST_HOLD_SECONDS
        while self._backlog_at < len(self._backlog) and not self.transport.is_closing():
            if self._on_message is _ignore and len(self._backlog) - self._backlog_at > PART:
                self._stop_reading()
                return
            part = self._backlog[self._backlog_at : self._backlog_at + PART]
            self._backlog_at += PART
            super().data_received(part)
            if monotonic() > until and self._backlog_at < len(self._backlog):
                self._is_held = True
                self.transport.pause_reading()
                self.loop.call_soon(self._read_on)
                return
        self._backlog, self._backlog_at = b"", 0
        if self._is_held and not self.transport.is_closing():
            self._is_held = False
            self.transport.resume_reading()

    def _stop_reading(self) -> None:
        """Whoever was let go and floods on is heard no more; a moment later the connection is gone."""
        self._backlog, self._backlog_at = b"", 0
        self.transport.pause_reading()
        self.loop.call_later(SECONDS_TO_HEAR_THE_END, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        """Whoever was heard lately lives: only a socket that has been silent for the whole interval is asked."""
        left = self._heard_at + (self.ping_interval or 0) - self.loop.time()
        if left > LEAST_PING_SECONDS:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """Hands a message over at once where somebody listens directly."""
        if self._on_message is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._on_message(data if self.curr_msg_data_type == "text" else None)

    def listen(self, on_message: OnMessage) -> None:
        """From now on each message is handed over: its text, or None for one that is not text."""
        self._on_message = on_message

    @property
    def buffered(self) -> int:
        """How many bytes wait for the network to take them."""
        return self.transport.get_write_buffer_size()

    def send_text(self, text: bytes) -> None:
        """At once; nothing, if the socket is closed. A server masks nothing: a head, and the text as it is."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_head(len(text)) + text)

    def stop(self) -> None:
        """No message is taken any more; `receive` tells the application."""
        self._on_message = _ignore
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    def abort(self) -> None:
        """At once, without a word: for whoever takes nothing any more."""
        self.transport.abort()


def _head(length: int) -> bytes:
    """Of a whole text message in one frame."""
    if length < 126:
        return bytes((WHOLE_TEXT_FRAME, length))
    if length < 1 << 16:
        return HEAD_16.pack(WHOLE_TEXT_FRAME, 126, length)
    return HEAD_64.pack(WHOLE_TEXT_FRAME, 127, length)


def _ignore(text: bytes | None) -> None:
    pass
