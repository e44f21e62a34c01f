"""A bot of somebody's own size: where a rating stands between two levels, now the one answers and now the other.

Its level is written with the rating: `size:1240`. The seed says who answers, so that a game can be played again. A game
whose levels do not mix so, move by move, makes a player of its own in between: `between` in the module of its bots.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from haricot.bots import Answer, Bot, answer_within, levels
from haricot.bots.ladders import numbers
from haricot.core.game import View
from haricot.games import named, part_of
from haricot.games.rule_set import rule_set

FORM = re.compile(r"size:(-?[0-9]{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Mixture:
    """Two levels next to each other, and how often the stronger one answers."""

    weaker: str
    stronger: str
    share: float

    def of(self, seed: int) -> str:
        """The level that plays the game of that seed."""
        return self.stronger if Random(f"size {seed}").random() < self.share else self.weaker

    def bot(self, game: str, seed: int) -> Bot:
        """Who plays the game of that seed: the game's own player between the two levels, or one of them."""
        own = part_of(game, "bots", "between")
        if own is None or self.share in (0.0, 1.0):
            return levels(game)[self.of(seed)]
        made: Bot = own.between(self.weaker, self.stronger, self.share)
        return made


@dataclass(frozen=True, slots=True)
class OwnSize:
    """A bot of that rating."""

    game: str
    number: int

    def __call__(self, views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        return answer_within(self._who(views, seed), views, seed, seconds, nodes)

    def at_once(self, views: Sequence[View], seed: int, seconds: float) -> Answer:
        """As the level that answers does it, whose kernels may still be being made."""
        who = self._who(views, seed)
        answer: Answer = getattr(who, "at_once", who)(views, seed, seconds)
        return answer

    def _who(self, views: Sequence[View], seed: int) -> Bot:
        rules = rule_set(named(self.game), views[-1]["options"])
        return mixture(self.game, rules or "", self.number).bot(self.game, seed)


def bot_of_size(game: str, level: str) -> OwnSize | None:
    """The bot that `size:1240` stands for; None where it is no such level, or nobody measured the game's bots."""
    number = number_of_size(level)
    return OwnSize(game, number) if number is not None and numbers(game, "") else None


def number_of_size(level: str) -> int | None:
    """The number in a level's name; None for a level that has a name of its own."""
    found = FORM.fullmatch(level)
    return int(found[1]) if found else None


def mixture(game: str, rules: str, number: float, but: str | None = None) -> Mixture:
    """The nearest level that is weaker, and the nearest that is stronger; beyond the ladder, its first or last alone.

    `but`: a level that is left out, as if nobody had made it.
    """
    known = [(level, rating) for level, rating in numbers(game, rules).items() if level != but]
    for (weaker, low), (stronger, high) in pairwise(known):
        if number < high or stronger == known[-1][0]:
            return Mixture(weaker, stronger, min(1.0, max(0.0, (number - low) / (high - low))))
    raise AssertionError(f"no ladder of {game}")
