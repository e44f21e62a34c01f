"""A real house in a process of its own, and people who visit it through its public doors only."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

GENEROUS = {
    "HARICOT_BOT_PAUSE": "0.01",
    "HARICOT_BOT_SECONDS": "0.05",
    "HARICOT_NEWCOMERS_PER_ADDRESS": "100000",
    "HARICOT_REQUESTS_PER_SECOND": "100000",
    "HARICOT_MESSAGES_PER_SECOND": "10000",
    "HARICOT_WORK_PER_SECOND": "1000000",
    "HARICOT_SOCKETS_PER_ADDRESS": "10000",
}
NOTHING_KEPT = httpx.Limits(max_keepalive_connections=0)
Told = dict[str, Any]

OPENED: set[RunningHouse] = set()
"""The houses that were started, in this process of the tests."""


class RunningHouse:
    def __init__(self, store: str, logs: Path, *arguments: str, **settings: str) -> None:
        self.store, self.logs, self.arguments = store, logs, arguments
        self.settings = {**GENEROUS, **settings}
        self.port = free_port()
        self.program = "from haricot.cli import main; main()"
        self.process: subprocess.Popen[bytes] | None = None
        self.prefix: tuple[str, ...] = ()
        """The program, with its arguments, that runs the house, where it is to be confined."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = [*self.prefix, sys.executable, "-c", self.program]
        command = [*program, "serve", "--no-browser", *self.arguments]
        environment = {**os.environ, **self.settings, "HARICOT_STORE": self.store, "HARICOT_PORT": str(self.port)}
        with self.logs.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=log)
        OPENED.add(self)
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/health", timeout=60).status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, self.logs.read_text()
                time.sleep(0.05)
        raise AssertionError("the house did not open")

    def end(self, how: signal.Signals) -> float:
        """How many seconds it took to end."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(how)
        self.process.wait(timeout=60)
        return time.monotonic() - began

    def visitor(self, name: str | None = None) -> Visitor:
        return Visitor(self.address, name)


class Visitor:
    """One person with one cookie; `live` opens a socket."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.http = httpx.Client(base_url=address, timeout=180, headers={"Accept-Language": "en"}, limits=NOTHING_KEPT)
        self.me: Told = self.http.post("/api/me", json={"name": name} if name else {}).raise_for_status().json()

    @property
    def id(self) -> str:
        return str(self.me["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, body: object = None) -> Any:
        return self.http.post(path, json={} if body is None else body).raise_for_status().json()

    def ask(self, table: str, do: str, **more: object) -> Any:
        return self.post(f"/api/tables/{table}/commands", {"do": do, **more})

    def refused(self, table: str, do: str, **more: object) -> tuple[int, str]:
        """The status and the key of a refusal."""
        answer = self.http.post(f"/api/tables/{table}/commands", json={"do": do, **more})
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["key"]

    def open(self, game: str, **setup: object) -> str:
        return str(self.post("/api/tables", {"game": game, **setup})["id"])

    @contextmanager
    def live(self, table: str, seen: int | None = None, lang: str = "en") -> Iterator[Live]:
        socket = self.connect(table, seen, lang)
        try:
            yield socket
        finally:
            socket.close()

    def connect(self, table: str, seen: int | None = None, lang: str = "en", **headers: str) -> Live:
        query = f"?lang={lang}" + ("" if seen is None else f"&seen={seen}")
        url = str(self.http.base_url).replace("http", "ws", 1).rstrip("/") + f"/api/tables/{table}/live{query}"
        held = {"Cookie": self.cookie, **headers}
        return Live(connect(url, additional_headers=held, compression=None, close_timeout=2, open_timeout=60))


class Live:
    """A socket, and what it was told so far."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._opening = opening
        self.connection = opening.__enter__()
        self.heard: list[Told] = []

    def send(self, do: str, re: object = None, **more: object) -> None:
        self.connection.send(json.dumps({"ask": {"do": do, **more}, "re": re}))

    def hear(self, timeout: float = 60) -> Told:
        message: Told = json.loads(self.connection.recv(timeout=timeout))
        self.heard.append(message)
        return message

    def until(self, fits: Callable[[Told], object]) -> Told:
        """The first message that fits, from here on."""
        while True:
            message = self.hear()
            if fits(message):
                return message

    def table_message(self) -> Told:
        """The next message with all of the table in it."""
        return self.until(lambda message: message["kind"] == "table")

    def closing(self) -> tuple[int, str]:
        """The code and the reason with which the house closes the socket."""
        try:
            while True:
                self.connection.recv(timeout=20)
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "cut without a word")

    def cut(self) -> None:
        """As when a cable is pulled: no word of farewell."""
        self.connection.socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._opening.__exit__(None, None, None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
