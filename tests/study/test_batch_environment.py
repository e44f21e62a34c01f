"""A learner in every game of a batch: it is asked when it is its turn, and told what its games brought."""

from functools import partial
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from haricot.core.errors import BadOption, IllegalMove
from haricot.study.batch import Batch
from haricot.study.encoding import Mask
from haricot.study.gymnasium import AgainstPolicy
from haricot.study.kala.batch import KalaBatch
from haricot.study.layout import Observation
from haricot.study.play import by_rank
from haricot.study.rondelic.batch import RondelicBatch


@pytest.fixture(params=["kala", "rondelic"])
def batch(request: pytest.FixtureRequest) -> Batch:
    return KalaBatch(9, reserve=9) if request.param == "kala" else RondelicBatch(9, seats=3, circles=2)


def says(answer: Any, observations: Observation, masks: Mask) -> Any:
    return answer


def first_allowed(observations: Observation, masks: Mask) -> NDArray[np.int64]:
    chosen: NDArray[np.int64] = masks.argmax(axis=1)
    return chosen


def test_the_learner_is_asked_in_every_game_and_from_every_seat(batch: Batch) -> None:
    env = AgainstPolicy(batch)
    observations, _ = env.reset(seed=5)
    assert set(env.seats) == set(range(batch.coder.seats))
    for _ in range(60):
        assert (batch.movers == env.seats).all()
        assert observations["action_mask"].any(axis=1).all()
        assert env.observation_space.contains(observations)
        observations, _, _, truncated, _ = env.step(first_allowed(**named(observations)))
        assert not truncated.any()


def named(observations: dict[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    return {"observations": observations["observation"], "masks": observations["action_mask"]}


def test_rewards_and_ends_are_those_of_the_learner_s_seats(batch: Batch) -> None:
    """Every step of the batch, its own and the others', is listened to."""
    env, heard = AgainstPolicy(batch, first_allowed), np.zeros((2, 9))
    env.reset(seed=7)
    step = batch.step

    def listened(actions: NDArray[np.int64]) -> Any:
        result = step(actions)
        heard[0] += result.rewards[np.arange(9), env.seats]
        heard[1] += result.ended
        return result

    batch.step = listened  # type: ignore[method-assign]
    learnt, ends = np.zeros((2, 9)), 0
    for _ in range(120):
        _, rewards, ended, _, _ = env.step(first_allowed(**named(env._observed())))
        learnt += rewards, ended
        assert not rewards[~ended].any()
        ends += int(ended.sum())
    batch.step = step  # type: ignore[method-assign]
    assert ends > 20
    assert (learnt == heard).all()


def test_a_game_goes_as_the_readable_rules_say() -> None:
    """Both sides make the first move that is allowed: so does this test, on the states themselves."""
    batch = KalaBatch(4, seed=3)
    env = AgainstPolicy(batch, first_allowed)
    batch.reset()
    starts = [batch.state(game) for game in range(4)]
    observations, _ = env.reset(seed=3)
    assert {start.turn for start in starts} == {0, 1}
    first_ends: dict[int, tuple[int, float]] = {}
    for number in range(1, 100):
        observations, rewards, ended, _, _ = env.step(first_allowed(**named(observations)))
        for ending in np.flatnonzero(ended).tolist():
            first_ends.setdefault(ending, (number, float(rewards[ending])))
    for game, start in enumerate(starts):
        state, asked, seat = start, 0, int(env.seats[game])
        while state.turn is not None:
            asked += state.turn == seat
            action = int(batch.coder.mask(state).argmax())
            state = state.play(batch.coder.move(state, (action,)) or "")
        assert state.outcome is not None
        assert first_ends[game] == (asked, by_rank(state.outcome)[seat])


def test_the_policy_is_asked_for_the_others_alone() -> None:
    env = AgainstPolicy(KalaBatch(6, seed=1))
    rows: list[int] = []

    def counting(observations: Observation, masks: Mask) -> NDArray[np.int64]:
        assert len(observations) == len(masks) == (env.batch.movers != env.seats).sum()
        rows.append(len(masks))
        return first_allowed(observations, masks)

    env.policy = counting
    env.reset(seed=1)
    env.step(first_allowed(**named(env._observed())))
    assert rows
    assert min(rows) > 0


def test_a_seed_gives_the_same_games() -> None:
    env = AgainstPolicy(KalaBatch(6))

    def play(seed: int) -> list[int]:
        env.reset(seed=seed)
        return [int(env.step(env.action_masks().argmax(axis=1))[0]["observation"].sum()) for _ in range(12)]

    assert play(1) == play(1) != play(2)


def test_what_was_told_is_not_written_over() -> None:
    env = AgainstPolicy(KalaBatch(3))
    before, _ = env.reset(seed=1)
    kept = before["observation"].copy()
    env.step(env.action_masks().argmax(axis=1))
    assert (before["observation"] == kept).all()


def test_an_action_that_a_mask_forbids_is_refused() -> None:
    env = AgainstPolicy(KalaBatch(3))
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="game 0"):
        env.step(env.action_masks().argmin(axis=1))


def test_options_of_reset_are_refused(batch: Batch) -> None:
    with pytest.raises(BadOption, match="knows no options"):
        AgainstPolicy(batch).reset(options={"position": "…"})


def test_what_is_no_batch_or_no_policy_is_refused() -> None:
    nothing: Any
    for nothing in (None, 4, KalaBatch):
        with pytest.raises(BadOption, match="batch of games"):
            AgainstPolicy(nothing)
    for nothing in (5, "random"):
        with pytest.raises(BadOption, match="function of observations"):
            AgainstPolicy(KalaBatch(4), policy=nothing)
    answers: Any
    for answers in (None, "a1", [0], 0.5, -1):
        with pytest.raises(BadOption, match="answers a row of"):
            AgainstPolicy(KalaBatch(4), policy=partial(says, answers)).reset(seed=1)
    with pytest.raises(BadOption, match="is not a seed"):
        AgainstPolicy(KalaBatch(4)).reset(seed="x")  # type: ignore[arg-type]
