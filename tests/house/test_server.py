"""`haricot serve`, `haricot backup`, and what their page says of them."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path

from haricot.house.settings import DESCRIBED
from tests.house.running_house import RunningHouse, free_port

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-c", "from haricot.cli import main; main()"]


def test_every_setting_is_on_the_page_with_its_variable() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for name in DESCRIBED:
        assert f"| `--{name.replace('_', '-')}` | `HARICOT_{name.upper()}` |" in page


def test_every_command_of_a_table_is_on_the_page_for_programs() -> None:
    from typing import get_args

    from haricot.table import Command

    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert get_args(Command)
    for command in get_args(Command):
        assert f"`{command.__struct_config__.tag}`" in page


def test_a_house_open_to_the_network_shows_a_qr_code_and_stops_at_once(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "HARICOT_STORE": f"sqlite:///{tmp_path / 'h.db'}", "PYTHONUNBUFFERED": "1"}
    command = [*COMMAND, "serve", "--lan", "--no-browser", "--port", str(port), "--lang", "en"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        lines: list[str] = []
        while not lines or "Ctrl+C" not in lines[-1]:
            lines.append(house.stdout.readline())
            assert lines[-1], "the house did not open"
        house.send_signal(signal.SIGINT)
        assert house.wait(20) in (0, 130, -signal.SIGINT)
    text = "".join(lines)
    assert re.search(rf"The house is open: http://\d+\.\d+\.\d+\.\d+:{port}", text)
    assert "█" in text or "▀" in text


def test_what_the_house_keeps_only_its_owner_can_read(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log")
    house.start()
    kept = list(tmp_path.glob("h.db*"))
    assert kept
    assert not any(file.stat().st_mode & 0o077 for file in kept)
    house.end(signal.SIGTERM)


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        store = f"sqlite:///{tmp_path / 'h.db'}"
        asked = [*COMMAND, "serve", "--no-browser", "--port", port, "--store", store, "--lang", "en"]
        result = subprocess.run(asked, capture_output=True, text=True, timeout=60)
    assert result.returncode == 1
    assert result.stderr.splitlines()[-1].startswith(f"haricot: Port {port} is taken")


def test_a_backup_by_one_command(tmp_path: Path) -> None:
    import sqlite3

    store, copy = tmp_path / "h.db", tmp_path / "copy.db"
    with sqlite3.connect(store) as database:
        database.execute("CREATE TABLE events (number INTEGER)")
    asked = [*COMMAND, "backup", str(copy), "--store", f"sqlite:///{store}", "--lang", "en"]
    assert subprocess.run(asked, capture_output=True, text=True, timeout=60).stdout == f"The backup is in {copy}.\n"
    assert subprocess.run(asked, capture_output=True, text=True, timeout=60).returncode == 1
    assert copy.exists()


def test_a_connection_waits_for_its_next_request_and_not_for_the_end_of_the_house(tmp_path: Path) -> None:
    """Longer than the five seconds after which uvicorn closes it, and a proxy's request is lost."""
    house = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log")
    house.start()
    kept = HTTPConnection("127.0.0.1", house.port, timeout=20)
    for pause in (6, 0):
        kept.request("GET", "/health")
        assert kept.getresponse().read()
        time.sleep(pause)
    house.end(signal.SIGTERM)
    assert not kept.sock or kept.sock.recv(1) == b"", "closed by the house"
    kept.close()
