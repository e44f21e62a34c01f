"""What every request passes before it is known where it leads: budgets, Host, Origin; and the headers of every answer.

It stands before the routes, so that what leads nowhere (404, 405) is paid and answered like everything else.
"""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from haricot.core.errors import HaricotError
from haricot.house.errors import ErrorAnswer, status_of
from haricot.house.house import House
from haricot.house.http import refusal_page
from haricot.house.language import language
from haricot.house.log_context import REQUEST, next_request
from haricot.house.metrics import RESPONSES_BY_CLASS
from haricot.house.version import served_version
from haricot.texts import say

LOG = logging.getLogger("haricot.house.http")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HSTS = "max-age=31536000"


class RequestMiddleware:
    """Every answer is read as what it says it is, in no frame, with no script but ours, and kept by nobody."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app, self._house = app, house
        self._headers = HEADERS | {"X-Haricot-Version": served_version()}
        if house.settings.is_secure:
            self._headers["Strict-Transport-Security"] = HSTS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request, began = next_request(), perf_counter()
        REQUEST.set(request)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(scope, message)
                MutableScopeHeaders.from_message(message)["X-Request-Id"] = request
                _note_answer(scope, message["status"], perf_counter() - began)
            await send(message)

        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive)
        try:
            self._house.auth.check_request(connection)
        except HaricotError as refused:
            await self._refuse(connection, refused, send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    async def _refuse(self, connection: ASGIConnection[Any, Any, Any, Any], refused: HaricotError, send: Send) -> None:
        """As a page for whoever opens one in a browser, else as JSON."""
        status, lang = status_of(refused), language(connection)
        if _opens_page(connection):
            host = connection.headers.get("host", "")
            content = refusal_page.render(refused, lang, host, self._house.settings.address or "").encode()
            kind = b"text/html; charset=utf-8"
        else:
            content = msgspec.json.encode(ErrorAnswer(status, refused.key, say(refused.sentence, lang)))
            kind = b"application/json"
        headers = [(b"content-type", kind), (b"content-length", str(len(content)).encode())]
        if status == 429:
            headers.append((b"retry-after", b"5"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": content, "more_body": False})

    def _add_headers(self, scope: Scope, message: Message) -> None:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self._headers.items():
            headers[name] = value
        if "allow" in headers:
            headers["Allow"] = ", ".join(sorted(_methods_here(scope)))
        if scope["path"].startswith("/api/"):
            headers["Cache-Control"] = "no-store"


def _note_answer(scope: Scope, status: int, seconds: float) -> None:
    """Where it led, not what was typed: that may hold what is nobody's business."""
    RESPONSES_BY_CLASS[status // 100].inc()
    if LOG.isEnabledFor(logging.DEBUG):
        route = scope.get("path_template", "")
        LOG.debug("request answered", extra={"route": route, "status": status, "seconds": round(seconds, 4)})


def _opens_page(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    asks_page = "text/html" in connection.headers.get("accept", "")
    return asks_page and not connection.scope["path"].startswith("/api/")


def _methods_here(scope: Scope) -> set[str]:
    """Every method at this address: the framework names only those of one handler."""
    here = scope["litestar_app"].route_handler_method_map.get(scope.get("path_template", ""), {})
    return {str(method) for method in here}
