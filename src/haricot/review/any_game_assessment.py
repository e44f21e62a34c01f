"""Any position assessed by the player for any game: how games end that are played on from it at random."""

from __future__ import annotations

import math

from haricot.bots.any_game.monte_carlo import TriedMove, weigh
from haricot.review.candidates import Assessment, Candidate
from haricot.review.history import GameHistory

STEPS = (5_000, 20_000, 80_000)
MOST_GAMES = 20_000
NORMAL = 1.28
"""How many standard deviations to either side hold eight of ten."""


def assess(history: GameHistory, nodes: int) -> Assessment:
    """By playing out imagined games, move by move; the surest come first."""
    view, state = history.views(len(history.states))[-1], history.states[-1]
    trials = weigh(view, 0, 0.0, MOST_GAMES, nodes=nodes)
    best = sorted(trials, key=lambda trial: (-trial.worth + math.sqrt(trial.variance), trial.move))
    games = sum(trial.games for trial in trials)
    hidden = state.game.secret != "none"
    return Assessment(tuple(map(_candidate, best)), draws=games if hidden else None)


def _candidate(trial: TriedMove) -> Candidate:
    if not trial.games:
        return Candidate(trial.move, None)
    wide = NORMAL * math.sqrt(trial.variance)
    low, high = max(0.0, trial.worth - wide), min(1.0, trial.worth + wide)
    return Candidate(trial.move, trial.worth, low=low, high=high)
