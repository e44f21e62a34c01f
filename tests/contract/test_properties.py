"""Every game, driven by hypothesis: any options, any moves, any nonsense between them."""

import json
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import haricot
from haricot.lab.random_play import random_start, readers
from haricot.records.record import Record

every_game = pytest.mark.parametrize("name", haricot.games())
unhurried = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def explains_itself(refused: haricot.HaricotError) -> None:
    assert str(refused)


@every_game
@unhurried
@given(text=st.text())
def test_any_text_is_a_move_or_refused(name: str, text: str) -> None:
    state = haricot.game(name).new(seed=1)
    try:
        after = state.play(text)
    except haricot.IllegalMove as refused:
        explains_itself(refused)
    else:
        assert text in {str(move) for move in state.moves()} or not state.game.lists_moves
        assert after != state


@every_game
@unhurried
@given(text=st.text())
def test_any_text_is_a_position_or_refused(name: str, text: str) -> None:
    with pytest.raises(haricot.BadPosition):
        haricot.game(name).position(text)


@every_game
@unhurried
@given(text=st.text() | st.text(alphabet="Game: kalSets2.\n10#", max_size=200), data=st.data())
def test_any_text_is_a_record_or_refused(name: str, text: str, data: st.DataObject) -> None:
    """Alone, below the game's name, and anywhere in a record of that game."""
    whole = some_record(name)
    begin, end = sorted(data.draw(st.tuples(*[st.integers(0, len(whole))] * 2)))
    for broken in (text, f"Game: {name}\n{text}", whole[:begin] + text + whole[end:]):
        try:
            record = Record.loads(broken)
            again = record.dumps()
            record.replay()
        except haricot.BadRecord as refused:
            explains_itself(refused)
        else:
            assert Record.loads(again) == record


@cache
def some_record(name: str) -> str:
    """The beginning of a game, as text."""
    rng, moves = Random(1), list[str]()
    state = first = haricot.game(name).new(seed=1)
    for _ in range(5):
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    return Record(game=name, seats=first.seats, seed=1, moves=tuple(moves)).dumps()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda more: st.lists(more) | st.dictionaries(st.text(), more),
)


@every_game
@unhurried
@given(data=st.data())
def test_a_view_with_a_broken_part_is_refused_or_still_a_position(name: str, data: st.DataObject) -> None:
    state = haricot.game(name).new(seed=1)
    view = state.view(data.draw(st.sampled_from(readers(state))))
    view[data.draw(st.sampled_from(sorted(view)))] = data.draw(JSON)
    try:
        imagined = haricot.game(name).imagine(view, 1)
    except haricot.HaricotError as refused:
        explains_itself(refused)
    else:
        assert str(imagined)


class Play(RuleBasedStateMachine):
    """A game that is played, doubted, replayed, and started again."""

    name: str

    @initialize(seed=st.integers(0, 2**32))
    def begin(self, seed: int) -> None:
        self.game = haricot.game(self.name)
        self.rng = Random(seed)
        self.begin_again()

    @rule()
    def begin_again(self) -> None:
        self.state = self.first = random_start(self.game, self.rng)
        self.played: list[str] = []

    @precondition(lambda self: self.state.turn is not None)
    @rule()
    def play(self) -> None:
        move = self.rng.choice(self.state.moves())
        self.state = self.state.play(str(move))
        self.played.append(str(move))

    @precondition(lambda self: self.state.turn is not None)
    @rule(text=st.text(max_size=12))
    def play_nonsense(self, text: str) -> None:
        before = str(self.state)
        if text not in {str(move) for move in self.state.moves()} and self.state.game.lists_moves:
            with pytest.raises(haricot.IllegalMove):
                self.state.play(text)
        assert str(self.state) == before

    @rule()
    def forget_all_but_the_notation(self) -> None:
        again = self.game.position(str(self.state), **self.state.options)
        assert again == self.state
        assert hash(again) == hash(self.state)
        assert list(map(str, again.moves())) == list(map(str, self.state.moves()))

    @rule()
    def play_it_all_again(self) -> None:
        state = self.first
        for move in self.played:
            state = state.play(move)
        assert state == self.state

    @rule(seed=st.integers(0, 2**32))
    def imagine(self, seed: int) -> None:
        for reader in readers(self.state):
            twin = self.state.reimagined(reader, seed)
            assert json.dumps(twin.view(reader)) == json.dumps(self.state.view(reader))

    @invariant()
    def somebody_acts_or_it_is_over(self) -> None:
        if hasattr(self, "state"):
            over = self.state.turn is None
            assert over == (self.state.outcome is not None) == (len(self.state.moves()) == 0)


@every_game
def test_a_game_stands_whatever_is_done_to_it(name: str) -> None:
    machine = type(f"Play{name.title()}", (Play,), {"name": name})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=15, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
