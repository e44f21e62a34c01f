"""Rondelic by feeling: below a certain card one swaps, above it one keeps, whoever else is at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.bots.rondelic.knowledge import has_lent, own_card, rank_of, round_knowledge
from haricot.bots.rondelic.odds import fair_share
from haricot.bots.rondelic.prospects import best
from haricot.bots.rondelic.reasons import knows_a_lower, reason, staked
from haricot.games.rondelic.cards import KING
from haricot.games.rondelic.rules import MOST_CARDS
from haricot.games.rondelic.view_types import RondelicView
from haricot.texts import Sentence

MOODS = (-2, -1, 0, 1, 2)


def by_threshold(enough: int, *, watchful: bool) -> Bot:
    """For whom that card or a King is enough; who overlooks, unless watchful, that a lower card was just passed on."""

    def answer(views: Sequence[RondelicView], seed: int, seconds: float) -> Answer:
        said = felt(views, min(enough + Random(seed).choice(MOODS), KING))
        return Answer(said.move, staked(views[-1], said.reason))

    def felt(views: Sequence[RondelicView], feels: int) -> Answer:
        view = views[-1]
        match view["phase"]:
            case "swap" if has_lent(view):
                return Answer("keep", Sentence("bot-rondelic-forced"))
            case "swap" if watchful and knows_a_lower(round_knowledge(views), view):
                return Answer("keep", Sentence("bot-rondelic-safe"))
            case "swap":
                return _by_card(rank_of(own_card(view)), feels, "keep", "swap")
            case "answer":
                may_show = view["options"]["rules"] == "rondelic" and rank_of(own_card(view)) == KING
                return Answer("give", Sentence(f"bot-rondelic-{'lends' if may_show else 'forced'}"))
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
    return _felt(word, f"bot-rondelic-feels-{word}", rank)


def _felt(word: str, key: str, rank: int) -> Answer:
    return Answer(word, Sentence(key, {"card": Sentence("bot-rondelic-card", {"rank": rank})}))


def _look(view: RondelicView, enough: int) -> Answer:
    """Takes a card that is enough, looks on while there are cards to look at, and then settles for the higher one."""
    own, up = rank_of(own_card(view)), rank_of(view["up"]) if view["up"] else 0
    if up >= max(enough, own + 1):
        return _by_card(up, 0, "take", "take")
    if view["drawn"] == MOST_CARDS and own < enough:
        return _felt("take" if up > own else "keep", "bot-rondelic-settles", max(own, up))
    return _by_card(own, enough, "keep", "draw")
