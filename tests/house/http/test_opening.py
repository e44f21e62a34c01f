"""One request opens a table with everything: seats, bots, levels, options, and the start."""

from __future__ import annotations

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
