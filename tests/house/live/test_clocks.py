"""Clocks: the machine's may be set while games run, and the time in which the house was down is nobody's loss."""

from __future__ import annotations

import json
import signal
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from haricot.house import wall_clock
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse


def test_setting_the_machine_s_clock_does_not_move_the_house_s(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = wall_clock.WallClock()
    before = clock.now()
    assert abs(before - time.time() * 1000) < 1000
    monkeypatch.setattr(wall_clock, "time", lambda: 0.0)
    assert 0 <= clock.now() - before < 1000
    since = time.monotonic()
    monkeypatch.setattr(wall_clock, "monotonic", lambda: since + 60)
    assert abs(clock.now() - before - 60_000) < 1000


def test_a_clock_that_was_set_back_while_no_house_was_open_goes_on_from_what_was_noted() -> None:
    clock = wall_clock.WallClock()
    noted = clock.now() + 3_600_000
    clock.start_no_earlier_than(noted)
    assert 0 <= clock.now() - noted < 1000
    clock.start_no_earlier_than(noted - 60_000)
    assert 0 <= clock.now() - noted < 1000


@pytest.mark.parametrize(
    ("clock", "is_given_back"), [({"kind": "turn", "amount": 600}, True), ({"kind": "days", "amount": 1}, False)]
)
def test_the_time_in_which_the_house_was_down_is_given_back(
    tmp_path: Path, clock: dict[str, object], is_given_back: bool
) -> None:
    store = tmp_path / "haricot.db"
    house = RunningHouse(f"sqlite:///{store}", tmp_path / "log")
    house.start()
    table, (ana, _) = gather(house, "kala", options={"first": 0}, clock=clock)
    ana.ask(table, "start")
    before = ana.get(f"/api/tables/{table}")
    house.end(signal.SIGKILL)
    down = 7_200_000
    with sqlite3.connect(store) as connection:  # as if it had been killed two hours ago
        alive = int(connection.execute("SELECT value FROM house WHERE name = 'alive'").fetchone()[0])
        connection.execute("UPDATE house SET value = ? WHERE name = 'alive'", (str(alive - down),))
        if is_given_back:
            connection.execute("UPDATE events SET at = at - ? WHERE table_id = ?", (down, table))
            connection.execute("UPDATE tables SET due = due - ? WHERE id = ?", (down, table))
    house.start()
    after = ana.get(f"/api/tables/{table}")
    house.end(signal.SIGTERM)
    if not is_given_back:
        assert after["deadline"] == before["deadline"]
        return
    assert after["number"] == before["number"] + 1
    assert abs(after["deadline"] - before["deadline"]) < 300_000, "it goes on where it stood"
    with sqlite3.connect(store) as connection:
        asked = "SELECT event FROM events WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        event = json.loads(connection.execute(asked, (table,)).fetchone()[0])
    assert event["kind"] == "clockextended"


IMPATIENT = """
from haricot.house.live import heartbeat
heartbeat.SECONDS, heartbeat.LATE = 0.5, 5.0
from haricot.cli import main
main()
"""
"""It says more often that it is there, and is sooner late."""


def test_a_house_that_cannot_write_is_alive_and_not_ready(tmp_path: Path) -> None:
    store = tmp_path / "haricot.db"
    house = RunningHouse(f"sqlite:///{store}", tmp_path / "log")
    house.program = IMPATIENT
    house.start()
    assert httpx.get(f"{house.address}/health/ready").status_code == 200
    with sqlite3.connect(store) as breaker:
        breaker.execute("CREATE TRIGGER full BEFORE INSERT ON house BEGIN SELECT RAISE(ABORT, 'full'); END")
    deadline = time.monotonic() + 60
    while httpx.get(f"{house.address}/health/ready").status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert httpx.get(f"{house.address}/health").status_code == 503
    assert httpx.get(f"{house.address}/health/live").status_code == 200
    with sqlite3.connect(store) as mender:
        mender.execute("DROP TRIGGER full")
    while httpx.get(f"{house.address}/health/ready").status_code != 200:
        assert time.monotonic() < deadline + 60
        time.sleep(0.1)
    house.end(signal.SIGTERM)
