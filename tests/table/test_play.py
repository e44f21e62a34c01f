"""The game at the table: start, move, take back, run out of time, resign, play again."""

from __future__ import annotations

from random import Random

import pytest

import haricot
from haricot import table as t
from haricot.table import Clock, Setup
from tests.table.conversation import Conversation, gathered, refusal

PEOPLE = tuple(f"person-{number}" for number in range(20))

every_game = pytest.mark.parametrize("name", haricot.games())


def table_of(name: str, **more: object) -> Conversation:
    """A table of that game, started, with as few people as it takes."""
    seats = haricot.game(name).new().seats
    talk = gathered(Setup(name, **more), PEOPLE[:seats])  # type: ignore[arg-type]
    talk.ask(PEOPLE[0], t.Start())
    return talk


def test_a_game_begins_when_no_seat_is_free(kala: Conversation) -> None:
    kala.ask("bob", t.Sit(None))
    assert refusal(kala, "ana", t.Start()) == "table-seats-free"
    kala.ask("ana", t.AddBot(1))
    assert kala.ask("ana", t.Start()) == ["Started"]
    assert refusal(kala, "ana", t.Start()) == "table-game-runs"


@every_game
def test_the_rules_are_asked_once_of_every_move(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    talk = table_of(name)
    match = talk.table.playing
    assert match is not None
    assert match.turn is not None
    move = str(match.state.moves()[0])
    kind = type(match.state)
    legal = kind.legal
    asked: list[str] = []

    def noted(state: haricot.State, move: haricot.Move | str) -> haricot.Move:
        asked.append(str(move))
        return legal(state, move)

    monkeypatch.setattr(kind, "legal", noted)
    talk.ask(talk.table.chairs[match.turn].people[0], t.Play(talk.table.number, move))
    assert asked == [move]


def test_nothing_is_hidden_in_a_table_or_a_match(started: Conversation) -> None:
    assert not hasattr(started.table, "__dict__")
    assert not hasattr(started.table.match, "__dict__")


def test_the_deal_is_sealed_and_opened_after_the_game(started: Conversation) -> None:
    game = t.describe_table(started.table, "ana").match
    assert game is not None
    assert game.seed is None
    assert game.salt is None
    started.ask("ana", t.Resign(started.table.number))
    over = t.describe_table(started.table, "ana").match
    assert over is not None
    assert over.seal == game.seal
    record = started.table.finished[0].record
    assert record.seal == game.seal
    assert str(record.seed) == over.seed


def test_only_whoever_is_to_act_moves_and_only_by_the_rules(started: Conversation) -> None:
    number = started.table.number
    assert refusal(started, "bob", t.Play(number, "d4d3d2d1")) == "table-not-your-turn"
    assert refusal(started, "eve", t.Play(number, "a1a2a3a4")) == "table-not-there"
    assert refusal(started, None, t.Play(number, "a1a2a3a4")) == "table-no-bot"
    assert refusal(started, "ana", t.Play(number, "a1a2b2b3")) == "kala-path-turns-twice"
    assert started.play("ana", "a1a2a3a4") == ["Played"]


def test_a_move_for_an_older_position_is_refused(started: Conversation) -> None:
    seen = started.table.number
    started.play("ana")
    started.play("bob")
    assert refusal(started, "ana", t.Play(seen, "a1a2a3a4")) == "table-stale"
    assert refusal(started, "ana", t.Play(started.table.number + 1, "a4b4c4d4")) == "table-stale"


def test_a_guest_who_comes_in_does_not_make_a_move_stale(started: Conversation) -> None:
    seen = started.table.number
    started.ask("eve", t.Come("fingerprint"))
    assert started.ask("ana", t.Play(seen, "a1a2a3a4")) == ["Played"]


@every_game
def test_a_move_is_taken_back_freely_unless_somebody_learned_something(name: str) -> None:
    rng, tried = Random(name), set()
    talk = table_of(name)
    for _ in range(150):
        game = talk.table.playing
        if game is None:
            break
        assert game.turn is not None
        person, move = PEOPLE[game.turn], str(rng.choice(game.state.moves()))
        shown = game.state.reveals(move)
        talk.play(person, move)
        if talk.table.playing is None:
            break
        tried.add(shown)
        undo = t.Undo(talk.table.number)
        if shown:
            assert refusal(talk, person, undo) == "table-undo-seen"
        else:
            assert talk.ask(person, undo) == ["Undone"]
            assert talk.table.playing.state == game.state
            assert talk.table.playing.deadline == game.deadline
            talk.play(person, move)
    assert tried


def test_beyond_anothers_move_all_must_agree(started: Conversation) -> None:
    before = started.table.playing
    assert before is not None
    started.take_turns(2)
    assert started.ask("ana", t.Undo(started.table.number)) == ["UndoAsked"]
    asked = started.table.number
    assert refusal(started, "ana", t.Undo(asked)) == "table-undo-asked-already"
    assert refusal(started, "ana", t.Agree(asked)) == "table-undo-own"
    assert started.ask("bob", t.Agree(asked)) == ["UndoAgreed", "Undone"]
    assert started.table.playing is not None
    assert started.table.playing.state == before.state
    assert not started.table.playing.moves


def test_one_who_disagrees_is_enough_and_a_move_ends_the_question(started: Conversation) -> None:
    started.take_turns(2)
    started.ask("ana", t.Undo(started.table.number))
    assert started.ask("bob", t.Disagree(started.table.number)) == ["UndoRefused"]
    started.ask("ana", t.Undo(started.table.number))
    asked = started.table.number
    started.play("ana")
    assert refusal(started, "bob", t.Agree(asked)) == "table-undo-not-asked"


def test_bots_always_agree(kala: Conversation) -> None:
    kala.ask("bob", t.Lend())
    kala.ask("ana", t.Start())
    kala.play("ana")
    kala.play(None)
    assert kala.ask("ana", t.Undo(kala.table.number)) == ["UndoAsked", "Undone"]


def test_an_undo_wins_no_time() -> None:
    talk = gathered(Setup("kala", options={"first": 0}, clock=Clock("turn", 60)))
    talk.ask("ana", t.Start())
    for talk.at in (20_000, 40_000):
        talk.play("ana")
        talk.ask("ana", t.Undo(talk.table.number))
    assert talk.table.playing is not None
    assert talk.table.playing.deadline == 60_000


def test_whoever_runs_out_of_time_in_kala_loses() -> None:
    talk = gathered(Setup("kala", options={"first": 0}, clock=Clock("turn", 60)))
    talk.ask("ana", t.Start())
    talk.at = 59_999
    assert refusal(talk, None, t.TimeOut(talk.table.number)) == "table-time-left"
    talk.at = 60_000
    assert refusal(talk, "bob", t.TimeOut(talk.table.number)) == "table-time-left"
    assert talk.ask(None, t.TimeOut(talk.table.number)) == ["Ended"]
    assert talk.table.match is not None
    assert talk.table.match.outcome is not None
    assert talk.table.match.outcome.winners == (1,)


@every_game
def test_when_time_runs_out_the_turn_passes_on_or_the_seat_loses(name: str) -> None:
    talk = table_of(name, clock=Clock("days", 2))
    for _ in range(30):
        game = talk.table.playing
        if game is None:
            break
        assert game.deadline == talk.at + 2 * 86_400_000
        talk.at = game.deadline
        done = talk.ask(None, t.TimeOut(talk.table.number))
        assert done == ["Ended"] or set(done) == {"Played"}
        assert talk.table.match is not None
        assert talk.table.match.turn != game.turn


def test_a_time_out_that_comes_late_or_twice_does_nothing() -> None:
    talk = gathered(Setup("kala", options={"first": 0}, clock=Clock("turn", 60)))
    talk.ask("ana", t.Start())
    meant = t.TimeOut(talk.table.number)
    talk.at = 59_000
    talk.play("ana")
    talk.at = 60_000
    assert refusal(talk, None, meant) == "table-stale"


def test_resigning_ends_the_game_and_a_late_resignation_does_not_hit_the_next(started: Conversation) -> None:
    resign = t.Resign(started.table.number)
    assert started.ask("bob", resign) == ["Ended"]
    assert refusal(started, "bob", resign) == "table-no-game"
    started.ask("ana", t.Start())
    assert refusal(started, "bob", resign) == "table-stale"


def test_of_more_than_two_the_others_play_on_with_a_bot() -> None:
    talk = table_of("rondelic")
    ana, bob, cyd = PEOPLE[:3]
    before = talk.table.playing
    assert before is not None
    assert talk.ask(cyd, t.Resign(talk.table.number)) == ["Resigned"]
    assert talk.table.chairs[2].bot is not None
    assert talk.table.playing is not None
    assert (talk.table.playing.state, talk.table.playing.ended) == (before.state, None)
    assert talk.table.seat_of(cyd) is None
    assert refusal(talk, cyd, t.Sit(2)) == "table-gave-up"
    assert refusal(talk, cyd, t.Resign(talk.table.number)) == "table-not-seated"
    talk.ask(cyd, t.Leave())
    talk.ask(cyd, t.Come("fingerprint"))
    assert refusal(talk, cyd, t.Sit(2)) == "table-gave-up"
    rng = Random(1)
    while (game := talk.table.playing) is not None and game.turn is not None:
        talk.play((ana, bob, None)[game.turn], str(rng.choice(game.state.moves())))
    (over,) = talk.table.finished
    assert over.record.ended is None
    assert haricot.Record.loads(over.record.dumps()).outcome is not None
    assert [(one.seat, one.people, one.moves) for one in over.resigned] == [(2, (cyd,), 0)]
    assert over.places_by_person[cyd] == 3
    assert talk.table.beans[cyd] == 0


def test_whoever_gave_up_has_the_seat_again_after_the_game() -> None:
    talk = table_of("rondelic")
    for person in PEOPLE[:3]:
        assert talk.ask(person, t.Resign(talk.table.number)) == ["Resigned"]
    while (game := talk.table.playing) is not None:
        talk.play(None, str(game.state.moves()[0]))
    assert refusal(talk, PEOPLE[0], t.Sit(1)) == "table-seat-taken"
    for seat, person in enumerate(PEOPLE[:3]):
        assert talk.ask(person, t.Sit(seat)) == ["Sat"]
    for person in PEOPLE[:3]:
        talk.ask(person, t.Rematch(talk.table.number))
    assert talk.table.playing is not None
    assert talk.table.playing.resigned == ()


def test_a_game_of_three_that_ended_by_a_resignation_once_still_does() -> None:
    talk = table_of("rondelic")
    ended = t.fold(talk.table, t.Entry(talk.table.number + 1, 0, PEOPLE[1], t.events.Ended("resigned:1")))
    assert ended.match is not None
    assert ended.match.outcome == haricot.Record.loads(ended.finished[0].record.dumps()).outcome
    assert ended.finished[0].places_by_person == {PEOPLE[0]: 1, PEOPLE[1]: 3, PEOPLE[2]: 1}


def test_a_rematch_begins_when_all_want_it_each_one_seat_further(started: Conversation) -> None:
    started.ask("ana", t.Resign(started.table.number))
    over = started.table.number
    assert started.ask("ana", t.Rematch(over)) == ["RematchWanted"]
    assert refusal(started, "ana", t.Rematch(over)) == "table-unchanged"
    assert started.ask("bob", t.Rematch(over)) == ["RematchWanted", "SeatsChanged", "Started"]
    assert [chair.people for chair in started.table.chairs] == [("bob",), ("ana",)]


def test_the_evening_counts_a_bean_for_every_seat_left_behind(started: Conversation) -> None:
    started.ask("ana", t.Resign(started.table.number))
    assert started.table.beans == {"ana": 0, "bob": 1}
    started.ask("ana", t.Prepare(Setup("kala", options={"reserve": 8, "first": 1})))
    started.ask("ana", t.Start())
    started.ask("bob", t.Resign(started.table.number))
    assert started.table.beans == {"ana": 1, "bob": 1}
    assert [finished.record.options["reserve"] for finished in started.table.finished] == [28, 8]


@every_game
def test_a_table_goes_on_with_another_game_and_the_same_people(name: str) -> None:
    talk = table_of("kala")
    talk.ask(PEOPLE[0], t.Resign(talk.table.number))
    seats = haricot.game(name).new().seats
    if name != "kala":
        talk.ask(PEOPLE[0], t.Prepare(Setup(name)))
    for seat in range(2, seats):
        talk.ask(PEOPLE[0], t.AddBot(seat))
    assert talk.ask(PEOPLE[0], t.Start()) == ["Started"]
    assert [talk.table.seat_of(person) for person in PEOPLE[:2]] == [0, 1]


@every_game
def test_a_finished_game_is_a_record_that_replays(name: str) -> None:
    rng = Random(1)
    talk = table_of(name)
    for _ in range(3000):
        game = talk.table.playing
        if game is None or game.turn is None:
            break
        talk.play(PEOPLE[game.turn], str(rng.choice(game.state.moves())))
    assert talk.table.finished
    assert talk.table.match is not None
    record = haricot.Record.loads(talk.table.finished[0].record.dumps())
    assert record.outcome == talk.table.match.outcome
    assert record.replay() == talk.table.match.state


def test_too_few_seats_for_those_who_sit() -> None:
    seats = [name for name in haricot.games() if max(haricot.game(name).seats) > 2]
    assert seats
    for name in seats:
        talk = gathered(Setup(name, seats=4), PEOPLE[:4])
        assert refusal(talk, PEOPLE[0], t.Prepare(Setup("kala"))) == "table-too-few-seats"
