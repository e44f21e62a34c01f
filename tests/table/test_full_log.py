"""A table's log has an end: it is announced, and what comes after it is refused, but for giving up and going."""

from __future__ import annotations

import pytest

from haricot import table as t
from haricot.table import Setup, table
from haricot.texts import say
from tests.table.conversation import Conversation, gathered, refusal


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> Conversation:
    """A game that runs at a table which takes no more."""
    talk = gathered(Setup("kala", options={"first": 0}, clock=t.Clock("turn", 60)))
    talk.ask("ana", t.Start())
    talk.take_turns(3)
    monkeypatch.setattr("haricot.table.table.MOST_EVENTS", talk.table.number)
    return talk


def test_a_log_holds_the_longest_games() -> None:
    assert table.MOST_EVENTS >= 20_000


def test_nobody_moves_comes_or_takes_back_once_the_log_is_full(full: Conversation) -> None:
    number = full.table.number
    asked: list[tuple[str | None, t.Command | t.HouseCommand]] = [
        ("bob", t.Play(number, "a1a2a3a4")),
        ("ana", t.Undo(number)),
        ("ana", t.Lend()),
        ("bob", t.Sit(None)),
        ("eve", t.Come("fingerprint")),
        (t.HOUSE, t.ExtendClock(5)),
    ]
    assert [refusal(full, by, command) for by, command in asked] == ["table-log-full"] * len(asked)
    for lang in ("fr", "en"):
        assert "25" in say("table-log-full", lang, most=25_000)


def test_the_game_can_still_be_given_up_and_the_table_left(full: Conversation) -> None:
    assert full.ask("bob", t.Resign(full.table.number))[-1] == "Ended"
    assert refusal(full, "ana", t.Start()) == "table-log-full"
    assert full.ask("bob", t.Leave()) == ["Left"]
    assert full.ask("ana", t.Leave()) == ["Left"]
    full.at += 60_000
    assert full.ask(None, t.Close()) == ["Closed"]


def test_time_that_runs_out_ends_the_game_where_no_move_has_room(full: Conversation) -> None:
    playing = full.table.playing
    assert playing is not None
    assert playing.deadline is not None
    full.at = playing.deadline
    assert full.ask(t.HOUSE, t.TimeOut(full.table.number)) == ["Ended"]


def test_no_bot_is_asked_for_a_move_that_has_no_room(full: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.table.table.MOST_EVENTS", full.table.number + 2)
    playing = full.table.playing
    assert playing is not None
    turn = playing.turn
    assert turn is not None
    full.ask(full.table.chairs[turn].people[0], t.Lend())
    assert full.table.bot_to_move() == turn
    monkeypatch.setattr("haricot.table.table.MOST_EVENTS", full.table.number)
    assert full.table.bot_to_move() is None


def test_how_much_is_left_is_told_only_when_it_is_little(full: Conversation, monkeypatch: pytest.MonkeyPatch) -> None:
    number = full.table.number
    told = []
    for nearly, most in ((number + 1, number + 9), (number, number + 9), (number - 9, number - 1)):
        monkeypatch.setattr("haricot.table.table.NEARLY_ALL_EVENTS", nearly)
        monkeypatch.setattr("haricot.table.table.MOST_EVENTS", most)
        told.append(t.describe_table(full.table, "ana").events_left)
    assert told == [None, 9, 0]
