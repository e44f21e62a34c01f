"""A table of a game that this house does not have is shown as such, and harms nothing else."""

from __future__ import annotations

import json
import signal
import sqlite3
from pathlib import Path

from tests.house.running_house import RunningHouse


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
    assert ana.http.delete("/api/me").status_code == 200
    assert ana.http.get("/api/me").status_code == 401
    assert house.end(signal.SIGTERM) < 10
