"""Killed at any moment, the house loses nothing that anybody was told of, and goes on where it was."""

from __future__ import annotations

import signal
import threading
import time
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.house.playing import choose, gather
from tests.house.running import Live, RunningHouse, Told, Visitor


def new_house(folder: Path) -> RunningHouse:
    return RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log")


class Player(threading.Thread):
    """Plays until the house dies; keeps all that it was told."""

    def __init__(self, person: Visitor, table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.lot = Random(seed)
        self.told: list[Told] = []

    def run(self) -> None:
        try:
            live = self.person.connect(self.table)
        except (OSError, httpx.TransportError):
            return
        try:
            while True:
                message = live.hear()
                self.told.append(message)
                view = message.get("view")
                if view and view["turn"] == view["seat"] and message["kind"] != "refused":
                    live.send("play", number=message["number"], move=choose(message, self.lot))
        except (ConnectionClosed, OSError, TimeoutError):
            live.close()


@pytest.mark.parametrize("seed", range(2))
def test_a_killed_house_has_kept_every_event_that_anybody_was_told_of(tmp_path: Path, seed: int) -> None:
    house = new_house(tmp_path)
    house.start()
    tables = [gather(house, game) for game in ("kala", "ronda", "kala", "rondorondo")]
    for table, people in tables:
        people[0].ask(table, "start")
    players = [Player(person, table, seed) for table, people in tables for person in people]
    for player in players:
        player.start()
    time.sleep(0.5 + Random(seed).random())
    house.end(signal.SIGKILL)
    for player in players:
        player.join(20)
    house.start()
    for player in players:
        again = {one["number"]: one["view"] for one in past(player)}
        now = player.person.get(f"/api/tables/{player.table}")
        positions = [m for m in player.told if m["kind"] == "event" and m["event"]["kind"] in ("started", "played")]
        assert now["number"] >= max((m["number"] for m in player.told), default=0)
        for message in positions:
            if again:  # in Ronda nobody is shown what was
                assert again[message["number"]] == message["view"]
    assert any(player.told for player in players)
    go_on(tables[0])
    house.end(signal.SIGTERM)


def past(player: Player) -> list[Told]:
    answer = player.person.http.get(f"/api/tables/{player.table}/views")
    found: list[Told] = answer.json() if answer.status_code == 200 else []
    return found


def go_on(gathered: tuple[str, list[Visitor]]) -> None:
    """One more move at a table that outlived the house."""
    table, people = gathered
    seen = people[0].get(f"/api/tables/{table}")
    turn = seen["view"]["turn"]
    if turn is None:
        return
    mine = people[turn].get(f"/api/tables/{table}")
    people[turn].ask(table, "play", number=mine["number"], move=choose(mine, Random(0)))
    assert people[turn].get(f"/api/tables/{table}")["number"] == mine["number"] + 1


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
    assert table["table"]["game"]["ended"] == "time:0"
    assert table["table"]["game"]["outcome"]["winners"] == [1]
    assert other["number"] > number
    house.end(signal.SIGTERM)


def test_views_given_once_stay_given_after_a_restart(tmp_path: Path) -> None:
    house = new_house(tmp_path)
    house.start()
    table, (ana, bob) = gather(house, "ronda", options={"first": 0})
    ana.ask(table, "start")
    with bob.live(table) as live:
        live.whole()
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
        live.whole()
    took = house.end(signal.SIGTERM)
    assert house.process is not None
    assert house.process.returncode in (0, -signal.SIGTERM)
    assert took < 10, "it stops by itself, long before anybody would kill it"
    assert {live.closing()[0] for live in lives} == {1012}
    for live in lives:
        live.close()
