"""A game that is being played by action ids: what every environment keeps, whatever library it is made for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from operator import index
from typing import Any

import numpy as np

from haricot.core.errors import BadOption
from haricot.core.game import Outcome, Seat, State
from haricot.games import named
from haricot.study.encoding import Draft, Encoding, Mask, encoding
from haricot.study.layout import Observation
from haricot.texts import LANGUAGES

REWARDS = ("rank", "scores")
"""How an end is rewarded."""
RENDER_MODES = ("human", "ansi")
"""How a board is shown."""
POSITION = "position"
MEANT_FOR_NOBODY = "options"
"""What PettingZoo's own test says to `reset`, to see whether that takes options at all."""


class EncodedPlay:
    """A state, and the draft of the move in hand."""

    def __init__(self, game: str, seats: int | None = None, reward: str = "rank", **options: Any) -> None:
        if reward not in REWARDS:
            raise BadOption("study-reward", reward=reward, known=", ".join(REWARDS))
        self.game = named(game)
        self.coder: Encoding = encoding(game, seats, **options)
        self.seats = self.coder.seats
        self.reward = reward
        self.draft: Draft = ()
        self.state: State = self.begin(0)

    def __deepcopy__(self, memo: dict[int, Any]) -> EncodedPlay:
        """All that it has are values: a shallow copy goes its own way."""
        return copy(self)

    def begin(self, seed: int, position: str | None = None) -> State:
        """A new game from that seed, or one that goes on from a position."""
        chosen = self.coder.options.plain()
        if position is None:
            self.state = self.game.new(self.seats, seed, **chosen)
        else:
            self.state = self.game.position(position, seed, **chosen)
            self.game.check_seats(self.state.seats, self.coder.options)
            if self.state.seats != self.seats:
                raise BadOption("seats-wrong", seats=str(self.state.seats), allowed=str(self.seats))
        self.draft = ()
        return self.state

    def observation(self, seat: Seat) -> Observation:
        """What that seat may know, with its draft if it has one."""
        return self.coder.encode(self.state.view(seat), self.draft if seat == self.state.turn else (), on_trust=True)

    def mask(self, seat: Seat) -> Mask:
        """What that seat may choose: nothing, when another one is to act."""
        if seat != self.state.turn:
            return np.zeros(len(self.coder.actions), np.int8)
        return self.coder.choices(self.state, self.draft)

    def act(self, action: int | None) -> bool:
        """The seat to act chooses; whether the move is whole, and was made. IllegalMove where the mask forbids it."""
        self.draft = (*self.draft, self.coder.allowed(self.state, self.draft, action))
        move = self.coder.made(self.state, self.draft)
        if move is None:
            return False
        self.play(move)
        return True

    def play(self, move: str) -> None:
        """A whole move, in notation."""
        self.state = self.state.play(move)
        self.draft = ()

    def rewards(self) -> list[float]:
        """By seat; zeros while the game is played."""
        outcome = self.state.outcome
        if outcome is None:
            return [0.0] * self.seats
        return list(map(float, outcome.scores)) if self.reward == "scores" else by_rank(outcome)


def check_render_mode(mode: str | None) -> None:
    """BadOption where a board is not shown in that way."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("study-render-mode", mode=repr(mode), known=", ".join(RENDER_MODES))


def check_language(lang: object) -> None:
    """BadOption where the house does not speak it."""
    if lang not in LANGUAGES:
        raise BadOption("study-language", lang=repr(lang), known=", ".join(LANGUAGES))


def seed_in(seed: object) -> int:
    """The same as a plain whole number, of NumPy's too; BadOption where it is none."""
    try:
        return index(seed)  # type: ignore[arg-type]  # what has no such number raises
    except TypeError:
        raise BadOption("option-seed", value=repr(seed)) from None


def position_in(options: Mapping[str, Any] | None) -> str | None:
    """The position that `reset` is to go on from; BadOption where its options say anything else."""
    asked: object = options or {}
    if isinstance(asked, Mapping) and set(asked) <= {POSITION, MEANT_FOR_NOBODY}:
        position = asked.get(POSITION)
        if isinstance(position, str | None):
            return position
    raise BadOption("study-reset", options=repr(options))


def by_rank(outcome: Outcome) -> list[float]:
    """The share of the others that a seat is ahead of, less the share that is ahead of it: from −1 to 1, in sum 0."""
    ranks: Sequence[int] = outcome.ranks
    return [
        (sum(rank < other for other in ranks) - sum(rank > other for other in ranks)) / max(1, len(ranks) - 1)
        for rank in ranks
    ]
