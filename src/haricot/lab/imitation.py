"""Players who imitate a level by the two beside it: what bots of somebody's own size do, where it can be measured.

haricot arena kala --player feuille --player own=haricot.lab.imitation:kala.feuille --games 400 --opening 4
"""

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots import Answer, answer_within, levels
from haricot.bots.ladders import numbers
from haricot.bots.rated_bot import mixture
from haricot.core.errors import UnknownGame
from haricot.core.game import View
from haricot.games import named
from haricot.games.rule_set import rule_set


class Imitation:
    """A bot of the rating of a level, made of all levels but that one."""

    def __init__(self, game: str, level: str) -> None:
        self._game, self._level = game, level

    def __call__(self, views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        rules = rule_set(named(self._game), views[-1]["options"]) or ""
        number = numbers(self._game, rules)[self._level]
        who = mixture(self._game, rules, number, but=self._level).bot(self._game, seed)
        return answer_within(who, views, seed, seconds, nodes)


class Imitations:
    """Those of a game, by the names of levels."""

    def __init__(self, game: str) -> None:
        self._game = game

    def __getattr__(self, level: str) -> Imitation:
        if level not in levels(self._game):
            raise AttributeError(level)
        return Imitation(self._game, level)


def __getattr__(game: str) -> Imitations:
    try:
        return Imitations(named(game).name)
    except UnknownGame:
        raise AttributeError(game) from None
