"""Rondelic by expected value: what each word may bring, with the rest of the round simulated, and the circles."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from haricot.bots import Answer
from haricot.bots.rondelic import race
from haricot.bots.rondelic.determinization import Deals, determinize
from haricot.bots.rondelic.draws import RISK, WORTH, Float64Array, draw_chances, optimal_stopping, rank_counts
from haricot.bots.rondelic.endgame import circles as endgame_circles
from haricot.bots.rondelic.endgame import play as endgame
from haricot.bots.rondelic.habits import habits
from haricot.bots.rondelic.knowledge import RANKS, has_lent, own_card, rank_of, to_act
from haricot.bots.rondelic.prospects import Prospect, Prospects, best
from haricot.bots.rondelic.reasons import reason
from haricot.bots.rondelic.round_simulation import Flags, Ranks, SwapChoice, play_round
from haricot.games.rondelic.cards import KING
from haricot.games.rondelic.rules import MOST_CARDS
from haricot.games.rondelic.view_types import RondelicView
from haricot.texts import Sentence

DEALS = 500
EVER_SO_LITTLE = 1e-9
"""What a rank is worth where all else is equal: others may hold what nobody expects."""


def answer(views: Sequence[RondelicView], seed: int, seconds: float) -> Answer:
    """The word that is worth most; when two are left, the one that the solution of their round says."""
    found = prospects(views, DEALS, seed)
    if not found:
        return Answer("give", Sentence("bot-rondelic-forced"))
    word = endgame.choose(views, found, seed) if are_two(views[-1]) else best(found)
    return Answer(word, reason(views, word, found))


def prospects(views: Sequence[RondelicView], count: int, seed: int) -> Prospects:
    """What each word that may be said is expected to bring, in chances to be the last; of stakes, in stakes.

    Nothing, for a player who must give a card that is no King.
    """
    view = views[-1]
    if view["phase"] == "restart":
        return _stake(view)
    if are_two(view):
        return endgame.prospects(views)
    deals = determinize(views, count, seed)
    circles = np.array(race.stakes(view, deals.round_.order))
    if view["phase"] == "dealer":
        return _dealer(view, deals, circles)
    found = {}
    for word in _words(view):
        hands = _final_hands(deals, view, word)
        lowest = deals.weights @ (hands == hands.min(axis=1, keepdims=True))
        found[word] = Prospect(float(lowest[deals.round_.order.index(to_act(view))]), float(lowest @ circles))
    return found


def are_two(view: RondelicView) -> bool:
    """Whether just two tokens are left on the board."""
    return view["phase"] != "restart" and sum(token["circle"] is not None for token in view["tokens"]) == 2


def _words(view: RondelicView) -> tuple[str, ...]:
    """Before the dealer's turn: a King lent leaves no choice; by the first rules, a King that is asked for does."""
    if view["phase"] == "swap":
        return ("keep",) if has_lent(view) else ("keep", "swap")
    shows = view["options"]["rules"] == "rondelic" and rank_of(own_card(view)) == KING
    return ("give", "show") if shows else ()


def _final_hands(deals: Deals, view: RondelicView, word: str) -> Ranks:
    """Everybody's card at the showing in every deal, if this word is said and the others go on as usual."""
    usual, start = habits(view["options"]["rules"], len(deals.round_.order)), deals.round_.order.index(to_act(view))

    def swaps(turn: SwapChoice) -> Flags:
        return np.full(len(turn.held), word == "swap") if turn.place == start else turn.swaps_by_habit(usual)

    warned = bool(deals.round_.shown) or word == "show"
    return play_round(deals.hands(), deals.pack, swaps, usual.dealer, start=start, warned=warned)


def _stake(view: RondelicView) -> Prospects:
    """The share of the pot that a new token may win, less the stake, against nothing."""
    circles, pot = view["options"]["circles"], view["pot"]
    others = [circles + 1 - token["circle"] for token in view["tokens"] if token["circle"] is not None]
    if len(others) == 1 and sum(token["fell"] for token in view["tokens"]) == 1:
        worth = endgame_circles.restart_worth(circles, pot, deals=view["turn"] != view["dealer"])
    else:
        worth = race.outlasts(circles, others) * (pot + 1) - 1
    return {"restart": Prospect(1 - (worth + 1) / (pot + 1), worth), "leave": Prospect(1.0, 0.0)}


def _dealer(view: RondelicView, deals: Deals, circles: Float64Array) -> Prospects:
    """The others' cards lie; every rank that the dealer may end with has its odds, and cards come one by one."""
    hands = deals.hands()[:, :-1]
    figures = _by_rank(hands, deals, circles)
    unseen = deals.round_.unseen
    to_come = MOST_CARDS - view["drawn"]
    if view["options"]["rules"] == "rondelic":
        found = {"take": figures[:, rank_of(view["up"]) - 1], "turn": _to_come(figures, unseen, to_come, None)}
    else:
        own = figures[:, rank_of(own_card(view)) - 1]
        found = {"keep": own}
        if to_come:
            found["draw"] = _to_come(figures, unseen, to_come, own)
        if view["up"]:
            found["take"] = figures[:, rank_of(view["up"]) - 1]
        if view["offer"] and deals.round_.laid is not None:
            found["accept"] = _accepted(hands, deals.cards[:, deals.round_.laid], deals, circles)
    return {word: Prospect(float(each[RISK]), float(each[WORTH])) for word, each in found.items()}


def _by_rank(others: Ranks, deals: Deals, circles: Float64Array) -> Float64Array:
    """The figures of ending with each rank, of shape (2, ranks)."""
    least = others.min(axis=1)
    moved = deals.weights * ((others == least[:, None]) @ circles[:-1])
    up_to = np.bincount(least, moved, len(RANKS) + 1).cumsum()[1:]
    risk = np.bincount(least, deals.weights, len(RANKS) + 1)[::-1].cumsum()[::-1][1:]
    return np.stack([up_to + circles[-1] * risk + EVER_SO_LITTLE * np.array(RANKS), risk])


def _accepted(others: Ranks, laid: Ranks, deals: Deals, circles: Float64Array) -> Float64Array:
    """The figures of ending with the card that was laid aside, whatever it is."""
    least = others.min(axis=1)
    lowest = laid <= least
    moved = (others == np.minimum(least, laid)[:, None]) @ circles[:-1] + lowest * circles[-1]
    return np.array([deals.weights @ moved, deals.weights @ lowest])


def _to_come(figures: Float64Array, unseen: Sequence[int], cards: int, own: Float64Array | None) -> Float64Array:
    """The figures of the best use of so many cards to come; `own`: those of the dealer's card, if it may stay."""
    stops = [figures.reshape(2, *(1,) * place, len(RANKS)) for place in range(cards)]
    stays = None if own is None else own.reshape(2, *(1,) * cards)
    return optimal_stopping(draw_chances(rank_counts(unseen), cards), stops, stays)
