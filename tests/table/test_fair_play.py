"""What is allowed between people stands in the setup: hints or not, and how moves are taken back."""

from __future__ import annotations

import msgspec
import pytest

from haricot import table as t
from haricot.table import Setup
from haricot.table.setup import settled
from tests.table.conversation import Conversation, gathered, open_table, refusal

FIRST: dict[str, bool | int | str] = {"first": 0}


def playing(setup: Setup) -> Conversation:
    talk = gathered(setup)
    talk.ask("ana", t.Start())
    return talk


def test_between_people_hints_are_off_unless_the_table_allows_them_and_then_all_are_told() -> None:
    strict = playing(Setup("kala", options=FIRST))
    assert refusal(strict, "ana", t.Hint(strict.table.number)) == "table-no-hints"
    strict.ask("bob", t.Leave())
    assert refusal(strict, "ana", t.Hint(strict.table.number)) == "table-no-hints", "he may come back"
    kind = playing(Setup("kala", options=FIRST, hints=True))
    before = kind.table.playing
    assert kind.ask("ana", t.Hint(kind.table.number)) == ["HintAsked"]
    assert kind.table.playing == before, "nothing changes but that all know"
    assert kind.ask("ana", t.Play(kind.table.number - 1, "a1a2a3a4")) == ["Played"], "it makes no move stale"


def test_whoever_plays_bots_alone_asks_freely() -> None:
    talk = open_table(Setup("kala"))
    talk.ask("ana", t.Sit(0))
    talk.ask("ana", t.AddBot(1))
    talk.ask("ana", t.Start())
    assert not t.is_between_people(talk.table)
    assert refusal(talk, "ana", t.Hint(talk.table.number)) == "table-unchanged"


def test_where_takebacks_are_agreed_the_other_is_asked_even_at_once() -> None:
    talk = playing(Setup("kala", options=FIRST, takebacks="agreed"))
    talk.play("ana", "a1a2a3a4")
    assert talk.ask("ana", t.Undo(talk.table.number)) == ["UndoAsked"]
    assert talk.ask("bob", t.Agree(talk.table.number)) == ["UndoAgreed", "Undone"]


def test_where_there_are_none_a_move_stands() -> None:
    talk = playing(Setup("kala", options=FIRST, takebacks="none"))
    talk.play("ana", "a1a2a3a4")
    assert refusal(talk, "ana", t.Undo(talk.table.number)) == "table-undo-none"


@pytest.mark.parametrize("setup", [Setup("kala"), Setup("kala", hints=False, takebacks="free", shared=False)])
def test_a_setup_as_it_always_was_is_written_as_it_always_was(setup: Setup) -> None:
    written = msgspec.to_builtins(settled(setup))
    assert not {"hints", "takebacks", "shared"} & set(written)


def test_what_is_allowed_is_described_before_one_sits_down() -> None:
    told = t.describe_table(open_table(Setup("kala", hints=True, takebacks="none")).table, "eve").setup
    assert (told.hints, told.takebacks, told.shared) == (True, "none", False)
