"""The proxy of docs/haproxy.cfg in front of several processes, as it is installed here."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.house.processes.house_of_several import HouseOfSeveral, eventually
from tests.house.running_house import Visitor, free_port

CONFIGURATION = Path(__file__).parents[3] / "docs" / "haproxy.cfg"

pytestmark = pytest.mark.skipif(shutil.which("haproxy") is None, reason="haproxy is not installed")


@pytest.fixture
def proxy(mortal: HouseOfSeveral, tmp_path: Path) -> Iterator[str]:
    """Its address; two of its four processes are not there, which is for it to find out."""
    first, door = int(mortal.settings["HARICOT_OWN_PORTS"]), free_port()
    ports = {8080: door, 8081: first, 8082: first + 1, 8083: free_port(), 8084: free_port()}
    text = re.sub(r"(?<=:)80\d\d\b", lambda port: str(ports[int(port[0])]), CONFIGURATION.read_text("utf-8"))
    (tmp_path / "haproxy.cfg").write_text(text)
    with subprocess.Popen(
        ["haproxy", "-db", "-f", str(tmp_path / "haproxy.cfg")], stderr=subprocess.DEVNULL
    ) as running:
        address = f"http://127.0.0.1:{door}"
        eventually(lambda: processes(address, "/health/live") == 2)
        yield address
        running.terminate()


def process_of(answer: httpx.Response) -> str:
    """Requests are numbered by each process for itself."""
    return answer.headers["x-request-id"].partition("-")[0]


def processes(address: str, path: str) -> int:
    """How many different ones answer."""
    try:
        return len({process_of(httpx.get(address + path, timeout=5).raise_for_status()) for _ in range(8)})
    except httpx.HTTPError:
        return 0


def test_a_table_stays_at_one_process_until_that_is_gone(proxy: str, mortal: HouseOfSeveral) -> None:
    ana = Visitor(proxy, "Ana")
    tables = [ana.open("kala", seats=2) for _ in range(12)]
    serving = {table: {process_of(ana.http.get(f"/api/tables/{table}")) for _ in range(4)} for table in tables}
    assert all(len(found) == 1 for found in serving.values())
    assert len(set.union(*serving.values())) == 2
    assert httpx.get(f"{proxy}/metrics").status_code == 404

    table = tables[0]
    live = ana.connect(table)
    live.table_message()
    home = [number for number, open_sockets in mortal.figures("haricot_sockets").items() if open_sockets]
    os.kill(mortal.pids()[int(str(home[0]))], signal.SIGKILL)
    live.closing()
    with ana.live(table) as again:
        again.table_message()
        again.send("sit", seat=0)
        again.until(lambda message: message["kind"] == "event" and message["event"]["kind"] == "sat")
