"""What holds for the batches of every game that has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import haricot
from haricot.core.errors import BadOption
from haricot.study.batch import MOST_GAMES
from haricot.study.kala.batch import KalaBatch
from haricot.study.rondelic.batch import RondelicBatch

every_batch = pytest.mark.parametrize("batch_of", [KalaBatch, RondelicBatch])


@every_batch
def test_the_same_seed_gives_the_same_games(batch_of: Any) -> None:
    def play(seed: int) -> list[list[int]]:
        batch = batch_of(8, seed=seed)
        batch.reset()
        return [batch.step(batch.sample()).observations.sum(axis=1).tolist() for _ in range(20)]

    assert play(1) == play(1) != play(2)


@every_batch
def test_what_is_no_row_of_action_ids_is_refused_and_moves_nothing(batch_of: Any) -> None:
    batch, untouched = batch_of(4, seed=1), batch_of(4, seed=1)
    for one in (batch, untouched):
        one.reset()
    actions = batch.sample()
    assert (actions == untouched.sample()).all()
    for wrong in (
        actions[:2], actions[:0], np.tile(actions, 2), actions.reshape(2, 2), actions.reshape(4, 1), actions[0],
        actions.astype(float), actions > 0, actions.astype(np.uint64), actions.tolist()[:3], [[1], [2, 3]], None, "ab",
    ):  # fmt: skip
        with pytest.raises(BadOption, match="4 in one row"):
            batch.step(wrong)
    assert (batch.step(actions).observations == untouched.step(actions).observations).all()


@every_batch
@pytest.mark.parametrize("same", [np.ndarray.tolist, np.int32, lambda actions: np.repeat(actions, 2)[::2]])
def test_action_ids_of_another_kind_are_taken(batch_of: Any, same: Callable[[object], Any]) -> None:
    batch, other = batch_of(4, seed=1), batch_of(4, seed=1)
    for one in (batch, other):
        one.reset()
    for _ in range(5):
        steps = batch.step(batch.sample()), other.step(same(other.sample()))
        assert (steps[0].observations == steps[1].observations).all()


@every_batch
@pytest.mark.parametrize("games", [0, -3, 2.0, True, "4", None, 10**12, MOST_GAMES + 1])
def test_a_batch_has_at_least_one_game_and_not_too_many(batch_of: Any, games: object) -> None:
    with pytest.raises(BadOption, match="at least one game and at most 16777216"):
        batch_of(games)


@every_batch
@pytest.mark.parametrize("seed", ["x", [1], 1.5, None, True, 10**80])
def test_what_is_no_seed_is_refused(batch_of: Any, seed: object) -> None:
    with pytest.raises(BadOption, match="is not a seed"):
        batch_of(2, seed=seed)


@every_batch
def test_seeds_may_be_of_numpy_and_large(batch_of: Any) -> None:
    assert batch_of(2, seed=np.int64(2**62)).random == batch_of(2, seed=2**62).random
    assert batch_of(2, seed=-(2**200)).random >= 0


@every_batch
@pytest.mark.parametrize("game", [99, 4, -1, 1.0, None, True, "1", slice(2)])
def test_a_game_that_is_not_there_is_refused(batch_of: Any, game: object) -> None:
    batch = batch_of(4)
    batch.reset()
    with pytest.raises(BadOption, match="0 to 3"):
        batch.state(game)
    assert str(batch.state(np.int64(3))) == str(batch.state(3))


@every_batch
def test_before_reset_there_are_no_games(batch_of: Any) -> None:
    batch = batch_of(4)
    for asked in (batch.sample, lambda: batch.state(0), lambda: batch.step(np.zeros(4, np.int64))):
        with pytest.raises(BadOption, match="reset begins them"):
            asked()
    if isinstance(batch, KalaBatch):
        with pytest.raises(BadOption, match="reset begins them"):
            batch.place(0, haricot.game("kala").new())  # type: ignore[arg-type]
    batch.reset()
    assert batch.step(batch.sample()).masks.any(axis=1).all()


@every_batch
def test_options_are_those_of_the_game_and_lot_says_who_begins(batch_of: Any) -> None:
    with pytest.raises(BadOption, match="foo"):
        batch_of(2, foo=1)
    with pytest.raises(BadOption, match="by lot"):
        batch_of(2, first=0)
    plain = batch_of(2)
    assert batch_of(2, **plain.options).options == plain.options
