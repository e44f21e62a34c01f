"""`haricot serve --processes`: several processes at one port, which are watched, replaced and stopped together."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.house.engines import RunningRedis, running_postgresql
from tests.house.running_house import RunningHouse, free_port

COMMAND = [sys.executable, "-c", "from haricot.cli import main; main()", "serve", "--no-browser"]


class HouseOfSeveral(RunningHouse):
    """Its log, its figures and its processes."""

    def lines(self, message: str) -> list[dict[str, Any]]:
        lines = [json.loads(line) for line in self.logs.read_text().splitlines() if line.startswith("{")]
        return [line for line in lines if line["message"] == message]

    def figures(self, name: str) -> dict[str | None, float]:
        """By the process that gave it."""
        text = httpx.get(f"{self.address}/metrics", timeout=10).raise_for_status().text
        found: dict[str | None, float] = {}
        for family in text_string_to_metric_families(text):
            for one in family.samples:
                if one.name == name:
                    found[one.labels.get("process")] = found.get(one.labels.get("process"), 0) + one.value
        return found

    def pids(self) -> dict[int, int]:
        """The processes that were started last, by their numbers."""
        return {line["process"]: line["pid"] for line in self.lines("process started")}


@pytest.fixture(scope="module")
def engines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    redis = RunningRedis(tmp_path_factory.mktemp("redis"))
    redis.start()
    with running_postgresql(tmp_path_factory) as store:
        yield store, redis.address
    redis.stop()


@pytest.fixture(scope="module")
def own_ports() -> int:
    return first_of_two_free_ports()


def first_of_two_free_ports() -> int:
    while True:
        port = free_port()
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


@pytest.fixture(scope="module")
def house(
    engines: tuple[str, str], own_ports: int, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[HouseOfSeveral]:
    yield from opened(engines, own_ports, tmp_path_factory.mktemp("house"))


@pytest.fixture
def mortal(engines: tuple[str, str], tmp_path: Path) -> Iterator[HouseOfSeveral]:
    """One that does not outlive the test."""
    yield from opened(engines, first_of_two_free_ports(), tmp_path)


def opened(engines: tuple[str, str], own_ports: int, folder: Path) -> Iterator[HouseOfSeveral]:
    store, bus = engines
    several = {"HARICOT_BUS": bus, "HARICOT_PROCESSES": "2", "HARICOT_OWN_PORTS": str(own_ports)}
    house = HouseOfSeveral(store, folder / "log", **several)
    house.start()
    eventually(lambda: set(house.figures("process_resident_memory_bytes")) == {"1", "2"})
    yield house
    assert house.process is not None
    if house.process.poll() is None:
        house.end(signal.SIGTERM)


def eventually(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_each_process_is_named_in_figures_and_logs(house: HouseOfSeveral, own_ports: int) -> None:
    assert set(house.pids()) == {1, 2}
    assert house.figures("haricot_processes_missing") == {None: 0}
    before = house.figures("haricot_responses_total")
    for number in (1, 2):
        for _ in range(3 * number):
            httpx.get(f"http://127.0.0.1:{own_ports + number - 1}/health/live").raise_for_status()
    after = house.figures("haricot_responses_total")
    assert after["1"] - before["1"] >= 3
    assert after["2"] - before["2"] >= 6
    text = httpx.get(f"{house.address}/metrics").text
    names = [line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(names) == len(set(names))


def test_a_process_that_dies_is_gone_from_the_figures_and_replaced(house: HouseOfSeveral) -> None:
    dead = house.pids()[2]
    os.kill(dead, signal.SIGKILL)
    eventually(lambda: house.pids()[2] != dead)
    eventually(lambda: answers(house) and house.figures("haricot_processes_missing") == {None: 0})
    (ended,) = house.lines("process ended")
    assert (ended["process"], ended["pid"], ended["status"]) == (2, dead, -signal.SIGKILL)
    assert set(house.figures("haricot_build_info")) == {"1", "2"}


def test_a_process_that_sleeps_is_missing_from_the_figures(house: HouseOfSeveral, own_ports: int) -> None:
    sleeping = house.pids()[2]
    os.kill(sleeping, signal.SIGSTOP)
    try:
        text = httpx.get(f"http://127.0.0.1:{own_ports}/metrics", timeout=20).raise_for_status().text
    finally:
        os.kill(sleeping, signal.SIGCONT)
    assert "haricot_processes_missing 1.0" in text
    assert 'process="1"' in text
    assert 'process="2"' not in text
    assert house.pids()[2] == sleeping


def test_a_rolling_restart_replaces_all_and_closes_sockets_with_a_reason(house: HouseOfSeveral) -> None:
    before, fallen = house.pids(), len(house.lines("process ended"))
    ana = house.visitor("Ana")
    table = ana.open("kala")
    live = ana.connect(table)
    live.whole()
    assert house.process is not None
    house.process.send_signal(signal.SIGHUP)
    assert live.closing()[0] == 1012
    with ana.live(table) as again:
        again.whole()
    eventually(lambda: all(house.pids()[number] != before[number] and not lives(before[number]) for number in (1, 2)))
    assert len(house.lines("process ended")) == fallen


def test_told_to_stop_all_stop_and_close_their_sockets_with_a_reason(mortal: HouseOfSeveral) -> None:
    ana = mortal.visitor("Ana")
    table = ana.open("kala")
    live = ana.connect(table)
    pids = mortal.pids()
    seconds = mortal.end(signal.SIGTERM)
    assert live.closing()[0] == 1012
    assert mortal.process is not None
    assert mortal.process.returncode == 0
    assert not any(map(lives, pids.values()))
    assert seconds < 15


def test_without_the_supervisor_the_others_stop_too(mortal: HouseOfSeveral) -> None:
    pids = mortal.pids()
    mortal.end(signal.SIGKILL)
    eventually(lambda: not any(map(lives, pids.values())))


@pytest.mark.parametrize(
    ("store", "bus", "lang", "said"),
    [
        ("sqlite:///h.db", "redis://127.0.0.1:1/0", "en", "haricot: Several processes need a store on PostgreSQL"),
        ("postgresql://localhost/h", "", "fr", "haricot: Plusieurs processus ont besoin d’un bus"),
    ],
)
def test_several_processes_need_postgresql_and_a_bus(
    store: str, bus: str, lang: str, said: str, tmp_path: Path
) -> None:
    asked = [*COMMAND, "--processes", "2", "--store", store, "--lang", lang, "--port", str(free_port())]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("HARICOT_")}
    environment |= {"HARICOT_BUS": bus} if bus else {}
    result = subprocess.run(asked, capture_output=True, text=True, timeout=60, cwd=tmp_path, env=environment)
    assert result.returncode == 1
    assert result.stderr.splitlines()[-1].startswith(said)
    assert not (tmp_path / "h.db").exists()


def answers(house: HouseOfSeveral) -> bool:
    try:
        return httpx.get(f"{house.address}/health", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
