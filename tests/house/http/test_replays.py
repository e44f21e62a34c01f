"""Games looked at once more, and what might have been in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from litestar.testing import TestClient

import haricot
from haricot.core.game import State
from haricot.house.http.app import build
from haricot.house.http.replays import Variation, line_of
from haricot.house.settings import Settings
from haricot.records import Record
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.txt"))
A_KALA_GAME = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4", "d4d3d2d1"))


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_replay_has_all_eyes_in_one_answer(house: RunningHouse, file: Path) -> None:
    record = haricot.Record.loads(file.read_text("utf-8"))
    replay = house.visitor().post("/api/study/replays", {"record": file.read_text("utf-8")})
    assert replay["moves"] == list(record.moves)
    assert haricot.Record.loads(replay["record"]) == record
    for frame, state in zip(replay["frames"], record.states(), strict=True):
        spectator = frame["spectator"]["view"]
        assert spectator == state.view(None)
        for seat in range(state.seats):
            seen = frame["seats"][seat]["view"] if frame["seats"] else {**spectator, "seat": seat}
            assert seen == state.view(seat)
        assert (frame["open"] or frame["spectator"])["view"] == state.view_open()


def test_a_finished_game_of_a_table_is_replayed_and_reviewed_by_its_number(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    assert ana.http.get(f"/api/tables/{table}/records/1/replay").status_code == 404, "it is not over"
    bob.ask(table, "resign", number=number + 1)
    replay = bob.get(f"/api/tables/{table}/records/1/replay")
    assert (replay["moves"], replay["ended"], len(replay["frames"])) == (["a1a2a3a4"], "resigned:1", 2)
    assert replay["record"] == ana.http.get(f"/api/tables/{table}/records/1").text
    began, made = ana.get(f"/api/tables/{table}/views")
    assert replay["times"] == [made["at"] - began["at"]]
    review = ana.post(f"/api/tables/{table}/records/1/review", {})
    assert [move["move"] for move in review["moves"]] == ["a1a2a3a4"]
    assert review["budget"] == {"nodes": 100_000}
    assert bob.post(f"/api/tables/{table}/records/1/review", {}) == review, "kept with the game"
    instead = {"number": 1, "moves": ["a1b1c1d1", "d4d3d2c2"]}
    line = bob.post(f"/api/tables/{table}/records/1/lines", instead)
    assert (line["seat"], line["moves"], len(line["frames"])) == (0, instead["moves"], 3)
    assert [frame["spectator"]["view"]["turn"] for frame in line["frames"]] == [0, 1, 0]
    stranger = house.visitor()
    assert stranger.http.post(f"/api/tables/{table}/records/1/lines", json=instead).status_code == 404
    assert stranger.http.get(f"/api/tables/{table}/records/1/replay").status_code == 404
    assert stranger.http.post(f"/api/tables/{table}/records/1/review").status_code == 404


def test_a_replay_replays_its_record_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed, states = list[str](), Record.states

    def counted(record: Record) -> Iterator[State]:
        replayed.append(record.game)
        return states(record)

    text = A_KALA_GAME.dumps()
    with TestClient(build(Settings(store=f"sqlite:///{tmp_path / 'h.db'}"))) as client:
        client.post("/api/me", json={}).raise_for_status()
        wanted = {"game": "kala", "options": {"first": 0}, "seat": 0, "bots": [{"seat": 1}], "start": True}
        table = client.post("/api/tables", json=wanted).raise_for_status().json()
        resign = {"do": "resign", "number": table["number"]}
        client.post(f"/api/tables/{table['id']}/commands", json=resign).raise_for_status()
        monkeypatch.setattr(Record, "states", counted)
        of_table = client.get(f"/api/tables/{table['id']}/records/1/replay").raise_for_status()
        assert (of_table.json()["ended"], replayed) == ("resigned:0", ["kala"])
        replayed.clear()
        brought = client.post("/api/study/replays", json={"record": text}).raise_for_status()
        assert (brought.json()["record"], replayed) == (text, ["kala"])


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"number": 2, "moves": ["d4d3d2d1"]}, 200),
        ({"number": 3, "moves": ["a1"]}, 409),
        ({"number": 1, "moves": ["a1c3"]}, 409),
        ({"number": 1, "moves": []}, 400),
    ],
    ids=["a line", "after the last move", "against the rules", "nothing"],
)
def test_what_might_have_been_in_a_record_is_stepped_through(
    house: RunningHouse, asked: dict[str, object], status: int
) -> None:
    answer = house.visitor().http.post("/api/study/lines", json={"record": A_KALA_GAME.dumps(), **asked})
    assert answer.status_code == status


def test_everything_open_hides_nothing_that_lies_on_the_table() -> None:
    ronda = haricot.game("ronda").new(seed=3)
    assert None not in ronda.view_open()["bowls"]
    rondorondo = haricot.game("rondorondo").new(seed=3)
    assert "*" not in "".join(rondorondo.view_open()["hands"])
    rondelic = haricot.game("rondelic").new(seed=3)
    assert "?" not in rondelic.view_open()["hands"]
    for state in (ronda, rondorondo, rondelic):
        assert state.view_open().keys() == state.view(None).keys()


@pytest.mark.parametrize(
    "record", ["", "game: kala", A_KALA_GAME.dumps().replace("a1a2a3a4", "a1a2a3b2"), 3, "x" * 60_000]
)
def test_what_cannot_be_replayed_is_refused_with_a_reason(house: RunningHouse, record: object) -> None:
    answer = house.visitor().http.post("/api/study/replays", json={"record": record})
    assert answer.status_code in (400, 409)
    assert answer.json()["reason"]


def test_what_might_have_been_is_told_for_all_eyes() -> None:
    kept = haricot.Record(game="rondelic", seats=4, seed=1, options={"first": 0}, moves=("keep",))
    first, _ = line_of(kept, Variation(1, ["swap"]), "fr").frames
    assert first.open is not None
    assert "?" not in cast(Any, first.open.view)["hands"]
    assert first.seats is not None
    assert [cast(Any, sight.view)["seat"] for sight in first.seats] == [0, 1, 2, 3]
