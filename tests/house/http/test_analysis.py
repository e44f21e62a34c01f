"""The analysis board's doors: positions of a tree by the rules, for all eyes."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from tests.house.running_house import RunningHouse


def positions(house: RunningHouse, game: str, **asked: Any) -> Any:
    return house.visitor().post(f"/api/analysis/{game}/positions", asked)


def test_a_tree_is_answered_whole_and_goes_on_from_what_was_told(house: RunningHouse) -> None:
    plies = [{"move": "a1a2a3a4"}, {"move": "d4d3d2d1"}, {"move": "d4c4b4b3", "after": 1}]
    told = positions(house, "kala", start={"options": {"first": 0}}, plies=plies)
    assert [one["turn"] for one in told["positions"]] == [0, 1, 0, 0]
    state = haricot.game("kala").new(first=0).play("a1a2a3a4")
    second = told["positions"][1]
    assert second["position"] == str(state)
    assert second["moves"] == [str(move) for move in state.moves()]
    assert second["frame"]["spectator"]["view"] == state.view(None)
    more = [*plies, {"move": "a4b4c4d4", "after": 2}]
    again = positions(house, "kala", start=told["start"], plies=more, since=4)
    assert [one["number"] for one in again["positions"]] == [4]


@pytest.mark.parametrize("game", haricot.games())
def test_a_game_from_nothing_is_for_all_eyes(house: RunningHouse, game: str) -> None:
    told = positions(house, game, start={})
    start = told["start"]
    state = haricot.game(game).new(seats=start["seats"], seed=int(start["seed"]), **start["options"])
    (only,) = told["positions"]
    assert only["position"] == str(state)
    assert (only["moves"] is None) == (not state.game.lists_moves)
    assert (only["frame"]["open"] or only["frame"]["spectator"])["view"] == state.view_open()
    assert house.visitor().get(f"/api/analysis/{game}")["game"] == game


def test_what_cannot_be_played_is_told_in_the_reader_s_words(house: RunningHouse) -> None:
    asked = {"start": {"options": {"first": 0}}, "plies": [{"move": "a1c3"}]}
    answer = house.visitor().http.post("/api/analysis/kala/positions", json=asked)
    assert (answer.status_code, answer.json()["key"]) == (409, "analysis-move")
    assert answer.json()["reason"].startswith("Move 1 (a1c3): ")
    assert house.visitor().http.post("/api/analysis/whist/positions", json={"start": {}}).status_code == 409


def test_what_a_word_would_bring_is_told_before_it_is_laid(house: RunningHouse) -> None:
    visitor = house.visitor()
    start = positions(house, "rondorondo", start={"seed": "3", "options": {"opening": "lot", "first": 0}})["start"]
    hand = haricot.game("rondorondo").new(seed=3, opening="lot", first=0).view(0)["hands"][0]
    letters = "".join([card for card in hand if card.isalpha()][:3])
    asked = {"start": start, "moves": [], "move": letters}
    assert visitor.post("/api/analysis/rondorondo/previews", asked)["brings"]
