"""Flat Monte Carlo: what a move is worth is how games end that are played on from it at random.

Whatever the seat to act cannot know is imagined anew for each game. The k-th game of every move is played in the same
imagined world, so that moves are compared on equal terms.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from haricot.core.game import Outcome, Seat, State, View
from haricot.games import named

MOST_MOVES = 80
"""How many moves are tried; where there are more, some of them, drawn at random."""
LONGEST_PLAYOUT = 2_000
"""Moves after which a game that does not end counts as a tie."""
EXPLORATION = 0.7
A_TIE = 0.5


@dataclass(slots=True)
class TriedMove:
    """A move, and how the games went that were played on from it."""

    move: str
    games: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def worth(self) -> float:
        """The share of the others that the seat ended ahead of: 1 where it always won."""
        return self.total / self.games if self.games else A_TIE

    @property
    def variance(self) -> float:
        """Of the worth, had other games been played; with few games it is never thought to be small."""
        if not self.games:
            return 1.0
        spread = self.squares / self.games - self.worth**2
        return (spread + 1 / (self.games + 1)) / self.games

    def add(self, share: float) -> None:
        """One more game played out, with the share of it that was won."""
        self.games += 1
        self.total += share
        self.squares += share**2


class Worlds:
    """States that fit a view, each imagined when it is first needed."""

    def __init__(self, view: View, seed: int) -> None:
        self._game, self._view = named(view["game"]), view
        self._seeds = Random(seed)
        self._imagined: list[State] = []

    def __getitem__(self, number: int) -> State:
        while len(self._imagined) <= number:
            self._imagined.append(self._game.imagine(self._view, self._seeds.getrandbits(62)))
        return self._imagined[number]


def weigh(
    view: View, seed: int, seconds: float, games: int, also: str | None = None, *, nodes: int | None = None
) -> list[TriedMove]:
    """Each legal move, or some of them and `also`, tried in so many games for each or for so many seconds in all.

    Moves that promise more are tried more often than others. `nodes`: so many positions are looked at in all, however
    long that takes.
    """
    left = _Patience(seconds) if nodes is None else _Steps(nodes)
    rng, worlds, seat = Random(seed), Worlds(view, seed), view["seat"]
    trials = [TriedMove(move) for move in _candidates(worlds[0], rng, also)]
    if len(trials) < 2:
        return trials
    for played in range(games * len(trials)):
        trial = _most_promising(trials, played)
        world = worlds[trial.games]
        ended = _played_out(world.after(world.legal(trial.move)), rng, left)
        if ended is None:
            break
        trial.add(share_of(ended, seat))
    return trials


def best_of(trials: Sequence[TriedMove]) -> TriedMove:
    """The move that was tried most often, since the better ones are; among several such the one worth most."""
    return max(trials, key=lambda trial: (trial.games, trial.worth))


def share_of(outcome: Outcome, seat: Seat) -> float:
    """How many of the others that seat is ahead of, ties counted as half; alone, whether it scored at all."""
    rank = outcome.ranks[seat]
    others = [other for at, other in enumerate(outcome.ranks) if at != seat]
    if not others:
        return float(outcome.scores[seat] > 0)
    return sum(1.0 if rank < other else A_TIE if rank == other else 0.0 for other in others) / len(others)


def _candidates(state: State, rng: Random, also: str | None) -> list[str]:
    moves = state.moves()
    chosen = [str(move) for move in (moves if len(moves) <= MOST_MOVES else rng.sample(list(moves), MOST_MOVES))]
    if also is not None and also not in chosen:
        chosen[-1:] = [also]
    rng.shuffle(chosen)
    return chosen


def _most_promising(trials: Sequence[TriedMove], played: int) -> TriedMove:
    """Each move once; then the one that may be the best still, by its games so far (UCB1)."""
    if played < len(trials):
        return trials[played]
    log = math.log(played)
    return max(trials, key=lambda trial: trial.worth + EXPLORATION * math.sqrt(log / trial.games))


class _Patience:
    """Seconds from now on."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def is_over(self) -> bool:
        return time.monotonic() >= self._end


class _Steps:
    """So many positions, the same on every machine."""

    def __init__(self, nodes: int) -> None:
        self._left = nodes

    def is_over(self) -> bool:
        self._left -= 1
        return self._left < 0


def _played_out(state: State, rng: Random, left: _Patience | _Steps) -> Outcome | None:
    """How it ends if everybody plays at random; None where what was left for it ends first."""
    for _ in range(LONGEST_PLAYOUT):
        if state.turn is None:
            return state.outcome
        if left.is_over():
            return None
        state = state.after(rng.choice(state.moves()))
    return Outcome.of_scores([0] * state.seats)
