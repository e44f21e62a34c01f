"""The headers that every answer bears."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

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


def with_headers(app: ASGIApp) -> ASGIApp:
    """Every answer is read as what it says it is, in no frame, with no script but ours, and kept by nobody."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if "allow" in headers:
                    headers["Allow"] = ", ".join(sorted(_methods_here(scope)))
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await app(scope, receive, send_with_headers if scope["type"] == ScopeType.HTTP else send)

    return guarded


def _methods_here(scope: Scope) -> set[str]:
    """Every method at this address: the framework names only those of one handler."""
    here = scope["litestar_app"].route_handler_method_map.get(scope.get("path_template", ""), {})
    return {str(method) for method in here}
