"""Somebody between two levels of RondoRondo: now the one plays a turn, now the other, and always the whole of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from haricot.bots import Answer, Bot, answer_within
from haricot.core.game import View


@dataclass(frozen=True, slots=True)
class MixedTurns:
    """Two players, and how often the stronger one has the turn.

    Turn by turn and not move by move: a weak player who exchanges a card, and then a strong one who sees every word
    that it makes, are better together than either.
    """

    weaker: Bot
    stronger: Bot
    often: float

    def __call__(self, views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        return answer_within(self.who(views), views, seed, seconds, nodes)

    def at_once(self, views: Sequence[View], seed: int, seconds: float) -> Answer:
        """As the one whose turn it is does it, whose kernels may still be being made."""
        who = self.who(views)
        answer: Answer = getattr(who, "at_once", who)(views, seed, seconds)
        return answer

    def who(self, views: Sequence[View]) -> Bot:
        """By the deal and by what stays the same through a turn, since each move of it has a seed of its own."""
        first, last = views[0], views[-1]
        rng = Random(f"{first['hands']} {last['rack']} {last['scores']} {last['passes']}")
        return self.stronger if rng.random() < self.often else self.weaker
