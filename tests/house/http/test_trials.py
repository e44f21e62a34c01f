"""Positions tried outside a table, by the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import haricot
from tests.house.running_house import RunningHouse

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.txt"))
A_KALA_GAME = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4", "d4d3d2d1"))


def test_a_lesson_is_played_by_the_rules(house: RunningHouse) -> None:
    visitor = house.visitor()
    lesson = {"game": "kala", "options": {"first": 0}, "moves": ["a1a2a3a4"], "seat": 1}
    first, second = visitor.post("/api/study", lesson)["frames"]
    assert first["moves"] is None
    assert not first["acts"]
    assert second["acts"]
    assert "d4d3d2d1" in second["moves"]
    refused = visitor.http.post("/api/study", json={**lesson, "moves": ["a1b2"]})
    assert (refused.status_code, refused.json()["key"]) == (409, "kala-path-jumps")


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"game": "chess"},
        {"game": "kala", "options": {"seats": 2}},
        {"game": "kala", "options": {"seed": 2}},
        {"game": "kala", "position": "nonsense"},
        {"game": "kala", "seat": 7},
        {"record": A_KALA_GAME.dumps()},
    ],
)
def test_what_cannot_be_tried_is_refused_with_a_reason(house: RunningHouse, question: object) -> None:
    answer = house.visitor().http.post("/api/study", json=question)
    assert answer.status_code in (400, 409)
    assert answer.json()["reason"]
