"""The short form of `python3 dev.py soak --cluster`: every fault once, under load, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from tests.cluster.evening import evening
from tests.cluster.faults import Fault, cut_bus, freeze_house, kill_house, kill_postgres, kill_redis, nothing
from tests.cluster.houses import Cluster, gather_across, running_cluster
from tests.house.engines import needs_redis
from tests.soak.trial import Tally

pytestmark = needs_redis

BRIEFLY: dict[str, Fault] = {
    "a house is killed": kill_house,
    "Redis is killed": kill_redis,
    "PostgreSQL is killed": kill_postgres,
    "a house is frozen": partial(freeze_house, seconds=5.0),
    "the bus is cut": partial(cut_bus, seconds=2.0),
}


@pytest.fixture(scope="module")
def harmed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with running_cluster(tmp_path_factory.mktemp("harmed")) as running:
        yield running


def test_random_commands_through_three_houses_at_once(cluster: Cluster) -> None:
    """The log is contiguous and follows from the rules, whatever was asked where at the same time."""
    tally = Tally()
    evening(cluster, nothing, 7, tally, games=("kala", "ronda"), anything=0.5)
    assert not tally.lost
    assert tally.checked["refusals"] > 0
    assert tally.checked["events told"] > 20


def test_while_postgresql_is_away_one_is_asked_to_come_again(harmed: Cluster) -> None:
    table, people = gather_across(harmed.houses, "kala", options={"first": 0})
    people[0].ask(table, "start")
    with people[0].live(table) as live:
        now = live.table_message()
        harmed.postgres.kill()
        asked = {"do": "play", "number": now["number"], "move": now["moves"][0]}
        answer = people[0].http.post(f"/api/tables/{table}/commands", json=asked)
        assert (answer.status_code, answer.json()["key"]) == (503, "house-store-away")
        live.send("play", re=1, number=now["number"], move=now["moves"][0])
        refused = live.until(lambda message: message["kind"] in ("event", "refused"))
        assert (refused["kind"], refused["key"], refused["number"]) == ("refused", "house-store-away", now["number"])
        assert people[1].http.get(f"/api/tables/{table}").status_code == 503
        harmed.postgres.start()
        live.send("play", re=2, number=now["number"], move=now["moves"][0])
        told = live.until(lambda message: message["kind"] in ("event", "refused"))
        while told["kind"] == "refused":  # it was not back yet
            assert told["key"] == "house-store-away"
            live.send("play", re=3, number=now["number"], move=now["moves"][0])
            told = live.until(lambda message: message["kind"] in ("event", "refused"))
        assert told["number"] == now["number"] + 1
    assert people[1].get(f"/api/tables/{table}")["number"] == now["number"] + 1


@pytest.mark.parametrize("name", BRIEFLY)
def test_nothing_is_lost_when(harmed: Cluster, name: str) -> None:
    tally = Tally()
    games = Random(name).sample(("kala", "ronda", "rondelic"), 2)
    evening(harmed, BRIEFLY[name], len(name), tally, games=games)
    assert not tally.lost
    assert tally.checked["events told"] > 0
