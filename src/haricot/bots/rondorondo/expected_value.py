"""RondoRondo by expected value: points, the cards kept, what is left on the rack, and what an exchange may bring."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

import numpy as np

from haricot.bots import Answer
from haricot.bots.rondorondo.card_values import left_over_costs, points_only, with_a_pile, without_a_pile
from haricot.bots.rondorondo.points import (
    answer_out_of_turn,
    lays_for_points,
    named,
    no_word,
    points,
    said_by_bots,
    word_of,
)
from haricot.bots.rondorondo.turns import Rules, Valuations
from haricot.bots.rondorondo.unseen import unseen
from haricot.core.game import View
from haricot.games.kernels import compiled
from haricot.games.rondorondo import GAME
from haricot.games.rondorondo.best_placements import best_placements, faces, hand_of, rack_of, word_table
from haricot.games.rondorondo.cards import ERASER, KINDS
from haricot.games.rondorondo.form import EXCHANGE_COST
from haricot.games.rondorondo.kernels import ROW_WIDTH, WORTH, Valuation, find
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.rules import MOST_EXCHANGES, RondoRondo
from haricot.games.rondorondo.view_types import RondoRondoView
from haricot.games.rondorondo.word_search import Array
from haricot.lexicon.lexicon import Lexicon
from haricot.texts import Sentence

TIME_TO_ANSWER = 0.85
"""The part of its time that a bot spends on thinking: the rest is for starting and for answering."""


@dataclass(frozen=True)
class Turn:
    """A turn to be thought about: the position, of which nothing hidden is looked at, and the unseen cards.

    Those are loose, or known to be at the bottom of the pile.
    """

    state: RondoRondo
    loose: Array
    bottom: Array

    @classmethod
    def of(cls, views: Sequence[RondoRondoView], seed: int) -> Turn:
        """A turn as its player sees it: one truth that fits the views, and what nobody has shown yet."""
        state = GAME.imagine(cast("View", views[-1]), seed)
        assert isinstance(state, RondoRondo)
        return cls(state, *unseen(views))

    @property
    def hand(self) -> str:
        """The cards of whoever is to act."""
        return self.state.hands[self.state.mover]

    @property
    def words(self) -> Lexicon:
        """The words that bots lay: none that are not for children where the family plays."""
        return said_by_bots(self.state)

    @property
    def lang(self) -> str:
        """The language of the lexicon, `fr` or `en`."""
        return str(self.state.options["lexicon"])

    @cached_property
    def rules(self) -> Rules:
        """What the compiled search needs to know of the rules."""
        state = self.state
        return Rules(word_table(self.words), faces(state.pack), left_over_costs(self.lang), state.beginner)

    @cached_property
    def valuations(self) -> Valuations:
        """What cards are worth in hand, while there is a pile and after it."""
        return Valuations(with_a_pile(self.lang), without_a_pile(self.lang))

    @property
    def valuation(self) -> Valuation:
        """The one of the two that holds now."""
        return self.valuations.early if self.state.pile else self.valuations.late

    @property
    def may_exchange(self) -> bool:
        """Whether another card can be exchanged in this turn."""
        return bool(self.state.pile) and self.state.exchanged < MOST_EXCHANGES

    def placements(self, most: int) -> list[tuple[Lay, float]]:
        """Those that are worth most, with what they are worth beyond a pass."""
        state = self.state
        return best_placements(self.words, state.rack, self.hand, state.beginner, self.valuation, most)

    @cached_property
    def best_worth(self) -> float:
        """What the best placement is worth beyond a pass; at least nothing."""
        return max([0.0, *(worth for _, worth in self.placements(1))])

    def worth(self, lay: Lay) -> float:
        """As `placements` says it: points before the cost of exchanges, and what hand and rack promise for later."""
        rack = lay.shown_on(self.state.rack)
        promised = sum(self.valuation.shows[symbol] - self.rules.faces[symbol] for symbol in rack_of(rack))
        gained = points(self.state, lay) + EXCHANGE_COST * self.state.exchanged
        return float(gained + promised + self.valuation.sizes[len(rack)]) - sum(map(self.kept, lay.cards))

    def kept(self, card: str) -> float:
        """What a card in the hand promises."""
        return -float(self.valuation.lays[KINDS.index(card)])

    def drawn(self, cards: str) -> float:
        """What cards drawn promise beyond as many average ones."""
        return sum(self.kept(card) - self.average for card in cards)

    @cached_property
    def average(self) -> float:
        """What an unseen card promises on average."""
        return -float(self.valuation.lays[self.loose].mean()) if len(self.loose) else 0.0

    def exchanges(self, until: float) -> Iterator[tuple[str, float]]:
        """Each card to exchange, with what that brings on average beyond laying at once; while time is left."""
        on_top = self.loose if len(self.state.pile) > len(self.bottom) else self.bottom[:1]
        kinds, counts = np.unique(on_top, return_counts=True)
        rack, hand = rack_of(self.state.rack), hand_of(self.hand)
        for card in sorted(set(self.hand), key=lambda card: (card != ERASER, KINDS.index(card))):
            if time.monotonic() >= until:
                return
            yield card, float(exchange_gain(self.rules, self.valuation, rack, hand, KINDS.index(card), kinds, counts))


@compiled
def exchange_gain(
    rules: Rules, valued: Valuation, rack: Array, hand: Array, away: int, kinds: Array, counts: Array
) -> float:
    """What the best placement after an exchange is worth on average beyond the best one now, the cost taken off.

    `away`: the kind of card that goes; `kinds` and `counts`: those that may come, and how many of each.
    """
    found = np.empty((1, ROW_WIDTH))
    find(rules.words, rack, hand, valued, rules.beginner, found)
    now, gained = max(0.0, found[0, WORTH]), 0.0
    hand[away] -= 1
    for at in range(len(kinds)):
        hand[kinds[at]] += 1
        find(rules.words, rack, hand, valued, rules.beginner, found)
        gained += counts[at] * (max(0.0, found[0, WORTH]) - valued.lays[kinds[at]])
        hand[kinds[at]] -= 1
    hand[away] += 1
    return gained / counts.sum() + valued.lays[away] - now - EXCHANGE_COST  # type: ignore[no-any-return]


def by_expected_value(views: Sequence[RondoRondoView], seed: int, seconds: float) -> Answer:
    """Exchanges erasers but for one, and lays the word that is worth most with what it keeps and leaves."""
    turn = Turn.of(views, seed)
    if answer := answer_out_of_turn(turn.state, turn.words):
        return answer
    if turn.may_exchange and turn.hand.count(ERASER) > 1:
        return Answer(f"~{ERASER}", Sentence("bot-rondorondo-clears"))
    return laid(turn, turn.placements(1))


def time_up(seconds: float, nodes: int | None) -> float:
    """When to answer; never, where nodes are counted."""
    return time.monotonic() + TIME_TO_ANSWER * seconds if nodes is None else math.inf


def with_exchanges(views: Sequence[RondoRondoView], seed: int, seconds: float, nodes: int | None = None) -> Answer:
    """As `by_expected_value`, but exchanges whatever card is likely to make way for more than it costs."""
    until = time_up(seconds, nodes)
    turn = Turn.of(views, seed)
    if answer := answer_out_of_turn(turn.state, turn.words):
        return answer
    if turn.may_exchange:
        card, gain = max(turn.exchanges(until), key=lambda one: one[1], default=("", 0.0))
        if gain > 0:
            return exchanged(card, gain)
    return laid(turn, turn.placements(1))


def exchanged(card: str, gain: float) -> Answer:
    """The answer that exchanges a card, with the points that it is expected to gain."""
    return Answer(f"~{card}", Sentence("bot-rondorondo-exchanges", {**named(card), "gain": round(gain, 1)}))


def laid(turn: Turn, found: Sequence[tuple[Lay, float]]) -> Answer:
    """The first of these, and why not one that scores more."""
    state = turn.state
    if not found:
        return no_word(state)
    lay, worth = found[0]
    if worth <= 0:
        return passes(turn, lay)
    return Answer(str(lay), why(turn, lay))


def passes(turn: Turn, lay: Lay | None) -> Answer:
    """A pass, though this could be laid."""
    state = turn.state
    if lay is None:
        return no_word(state)
    if not state.pile:
        return Answer(str(state.default), Sentence("bot-rondorondo-passes"))
    waits = Sentence("bot-rondorondo-waits" if points(state, lay) < 0 else "bot-rondorondo-saves")
    return Answer(str(state.default), waits)


def why(turn: Turn, lay: Lay) -> Sentence:
    """The points, and beside them the word that would have brought more at once."""
    state = turn.state
    dearest, _ = best_placements(turn.words, state.rack, turn.hand, state.beginner, points_only(turn.lang), 1)[0]
    if points(state, dearest) <= points(state, lay):
        return lays_for_points(state, lay)
    values = {"word": word_of(state, lay), "points": points(state, lay)}
    values |= {"other": word_of(state, dearest), "more": points(state, dearest)}
    return Sentence(f"bot-rondorondo-lays-{'less' if state.pile else 'dearer'}", values)
