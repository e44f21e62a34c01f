"""How large a run is; the defaults are for one large accelerator."""

from __future__ import annotations

from typing import NamedTuple

LEAST_RESERVE, MOST_RESERVE = 4, 28


class LearnerSettings(NamedTuple):
    """What a run does; those that go on from a checkpoint must have the same ones."""

    seed: int = 0
    games: int = 4096
    """So many are played at once."""
    steps: int = 48
    """So many sowings in each game between two trainings."""
    simulations: int = 32
    width: int = 512
    blocks: int = 5
    minibatch: int = 8192
    updates: int = 64
    """So many minibatches in each training."""
    memory: int = 12
    """Samples of so many rounds of self-play are drawn from."""
    rate: float = 1e-3
    """The learning rate at the start; it falls evenly to a twentieth at the end."""
    trust: float = 0.9
    """How much of what a position is worth is taken from what came of it later, step by step, not from the search."""
    from_start: float = 0.35
    """The share of games that begin at the start; the others begin anywhere in a random game."""
    least: int = LEAST_RESERVE
    most: int = MOST_RESERVE
    """Reserves are drawn from least to most."""

    @property
    def samples(self) -> int:
        """In one round of self-play."""
        return self.games * self.steps
