"""A batch as Stable-Baselines3 steps it; `python3 dev.py learning` has Stable-Baselines3, elsewhere this is skipped."""

from typing import Any

import numpy as np
import pytest

from haricot.study.kala.batch import KalaBatch

pytest.importorskip("sb3_contrib", reason="sb3-contrib is installed by `python3 dev.py learning`")


@pytest.fixture
def games() -> Any:
    from haricot.study.stable_baselines import BatchVecEnv

    return BatchVecEnv(KalaBatch(8, reserve=9))


def test_sb3_contrib_finds_the_masks(games: Any) -> None:
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    games.reset()
    assert is_masking_supported(games)
    assert (get_action_masks(games) == games.games.action_masks()).all()
    assert (games.env_method("action_masks", indices=[3])[0] == games.games.action_masks()[3]).all()


def test_it_steps_as_the_games_do(games: Any) -> None:
    from haricot.study.gymnasium import AgainstPolicy

    other = AgainstPolicy(KalaBatch(8, reserve=9))
    games.seed(5)
    observed, expected = games.reset(), other.reset(seed=5)[0]
    for _ in range(40):
        assert (observed == expected["observation"]).all()
        assert all(games.observation_space.contains(row) for row in observed)
        actions = other.action_masks().argmax(axis=1)
        observed, rewards, ended, infos = games.step(actions)
        expected, *told = other.step(actions)
        assert (rewards == told[0]).all()
        assert (ended == told[1]).all()
        assert len(infos) == 8


def test_what_is_asked_of_one_is_answered_for_all(games: Any) -> None:
    assert games.get_attr("num_envs") == [8] * 8
    assert games.env_is_wrapped(object, indices=[1, 2]) == [False, False]
    games.set_attr("policy", lambda observations, masks: masks.argmax(axis=1))
    games.reset()
    assert games.games.policy(None, np.eye(3)).tolist() == [0, 1, 2]
    with pytest.raises(AttributeError):
        games.env_method("render")
    games.close()


def test_a_learner_learns_a_little_and_answers_as_the_masks_allow(games: Any) -> None:
    from sb3_contrib import MaskablePPO

    model = MaskablePPO("MlpPolicy", games, n_steps=16, batch_size=64, n_epochs=1, seed=1, device="cpu")
    games.games.policy = lambda observations, masks: model.predict(observations, action_masks=masks)[0]
    before = [weights.clone() for weights in model.policy.parameters()]
    model.learn(256)
    assert any((old != new).any() for old, new in zip(before, model.policy.parameters(), strict=True))
    assert model.num_timesteps == 256
