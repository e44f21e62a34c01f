"""Posting to an address that somebody gave us: a push service of the Internet, and nothing inside our own network.

What a name stands for is looked up once and checked, and the connection goes to what was checked: a name that stands
for something else a moment later leads nowhere. Nothing is followed, nothing is read but the status, and after five
seconds it is over.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from threading import Timer
from urllib.parse import urlsplit

from msgspec import Struct

SECONDS = 5.0
MOST_BYTES = 4096
"""Of what is posted, and of what is read."""
LONGEST_ENDPOINT = 1000
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 addresses as IPv6 networks write them."""


class BadEndpoint(ValueError):
    """An address to which the house does not post."""


class Endpoint(Struct, frozen=True):
    """An address in its parts."""

    is_secure: bool
    host: str
    port: int
    target: str

    @property
    def name(self) -> str:
        """As the header Host has it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.is_secure else 80) else f"{host}:{self.port}"


def endpoint_of(url: str, *, anywhere: bool = False) -> Endpoint:
    """Only https, with a name and nothing that a proxy could misunderstand; an address must be a public one.

    `anywhere`: also http, and addresses of one's own network.
    """
    if len(url) > LONGEST_ENDPOINT or not url.isascii() or not url.isprintable() or " " in url:
        raise BadEndpoint("form")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadEndpoint("form") from None
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadEndpoint("scheme")
    if not host or parts.username is not None or parts.password is not None:
        raise BadEndpoint("form")
    if _is_address(host) and not anywhere:
        _check_public(host)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    is_secure = parts.scheme == "https"
    return Endpoint(is_secure, host, port or (443 if is_secure else 80), target)


def post(url: str, headers: Mapping[str, str], body: bytes, *, anywhere: bool = False) -> int:
    """The status of the answer; OSError, or BadEndpoint, where there is none."""
    endpoint = endpoint_of(url, anywhere=anywhere)
    assert len(body) <= MOST_BYTES
    lines = {"Host": endpoint.name, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    head = f"POST {endpoint.target} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    connection = socket.create_connection(_checked_address(endpoint, anywhere=anywhere), timeout=SECONDS)
    patience = Timer(SECONDS, _cut, [connection])
    patience.daemon = True
    patience.start()
    try:
        if endpoint.is_secure:
            connection = ssl.create_default_context().wrap_socket(connection, server_hostname=endpoint.host)
        connection.sendall(head.encode("ascii") + b"\r\n" + body)
        return _status(connection)
    finally:
        patience.cancel()
        connection.close()


def _checked_address(endpoint: Endpoint, *, anywhere: bool) -> tuple[str, int]:
    """Where to connect to: every address that the name stands for must be a public one."""
    found = socket.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not anywhere:
        for address in addresses:
            _check_public(address)
    return addresses[0], endpoint.port


def _check_public(address: str) -> None:
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        raise BadEndpoint("form") from None
    for one in (ip, *_hidden_in(ip)):
        if not one.is_global or one.is_multicast or one.is_reserved:
            raise BadEndpoint("private")


def _hidden_in(ip: IPv4Address | IPv6Address) -> list[IPv4Address]:
    """IPv4 addresses to which an IPv6 address may lead in the end."""
    if isinstance(ip, IPv4Address):
        return []
    teredo = ip.teredo or ()
    translated = IPv4Address(int(ip) & 0xFFFFFFFF) if ip in TRANSLATED else None
    return [one for one in (ip.ipv4_mapped, ip.sixtofour, *teredo, translated) if one is not None]


def _is_address(host: str) -> bool:
    """Also as some systems read addresses: 127.1, or one number."""
    try:
        ip_address(host)
    except ValueError:
        return host.rpartition(".")[2].isdigit() or host.rpartition(".")[2].lower().startswith("0x")
    return True


def _status(connection: socket.socket) -> int:
    answer = b""
    while b"\r\n" not in answer and len(answer) < MOST_BYTES and (more := connection.recv(1024)):
        answer += more
    version, _, rest = answer.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ConnectionError("no answer in HTTP")
    return int(rest[:3])


def _cut(connection: socket.socket) -> None:
    """Time is over, whatever is under way."""
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        return
