"""Rondelic by feeling: below a certain card one swaps, above it one keeps, whoever else is at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.bots.rondelic.odds import fair_share
from haricot.bots.rondelic.prospects import best
from haricot.bots.rondelic.reasons import knows_a_lower, reason
from haricot.bots.rondelic.seeing import has_lent, picture, rank_of
from haricot.core.game import View
from haricot.core.sentences import Sentence

MOST_CARDS = 3
MOODS = (-2, -1, 0, 1, 2)


def by_feeling(enough: int, *, watchful: bool) -> Bot:
    """Somebody for whom that card is enough; who overlooks, unless watchful, that a lower card was just passed on."""

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        view, feels = views[-1], enough + Random(seed).choice(MOODS)
        match view["phase"]:
            case "swap" if has_lent(view):
                return Answer("keep", Sentence("bot-rondelic-forced"))
            case "swap" if watchful and knows_a_lower(picture(views), view):
                return Answer("keep", Sentence("bot-rondelic-safe"))
            case "swap":
                return _by_card(rank_of(view["hands"][view["turn"]]), feels, "keep", "swap")
            case "answer":
                return Answer("give", Sentence("bot-rondelic-forced"))
            case "pick":
                return _by_card(rank_of(view["offer"]), feels, "take", "turn")
            case "dealer" if view["options"]["rules"] == "rondelic":
                return _by_card(rank_of(view["up"]), feels, "take", "turn")
            case "dealer":
                return _look(view, feels)
        found = fair_share(view)
        return Answer(best(found), reason(views, best(found), found))

    return answer


def _by_card(rank: int, enough: int, high: str, low: str) -> Answer:
    word = high if rank >= enough else low
    return Answer(word, Sentence(f"bot-rondelic-feels-{word}", {"card": Sentence("bot-rondelic-card", {"rank": rank})}))


def _look(view: View, enough: int) -> Answer:
    """Takes a card that is enough, looks on while there are cards to look at, and keeps the own one otherwise."""
    own = rank_of(view["hands"][view["turn"]])
    if view["up"] and rank_of(view["up"]) >= max(enough, own + 1):
        return _by_card(rank_of(view["up"]), 0, "take", "take")
    return _by_card(own, enough if view["drawn"] < MOST_CARDS else 0, "keep", "draw")
