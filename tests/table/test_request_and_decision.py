"""What a request brings about: events that are folded once, and states that the rules are asked for once."""

from __future__ import annotations

import doctest
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import haricot
from haricot import table as t
from haricot.core.game import State
from haricot.table import Setup
from tests.table.conversation import Conversation, gathered

Calls = Counter[str]


@pytest.fixture
def calls(started: Conversation, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """How often the rules of the game on the table are asked something."""
    counted: Calls = Counter()

    def counting(name: str, asked: Callable[..., Any]) -> Callable[..., Any]:
        def ask(*arguments: Any) -> Any:
            counted[name] += 1
            return asked(*arguments)

        return ask

    assert started.table.playing is not None
    kind = type(started.table.playing.state)
    for name in ("legal", "after"):
        monkeypatch.setattr(kind, name, counting(name, getattr(kind, name)))
    return counted


def test_the_example_of_the_package_is_right() -> None:
    failed, attempted = doctest.testmod(t)
    assert attempted
    assert not failed


def test_every_step_holds_the_table_as_its_event_left_it(started: Conversation) -> None:
    started.ask("ana", t.Resign(started.table.number))
    over = started.table.number
    started.ask("ana", t.Rematch(over))
    before = started.table
    decision = t.decide(before, t.Rematch(over), t.Request("bob", 5, 6))
    assert len(decision.steps) == 3
    assert decision.entries == tuple(step.entry for step in decision.steps)
    for step in decision.steps:
        before = t.fold(before, step.entry)
        assert step.table == before
    assert decision.table is decision.steps[-1].table


def test_a_move_asks_the_rules_once(started: Conversation, calls: Calls) -> None:
    started.play("ana", "a1a2a3a4")
    assert calls == {"legal": 1, "after": 1}


def test_an_undo_replays_nothing(started: Conversation, calls: Calls) -> None:
    started.take_turns(8)
    calls.clear()
    started.ask("ana", t.Undo(started.table.number))
    started.ask("bob", t.Agree(started.table.number))
    assert started.table.playing is not None
    assert len(started.table.playing.moves) < 8
    assert calls["after"] == 0


def states_of(conversation: Conversation) -> tuple[State, ...]:
    assert conversation.table.match is not None
    return conversation.table.match.states


@pytest.mark.parametrize("name", haricot.games())
def test_the_states_of_a_match_are_those_of_its_record(name: str) -> None:
    rng = Random(7)
    people = tuple(f"person-{seat}" for seat in range(haricot.game(name).new().seats))
    conversation = gathered(Setup(name), people)
    conversation.ask(people[0], t.Start())
    for _ in range(30):
        playing = conversation.table.playing
        if playing is None or playing.turn is None:
            break
        conversation.play(people[playing.turn], str(rng.choice(playing.state.moves())))
    assert conversation.table.match is not None
    assert states_of(conversation) == tuple(conversation.table.match.record.states())
