"""What every request and socket passes: limits, where it comes from, and the headers that every answer bears."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from haricot.house.house import House, NotKnown, TooMuch
from haricot.house.people.people import Person
from haricot.table.errors import NotAllowed

COOKIE = "haricot"
SAFE = ("GET", "HEAD", "OPTIONS")

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


def check_request(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Not too often from one address, and nothing that another site's page asks in somebody's name."""
    house: House = connection.app.state.house
    house.served += 1
    if not house.requests.take(address(connection)):
        raise TooMuch("house-too-often")
    if connection.scope.get("method") not in SAFE:
        check_origin(connection)


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A browser says which page asks: only pages of this house may."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    house: House = connection.app.state.house
    own = {connection.headers.get("host", "")}
    if house.settings.address:
        own.add(urlsplit(house.settings.address).netloc)
    try:
        asking = urlsplit(origin).netloc
    except ValueError:
        asking = ""
    if not asking or asking not in own:
        raise NotAllowed("house-origin")


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "local"


async def who_is(connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
    """Whoever holds the key in the cookie, or the token of a program."""
    house: House = connection.app.state.house
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)
    return await house.people.whose(secret) if secret else None


async def known_person(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    person = await who_is(connection)
    if person is None:
        raise NotKnown("house-who")
    return person
