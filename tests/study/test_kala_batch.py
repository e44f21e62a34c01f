"""A batch of games of Kala, step by step against the readable rules."""

from random import Random

import numpy as np
import pytest

import haricot
from haricot.core.errors import BadOption, IllegalMove
from haricot.games.kala.rules import Kala
from haricot.study import encoding
from haricot.study.batch import WAIT
from haricot.study.kala.batch import KalaBatch


def played_out() -> haricot.State:
    state, random = haricot.game("kala").new(seed=1), Random(1)
    while state.turn is not None:
        state = state.play(random.choice(state.moves()))
    return state


@pytest.mark.parametrize("reserve", [28, 9])
def test_every_step_is_what_the_readable_rules_say(reserve: int) -> None:
    batch, coder = KalaBatch(12, seed=3, reserve=reserve), encoding("kala", reserve=reserve)
    result = batch.reset()
    states = [batch.state(game) for game in range(12)]
    assert {state.mover for state in states} == {0, 1}
    ends = 0
    for _ in range(120):
        for game, state in enumerate(states):
            assert state.turn == batch.movers[game]
            assert (result.observations[game] == coder.encode(state.view(state.turn))).all()
            assert (result.masks[game] == coder.mask(state)).all()
        actions = batch.sample()
        after = [
            state.play(coder.move(state, (int(action),)) or "") for state, action in zip(states, actions, strict=True)
        ]
        result = batch.step(actions)
        for game, state in enumerate(after):
            assert result.ended[game] == (state.turn is None)
            ends += state.turn is None
            scores = [0, 0] if state.outcome is None else [2 * score - 1 for score in state.outcome.scores]
            assert result.rewards[game].tolist() == scores
            assert isinstance(state, Kala)
            assert state.turn is None or batch.state(game) == state
            states[game] = batch.state(game)
    assert ends > 5


def test_an_action_that_a_mask_forbids_moves_nothing() -> None:
    batch = KalaBatch(3)
    batch.reset()
    before = batch.positions.copy()
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(batch.result.masks[1] == 0)[0])
    with pytest.raises(IllegalMove, match="game 1"):
        batch.step(actions)
    assert (batch.positions == before).all()


def test_a_batch_goes_on_from_any_position() -> None:
    start = haricot.game("kala").new(seed=1)
    state = start.play(start.moves()[0])
    assert isinstance(state, Kala)
    batch = KalaBatch(2)
    batch.reset()
    batch.place(0, state)
    assert batch.state(0) == state
    assert (batch.result.masks[0] == encoding("kala").mask(state)).all()


@pytest.mark.parametrize(
    ("state", "says"),
    [
        (haricot.game("kala").new(reserve=8), "reserve=28"),
        (haricot.game("kala").new(handicap=2), "handicap=0"),
        (haricot.game("ronda").new(seed=1), "kala"),
        (None, "kala"),
        ("x", "kala"),
        (played_out(), "over"),
    ],
    ids=["fewer beans", "a handicap", "another game", "nothing", "a text", "a game that is over"],
)
def test_what_does_not_fit_is_placed_nowhere(state: object, says: str) -> None:
    batch = KalaBatch(2)
    batch.reset()
    before = batch.positions.copy()
    with pytest.raises(BadOption, match=says):
        batch.place(0, state)  # type: ignore[arg-type]
    assert (batch.positions == before).all()


def test_a_state_is_placed_whoever_began_it() -> None:
    batch = KalaBatch(2)
    batch.reset()
    for first in (0, 1):
        state = haricot.game("kala").new(first=first)
        batch.place(0, state)  # type: ignore[arg-type]
        assert (str(batch.state(0)), batch.movers[0]) == (str(state), first)


def test_a_game_waits_while_others_go_on() -> None:
    batch = KalaBatch(40, seed=1, reserve=6)
    batch.reset()
    ends = 0
    for _ in range(30):
        before, actions = batch.positions[::2].copy(), batch.sample()
        actions[::2] = WAIT
        result = batch.step(actions)
        assert (batch.positions[::2] == before).all()
        assert not result.rewards[::2].any()
        assert not result.ended[::2].any()
        ends += int(result.ended[1::2].sum())
    assert ends > 0
