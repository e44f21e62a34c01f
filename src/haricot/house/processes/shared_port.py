"""A port at which several processes listen; the kernel deals connections out among them."""

from __future__ import annotations

import socket


def shared_socket(host: str, port: int) -> socket.socket:
    """Bound, and not listening yet."""
    (family, kind, protocol, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(address)
    except OSError:
        bound.close()
        raise
    return bound
