"""A batch of games of Kala, step by step against the readable rules."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import haricot
from haricot.core.errors import BadOption, IllegalMove
from haricot.games.kala.rules import Kala
from haricot.study import encoding
from haricot.study.batch import WAIT
from haricot.study.kala.batch import KalaBatch


@pytest.mark.parametrize("reserve", [28, 9])
def test_every_step_is_what_the_readable_rules_say(reserve: int) -> None:
    batch, coder = KalaBatch(12, seed=3, reserve=reserve), encoding("kala", reserve=reserve)
    told = batch.reset()
    states = [batch.state(game) for game in range(12)]
    assert {state.mover for state in states} == {0, 1}
    ends = 0
    for _ in range(120):
        for game, state in enumerate(states):
            assert state.turn == batch.movers[game]
            assert (told.observations[game] == coder.encode(state.view(state.turn))).all()
            assert (told.masks[game] == coder.mask(state)).all()
        actions = batch.sample()
        after = [
            state.play(coder.move(state, (int(action),)) or "") for state, action in zip(states, actions, strict=True)
        ]
        told = batch.step(actions)
        for game, state in enumerate(after):
            assert told.ended[game] == (state.turn is None)
            ends += state.turn is None
            scores = [0, 0] if state.outcome is None else [2 * score - 1 for score in state.outcome.scores]
            assert told.rewards[game].tolist() == scores
            assert isinstance(state, Kala)
            assert state.turn is None or batch.state(game) == state
            states[game] = batch.state(game)
    assert ends > 5


def test_an_action_that_a_mask_forbids_moves_nothing() -> None:
    batch = KalaBatch(3)
    batch.reset()
    before = batch.positions.copy()
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(batch.told.masks[1] == 0)[0])
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
    assert (batch.told.masks[0] == encoding("kala").mask(state)).all()


def test_a_game_waits_while_others_go_on() -> None:
    batch = KalaBatch(40, seed=1, reserve=6)
    batch.reset()
    ends = 0
    for _ in range(30):
        before, actions = batch.positions[::2].copy(), batch.sample()
        actions[::2] = WAIT
        told = batch.step(actions)
        assert (batch.positions[::2] == before).all()
        assert not told.rewards[::2].any()
        assert not told.ended[::2].any()
        ends += int(told.ended[1::2].sum())
    assert ends > 0


def test_the_same_seed_gives_the_same_games() -> None:
    def play(seed: int) -> list[list[int]]:
        batch = KalaBatch(8, seed=seed)
        batch.reset()
        return [batch.step(batch.sample()).observations.sum(axis=1).tolist() for _ in range(20)]

    assert play(1) == play(1) != play(2)


def test_what_is_no_row_of_action_ids_is_refused_and_moves_nothing() -> None:
    batch = KalaBatch(4, seed=1)
    batch.reset()
    before, actions = batch.positions.copy(), batch.sample()
    for wrong in (
        actions[:2], actions[:0], np.tile(actions, 2), actions.reshape(2, 2), actions.reshape(4, 1), actions[0],
        actions.astype(float), actions > 0, actions.astype(np.uint64), actions.tolist()[:3], [[1], [2, 3]], None, "ab",
    ):  # fmt: skip
        with pytest.raises(BadOption, match="4 in one row"):
            batch.step(wrong)  # type: ignore[arg-type]
    assert (batch.positions == before).all()


@pytest.mark.parametrize("same", [np.ndarray.tolist, np.int32, lambda actions: np.repeat(actions, 2)[::2]])
def test_action_ids_of_another_kind_are_taken(same: Callable[[object], Any]) -> None:
    batch, other = KalaBatch(4, seed=1), KalaBatch(4, seed=1)
    for one in (batch, other):
        one.reset()
    for _ in range(5):
        batch.step(batch.sample())
        other.step(same(other.sample()))
    assert (batch.positions == other.positions).all()


@pytest.mark.parametrize("games", [0, -3, 2.0, True, "4", None])
def test_a_batch_has_at_least_one_game(games: object) -> None:
    with pytest.raises(BadOption, match="at least one game"):
        KalaBatch(games)  # type: ignore[arg-type]
