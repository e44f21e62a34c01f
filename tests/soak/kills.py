"""Kills a house under load, opens it again, and compares what everybody was told with what it kept."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import haricot
from tests.house.full_tables import choose, gather
from tests.house.running_house import RunningHouse, Visitor
from tests.soak.player import Player
from tests.soak.trial import Tally


def new_house(folder: Path, **settings: str) -> RunningHouse:
    return RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", **settings)


@contextmanager
def opened_house(folder: Path, program: str | None = None, **settings: str) -> Iterator[RunningHouse]:
    """A house that is gone afterwards, whatever happens."""
    house = new_house(folder, **settings)
    house.program = program or house.program
    house.start()
    try:
        yield house
    finally:
        if house.process is not None and house.process.poll() is None:
            house.end(signal.SIGKILL)


def kill(folder: Path, seed: int, tally: Tally) -> None:
    """At tables of every game."""
    rng = Random(seed)
    with opened_house(folder) as house:
        tables = [gather(house, game) for game in (*haricot.games(), "kala")]
        for table, people in tables:
            people[0].ask(table, "start")
        players = [Player(person, table, rng.getrandbits(32)) for table, people in tables for person in people]
        for player in players:
            player.start()
        time.sleep(0.5 + rng.random())
        house.end(signal.SIGKILL)
        tally.tried["kills"] += 1
        for player in players:
            player.join(20)
        house.start()
        tally.checked["events told"] += sum(compare(player) for player in players)
        for gathered in tables:
            go_on(gathered)
            tally.checked["tables played on"] += 1
        house.end(signal.SIGTERM)
        log = house.logs.read_text()
        assert '"level":"error"' not in log, log


def compare(player: Player) -> int:
    """Every event that this player was told of is there, with the same view; how many they were."""
    now = player.person.get(f"/api/tables/{player.table}")
    assert now["number"] >= max((message["number"] for message in player.told), default=0)
    answer = player.person.http.get(f"/api/tables/{player.table}/views")
    if answer.status_code != 200:  # where remembering is the game nobody is shown again what was
        assert answer.json()["key"] == "house-remember"
        return len(player.told)
    kept = {one["number"]: one["view"] for one in answer.json()}
    told = [m for m in player.told if m["kind"] == "event" and m["event"]["kind"] in ("started", "played")]
    for message in told:
        if message["number"] in kept or now["table"]["games"] == 0:
            assert kept[message["number"]] == message["view"]
    return len(told)


def go_on(gathered: tuple[str, list[Visitor]]) -> None:
    """One more move at a table that outlived the house."""
    table, people = gathered
    turn = people[0].get(f"/api/tables/{table}")["view"]["turn"]
    if turn is None:
        return
    mine = people[turn].get(f"/api/tables/{table}")
    people[turn].ask(table, "play", number=mine["number"], move=choose(mine, Random(0)))
    assert people[turn].get(f"/api/tables/{table}")["number"] == mine["number"] + 1
