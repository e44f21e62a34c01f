"""Games played on from any moment."""

from __future__ import annotations

from pathlib import Path

import pytest

import haricot
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse, Told

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.txt"))
A_KALA_GAME = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4", "d4d3d2d1"))


def test_a_game_is_played_on_from_any_moment(house: RunningHouse) -> None:
    ana = house.visitor()
    moment = {"record": A_KALA_GAME.dumps(), "moves": 1, "seat": 1}
    table = ana.post("/api/study/tables", moment)["id"]
    ana.ask(table, "sit", seat=1)
    ana.ask(table, "addbot", seat=0)
    ana.ask(table, "start")
    view = ana.get(f"/api/tables/{table}")["view"]
    assert view["field"] == list(A_KALA_GAME.states())[1].view(1)["field"]
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="d4d3d2d1")
    ana.ask(table, "resign", number=ana.get(f"/api/tables/{table}")["number"])
    record = haricot.Record.loads(ana.http.get(f"/api/tables/{table}/records/1").text)
    assert record.start == str(list(A_KALA_GAME.states())[1])
    assert record.moves[0] == "d4d3d2d1"


def test_whoever_saw_the_replay_does_not_know_what_comes(house: RunningHouse) -> None:
    game = haricot.game("rondorondo").new(seed=5, opening="lot", first=0)
    record = haricot.Record(game="rondorondo", seats=2, seed=5, options={"opening": "lot", "first": 0}, moves=("pass",))
    known = game.play("pass")
    ana = house.visitor()
    fresh = []
    for _ in range(2):
        table = ana.post("/api/study/tables", {"record": record.dumps(), "moves": 1, "seat": 1})["id"]
        ana.ask(table, "sit", seat=1)
        ana.ask(table, "addbot", seat=0)
        ana.ask(table, "start")
        seen = ana.get(f"/api/tables/{table}")
        assert seen["view"]["hands"] == known.view(1)["hands"]
        ana.ask(table, "resign", number=seen["number"])
        fresh.append(haricot.Record.loads(ana.http.get(f"/api/tables/{table}/records/1").text).start)
    assert len({*fresh, str(known)}) == 3


def test_nothing_is_played_on_after_the_end(house: RunningHouse) -> None:
    ana = house.visitor()
    for moves in (99, 100_000):
        answer = ana.http.post("/api/study/tables", json={"record": A_KALA_GAME.dumps(), "moves": moves, "seat": 0})
        assert (answer.status_code, answer.json()["key"]) == (409, "house-nothing-to-play-on")


def test_one_request_plays_a_game_of_a_table_on_with_bots_and_starts_it(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    moment = {"table": table, "number": 1, "moves": 1, "seat": 1, "sit": True}
    moment |= {"bots": [{"seat": 0, "level": "graine"}], "start": True}
    assert bob.http.post("/api/study/tables", json=moment).status_code == 404, "it is not over"
    bob.ask(table, "resign", number=number + 1)
    assert house.visitor().http.post("/api/study/tables", json=moment).status_code == 404, "they had no part in it"
    opened = bob.post("/api/study/tables", moment)
    assert (opened["table"]["phase"], opened["view"]["seat"], opened["view"]["turn"]) == ("playing", 1, 1)
    assert [chair["level"] for chair in opened["table"]["chairs"]] == ["graine", None]
    assert (
        opened["view"]["field"]
        == bob.get(f"/api/tables/{table}/records/1/replay")["frames"][1]["spectator"]["view"]["field"]
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"table": "0123456789abcdef"},
        {"number": 1},
        {"record": A_KALA_GAME.dumps(), "table": "0123456789abcdef", "number": 1},
        {"record": A_KALA_GAME.dumps(), "number": 1},
        {"record": A_KALA_GAME.dumps(), "start": True},
        {"record": A_KALA_GAME.dumps(), "sit": True, "bots": [{"seat": 0}]},
    ],
)
def test_what_cannot_be_played_on_is_refused_whole(house: RunningHouse, wrong: Told) -> None:
    ana = house.visitor()
    answer = ana.http.post("/api/study/tables", json={"moves": 1, "seat": 0, **wrong})
    assert answer.status_code in (400, 409), answer.text
    assert ana.get("/api/me/tables") == []
