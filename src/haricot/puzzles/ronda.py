"""Ronda's puzzles: a stretch of a game is shown, then it is asked where the two bowls with so many beans are.

There are exactly two, both were lifted in the stretch, and nothing else of it was seen to hide as many at the end:
whoever forgets nothing knows them. Neither lies open or was covered by the last move. They are lifted by the rules of
the game, in either order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

from haricot.bots import levels
from haricot.bots.ronda import MINDS
from haricot.bots.ronda.memory import PERFECT, Mind, sights
from haricot.core.game import State
from haricot.games.ronda import GAME
from haricot.games.ronda.rules import Phase, Ronda
from haricot.games.ronda.view_types import RondaView
from haricot.puzzles.puzzle import Puzzle, PuzzleStep, identity, options_told

KINDS = ("short", "long")
SHARE = 0.12
LEVELS = ("pousse", "bouton", "pousse", "germe")
PRESETS: tuple[dict[str, Any], ...] = ({}, {}, {"flow": "simple"}, {"flow": "simple", "cap": 4, "penalty": False})
STRETCHES = (5, 7, 9, 12, 15, 18, 22, 26, 30)
"""About how many moves are shown."""
LONG = 12
"""From so many bowls lifted on, a stretch is a long one."""
MOST_MOVES = 70
CUTS = 12
MOST_CUT = 4


def self_play(seed: int) -> list[State]:
    """A game between players who forget, more or less."""
    rng = Random(seed)
    seats = rng.choice((2, 2, 3, 4))
    bots = [levels(GAME.name)[rng.choice(LEVELS)] for _ in range(seats)]
    states: list[State] = [GAME.new(seats, seed, **rng.choice(PRESETS))]
    shown = [[states[0].view(seat)] for seat in range(seats)]
    while (seat := states[-1].turn) is not None and len(states) < MOST_MOVES:
        states.append(states[-1].play(bots[seat](shown[seat], seed + len(states), 1.0).move))
        for other in range(seats):
            shown[other].append(states[-1].view(other))
    return states


def cut(states: Sequence[State], seed: int) -> Iterator[Puzzle]:
    """Stretches from the beginning of one turn to that of another, drawn by lot."""
    rng = Random(seed)
    turns = [at for at, state in enumerate(states) if _begins_turn(state)]
    cuts = 0
    for _ in range(CUTS):
        start, length = rng.choice(turns), rng.choice(STRETCHES)
        ends = [at for at in turns if start + length <= at <= start + length + 3]
        found = puzzle_of(states[start : ends[0] + 1], rng, seed) if ends else None
        if found is not None and cuts < MOST_CUT:
            cuts += 1
            yield found


def puzzle_of(states: Sequence[State], rng: Random, seed: int) -> Puzzle | None:
    """A puzzle from a stretch of a game, if what was seen in it leaves no doubt about some pair; None otherwise."""
    first, last = states[0], states[-1]
    assert isinstance(first, Ronda)
    assert isinstance(last, Ronda)
    first = _fresh(first)
    shown = tuple(str(state.last.deed) for state in states[1:] if isinstance(state, Ronda) and state.last)
    views = _views([first, *states[1:]], last.mover)
    asked = [beans for beans in range(last.cap + 1) if pair_of(views, beans) == _hiding(last, beans)]
    if not asked:
        return None
    beans = rng.choice(asked)
    one, other = (str(bowl) for bowl in pair_of(views, beans))
    kind = "long" if len(sights(views)) >= LONG else "short"
    options, position = options_told(last), str(first)
    name = identity(GAME.name, position, options, (*shown, str(beans)), kind)
    steps = (PuzzleStep((one, other)), PuzzleStep((one, other)))
    return Puzzle(name, kind, last.mover, position, steps, options, shown, beans, seed=seed)


def pair_of(views: Sequence[RondaView], beans: int, mind: Mind = PERFECT) -> tuple[int, ...]:
    """The two bowls that are remembered to hide so many; none where it is not two, or where one is in sight."""
    memory = mind.remembers(views)
    found = tuple(sorted(bowl for bowl, remembered in memory.items() if remembered == beans))
    in_sight = any(views[-1]["bowls"][bowl - 1] is not None for bowl in found)
    return found if len(found) == 2 and not in_sight else ()


def is_unique(puzzle: Puzzle) -> bool:
    """By what is seen and by what is true: two bowls, and these."""
    states = puzzle.states(GAME.name)
    last = states[-1]
    assert isinstance(last, Ronda)
    pair = pair_of(_views(states, puzzle.seat), puzzle.goal)
    right = tuple(map(str, pair))
    return bool(pair) and pair == _hiding(last, puzzle.goal) and all(step.right == right for step in puzzle.steps)


def solves(puzzle: Puzzle, level: str, seed: int) -> bool:
    """Whether somebody with the memory of that level knows where; who sits there decides what is forgotten."""
    views = _views(puzzle.states(GAME.name), seed)
    return pair_of(views, puzzle.goal, MINDS.get(level, PERFECT)) == pair_of(views, puzzle.goal)


def group(puzzle: Puzzle) -> str:
    """Puzzles of one group are graded among themselves: those that ask the same."""
    return f"{puzzle.kind} {puzzle.goal}"


def _begins_turn(state: State) -> bool:
    assert isinstance(state, Ronda)
    return state.turn is not None and state.phase is Phase.LIFT and not state.open


def _fresh(state: Ronda) -> Ronda:
    """Without what the move before it covered: the stretch begins here."""
    read = GAME.position(str(state).replace(_covered(state), "covered=-"), **options_told(state))
    assert isinstance(read, Ronda)
    return read


def _covered(state: Ronda) -> str:
    return next(part for part in str(state).split() if part.startswith("covered="))


def _hiding(state: Ronda, beans: int) -> tuple[int, ...]:
    found = tuple(bowl for bowl, hidden in enumerate(state.bowls, 1) if hidden == beans)
    return found if len(found) == 2 else (0,)


def _views(states: Sequence[State], seat: int) -> list[RondaView]:
    """What is seen from that seat; sat on again from the first, where there are not as many."""
    return [cast(RondaView, state.view(seat % state.seats)) for state in states]
