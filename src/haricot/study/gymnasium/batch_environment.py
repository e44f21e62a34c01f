"""A seat for a learner in every game of a batch: Gymnasium's `VectorEnv`, with masks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from haricot.core.errors import BadOption
from haricot.study.batch import WAIT, Batch, random_from
from haricot.study.encoding import Mask
from haricot.study.layout import Observation
from haricot.study.spaces import observation_space

Policy = Callable[[Observation, Mask], NDArray[Any]]
"""Chooses an action for each row of observations, among those that the same row of masks allows."""

Arrays = dict[str, NDArray[Any]]


class AgainstPolicy(VectorEnv[Any, NDArray[np.int64], NDArray[Any]]):
    """The learner has one seat in each game of a `KalaBatch` or `RondelicBatch`, a policy has the others.

    `policy`: theirs, or None: they play at random. `seats` has the learner's seat in each game: all of them in turns. A
    game that ends begins anew in the same step, so that the observation is of the next one already. There is no
    `final_obs`: batches keep nothing of the end, and no game is cut off, whose end would have to be judged by it.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, batch: Batch, policy: Policy | None = None) -> None:
        if not isinstance(batch, Batch):
            raise BadOption("study-batch", found=type(batch).__name__)
        if policy is not None and not callable(policy):
            raise BadOption("study-policy", found=type(policy).__name__)
        self.batch, self.policy = batch, policy
        self.num_envs = len(batch.result.ended)
        self.games = np.arange(self.num_envs)
        self.seats = self.games % batch.coder.seats
        self.single_observation_space = observation_space(batch.coder)
        self.single_action_space = Discrete(len(batch.coder.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """New games up to the learner's first turn in each; with a seed, the same games again. There are no options."""
        if options:
            raise BadOption("study-reset-batch", options=repr(options))
        if seed is not None:
            self.batch.random[:] = random_from(seed)
        self.batch.reset()
        self._others_play()
        return self._observed(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Arrays, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One decision of the learner in each game, and what the others do until it is asked again.

        IllegalMove if a mask forbids one, BadOption if they are no row of so many ids, and nothing moves.
        """
        result = self.batch.step(actions)
        rewards, ended = result.rewards[self.games, self.seats], result.ended.copy()
        later_rewards, later_ended = self._others_play()
        return self._observed(), rewards + later_rewards, ended | later_ended, np.zeros_like(ended), {}

    def action_masks(self) -> Mask:
        """What the learner may choose now, a row for each game."""
        return self.batch.result.masks.copy()

    def _others_play(self) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """The others' moves, while the learner's games wait; what they brought to the learner."""
        rewards, ended = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        while (others := self.batch.movers != self.seats).any():
            result = self.batch.result
            actions = np.full(self.num_envs, WAIT)
            if self.policy is None:
                actions[others] = self.batch.sample()[others]
            else:
                actions[others] = self._chosen(result.observations[others], result.masks[others])
            result = self.batch.step(actions)
            rewards += result.rewards[self.games, self.seats]
            ended |= result.ended
        return rewards, ended

    def _chosen(self, observations: Observation, masks: Mask) -> NDArray[Any]:
        """What the policy answers; BadOption where that is no action for each row."""
        assert self.policy is not None
        found = np.asarray(self.policy(observations, masks))
        if found.shape != (len(masks),) or found.dtype.kind not in "iu" or (found < 0).any():
            raise BadOption("study-policy-answer", rows=len(masks), found=f"{found.dtype} {found.shape}")
        return found

    def _observed(self) -> Arrays:
        return {"observation": self.batch.result.observations.copy(), "action_mask": self.action_masks()}
