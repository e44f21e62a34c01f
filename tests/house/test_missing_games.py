"""A table of a game that this house does not have is shown as such, and harms nothing else."""

from __future__ import annotations

import json
import signal
import sqlite3
from datetime import date
from pathlib import Path

from tests.house.full_tables import seat_all
from tests.house.running_house import RunningHouse, Visitor

EXAMPLE = Path(__file__).parents[2] / "examples" / "tic_tac_toe.py"


def test_a_table_of_a_game_that_is_gone_is_shown_as_such_and_harms_nothing(tmp_path: Path) -> None:
    store = tmp_path / "haricot.db"
    house = RunningHouse(f"sqlite:///{store}", tmp_path / "log")
    house.start()
    ana = house.visitor("Ana")
    gone, kept = ana.open("kala", public=True), ana.open("kala", public=True)
    house.end(signal.SIGTERM)
    with sqlite3.connect(store) as connection:
        (event,) = connection.execute("SELECT event FROM events WHERE table_id = ? AND number = 1", (gone,)).fetchone()
        changed = json.dumps(json.loads(event) | {"setup": json.loads(event)["setup"] | {"game": "goose"}})
        connection.execute("UPDATE events SET event = ? WHERE table_id = ? AND number = 1", (changed, gone))
        connection.execute("UPDATE tables SET due = 1 WHERE id = ?", (gone,))
    house.start()

    cards = {card["id"]: card for card in ana.get("/api/me/tables")}
    assert (cards[gone]["game"], cards[gone]["phase"]) == ("goose", "unknown")
    assert cards[kept]["phase"] == "gathering"
    assert [card["id"] for card in ana.get("/api/tables")] == [kept]
    assert {table["id"]: table["game"] for table in ana.get("/api/me/export")["tables"]} == {
        gone: "goose",
        kept: "kala",
    }
    answer = ana.http.get(f"/api/tables/{gone}")
    assert (answer.status_code, answer.json()["key"]) == (409, "house-game-missing")
    assert "goose" in answer.json()["reason"]
    stranger = house.visitor("Stranger")
    never = "0123456789abcdef"
    gets = [("GET", path) for path in ("", "/views", "/records/1", "/records/1/replay", "/ratings")]
    for method, path in (*gets, ("POST", "/guests"), ("POST", "/glimpse")):
        body: dict[str, str] | None = {} if method == "POST" else None
        told, none = (stranger.http.request(method, f"/api/tables/{at}{path}", json=body) for at in (gone, never))
        assert (told.status_code, told.text) == (404, none.text), path
    assert ana.http.delete("/api/me").status_code == 200
    assert ana.http.get("/api/me").status_code == 401
    assert house.end(signal.SIGTERM) < 10


def test_a_rated_game_that_was_played_and_is_gone_harms_no_answer(tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'haricot.db'}", tmp_path / "log", "--game", str(EXAMPLE))
    house.start()
    ana, bob = house.visitor("Ana"), house.visitor("Bob")
    table = play_rated([ana, bob], ("b2", "a1", "a3", "c1", "b1", "b3", "c3", "a2", "c2"))
    ana.http.put("/api/me/ratings/listed", json={"listed": True}).raise_for_status()
    ana.post(f"/api/tables/{table}/records/1/review")
    kept = ana.open("kala", public=True)
    bob.post(f"/api/tables/{bob.open('tic_tac_toe', public=True)}/friends", {"person": ana.id})
    assert len(ana.get("/api/me/invitations")) == 1
    house.end(signal.SIGTERM)
    house.arguments = ()
    house.start()

    answers = {path: ana.http.get(asked) for path, asked in every_question(ana, table, bob.id).items()}
    unwell = {path: answer.text for path, answer in answers.items() if answer.status_code != 200}
    of_the_table = {path for path in answers if "{table}" in path}
    assert {json.loads(unwell.pop(path))["key"] for path in of_the_table} == {"house-game-missing"}
    assert {path: json.loads(text)["key"] for path, text in unwell.items()} == {
        "/api/analysis/{game}": "game-unknown",
        "/api/puzzles/{game}": "house-not-found",
        "/api/puzzles/{game}/{puzzle}": "house-not-found",
    }
    assert [card["id"] for card in ana.get("/api/tables")] == [kept]
    assert [one["game"] for one in ana.get("/api/me/games")["games"]] == ["tic_tac_toe"]
    assert ana.get("/api/me/invitations") == []
    (rated,) = ana.get("/api/me/ratings")["ratings"]
    assert (rated["game"], rated["games"], rated["level"], rated["size"]) == ("tic_tac_toe", 1, None, None)
    (kind,) = ana.get("/api/ratings")
    assert (kind["game"], kind["rule_set"], kind["bots"]) == ("tic_tac_toe", "default", {})
    assert ana.http.delete("/api/me").status_code == 200
    house.end(signal.SIGTERM)


def play_rated(people: list[Visitor], moves: tuple[str, ...]) -> str:
    table, _ = seat_all(people, "tic_tac_toe", public=True, rated=True)
    people[0].ask(table, "start")
    for turn, move in enumerate(moves):
        people[turn % 2].ask(table, "play", number=people[0].get(f"/api/tables/{table}")["number"], move=move)
    return table


def every_question(person: Visitor, table: str, other: str) -> dict[str, str]:
    """The path of each GET route as the house describes it, and filled in with what is gone."""
    today = date.today().isoformat()
    gone = {"table": table, "person": other, "game": "tic_tac_toe", "number": "1", "puzzle": "1", "day": today}
    more = {"/api/ratings/leaderboard": "?game=tic_tac_toe", "/api/tables/{table}/preview": "?move=a1"}
    paths = person.get("/api/openapi.json")["paths"]
    return {path: path.format_map(gone) + more.get(path, "") for path, methods in paths.items() if "get" in methods}
