"""Killed or stopped, the house goes on where it was; `tests/soak` looks for anything that was lost."""

from __future__ import annotations

import signal
import time
from pathlib import Path

from tests.house.full_tables import gather
from tests.house.running_house import Live
from tests.soak.kills import new_house


def test_clocks_and_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    house.settings["HARICOT_BOT_PAUSE"] = "600"
    house.start()
    clocked, (ana, _) = gather(house, "kala", options={"first": 0}, clock={"kind": "turn", "amount": 4})
    ana.ask(clocked, "start")
    with_bot = ana.open("kala", options={"first": 1})
    ana.ask(with_bot, "sit", seat=0)
    ana.ask(with_bot, "addbot", seat=1)
    ana.ask(with_bot, "start")
    number = ana.get(f"/api/tables/{with_bot}")["number"]
    house.end(signal.SIGKILL)
    house.settings["HARICOT_BOT_PAUSE"] = "0.01"
    house.start()
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        table, other = ana.get(f"/api/tables/{clocked}"), ana.get(f"/api/tables/{with_bot}")
        if table["table"]["phase"] == "over" and other["number"] > number:
            break
        time.sleep(0.1)
    assert table["table"]["match"]["ended"] == {"how": "time", "seat": 0}
    assert table["table"]["match"]["outcome"]["winners"] == [1]
    assert other["number"] > number
    house.end(signal.SIGTERM)


def test_views_given_once_stay_given_after_a_restart(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    house.start()
    table, (ana, bob) = gather(house, "ronda", options={"first": 0})
    ana.ask(table, "start")
    with bob.live(table) as live:
        live.table_message()
        number = ana.get(f"/api/tables/{table}")["number"]
        ana.ask(table, "play", number=number, move="1")
        seen = live.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "played")
        live.send("play", number=seen["number"], move="nonsense")
        live.until(lambda m: m["kind"] == "refused")
    ana.ask(table, "play", number=seen["number"], move="2")
    house.end(signal.SIGTERM)
    house.start()
    with bob.live(table) as back:
        missed = back.hear()
        assert missed["number"] == seen["number"] + 1
        assert missed["view"]["last"]["move"] == "2"
        assert back.hear()["kind"] == "table"
    house.end(signal.SIGTERM)


def test_a_house_stops_within_two_seconds_with_sockets_open(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    house.start()
    table, people = gather(house, "kala")
    lives: list[Live] = [people[number % 2].connect(table) for number in range(12)]
    for live in lives:
        live.table_message()
    took = house.end(signal.SIGTERM)
    assert house.process is not None
    assert house.process.returncode in (0, -signal.SIGTERM)
    assert took < 10, "it stops by itself, long before anybody would kill it"
    assert {live.closing()[0] for live in lives} == {1012}
    for live in lives:
        live.close()
