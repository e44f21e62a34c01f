"""`haricot serve --processes`: several processes at one port, which are watched, replaced and stopped together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.house.processes.house_of_several import HouseOfSeveral, answers, eventually, lives
from tests.house.running_house import free_port

COMMAND = [sys.executable, "-c", "from haricot.cli import main; main()", "serve", "--no-browser"]


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
    live.table_message()
    assert house.process is not None
    house.process.send_signal(signal.SIGHUP)
    assert live.closing()[0] == 1012
    with ana.live(table) as again:
        again.table_message()
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
