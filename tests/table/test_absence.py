"""Somebody is away where no clock runs: a bot plays for them, or the game becomes one of days; both can be undone."""

from __future__ import annotations

import pytest

from haricot import table as t
from haricot.table import Clock, Setup
from tests.table.conversation import Conversation, gathered, refusal

DAY = 86_400_000


def started(clock: Clock = Clock("none"), **more: object) -> Conversation:  # noqa: B008 (a value)
    talk = gathered(Setup("kala", options={"first": 1}, clock=clock, **more))  # type: ignore[arg-type]
    talk.ask("ana", t.Start())
    return talk


def test_a_bot_plays_for_whoever_is_away_until_they_take_their_seat_back() -> None:
    talk = started()
    assert talk.ask("ana", t.Substitute(talk.table.number)) == ["Lent"]
    assert talk.table.chairs[1].people == ("bob",)
    assert talk.table.bot_to_move() == 1
    talk.play(None)
    assert talk.ask("bob", t.TakeBack()) == ["TakenBack"]
    assert not talk.table.chairs[1].lent


def test_an_adjourned_game_gives_days_to_whoever_is_to_move_and_the_next_game_has_no_clock() -> None:
    talk = started()
    talk.at = 1000
    assert talk.ask("ana", t.Adjourn(talk.table.number, days=2)) == ["Adjourned"]
    assert talk.table.playing is not None
    assert talk.table.playing.deadline == 1000 + 2 * DAY
    told = t.describe_table(talk.table, "bob").match
    assert told is not None
    assert told.adjourned == 2
    talk.at = 5000
    talk.play("bob")
    assert talk.table.playing.deadline == 5000 + 2 * DAY
    assert talk.table.setup.clock == Clock("none")
    talk.ask("ana", t.Resign(talk.table.number))
    talk.ask("ana", t.Rematch(talk.table.number))
    talk.ask("bob", t.Rematch(talk.table.number))
    assert talk.table.playing.deadline is None


def test_a_resumed_game_has_no_clock_whatever_is_taken_back() -> None:
    talk = started()
    talk.ask("ana", t.Adjourn(talk.table.number))
    talk.play("bob")
    talk.ask("ana", t.Resume(talk.table.number))
    assert talk.table.playing is not None
    assert talk.table.playing.deadline is None
    talk.ask("bob", t.Undo(talk.table.number))
    assert talk.table.playing.deadline is None
    assert refusal(talk, "ana", t.Resume(talk.table.number)) == "table-not-adjourned"


def test_a_move_of_before_that_is_taken_back_has_days_too() -> None:
    talk = started()
    talk.play("bob")
    talk.ask("bob", t.Adjourn(talk.table.number, days=1))
    talk.at = 50
    talk.ask("bob", t.Undo(talk.table.number))
    assert talk.table.playing is not None
    assert talk.table.playing.deadline == 50 + DAY


@pytest.mark.parametrize("command", [t.Substitute, t.Adjourn])
def test_only_the_others_are_not_waited_for_and_only_without_a_clock(command: type) -> None:
    talk = started()
    assert refusal(talk, "bob", command(talk.table.number)) == "table-not-waited-for"
    assert refusal(talk, "ana", command(0)) == "table-stale"
    assert refusal(talk, "cyd", command(talk.table.number)) == "table-not-there"
    talk.ask("bob", t.Lend())
    assert refusal(talk, "ana", command(talk.table.number)) == "table-not-waited-for"
    for timed in (started(Clock("turn", 60)), started(Clock("days", 3)), started(shared=True)):
        assert refusal(timed, "ana", command(timed.table.number)) == "table-has-clock"


def test_on_holiday_a_clock_of_days_stands_still_and_goes_on_when_one_comes_back_earlier() -> None:
    talk = started(Clock("days", 2))
    assert talk.ask(None, t.StandStill(talk.table.number, 5 * DAY)) == ["StoodStill"]
    assert talk.table.playing is not None
    assert talk.table.playing.deadline == 7 * DAY
    talk.at = DAY
    talk.ask(None, t.StandStill(talk.table.number, -4 * DAY))
    assert talk.table.playing.deadline == 3 * DAY
    talk.ask(None, t.StandStill(talk.table.number, -30 * DAY))
    assert talk.table.playing.deadline == DAY, "nobody's time is over before now"
    talk.play("bob")
    assert talk.table.playing.deadline == 3 * DAY, "the next turn is a whole one"
    assert refusal(talk, None, t.StandStill(talk.table.number - 1, DAY)) == "table-stale"
    assert refusal(talk, "ana", t.StandStill(talk.table.number, DAY)) == "table-unchanged"
    timed = started(Clock("turn", 9))
    assert refusal(timed, None, t.StandStill(timed.table.number, DAY)) == "table-unchanged"
