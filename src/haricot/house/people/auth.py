"""What every request and every socket passes: who asks, from where, in whose name, and not too often."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from haricot.house.errors import NotIdentified, RateLimited
from haricot.house.people.people import People, Person
from haricot.house.rate_limit import RateLimit
from haricot.house.settings import Settings
from haricot.table import NotAllowed

COOKIE = "haricot"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NEWCOMERS_PER_SECOND = 1

Connection = ASGIConnection[Any, Any, Any, Any]


class Auth:
    """One for the house: routes and sockets ask the same questions, and pay from the same budgets."""

    def __init__(self, settings: Settings, people: People) -> None:
        self._settings, self._people = settings, people
        self._requests = RateLimit(settings.requests_per_second, 10 * settings.requests_per_second)
        self._newcomers = RateLimit(NEWCOMERS_PER_SECOND, settings.newcomers_per_address)

    def check_request(self, connection: Connection) -> None:
        """Not too often from one address, and nothing that another site's page asks in somebody's name.

        A socket has no method that would be safe: whoever opens one may ask for anything.
        """
        if not self._requests.take(address(connection)):
            raise RateLimited("house-too-often")
        if connection.scope.get("method") not in SAFE_METHODS:
            self._check_origin(connection)

    def check_newcomer(self, connection: Connection) -> None:
        if not self._newcomers.take(address(connection)):
            raise RateLimited("house-too-many-newcomers")

    async def person(self, connection: Connection) -> Person | None:
        """Whoever holds the key in the cookie, or the token of a program."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        secret = token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)
        return await self._people.whose(secret) if secret else None

    async def known_person(self, connection: Connection) -> Person:
        person = await self.person(connection)
        if person is None:
            raise NotIdentified("house-who")
        return person

    def _check_origin(self, connection: Connection) -> None:
        """A browser says which page asks: only pages of this house may."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        own = {connection.headers.get("host", "")}
        if self._settings.address:
            own.add(urlsplit(self._settings.address).netloc)
        try:
            asking = urlsplit(origin).netloc
        except ValueError:
            asking = ""
        if not asking or asking not in own:
            raise NotAllowed("house-origin")


def address(connection: Connection) -> str:
    return connection.client.host if connection.client else "local"
