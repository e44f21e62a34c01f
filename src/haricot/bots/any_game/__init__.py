"""Players for any game at all: one who plays at random, and two who try each move in games played on at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.bots.any_game.monte_carlo import best_of, weigh
from haricot.core.game import View
from haricot.games import named
from haricot.texts import Sentence

OF_ITS_TIME = 0.8
"""The part of its time that a bot thinks: the rest is for whatever comes before and after."""
BOT_NODES = 20_000
"""Positions, where these are counted instead of seconds."""


def at_random(views: Sequence[View], seed: int, seconds: float) -> Answer:
    """Any legal move."""
    view = views[-1]
    moves = named(view["game"]).imagine(view, seed).moves()
    return Answer(str(Random(seed).choice(moves)), Sentence("any-bot-random"))


def monte_carlo(games: int) -> Bot:
    """Somebody who tries moves in so many games for each, and takes the one after which they went best."""

    def answer(views: Sequence[View], seed: int, seconds: float, nodes: int | None = None) -> Answer:
        trials = weigh(views[-1], seed, OF_ITS_TIME * seconds, games, nodes=nodes)
        if len(trials) == 1:
            return Answer(trials[0].move, Sentence("any-bot-only"))
        best = best_of(trials)
        if not best.games:
            return at_random(views, seed, seconds)
        return Answer(best.move, Sentence("any-bot-ahead", {"times": round(100 * best.worth), "games": best.games}))

    return answer


LEVELS: dict[str, Bot] = {"graine": at_random, "pousse": monte_carlo(games=3), "fleur": monte_carlo(games=500)}
