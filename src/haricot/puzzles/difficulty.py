"""How hard a puzzle is: how bots of each level do, put on one scale with their strength.

A level's height is the sum of the steps of its ladder, in logits; a puzzle as hard as that height is solved by the
level every second time. A level that solves all and one that solves none say little by themselves: where the levels
change from the one to the other says where the puzzle stands.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate

import msgspec

from haricot.bots import levels
from haricot.bots.ladders import ladder_of
from haricot.core.game import State
from haricot.puzzles.makers import maker_of
from haricot.puzzles.puzzle import Puzzle

TRIES = 3
SECONDS = 5.0
"""Enough for every level to look as far as it does: what it finds does not depend on the machine."""
FINEST = 0.05
CERTAINTY = 0.02
"""No level is taken to be quite sure."""
PRIOR_SPREAD = 4.0


def graded(game: str, puzzle: Puzzle) -> Puzzle:
    """With the share of tries in which each level solves it, and the grade that follows."""
    solved = tuple(_share(game, puzzle, level) for level in levels(game))
    return msgspec.structs.replace(puzzle, solved=solved, grade=grade_of(game, solved))


def heights(game: str) -> list[float]:
    """Of each level above the weakest; evenly spaced where nobody measured them."""
    ladder, count = ladder_of(game, "default"), len(levels(game))
    if ladder is None or len(ladder.levels) != count:
        return [float(at) for at in range(count)]
    return list(accumulate((math.log(share / (1 - share)) for share in ladder.ahead), initial=0.0))


def grade_of(game: str, solved: Sequence[float]) -> float:
    """The most likely one."""
    tall = heights(game)
    middle = tall[-1] / 2
    grades = [FINEST * step for step in range(round(-2 / FINEST), round((tall[-1] + 2) / FINEST) + 1)]

    def likely(grade: float) -> float:
        found = -(((grade - middle) / PRIOR_SPREAD) ** 2) / 2
        for height, share in zip(tall, solved, strict=True):
            chance = CERTAINTY + (1 - 2 * CERTAINTY) / (1 + math.exp(grade - height))
            found += share * math.log(chance) + (1 - share) * math.log(1 - chance)
        return found

    best: float = max(grades, key=likely)
    return round(best, 2)


def _share(game: str, puzzle: Puzzle, level: str) -> float:
    maker = maker_of(game)
    own = getattr(maker, "solves", None)
    seeds = range(TRIES if level in getattr(maker, "UNSURE", (level,)) else 1)
    tries = [bool(own(puzzle, level, seed) if own else solves(game, puzzle, level, seed)) for seed in seeds]
    return round(sum(tries) / len(tries), 2)


def solves(game: str, puzzle: Puzzle, level: str, seed: int) -> bool:
    """Whether a bot that is asked at each step does what is right."""
    bot, states = levels(game)[level], puzzle.states(game)
    for step in puzzle.steps:
        views = [state.view(puzzle.seat) for state in states]
        if (move := bot(views, seed, SECONDS).move) not in step.right:
            return False
        if move != step.right[0]:
            return True
        states += _played(states[-1], (move, *step.reply))
    return True


def _played(state: State, moves: Sequence[str]) -> list[State]:
    states = [state]
    for move in moves:
        states.append(states[-1].play(move, on_trust=True))
    return states[1:]
