"""Whole games over real sockets."""

from __future__ import annotations

from random import Random

import pytest

import haricot
from haricot.texts import say
from tests.house.full_tables import choose, gather
from tests.house.running_house import Live, RunningHouse, Told

every_game = pytest.mark.parametrize("game", haricot.games())

LONGEST = 1500


def play_out(lives: list[Live], rng: Random, most: int = LONGEST) -> list[Told]:
    """Everybody plays at random; what each was told last. Every seat hears of every move, with its own view."""
    latest = [live.table_message() for live in lives]
    for _ in range(most):
        turn = latest[0]["view"]["turn"]
        if turn is None:
            return latest
        number = latest[turn]["number"]
        lives[turn].send("play", number=number, move=choose(latest[turn], rng))
        latest = [live.until(lambda message: message["kind"] in ("event", "refused")) for live in lives]
        assert {message["kind"] for message in latest} == {"event"}, latest[turn]
        assert {message["number"] for message in latest} == {number + 1}
        assert [message["view"]["seat"] for message in latest] == list(range(len(lives)))
    return latest


@every_game
def test_a_whole_game_is_played_and_every_view_is_what_that_seat_may_know(house: RunningHouse, game: str) -> None:
    table, people = gather(house, game)
    people[0].ask(table, "start")
    lives = [person.connect(table) for person in people]
    latest = play_out(lives, Random(game))
    if latest[0]["view"]["turn"] is not None:  # some games can be very long when played at random
        people[-1].ask(table, "resign", number=latest[0]["number"])
    text = people[0].http.get(f"/api/tables/{table}/records/1").raise_for_status().text
    record = haricot.Record.loads(text)
    assert record.outcome is not None
    states = list(record.states())
    for seat, live in enumerate(lives):
        told = [m["view"] for m in live.heard if m["kind"] == "event" and m["event"]["kind"] == "played"]
        assert told == [state.view(seat) for state in states[1:]]
        live.close()


def test_what_was_missed_is_told_again(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    with ana.live(table) as first, bob.live(table) as second:
        seen = first.table_message()["number"]
        second.table_message()
        first.cut()
        with ana.live(table) as again:
            again.send("play", number=again.table_message()["number"], move="a1a2a3a4")
            message = second.until(lambda m: m["kind"] == "event")
            second.send("play", number=message["number"], move="d4d3d2d1")
            second.until(lambda m: m["kind"] == "event")
    with ana.live(table, seen=seen) as back:
        missed = [back.hear(), back.hear()]
        assert [m["event"]["kind"] for m in missed] == ["played", "played"]
        assert [m["view"]["last"]["move"] for m in missed] == ["a1a2a3a4", "d4d3d2d1"]
        assert back.table_message()["number"] == missed[-1]["number"] == seen + 2


def test_a_stale_move_is_refused_with_the_view_as_it_is(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    with ana.live(table) as live, bob.live(table, lang="fr") as other:
        number = live.table_message()["number"]
        other.table_message()
        live.send("play", number=number, move="a1a2a3a4")
        live.send("play", re="twice", number=number, move="a1a2a3a4")
        refused = live.until(lambda m: m["kind"] == "refused")
        assert refused["re"] == "twice"
        assert refused["key"] == "table-stale"
        assert refused["number"] == number + 1
        assert refused["view"]["last"]["move"] == "a1a2a3a4"
        other.send("play", re=7, number=number + 1, move="nonsense")
        said = other.until(lambda m: m["kind"] == "refused")
        assert said["reason"] == say("kala-move-form", "fr", move="nonsense")
        assert [m for m in live.heard if m["kind"] == "refused"] == [refused]


def test_in_ronda_a_view_is_given_to_a_seat_once_also_to_one_who_was_away(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "ronda", options={"first": 0})
    ana.ask(table, "start")
    with ana.live(table) as live:
        number = live.table_message()["number"]
        for move in ("1", "2"):
            live.send("play", number=number, move=move)
            number = live.until(lambda m: m["kind"] == "event")["number"]
    with bob.live(table, seen=0) as late:
        late.until(lambda m: m["kind"] == "event" and m["event"]["kind"] == "started")
        assert [late.hear()["view"]["last"]["move"] for _ in range(2)] == ["1", "2"]
        now = late.table_message()
        late.send("play", number=now["number"], move="nonsense")  # an answer: Bob has surely seen it all
        late.until(lambda m: m["kind"] == "refused")
    for seen in (None, 0, number - 1):
        with bob.live(table, seen=seen) as again:
            whole = again.hear()
            assert whole["kind"] == "table"
            assert whole["view"]["last"] is None
            hidden = [beans for at, beans in enumerate(whole["view"]["bowls"], 1) if at not in whole["view"]["open"]]
            assert set(hidden) == {None}
    assert bob.http.get(f"/api/tables/{table}/views").status_code == 409
    assert bob.get(f"/api/tables/{table}")["view"]["last"] is None


def test_past_views_can_be_fetched_again_elsewhere(house: RunningHouse) -> None:
    table, (ana, _) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    views = ana.get(f"/api/tables/{table}/views")
    assert [one["number"] for one in views] == [number, number + 1]
    assert ana.get(f"/api/tables/{table}/views?after={number}") == views[1:]


def test_who_is_there_is_told_and_makes_the_table_live(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala")
    with ana.live(table) as live:
        assert not live.until(lambda m: m["kind"] == "present")["live"]
        with bob.live(table):
            present = live.until(lambda m: m["kind"] == "present")
            assert present["live"]
            assert set(present["people"]) == {ana.id, bob.id}
        assert not live.until(lambda m: m["kind"] == "present")["live"]


def test_a_spectator_gets_the_spectators_view(house: RunningHouse) -> None:
    game = "rondelic" if "rondelic" in haricot.games() else "ronda"
    table, people = gather(house, game)
    secret = people[0].post(f"/api/tables/{table}/invitations", {"may": "watch"})["secret"]
    eve = house.visitor("Eve")
    eve.post(f"/api/tables/{table}/guests", {"invitation": secret})
    people[0].ask(table, "start")
    assert eve.get(f"/api/tables/{table}")["view"]["seat"] is None
    assert eve.refused(table, "sit", seat=0) == (403, "table-only-watching")
    assert eve.refused(table, "play", number=0, move="x") == (403, "table-not-seated")
