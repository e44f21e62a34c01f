"""Serves the house with uvicorn, until somebody stops it."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from haricot.core.errors import HaricotError
from haricot.games import bring_files
from haricot.house.bus.bus import check_bus
from haricot.house.house import House
from haricot.house.http.app import build
from haricot.house.http.middleware import RequestMiddleware
from haricot.house.live.protocols import direct_protocols
from haricot.house.live.socket import SocketRouter
from haricot.house.ops import logs
from haricot.house.ops.exposition import families
from haricot.house.processes.channel import first_message
from haricot.house.processes.shared_port import shared_socket
from haricot.house.processes.siblings import Siblings
from haricot.house.settings import Settings
from haricot.house.store.database import store_url
from haricot.house.store.store import Store
from haricot.texts import reader_language, say

LOG = logging.getLogger("haricot.house")

GRACEFUL_SECONDS = 1
IDLE_SECONDS = 75
"""A connection is closed after so long without a request: later than proxies and clients give theirs up, usually within
60. Where the house is first, a request that is on its way just then fails."""
ONE_OF_SEVERAL = "import sys; from haricot.house.server import run_started; run_started(int(sys.argv[1]))"
"""What a process of several runs."""


class Announced(uvicorn.Server):
    """Says when it is open."""

    def __init__(self, config: uvicorn.Config, house: House, announce: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.house, self._announce = house, announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Says that the house is open once it really is."""
        await super().startup(sockets)
        if self.started and self._announce is not None:
            self._announce()
        if self.started and self.house.siblings is not None:
            await self.house.siblings.open(lambda: families(self.house), self.stop)

    def stop(self) -> None:
        """As if a signal had asked for it."""
        self.should_exit = True


def run(settings: Settings, announce: Callable[[], None]) -> None:
    """Until somebody stops it: in this process, or in several that this one watches."""
    if settings.processes > 1:
        _run_several(settings, announce)
        return
    _serve(server(settings, announce=announce))


def run_started(channel: int) -> None:
    """In a process that the supervisor started; `channel` is its end of the pair of sockets between the two."""
    end = socket.socket(fileno=channel)
    begin = first_message(end)
    bring_files(begin.game_files)
    try:
        _run_one_of_several(begin.settings, Siblings(begin.number, begin.settings.processes - 1, end))
    except HaricotError as refused:
        LOG.error("%s", say(refused.sentence, reader_language()))
        sys.exit(1)


def _run_one_of_several(settings: Settings, siblings: Siblings) -> None:
    serving = server(settings, siblings)
    ports = [settings.port]
    if settings.own_ports is not None:
        ports.append(settings.own_ports + siblings.number - 1)
    _serve(serving, [shared_socket(settings.host, port) for port in ports])


def _run_several(settings: Settings, announce: Callable[[], None]) -> None:
    """What is wrong with the settings or the store is said before any process is started."""
    from haricot.house.processes.supervisor import Supervisor

    check_processes(settings)
    logs.set_up(settings.log_level)
    os.umask(0o077)
    check_bus(settings.bus)
    store = Store(settings.store, is_shared=True)
    store.prepare()
    store.release()

    async def supervise() -> bool:
        return await Supervisor(ONE_OF_SEVERAL, settings, announce).run()

    if not asyncio.run(supervise()):
        sys.exit(1)


def check_processes(settings: Settings) -> None:
    """Several processes need a store and a bus that they can share."""
    if store_url(settings.store).get_backend_name() == "sqlite":
        raise HaricotError("house-processes-store")
    if not settings.bus:
        raise HaricotError("house-processes-bus")
    if not hasattr(socket, "SO_REUSEPORT"):
        raise HaricotError("house-processes-here")


def _serve(serving: Announced, listening: list[socket.socket] | None = None) -> None:
    os.umask(0o077)  # what the house keeps is for nobody else of this machine to read
    serving.house.prepare()
    _allow_many_sockets()
    collect_rarely()
    serving.run(listening)


def collect_rarely() -> None:
    """What is loaded stays; and states, being values, hold no cycles to look for: to look holds the loop."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def work(settings: Settings, announce: Callable[[], None]) -> None:
    """A house that nobody visits: it only thinks for bots, until it is told to stop."""
    os.umask(0o077)
    logs.set_up(settings.log_level)
    house = House(settings)
    house.prepare()
    asyncio.run(_work(house, announce))


async def _work(house: House, announce: Callable[[], None]) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stopped.set))
        else:
            loop.add_signal_handler(number, stopped.set)
    await house.open()
    try:
        announce()
        await stopped.wait()
    finally:
        await house.close()


def _allow_many_sockets() -> None:
    """As many open files as the system lets this process have: often only 1024 are allowed unless one asks."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server(
    settings: Settings, siblings: Siblings | None = None, announce: Callable[[], None] | None = None
) -> Announced:
    """Ready to run; sockets that stay silent are pinged, those that are open at the end are closed with a reason."""
    logs.set_up(settings.log_level, siblings.number if siblings is not None else None)
    app = build(settings, siblings)
    house: House = app.state.house
    http, sockets = direct_protocols(settings.direct_sockets) or ("auto", "auto")
    config = uvicorn.Config(
        SocketRouter(RequestMiddleware(app, house), house.sockets),
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
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )
    return Announced(config, house, announce)


def address_around() -> str:
    """This machine's address in the network around it; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def free_port(host: str, wanted: int, tries: int) -> int | None:
    """The port that was asked for, or one of the next: two houses may be open on one machine.

    None where all of them are taken; refused where that host, or port, is none that this machine can listen at.
    """
    for port in range(wanted, wanted + tries):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OverflowError:
                continue
            except OSError as why:
                if why.errno != errno.EADDRINUSE:
                    raise HaricotError(
                        "house-cannot-listen", host=host, port=str(port), why=why.strerror or str(why)
                    ) from why
                continue
            return port
    return None
