"""Serves the house with uvicorn: one process, until somebody stops it."""

from __future__ import annotations

import gc
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from haricot.house.house import House
from haricot.house.http.app import build
from haricot.house.live.protocols import direct_protocols
from haricot.house.live.socket import SocketRouter
from haricot.house.ops import logs
from haricot.house.settings import Settings

GRACEFUL_SECONDS = 1


class Announced(uvicorn.Server):
    """Says when it is open."""

    announce: Callable[[], None]
    house: House

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.announce()


def run(settings: Settings, announce: Callable[[], None]) -> None:
    os.umask(0o077)  # what the house keeps is for nobody else of this machine to read
    serving = server(settings)
    serving.house.store.prepare()
    serving.announce = announce
    _allow_many_sockets()
    gc.freeze()  # what is loaded stays; and states, being values, hold no cycles to look for
    gc.set_threshold(50_000, 20, 50)
    serving.run()


def _allow_many_sockets() -> None:
    """As many open files as the system lets this process have: often only 1024 are allowed unless one asks."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server(settings: Settings) -> Announced:
    """Ready to run; sockets that stay silent are pinged, those that are open at the end are closed with a reason."""
    logs.set_up(settings.log_level)
    app = build(settings)
    http, sockets = direct_protocols(settings.direct_sockets) or ("auto", "auto")
    config = uvicorn.Config(
        SocketRouter(app, app.state.house.sockets),
        host=settings.host,
        port=settings.port,
        loop="auto",
        http=http,
        ws=sockets,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=15,
        ws_ping_timeout=15,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )
    serving = Announced(config)
    serving.house = app.state.house
    return serving


def address_around() -> str:
    """This machine's address in the network around it; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def free_port(host: str, wanted: int, tries: int) -> int | None:
    """The port that was asked for, or one of the next: two houses may be open on one machine."""
    for port in range(wanted, wanted + tries):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except (OSError, OverflowError):
                continue
            return port
    return None
