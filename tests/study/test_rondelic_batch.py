"""A batch of games of Rondelic, word by word against the readable rules, by both sets of them."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from haricot.core.errors import BadOption, IllegalMove
from haricot.games.rondelic.rules import Round
from haricot.study import encoding
from haricot.study.batch import WAIT
from haricot.study.play import by_rank
from haricot.study.rondelic.batch import RondelicBatch

DEALT = re.compile(r"(hands|pack|offer)=\S+ ")
"""What the shuffling decides."""


def alike(ours: Round, theirs: Round) -> bool:
    """Whether two states are the same, but for the cards where they have just been dealt."""
    if ours.said or theirs.said:
        return str(ours) == str(theirs)
    return DEALT.sub("", str(ours)) == DEALT.sub("", str(theirs)) and len(ours.pack) == len(theirs.pack)


@pytest.mark.parametrize(("rules", "seats", "circles"), [("rondelic", 5, 2), ("rondelic", 3, 3), ("rondellig", 4, 2)])
def test_every_step_is_what_the_readable_rules_say(rules: str, seats: int, circles: int) -> None:
    games = 10
    batch = RondelicBatch(games, seed=4, seats=seats, rules=rules, circles=circles)
    coder = encoding("rondelic", seats, rules=rules, circles=circles)
    told, ends, phases = batch.reset(), 0, set()
    for _ in range(160):
        states = [batch.state(game) for game in range(games)]
        for game, state in enumerate(states):
            phases.add(state.phase)
            assert state.turn == batch.movers[game]
            assert (told.observations[game] == coder.encode(state.view(state.turn))).all(), str(state)
            assert (told.masks[game] == coder.mask(state)).all(), str(state)
        actions = batch.sample()
        after = [state.play(coder.actions[action]) for state, action in zip(states, actions, strict=True)]
        told = batch.step(actions)
        for game, state in enumerate(after):
            assert told.ended[game] == (state.outcome is not None)
            if state.outcome is None:
                assert alike(batch.state(game), state)
                assert not told.rewards[game].any()
            else:
                ends += 1
                assert np.allclose(told.rewards[game], by_rank(state.outcome))
    assert ends > 2
    assert len(phases) == 4


def test_an_action_that_a_mask_forbids_moves_nothing() -> None:
    batch = RondelicBatch(3)
    batch.reset()
    before = batch.rows.copy()
    with pytest.raises(IllegalMove, match="game 0"):
        batch.step(np.full(3, 9))
    assert (batch.rows == before).all()


def test_a_game_waits_while_others_go_on() -> None:
    batch = RondelicBatch(40, seed=1, seats=3, circles=2)
    batch.reset()
    ends = 0
    for _ in range(30):
        before, actions = batch.rows[::2].copy(), batch.sample()
        actions[::2] = WAIT
        told = batch.step(actions)
        assert (batch.rows[::2] == before).all()
        assert not told.rewards[::2].any()
        assert not told.ended[::2].any()
        ends += int(told.ended[1::2].sum())
    assert ends > 0


def test_the_same_seed_gives_the_same_games() -> None:
    def play(seed: int) -> list[list[int]]:
        batch = RondelicBatch(8, seed=seed)
        batch.reset()
        return [batch.step(batch.sample()).observations.sum(axis=1).tolist() for _ in range(20)]

    assert play(1) == play(1) != play(2)


def test_what_is_no_row_of_action_ids_is_refused_and_moves_nothing() -> None:
    batch = RondelicBatch(4, seed=1)
    batch.reset()
    before, actions = batch.rows.copy(), batch.sample()
    for wrong in (
        actions[:2], actions[:0], np.tile(actions, 2), actions.reshape(2, 2), actions.reshape(4, 1), actions[0],
        actions.astype(float), actions > 0, actions.astype(np.uint64), actions.tolist()[:3], [[1], [2, 3]], None, "ab",
    ):  # fmt: skip
        with pytest.raises(BadOption, match="4 in one row"):
            batch.step(wrong)  # type: ignore[arg-type]
    assert (batch.rows == before).all()


@pytest.mark.parametrize("same", [np.ndarray.tolist, np.int32, lambda actions: np.repeat(actions, 2)[::2]])
def test_action_ids_of_another_kind_are_taken(same: Callable[[object], Any]) -> None:
    batch, other = RondelicBatch(4, seed=1), RondelicBatch(4, seed=1)
    for one in (batch, other):
        one.reset()
    for _ in range(5):
        batch.step(batch.sample())
        other.step(same(other.sample()))
    assert (batch.rows == other.rows).all()


@pytest.mark.parametrize("games", [0, -3, 2.0, True, "4", None])
def test_a_batch_has_at_least_one_game(games: object) -> None:
    with pytest.raises(BadOption, match="at least one game"):
        RondelicBatch(games)  # type: ignore[arg-type]
