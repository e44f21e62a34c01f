"""Advice, and what else is asked at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

import haricot
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.txt"))
A_KALA_GAME = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4", "d4d3d2d1"))


@pytest.mark.parametrize("game", haricot.games())
def test_a_hint_is_a_legal_move_with_its_reason(house: RunningHouse, game: str) -> None:
    table, people = gather(house, game, hints=True)
    people[0].ask(table, "start")
    seen = [person.get(f"/api/tables/{table}") for person in people]
    turn = seen[0]["view"]["turn"]
    with people[turn - 1].live(table) as live:
        live.table_message()
        advice = people[turn].post(f"/api/tables/{table}/hints")
        told = live.until(lambda message: message["kind"] == "event")
        assert (told["event"]["kind"], told["event"]["seat"]) == ("hintasked", turn)
    haricot.game(game).imagine(seen[turn]["view"], 0).play(advice["move"])
    assert advice["reason"]
    answer = people[turn - 1].http.post(f"/api/tables/{table}/hints")
    assert (answer.status_code, answer.json()["key"]) == (409, "house-hint-not-now")


def test_between_people_no_hint_is_given_where_the_table_does_not_allow_it(house: RunningHouse) -> None:
    table, people = gather(house, "kala", options={"first": 0})
    people[0].ask(table, "start")
    answer = people[0].http.post(f"/api/tables/{table}/hints")
    assert (answer.status_code, answer.json()["key"]) == (403, "table-no-hints")


def test_a_bot_sits_at_the_level_that_was_asked_for(house: RunningHouse) -> None:
    ana = house.visitor()
    table = ana.open("ronda")
    level = ana.get("/api/games")[1]["levels"][0]
    ana.ask(table, "addbot", seat=0, level=level)
    assert ana.get(f"/api/tables/{table}")["table"]["chairs"][0]["level"] == level
    assert ana.refused(table, "addbot", seat=1, level="giant") == (409, "bot-level-unknown")


def test_a_companion_plays_at_the_same_device(house: RunningHouse) -> None:
    ana = house.visitor()
    table = ana.open("kala", options={"first": 1})
    secret = ana.post(f"/api/tables/{table}/invitations", {"may": "sit"})["secret"]
    companion = ana.post("/api/companions", {"name": "Zoé"})
    bearer = {"Authorization": f"Bearer {companion['token']}"}
    assert ana.get("/api/me") == ana.me
    ana.ask(table, "sit", seat=0)
    for path, body in (("guests", {"invitation": secret}), ("commands", {"do": "sit", "seat": 1})):
        ana.http.post(f"/api/tables/{table}/{path}", json=body, headers=bearer).raise_for_status()
    ana.ask(table, "start")
    seen = ana.http.get(f"/api/tables/{table}", headers=bearer).json()
    assert seen["view"]["seat"] == 1
    move = {"do": "play", "number": seen["number"], "move": seen["moves"][0]}
    ana.http.post(f"/api/tables/{table}/commands", json=move, headers=bearer).raise_for_status()
    assert ana.get(f"/api/tables/{table}")["view"]["turn"] == 0


def test_reactions_reach_everybody_and_come_from_a_fixed_set(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala")
    with ana.live(table) as one, bob.live(table) as other:
        one.table_message()
        other.table_message()
        one.send("react", what="bravo")
        heard = other.until(lambda message: message["kind"] == "reaction")
        assert (heard["person"], heard["what"]) == (ana.id, "bravo")
        one.send("react", what="anything I like", re=1)
        assert one.until(lambda message: message["kind"] == "refused")["key"] == "house-unreadable"
