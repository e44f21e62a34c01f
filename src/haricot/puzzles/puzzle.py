"""A puzzle: a position, what is shown before it, what is right at each step, and what answers it.

It is kept as notation, a line of JSON; `sheet.py` makes of it the views that somebody sees, by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct

from haricot.core.game import Seat, State
from haricot.games import named


class PuzzleStep(Struct, frozen=True, array_like=True):
    """What is right, in notation, and what the others answer to it."""

    right: tuple[str, ...]
    reply: tuple[str, ...] = ()


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """What one seat is asked; `goal` and `figures` mean what the puzzles of its game say."""

    id: str
    kind: str
    seat: Seat
    position: str
    steps: tuple[PuzzleStep, ...]
    options: dict[str, Any] = {}
    shown: tuple[str, ...] = ()
    """The moves that are shown before the question, from the position on."""
    goal: int = 0
    """A number that the question names: turns, points, beans."""
    figures: dict[str, float] = {}
    """What moves bring, right or wrong: told afterwards."""
    lang: str = ""
    """The language whose words it takes; none where it takes no words."""
    solved: tuple[float, ...] = ()
    """How often each level of the bots solves it, the weakest first."""
    grade: float = 0.0
    """How hard that makes it: on the ladder of the bots, in logits above the weakest level."""
    seed: int = 0
    """The game of self-play that it was cut from; -1 where people played it."""

    def start(self, game: str) -> State:
        """The position from which it is shown."""
        return named(game).position(self.position, **self.options)

    def states(self, game: str) -> list[State]:
        """From the position to the question."""
        states = [self.start(game)]
        for move in self.shown:
            states.append(states[-1].play(move, on_trust=True))
        return states


def identity(game: str, position: str, options: Mapping[str, Any], shown: tuple[str, ...], kind: str) -> str:
    """Eight letters by which a puzzle is known: the same for the same question."""
    told = msgspec.json.encode([game, position, options, shown, kind], order="sorted")
    return sha256(told).hexdigest()[:8]


def options_told(state: State) -> dict[str, Any]:
    """Those that are not as the game proposes."""
    usual = state.game.choose({}).plain()
    return {name: value for name, value in state.options.plain().items() if value != usual[name]}
