"""People at one device: where seats have secrets, the time of a turn begins when its curtain lifts."""

from __future__ import annotations

from haricot import table as t
from haricot.table import Clock, Setup
from tests.table.conversation import Conversation, gathered, refusal

MINUTE = 60_000


def playing(setup: Setup) -> Conversation:
    talk = gathered(setup, ("ana", "bob", "cyd")[: setup.seats or 2])
    talk.ask("ana", t.Start())
    return talk


def deadline(talk: Conversation) -> int | None:
    assert talk.table.playing is not None
    return talk.table.playing.deadline


def to_act(talk: Conversation) -> str:
    assert talk.table.playing is not None
    assert talk.table.playing.turn is not None
    return talk.table.chairs[talk.table.playing.turn].people[0]


def test_no_time_runs_behind_the_curtain_and_a_whole_turn_after_it() -> None:
    talk = playing(Setup("rondorondo", seats=2, clock=Clock("turn", 60), shared=True))
    assert deadline(talk) is None
    talk.at += 10 * MINUTE
    first = to_act(talk)
    other = "bob" if first == "ana" else "ana"
    assert refusal(talk, None, t.TimeOut(talk.table.number)) == "table-time-left"
    assert refusal(talk, other, t.Lift(talk.table.number)) == "table-not-your-turn"
    assert talk.ask(first, t.Lift(talk.table.number)) == ["CurtainLifted"]
    assert deadline(talk) == talk.at + MINUTE
    assert refusal(talk, first, t.Lift(talk.table.number)) == "table-unchanged", "nobody begins a turn's time anew"
    talk.at += MINUTE
    talk.ask(None, t.TimeOut(talk.table.number))
    assert to_act(talk) == other
    assert deadline(talk) is None, "the next turn waits for its own curtain"


def test_time_in_all_stands_still_behind_it_too() -> None:
    talk = playing(Setup("rondorondo", seats=2, clock=Clock("total", 300), shared=True))
    talk.at += MINUTE
    talk.ask(to_act(talk), t.Lift(talk.table.number))
    assert deadline(talk) == talk.at + 5 * MINUTE


def test_where_people_have_devices_of_their_own_or_nothing_is_secret_time_runs_at_once() -> None:
    apart = playing(Setup("rondorondo", seats=2, clock=Clock("turn", 60)))
    alike = playing(Setup("kala", clock=Clock("turn", 60), shared=True))
    for talk in (apart, alike):
        assert deadline(talk) == MINUTE
        assert refusal(talk, to_act(talk), t.Lift(talk.table.number)) == "table-unchanged"


def test_a_table_that_is_open_to_everybody_is_not_one_device() -> None:
    talk = gathered(Setup("rondorondo", seats=2, shared=True, public=True))
    assert not talk.table.setup.shared


def test_a_move_taken_back_at_once_wins_no_time() -> None:
    talk = playing(Setup("rondelic", seats=3, options={"first": 0}, clock=Clock("turn", 60), shared=True))
    talk.ask(to_act(talk), t.Lift(talk.table.number))
    before = deadline(talk)
    person = to_act(talk)
    talk.play(person)
    while to_act(talk) == person:
        talk.play(person)
    talk.ask(person, t.Undo(talk.table.number))
    assert deadline(talk) == before
