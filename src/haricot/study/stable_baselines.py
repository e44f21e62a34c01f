"""A batch of games as Stable-Baselines3 steps environments: for PPO with masks, of sb3-contrib."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haricot.core.extras import needing

with needing("haricot[study] sb3-contrib"):
    from stable_baselines3.common.vec_env import VecEnv

from haricot.study.batch import Batch
from haricot.study.gymnasium.batch_environment import AgainstPolicy, Policy
from haricot.study.layout import Observation
from haricot.study.spaces import observation_space

Indices = int | Sequence[int] | None


class BatchVecEnv(VecEnv):  # type: ignore[misc]
    """One learner in every game of a batch; the rest is told by `AgainstPolicy`, which is in `games`.

    `games.policy` plays the other seats, and may be set later. Observations are the rows of numbers alone; masks are
    asked for by `action_masks`.
    """

    def __init__(self, batch: Batch, policy: Policy | None = None) -> None:
        self.games = AgainstPolicy(batch, policy)
        self._actions: NDArray[np.int64] = np.zeros(self.games.num_envs, np.int64)
        observed = observation_space(batch.coder)["observation"]
        super().__init__(self.games.num_envs, observed, self.games.single_action_space)

    def reset(self) -> Observation:
        """New games, up to the learner's first turn in each."""
        seed = self._seeds[0]
        self._reset_seeds()
        return self.games.reset(seed=seed)[0]["observation"]

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """What the learner has decided."""
        self._actions = actions

    def step_wait(self) -> tuple[Observation, NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Those decisions, and what the others do until the learner is asked again."""
        observed, rewards, ended, _, _ = self.games.step(self._actions)
        return observed["observation"], rewards, ended, [{} for _ in ended]

    def env_method(self, method_name: str, *arguments: Any, indices: Indices = None, **named: Any) -> list[Any]:
        """Of the games' methods there is one: `action_masks`, a row for each game asked about."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        masks = self.games.action_masks()
        return [masks[game] for game in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """The same for every game."""
        return [getattr(self.games, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """For all games at once: they are one environment."""
        setattr(self.games, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:
        """None is in any wrapper."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """There is nothing to close."""
