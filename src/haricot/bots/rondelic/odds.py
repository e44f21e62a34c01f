"""Rondelic by exact odds: how likely a player's own card is to be the lowest as the cards lie, by all that was seen.

Every card that was not seen is as likely as any other in each hidden place; none comes twice. What others will do with
their cards, and what they said, does not count here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import comb

import numpy as np

from haricot.bots import Answer
from haricot.bots.rondelic.draws import RISK, Float64Array, draw_chances, optimal_stopping, rank_counts
from haricot.bots.rondelic.knowledge import (
    RANKS,
    RoundKnowledge,
    has_lent,
    own_card,
    rank_of,
    round_knowledge,
    to_act,
)
from haricot.bots.rondelic.prospects import Prospect, Prospects, best
from haricot.bots.rondelic.reasons import reason
from haricot.games.rondelic.cards import KING
from haricot.games.rondelic.rules import MOST_CARDS
from haricot.games.rondelic.view_types import RondelicView
from haricot.texts import Sentence


def answer(views: Sequence[RondelicView], seed: int, seconds: float) -> Answer:
    """A word, and the reason for it, which tells of the player's own card: it is for no other ears during the game."""
    found = prospects(views)
    if not found:
        return Answer("give", Sentence("bot-rondelic-forced"))
    word = best(found)
    return Answer(word, reason(views, word, found, counts=True))


def prospects(views: Sequence[RondelicView]) -> Prospects:
    """How likely it is to end with the lowest card, for each word that may be said; none for a player who must give."""
    view = views[-1]
    match view["phase"]:
        case "restart":
            return fair_share(view)
        case "answer":
            return _king(view)
    cards = CardOdds(round_knowledge(views), view)
    match view["phase"], view["options"]["rules"]:
        case "swap", _:
            found = cards.keep_or_swap()
        case "pick", _:
            found = cards.take_or_turn(rank_of(view["offer"]))
        case _, "rondelic":
            found = cards.take_or_turn(rank_of(view["up"]))
        case _:
            found = cards.look()
    return {word: Prospect(risk, -risk) for word, risk in found.items()}


def fair_share(view: RondelicView) -> Prospects:
    """A share of the pot by the circles that each has still to go, against one more stake."""
    circles = view["options"]["circles"]
    to_go = [circles + 1 - token["circle"] for token in view["tokens"] if token["circle"] is not None]
    share = circles / (sum(to_go) + circles)
    return {"restart": Prospect(1 - share, (view["pot"] + 1) * share - 1), "leave": Prospect(1.0, 0.0)}


def _king(view: RondelicView) -> Prospects:
    """A King comes back to its owner: lent, it tells the others nothing."""
    if rank_of(own_card(view)) < KING or view["options"]["rules"] != "rondelic":
        return {}
    return {"give": Prospect(0.0, 0.0), "show": Prospect(0.0, 0.0)}


class CardOdds:
    """How the cards lie for the one to act: the ranks known of others, how many are hidden, what was not seen."""

    def __init__(self, round_: RoundKnowledge, view: RondelicView) -> None:
        self.round_, self.view, self.me = round_, view, to_act(view)
        others = [seat for seat in round_.order if seat != self.me]
        self.known = [rank for seat in others if (rank := round_.known(seat)) is not None]
        self.hidden = len(others) - len(self.known)
        self.counts = Counter(round_.unseen)
        self.as_high = {rank: sum(other >= rank for other in round_.unseen) for rank in RANKS}

    def lowest(self, rank: int, gone: tuple[int, ...] = (), met: int = 0) -> float:
        """How likely no other card is lower than this one, once some of those not seen have turned up elsewhere.

        `met`: how many of these were the cards of others.
        """
        if any(known < rank for known in self.known):
            return 0.0
        as_high = self.as_high[rank] - sum(card >= rank for card in gone)
        return share(as_high, len(self.round_.unseen) - len(gone), self.hidden - met)

    def keep_or_swap(self) -> dict[str, float]:
        """A King that was lent comes back."""
        held = self.held()
        if has_lent(self.view):
            self.known.remove(KING)
            self.known.append(held)
            return {"keep": self.lowest(KING)}
        last = self.round_.right_of(self.me) == self.round_.dealer
        swapped = [
            count * (self.lowest(rank, (rank,)) if last else self._swapped(held, rank))
            for rank, count in self.counts.items()
        ]
        return {"keep": self.lowest(held), "swap": sum(swapped) / len(self.round_.unseen)}

    def _swapped(self, held: int, rank: int) -> float:
        """The neighbour has the player's card; but where a King is asked for, both stay where they are."""
        if rank == KING:
            return self.lowest(held, (rank,), met=1)
        return 0.0 if rank > held else self.lowest(rank, (rank,), met=1)

    def take_or_turn(self, rank: int) -> dict[str, float]:
        """The card that lies there, or those that may follow."""
        return {"take": self.lowest(rank), "turn": self._to_come(MOST_CARDS - self.view["drawn"], None)}

    def look(self) -> dict[str, float]:
        """The dealer who holds a card: it may stay, whatever is drawn; a card laid aside is any card."""
        own, view = self.held(), self.view
        found = {"keep": self.lowest(own)}
        if view["drawn"] < MOST_CARDS:
            found["draw"] = self._to_come(MOST_CARDS - view["drawn"], own)
        if view["up"]:
            found["take"] = self.lowest(rank_of(view["up"]))
        if view["offer"]:
            found["accept"] = self._to_come(1, None)
        return found

    def _to_come(self, cards: int, own: int | None) -> float:
        """How likely it is to lose with so many cards to come, each taken or refused as it comes."""
        stops = [self._risks(place, place) for place in range(cards)]
        last = None if own is None else self._risks(cards, None, own)
        return float(optimal_stopping(draw_chances(rank_counts(self.round_.unseen), cards), stops, last)[RISK])

    def _risks(self, gone: int, taken: int | None, own: int = 0) -> Float64Array:
        """The figures of the card taken, or of the player's own, by the ranks of the cards that came."""
        ranks = np.indices((len(RANKS),) * (gone + (taken is not None))) + 1
        rank = ranks[taken] if taken is not None else np.full(ranks.shape[1:], own)
        as_high = np.array([0, *self.as_high.values()])[rank] - (ranks >= rank).sum(axis=0)
        odds = np.array([share(high, len(self.round_.unseen) - len(ranks), self.hidden) for high in range(53)])
        risk = np.where(rank > min(self.known, default=KING), 0.0, odds[np.maximum(as_high, 0)])
        return np.stack([-risk, risk])

    def held(self) -> int:
        """The rank of this seat's own card."""
        held = self.round_.known(self.me)
        assert held is not None  # everybody knows their own card
        return held


@cache
def share(as_high: int, unseen: int, hidden: int) -> float:
    """How likely so many hidden cards are all among those that are as high."""
    return comb(as_high, hidden) / comb(unseen, hidden) if as_high <= unseen else 1.0
