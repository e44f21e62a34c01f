"""One request opens a table with everything: seats, bots, levels, options, and the start."""

from __future__ import annotations

import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.house.running_house import RunningHouse, Told


def test_one_request_opens_a_table_and_starts_the_game(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    bots = [{"seat": 1, "level": "graine"}, {"seat": 2}]
    asked = {"game": "rondelic", "seats": 3, "options": {"first": 0}, "seat": 0, "bots": bots, "start": True}
    opened = ana.http.post("/api/tables", json=asked)
    assert opened.status_code == 201
    table = opened.json()["table"]
    assert table["phase"] == "playing"
    assert [chair["people"] for chair in table["chairs"]] == [[ana.id], [], []]
    assert [chair["level"] for chair in table["chairs"]] == [None, "graine", None]
    assert opened.json()["view"]["seat"] == 0
    assert ana.get(f"/api/tables/{opened.json()['id']}")["number"] >= 5


def test_a_bot_that_is_to_begin_begins(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    asked = {
        "game": "kala",
        "options": {"first": 1},
        "seat": 0,
        "bots": [{"seat": 1, "level": "graine"}],
        "start": True,
    }
    table = ana.http.post("/api/tables", json=asked).json()["id"]
    with ana.live(table) as live:
        live.until(lambda message: (message.get("view") or {}).get("turn") == 0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 7},
        {"seat": -1},
        {"bots": [{"seat": 0}], "seat": 0},
        {"bots": [{"seat": 5}]},
        {"bots": [{"seat": 1, "level": "oak"}]},
        {"start": True},
        {"bots": [{"seat": 1, "name": "Bob"}]},
    ],
)
def test_what_cannot_be_is_refused_whole_and_no_table_is_left(house: RunningHouse, wrong: Told) -> None:
    ana = house.visitor("Ana")
    answer = ana.http.post("/api/tables", json={"game": "kala", **wrong})
    assert answer.status_code in (400, 409), answer.text
    assert answer.json()["reason"]
    assert ana.get("/api/me/tables") == []


def bearer(companion: Told) -> dict[str, str]:
    return {"Authorization": f"Bearer {companion['token']}"}


def test_one_request_seats_companions_at_the_same_device_and_starts_the_game(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    companions = [{"seat": 2, "name": "Zoé", "sign": "☀"}, {"seat": 0, "name": "Bob"}]
    bots = [{"seat": 3, "level": "graine"}]
    asked = {"game": "rondelic", "seats": 4, "options": {"first": 0}, "seat": 1, "shared": True, "start": True}
    opened = ana.post("/api/tables", {**asked, "companions": companions, "bots": bots})
    zoe, bob = opened["companions"]
    assert [(one["person"]["name"], one["person"]["kind"]) for one in (zoe, bob)] == [
        ("Zoé", "person"),
        ("Bob", "person"),
    ]
    assert zoe["person"]["sign"] == "☀"
    table = opened["table"]
    assert (table["phase"], table["invitations"]) == ("playing", 0)
    assert [chair["people"] for chair in table["chairs"]] == [
        [bob["person"]["id"]],
        [ana.id],
        [zoe["person"]["id"]],
        [],
    ]
    assert opened["view"]["seat"] == 1
    seen = ana.http.get(f"/api/tables/{opened['id']}", headers=bearer(bob)).json()
    assert (seen["view"]["seat"], seen["table"]["you"]["person"]) == (0, bob["person"]["id"])
    assert "companions" not in seen
    assert ana.get("/api/me") == ana.me
    logs = house.logs.read_text()
    assert not [one for one in (zoe, bob) if one["token"] in logs]


def test_whoever_opens_a_table_for_companions_need_not_play(house: RunningHouse) -> None:
    ana = house.visitor("Ana")
    companions = [{"seat": seat, "name": name} for seat, name in enumerate(("Bob", "Zoé"))]
    asked = {"game": "kala", "options": {"first": 0}, "companions": companions, "start": True}
    opened = ana.post("/api/tables", asked)
    table, bob = f"/api/tables/{opened['id']}", bearer(opened["companions"][0])
    assert (opened["table"]["phase"], opened["table"]["you"]["seat"]) == ("playing", None)
    seen = ana.http.get(table, headers=bob).json()
    move = {"do": "play", "number": seen["number"], "move": seen["moves"][0]}
    ana.http.post(f"{table}/commands", json=move, headers=bob).raise_for_status()
    assert ana.get(table)["view"]["turn"] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"companions": [{"seat": 0, "name": "Bob"}], "seat": 0},
        {"companions": [{"seat": 1, "name": "Bob"}, {"seat": 1, "name": "Zoé"}]},
        {"companions": [{"seat": 1, "name": "Bob"}], "bots": [{"seat": 1}]},
        {"companions": [{"seat": 2, "name": "Bob"}]},
        {"companions": [{"seat": 1, "name": "\u200b"}]},
        {"companions": [{"seat": 1, "name": "B" * 41}]},
        {"companions": [{"seat": 1, "name": "Bob", "sign": "x"}]},
        {"companions": [{"seat": 1, "name": "Bob", "kind": "program"}]},
        {"companions": [{"name": "Bob"}]},
        {"companions": [{"seat": 1, "name": "Bob"}] * 101},
        {"companions": [{"seat": 1, "name": "Bob"}], "start": True},
        {"companions": [{"seat": 0, "name": "Bob"}, {"seat": 1, "name": "Zoé"}], "screen": True, "start": True},
    ],
)
def test_where_a_companion_cannot_sit_nobody_is_made_and_no_table_is_left(house: RunningHouse, wrong: Told) -> None:
    ana = house.visitor("Ana")
    before = kept(house)
    answer = ana.http.post("/api/tables", json={"game": "kala", **wrong})
    assert answer.status_code in (400, 403, 409), answer.text
    assert answer.json()["reason"]
    assert kept(house) == before
    assert ana.get("/api/me/tables") == []


def kept(house: RunningHouse) -> tuple[int, int, int]:
    """How many people, keys and tables the house has."""
    with closing(sqlite3.connect(house.store.removeprefix("sqlite:///"))) as store:
        people, keys, tables = (
            store.execute(f"select count(*) from {one}").fetchone()[0] for one in ("people", "keys", "tables")
        )
    return people, keys, tables


def test_companions_are_newcomers_and_cost_what_they_cost_one_by_one(tmp_path: Path) -> None:
    few = RunningHouse(f"sqlite:///{tmp_path / 'h.db'}", tmp_path / "log", HARICOT_NEWCOMERS_PER_ADDRESS="3")
    few.start()
    ana = few.visitor("Ana")
    companions = [{"seat": seat, "name": f"Nobody {seat}"} for seat in range(1, 4)]
    asked = {"game": "rondelic", "seats": 4, "seat": 0, "companions": companions, "start": True}
    answer = ana.http.post("/api/tables", json=asked)
    assert (answer.status_code, answer.json()["key"]) == (429, "house-too-many-newcomers")
    assert ana.get("/api/me/tables") == []
    few.end(signal.SIGTERM)
