"""The analysis board's doors: positions of a tree by the rules, for all eyes."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse, Visitor


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


def ask_engine(visitor: Visitor, game: str, **asked: Any) -> tuple[int, Any]:
    answer = visitor.http.post(f"/api/analysis/{game}/engine", json=asked)
    return answer.status_code, answer.json()


def test_the_engine_tells_the_best_moves_and_when_it_has_no_more_to_say(house: RunningHouse) -> None:
    ana = house.visitor()
    status, found = ask_engine(ana, "kala", start={"options": {"first": 0, "reserve": 4}})
    assert status == 200
    assert (found["turn"], found["eyes"], found["next_nodes"]) == (0, 0, None)
    assert found["words"] == f"Proven: {['White', 'Black'][found['proven']['winner']]} wins in " + (
        f"{found['proven']['turns']} turns at most."
    )
    best = found["candidates"][0]
    assert best["proven"]
    assert best["line"][0] == best["move"]
    assert ask_engine(ana, "kala", start={"options": {"first": 0}}, eyes=2)[0] == 409
    unknown = house.visitor()
    unknown.http.cookies.clear()
    assert ask_engine(unknown, "kala", start={})[0] == 401


def test_the_engine_says_nothing_of_a_running_game_between_people(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0, "reserve": 10})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    start = {"options": {"first": 0, "reserve": 10}}
    mirrored = {**start, "position": str(haricot.game("kala").new(first=0, reserve=10).play("a1b1c1d1"))}
    beyond = str(haricot.game("kala").new(first=0, reserve=10).play("a1a2a3a4").play("d4d3d2d1"))
    for asked in (
        {"start": start, "moves": ["a1a2a3a4"]},
        {"start": start, "moves": ["a1a2a3a4", "d4d3d2d1"]},
        {"start": mirrored},
        {"start": {**start, "position": beyond}},
    ):
        status, why = ask_engine(bob, "kala", **asked)
        assert (status, why["key"]) == (409, "house-analysis-running")
    assert ask_engine(house.visitor(), "kala", start=start, moves=["a1a2a3a4"])[0] == 200, "nobody else's affair"
    assert ask_engine(bob, "kala", start={"options": {"first": 0, "reserve": 5}})[0] == 200, "another position"
    bob.ask(table, "resign", number=number + 1)
    assert ask_engine(bob, "kala", start=start, moves=["a1a2a3a4"])[0] == 200, "it is over"


def test_a_tree_is_written_and_read_and_fits_an_address(house: RunningHouse) -> None:
    visitor = house.visitor()
    plies = [{"move": "a1a2a3a4", "comment": "Good."}, {"move": "a1b1c1d1", "after": 0}]
    tree = {"game": "kala", "start": {"options": {"first": 0}, "seed": "7"}, "comment": "Two ways.", "plies": plies}
    written = visitor.post("/api/analysis/texts", tree)
    assert "(1. 0: a1b1c1d1)" in written["text"]
    for asked in ({"text": written["text"]}, {"address": written["address"]}):
        read = visitor.post("/api/analysis/trees", asked)
        assert [(ply["move"], ply["after"], ply["comment"]) for ply in read["plies"]] == [
            ("a1a2a3a4", 0, "Good."),
            ("a1b1c1d1", 0, ""),
        ]
        assert (read["comment"], read["start"]["seed"]) == ("Two ways.", "7")
        asked = {"start": read["start"], "plies": read["plies"]}
        assert read["positions"] == visitor.post("/api/analysis/kala/positions", asked)["positions"]
    answer = visitor.http.post("/api/analysis/trees", json={"text": written["text"] + "1. nothing"})
    assert (answer.status_code, answer.json()["key"]) == (409, "record-number")


def test_a_finished_game_is_read_by_its_number_and_a_running_one_is_not(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    tree = f"/api/tables/{table}/records/1/tree"
    assert ana.http.get(tree).status_code == 404, "it is not over"
    bob.ask(table, "resign", number=number + 1)
    found = bob.get(tree)
    text = {"text": ana.http.get(f"/api/tables/{table}/records/1").text}
    assert found == bob.post("/api/analysis/trees", text)
    assert [ply["move"] for ply in found["plies"]] == ["a1a2a3a4"]
    assert [one["turn"] for one in found["positions"]] == [0, 1]
    assert found["players"] == ["Visitor 0", "Visitor 1"]
    assert house.visitor().http.get(tree).status_code == 404
    nobody = house.visitor()
    nobody.http.cookies.clear()
    assert nobody.http.get(tree).status_code == 401


def test_a_position_is_set_up_by_a_form(house: RunningHouse) -> None:
    visitor = house.visitor()
    form = visitor.post("/api/analysis/kala/edit", {"options": {"first": 0}})
    values = {one["name"]: one["value"] for group in form["groups"] for one in group["inputs"]}
    assert visitor.post("/api/analysis/kala/positions", {"start": form["start"]})["positions"][0]["turn"] == 0
    values |= {"reserve.0": "26", "field.b2": "2"}
    made = visitor.post("/api/analysis/kala/edit", {"options": {"first": 0}, "values": values})
    assert made["why"] is None
    again = visitor.post("/api/analysis/kala/edit", {"options": {"first": 0}, "position": made["position"]})
    assert again["groups"] == made["groups"]
    wrong = visitor.post("/api/analysis/kala/edit", {"options": {"first": 0}, "values": {**values, "field.b2": "x"}})
    assert (wrong["start"], wrong["position"]) == (None, None)
    assert "“x”" in wrong["why"]
    kept = {one["name"]: one["value"] for group in wrong["groups"] for one in group["inputs"]}
    assert kept["field.b2"] == "x"
    assert visitor.http.post("/api/analysis/kala/edit", json={"options": {"reserve": 1}}).status_code == 409


def test_openings_tell_what_is_proven_and_how_people_did(house: RunningHouse) -> None:
    options = {"first": 0, "reserve": 9}
    table, (ana, bob) = gather(house, "kala", options=options)
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    bob.ask(table, "play", number=number + 1, move="d4d3d2d1")
    visitor = house.visitor()
    assert visitor.post("/api/analysis/kala/explorer", {"start": {"options": options}})["games"] == 0, "it runs still"
    answer = ana.http.post("/api/analysis/kala/explorer", json={"start": {"options": options}, "moves": ["a1a2a3a4"]})
    assert (answer.status_code, answer.json()["key"]) == (409, "house-analysis-running")
    bob.ask(table, "resign", number=number + 2)
    found = ana.post("/api/analysis/kala/explorer", {"start": {"options": options}})
    counted = {one["move"]: (one["games"], one["wins"]) for one in found["moves"]}
    assert (found["turn"], found["games"]) == (0, 1)
    assert counted["a1a2a3a4"] == counted["a1b1c1d1"] == (1, 1), "the field mirrored is the same"
    assert counted["a1a2b2c2"] == (0, 0)
    assert {one["result"] for one in found["moves"]} <= {"won", "lost", None}
    assert all(one["words"] for one in found["moves"])
    second = visitor.post("/api/analysis/kala/explorer", {"start": {"options": options}, "moves": ["a1b1c1d1"]})
    assert second["games"] == 1
    assert max(one["games"] - one["wins"] for one in second["moves"]) == 1, "whoever gave up lost"
    assert visitor.get("/api/analysis/kala")["explorer"]
    assert visitor.http.post("/api/analysis/ronda/explorer", json={"start": {}}).status_code == 409
