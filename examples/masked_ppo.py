"""Kala, learnt by playing against oneself: `python masked_ppo.py`, with `pip install haricot[study] sb3-contrib`.

MaskablePPO plays 256 games at a time, on both sides, for three million decisions; the arena tells what it can do then.
"""

import sys
from collections.abc import Sequence
from typing import Any

from sb3_contrib import MaskablePPO
from torch import nn, set_num_threads

import haricot
from haricot.lab.arena import bouts, play_all, share
from haricot.study import encoding
from haricot.study.kala.batch import KalaBatch
from haricot.study.stable_baselines import BatchVecEnv

STEPS, GAMES = 3_000_000, 400


class Player:
    """A model as a player of the house: given the views of a seat, it answers with a move."""

    def __init__(self, model: Any) -> None:
        self.model, self.coder = model, encoding("kala")

    def __call__(self, views: Sequence[Any], seed: int, seconds: float) -> str:
        """The move that the model likes best among those that are allowed."""
        state = haricot.game("kala").imagine(views[-1], seed)
        observation, mask = self.coder.encode(views[-1]), self.coder.mask(state)
        action, _ = self.model.predict(observation, action_masks=mask, deterministic=True)
        return str(self.coder.move(state, (int(action),)))


def learner() -> Any:
    """One that knows nothing yet; its opponent in every game is itself, as it is by then."""
    env = BatchVecEnv(KalaBatch(256, seed=1))
    updates = {"n_steps": 64, "batch_size": 2048, "n_epochs": 4, "learning_rate": lambda left: 0.002 * left}
    weights = {"gamma": 1.0, "ent_coef": 0.02, "policy_kwargs": {"net_arch": [128, 128], "activation_fn": nn.ReLU}}
    model = MaskablePPO("MlpPolicy", env, seed=1, device="cpu", **updates, **weights)
    env.games.policy = lambda observations, masks: model.predict(observations, action_masks=masks)[0]
    return model


def compare(stronger: str, weaker: str) -> None:
    """Games in the arena after four random moves, each start twice with the seats swapped."""
    players = {"untrained": untrained, "trained": trained}
    games = list(bouts("kala", (stronger, weaker), GAMES, seats=2, seed=2, opening=4, players=players))
    won = share(list(play_all(games)), stronger, weaker)
    print(f"{stronger} wins {won.share:.1%} of {GAMES} games against {weaker} (± {100 * won.margin:.1f})")  # noqa: T201


if __name__ == "__main__":
    set_num_threads(1)  # layers this small cost more to share out than to compute
    untrained = Player(learner())
    trained = Player(learner().learn(int(sys.argv[1]) if sys.argv[1:] else STEPS))
    for pair in ("untrained", "graine"), ("trained", "untrained"), ("trained", "graine"), ("trained", "germe"):
        compare(*pair)
