"""What a move would bring, asked before it is made."""

from __future__ import annotations

from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse


def test_a_word_is_previewed_to_whoever_is_to_lay_it_without_the_lexicon(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "rondorondo", options={"first": 0})
    ana.ask(table, "start")
    hand = ana.get(f"/api/tables/{table}")["view"]["hands"][0]
    letters = [card for card in hand if card.isalpha()][:3]
    told = ana.get(f"/api/tables/{table}/preview?move={''.join(letters)}")["brings"]
    assert told["word"] == "".join(letters)
    assert told["sum"]["bonus"] == 3
    refused = bob.http.get(f"/api/tables/{table}/preview?move={''.join(letters)}")
    assert (refused.status_code, refused.json()["key"]) == (409, "rondorondo-not-your-turn")


def test_a_preview_says_what_is_wrong_with_the_form(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "rondorondo", options={"first": 0})
    ana.ask(table, "start")
    refused = ana.http.get(f"/api/tables/{table}/preview?move=~")
    assert (refused.status_code, refused.json()["key"]) == (409, "rondorondo-move-form")


def test_a_game_that_tells_nothing_beforehand_previews_nothing(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    assert ana.get(f"/api/tables/{table}/preview?move=a1") == {"brings": None}


def test_before_the_game_there_is_nothing_to_preview(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "rondorondo")
    refused = ana.http.get(f"/api/tables/{table}/preview?move=MER")
    assert (refused.status_code, refused.json()["key"]) == (409, "table-no-game")
