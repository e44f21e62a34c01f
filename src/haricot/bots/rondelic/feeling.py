"""Rondelic by feeling: below a certain card one swaps, above it one keeps, whoever else is at the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.bots.rondelic.odds import held_rank, known_ranks, rank_of, restart_or_leave
from haricot.core.game import View
from haricot.core.sentences import Sentence


def by_feeling(enough: int, *, watchful: bool) -> Bot:
    """Somebody for whom that card is enough; who overlooks, unless watchful, that a lower card was just passed on."""

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        view, mood = views[-1], Random(seed).choice((-2, -1, 0, 1, 2))
        match view["phase"]:
            case "swap":
                return _keep_or_swap(view, enough + mood, watchful)
            case "answer":
                return Answer("give", Sentence("bot-rondelic-forced"))
            case "pick":
                return _take_or_turn(rank_of(view["offer"]), enough + mood)
            case "dealer" if view["options"]["rules"] == "rondelic":
                return _take_or_turn(rank_of(view["up"]), enough + mood)
            case "dealer":
                return _look(view, enough + mood)
        return restart_or_leave(view)

    return answer


def _keep_or_swap(view: View, enough: int, watchful: bool) -> Answer:
    if any(loan["lender"] == view["turn"] for loan in view["lent"]):
        return Answer("keep", Sentence("bot-rondelic-forced"))
    if watchful and any(card < held_rank(view) for card in known_ranks(view)):
        return Answer("keep", Sentence("bot-rondelic-safe"))
    if held_rank(view) >= enough:
        return Answer("keep", Sentence("bot-rondelic-high"))
    return Answer("swap", Sentence("bot-rondelic-low"))


def _take_or_turn(card: int, enough: int) -> Answer:
    if card >= enough:
        return Answer("take", Sentence("bot-rondelic-high"))
    return Answer("turn", Sentence("bot-rondelic-next"))


def _look(view: View, enough: int) -> Answer:
    """Takes a card that is enough, looks on while there are cards to look at, and keeps the own one otherwise."""
    if view["up"] and rank_of(view["up"]) >= max(enough, held_rank(view) + 1):
        return Answer("take", Sentence("bot-rondelic-high"))
    if held_rank(view) < enough and view["drawn"] < 3:
        return Answer("draw", Sentence("bot-rondelic-looks"))
    return Answer("keep", Sentence("bot-rondelic-high"))
