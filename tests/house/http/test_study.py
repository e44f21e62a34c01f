"""Games looked at outside a table, played on from there, and advice."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import haricot
from haricot.house.http.study import Variation, line_of
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse

PLAYTHROUGHS = sorted((Path(__file__).parents[2] / "playthroughs").glob("*.txt"))
A_KALA_GAME = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4", "d4d3d2d1"))


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_replay_has_all_eyes_in_one_answer(house: RunningHouse, file: Path) -> None:
    record = haricot.Record.loads(file.read_text("utf-8"))
    replay = house.visitor().post("/api/study/replays", {"record": file.read_text("utf-8")})
    assert replay["moves"] == list(record.moves)
    for frame, state in zip(replay["frames"], record.states(), strict=True):
        spectator = frame["spectator"]["view"]
        assert spectator == state.view(None)
        for seat in range(state.seats):
            seen = frame["seats"][seat]["view"] if frame["seats"] else {**spectator, "seat": seat}
            assert seen == state.view(seat)
        assert (frame["open"] or frame["spectator"])["view"] == state.view_open()


def test_a_finished_game_of_a_table_is_replayed_and_reviewed_by_its_number(house: RunningHouse) -> None:
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    assert ana.http.get(f"/api/tables/{table}/records/1/replay").status_code == 404, "it is not over"
    bob.ask(table, "resign", number=number + 1)
    replay = bob.get(f"/api/tables/{table}/records/1/replay")
    assert (replay["moves"], replay["ended"], len(replay["frames"])) == (["a1a2a3a4"], "resigned:1", 2)
    began, made = ana.get(f"/api/tables/{table}/views")
    assert replay["times"] == [made["at"] - began["at"]]
    review = ana.post(f"/api/tables/{table}/records/1/review", {})
    assert [move["move"] for move in review["moves"]] == ["a1a2a3a4"]
    assert review["budget"] == {"nodes": 100_000}
    assert bob.post(f"/api/tables/{table}/records/1/review", {}) == review, "kept with the game"
    instead = {"number": 1, "moves": ["a1b1c1d1", "d4d3d2c2"]}
    line = bob.post(f"/api/tables/{table}/records/1/lines", instead)
    assert (line["seat"], line["moves"], len(line["frames"])) == (0, instead["moves"], 3)
    assert [frame["spectator"]["view"]["turn"] for frame in line["frames"]] == [0, 1, 0]
    stranger = house.visitor()
    assert stranger.http.post(f"/api/tables/{table}/records/1/lines", json=instead).status_code == 404
    assert stranger.http.get(f"/api/tables/{table}/records/1/replay").status_code == 404
    assert stranger.http.post(f"/api/tables/{table}/records/1/review").status_code == 404


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"number": 2, "moves": ["d4d3d2d1"]}, 200),
        ({"number": 3, "moves": ["a1"]}, 409),
        ({"number": 1, "moves": ["a1c3"]}, 409),
        ({"number": 1, "moves": []}, 400),
    ],
    ids=["a line", "after the last move", "against the rules", "nothing"],
)
def test_what_might_have_been_in_a_record_is_stepped_through(
    house: RunningHouse, asked: dict[str, object], status: int
) -> None:
    answer = house.visitor().http.post("/api/study/lines", json={"record": A_KALA_GAME.dumps(), **asked})
    assert answer.status_code == status


def test_everything_open_hides_nothing_that_lies_on_the_table() -> None:
    ronda = haricot.game("ronda").new(seed=3)
    assert None not in ronda.view_open()["bowls"]
    rondorondo = haricot.game("rondorondo").new(seed=3)
    assert "*" not in "".join(rondorondo.view_open()["hands"])
    rondelic = haricot.game("rondelic").new(seed=3)
    assert "?" not in rondelic.view_open()["hands"]
    for state in (ronda, rondorondo, rondelic):
        assert state.view_open().keys() == state.view(None).keys()


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
def test_what_cannot_be_studied_is_refused_with_a_reason(house: RunningHouse, question: object) -> None:
    answer = house.visitor().http.post("/api/study", json=question)
    assert answer.status_code in (400, 409)
    assert answer.json()["reason"]


@pytest.mark.parametrize(
    "record", ["", "game: kala", A_KALA_GAME.dumps().replace("a1a2a3a4", "a1a2a3b2"), 3, "x" * 60_000]
)
def test_what_cannot_be_replayed_is_refused_with_a_reason(house: RunningHouse, record: object) -> None:
    answer = house.visitor().http.post("/api/study/replays", json={"record": record})
    assert answer.status_code in (400, 409)
    assert answer.json()["reason"]


def test_a_game_is_played_on_from_any_moment(house: RunningHouse) -> None:
    ana = house.visitor()
    moment = {"record": A_KALA_GAME.dumps(), "moves": 1, "seat": 1}
    table = ana.post("/api/study/tables", moment)["id"]
    ana.ask(table, "sit", seat=1)
    ana.ask(table, "addbot", seat=0)
    ana.ask(table, "start")
    view = ana.get(f"/api/tables/{table}")["view"]
    assert view["field"] == list(A_KALA_GAME.states())[1].view(1)["field"]
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="d4d3d2d1")
    ana.ask(table, "resign", number=ana.get(f"/api/tables/{table}")["number"])
    record = haricot.Record.loads(ana.http.get(f"/api/tables/{table}/records/1").text)
    assert record.start == str(list(A_KALA_GAME.states())[1])
    assert record.moves[0] == "d4d3d2d1"


def test_whoever_saw_the_replay_does_not_know_what_comes(house: RunningHouse) -> None:
    game = haricot.game("rondorondo").new(seed=5, opening="lot", first=0)
    record = haricot.Record(game="rondorondo", seats=2, seed=5, options={"opening": "lot", "first": 0}, moves=("pass",))
    known = game.play("pass")
    ana = house.visitor()
    fresh = []
    for _ in range(2):
        table = ana.post("/api/study/tables", {"record": record.dumps(), "moves": 1, "seat": 1})["id"]
        ana.ask(table, "sit", seat=1)
        ana.ask(table, "addbot", seat=0)
        ana.ask(table, "start")
        seen = ana.get(f"/api/tables/{table}")
        assert seen["view"]["hands"] == known.view(1)["hands"]
        ana.ask(table, "resign", number=seen["number"])
        fresh.append(haricot.Record.loads(ana.http.get(f"/api/tables/{table}/records/1").text).start)
    assert len({*fresh, str(known)}) == 3


def test_nothing_is_played_on_after_the_end(house: RunningHouse) -> None:
    ana = house.visitor()
    for moves in (99, 100_000):
        answer = ana.http.post("/api/study/tables", json={"record": A_KALA_GAME.dumps(), "moves": moves, "seat": 0})
        assert (answer.status_code, answer.json()["key"]) == (409, "house-nothing-to-play-on")


@pytest.mark.parametrize("game", haricot.games())
def test_a_hint_is_a_legal_move_with_its_reason(house: RunningHouse, game: str) -> None:
    table, people = gather(house, game, hints=True)
    people[0].ask(table, "start")
    seen = [person.get(f"/api/tables/{table}") for person in people]
    turn = seen[0]["view"]["turn"]
    with people[turn - 1].live(table) as live:
        live.whole()
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
        one.whole()
        other.whole()
        one.send("react", what="bravo")
        heard = other.until(lambda message: message["kind"] == "reaction")
        assert (heard["person"], heard["what"]) == (ana.id, "bravo")
        one.send("react", what="anything I like", re=1)
        assert one.until(lambda message: message["kind"] == "refused")["key"] == "house-unreadable"


def test_what_might_have_been_is_told_for_all_eyes() -> None:
    kept = haricot.Record(game="rondelic", seats=4, seed=1, options={"first": 0}, moves=("keep",))
    first, _ = line_of(kept, Variation(1, ["swap"]), "fr").frames
    assert first.open is not None
    assert "?" not in cast(Any, first.open.view)["hands"]
    assert first.seats is not None
    assert [cast(Any, sight.view)["seat"] for sight in first.seats] == [0, 1, 2, 3]
