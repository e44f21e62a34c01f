"""What every request and every socket passes: who asks, from where, in whose name, and at what cost."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from haricot.house import costs
from haricot.house.errors import NotIdentified, RateLimited
from haricot.house.people.browsers import browser_of
from haricot.house.people.people import People, Person, fingerprint
from haricot.house.rate_limit import Budgets, RateLimit, network_of
from haricot.house.settings import Settings
from haricot.house.wall_clock import now
from haricot.table import NotAllowed

COOKIE = "haricot"
BEFORE = "haricot-before"
"""The keys of those whom this browser was before it followed a link, the last one first, with dots between."""
MOST_BEFORE = 5
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
NEWCOMERS_PER_SECOND = 1

Connection = ASGIConnection[Any, Any, Any, Any]


class Auth:
    """One for the house: routes and sockets ask the same questions, and pay from the same budgets."""

    def __init__(self, settings: Settings, people: People) -> None:
        self._settings, self._people = settings, people
        self.budgets = Budgets(settings.messages_per_second, settings.requests_per_second, settings.work_per_second)
        self.newcomers = RateLimit(NEWCOMERS_PER_SECOND, settings.newcomers_per_address)
        self._own_names = {"localhost", *_names_of_this_machine()}

    def check_request(self, connection: Connection, cost: float = costs.REQUEST) -> None:
        """Not too often from one address, and nothing that another site's page asks in somebody's name.

        A socket has no method that would be safe: whoever opens one may ask for anything.
        """
        self.budgets.charge(None, address(connection), cost)
        self._check_host(connection)
        if connection.scope.get("method") not in SAFE_METHODS:
            self._check_origin(connection)

    def charge(self, connection: Connection, person: Person | None, cost: float) -> None:
        """For what costs more than a request."""
        self.budgets.charge(person.id if person else None, address(connection), cost)

    def check_newcomer(self, connection: Connection, count: int = 1) -> None:
        """RateLimited where too many newcomers come from one address."""
        if not self.newcomers.take(address(connection), count):
            raise RateLimited("house-too-many-newcomers")

    async def person(self, connection: Connection) -> Person | None:
        """Whoever holds the key in the cookie, or the token of a program."""
        secret = secret_of(connection)
        person = await self._people.whose(secret) if secret else None
        if secret and person:
            self._people.note_use(secret, now(), browser(connection))
        return person

    def is_void(self, key: str) -> bool:
        """Whether that key was made void just now."""
        return self._people.is_void(key)

    async def people_before(self, connection: Connection) -> dict[str, Person]:
        """By their keys: those whom this browser was before, as far as the house still knows them."""
        kept = [secret for secret in connection.cookies.get(BEFORE, "").split(".")[:MOST_BEFORE] if secret]
        found = [(secret, await self._people.whose(secret)) for secret in kept]
        return {secret: person for secret, person in found if person is not None}

    async def known_person(self, connection: Connection) -> Person:
        """Who asks; NotIdentified where nobody is known."""
        person = await self.person(connection)
        if person is None:
            raise NotIdentified("house-who")
        return person

    def _check_host(self, connection: Connection) -> None:
        """The address that was set, or what nobody else's name server can make up: else a foreign page could be us."""
        host = connection.headers.get("host", "")
        if self._settings.address and host == urlsplit(self._settings.address).netloc:
            return
        name = host_name(host)
        if self._settings.address:
            is_ours = _is_loopback(address(connection)) and (name == "localhost" or _is_loopback(name))
        else:
            is_ours = name in self._own_names or is_ip_address(name)
        if not is_ours:
            raise NotAllowed("house-host")

    def _check_origin(self, connection: Connection) -> None:
        """A browser says which page asks: only pages of this house may."""
        origin = connection.headers.get("origin")
        if origin is None:
            return
        own = urlsplit(self._settings.address).netloc if self._settings.address else connection.headers.get("host", "")
        try:
            asking = urlsplit(origin).netloc
        except ValueError:
            asking = ""
        if not asking or asking != own:
            raise NotAllowed("house-origin")


def secret_of(connection: Connection) -> str | None:
    """What a request shows: the token of a program or a companion, else the key in the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE)


def key_of(connection: Connection) -> str:
    """The fingerprint of what a request shows."""
    return fingerprint(secret_of(connection) or "")


def browser(connection: Connection) -> str | None:
    """What kind of browser asks, for the list of one's devices."""
    return browser_of(connection.headers.get("user-agent", ""))


def address(connection: Connection) -> str:
    """By which a connection pays."""
    return network_of(connection.client.host) if connection.client else "local"


def is_from_this_machine(connection: Connection) -> bool:
    """Whether nobody stands between: what a proxy passes on comes from elsewhere, whatever it says."""
    passed_on = "x-forwarded-for" in connection.headers or "forwarded" in connection.headers
    return not passed_on and (connection.client is None or _is_loopback(connection.client.host))


def host_name(host: str) -> str:
    """Of a Host header, without its port: `localhost`, `192.0.2.1`, `::1`."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _names_of_this_machine() -> set[str]:
    name = socket.gethostname().lower()
    return {name, name.split(".")[0], f"{name.split('.')[0]}.local"} if name else set()


def is_ip_address(name: str) -> bool:
    """Whether a host's name is a number."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_loopback(name: str) -> bool:
    return name in ("local", "testclient") or (is_ip_address(name) and ip_address(name).is_loopback)
