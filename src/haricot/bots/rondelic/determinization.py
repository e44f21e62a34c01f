"""What a seat at Rondelic cannot see, dealt many times: what was said makes some of these deals likelier."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from haricot.bots.rondelic.draws import Float64Array
from haricot.bots.rondelic.habits import Habits, habits
from haricot.bots.rondelic.knowledge import RoundKnowledge, round_knowledge
from haricot.bots.rondelic.round_simulation import FROM_THE_PACK, Ranks
from haricot.games.rondelic.cards import KING
from haricot.games.rondelic.view_types import RondelicView

SOFT = 1.0
"""Over how many ranks people waver between keeping and swapping."""
ODD = 0.03
"""How often people do what nobody would expect."""


@dataclass(frozen=True)
class Deals:
    """The round as it may be, many times: an array has a row for each deal."""

    round_: RoundKnowledge
    cards: Ranks
    """A column for each card of the round, in the order of `round_.ranks`."""
    pack: Ranks
    """The next FROM_THE_PACK cards of the pack, the top one first."""
    weights: Float64Array
    """How likely each deal is; together they are 1."""

    def hands(self) -> Ranks:
        """What each holds once loans are given back, in the order of play; 0 for a dealer without a card."""
        round_, cards = self.round_, self.cards
        hands = np.zeros((len(cards), len(round_.order)), np.int8)
        for place, seat in enumerate(round_.order):
            if seat in round_.holds:
                hands[:, place] = cards[:, round_.holds[seat]]
        for seat, card in round_.given.items():
            place = round_.order.index(seat)
            lent = cards[:, card] == KING
            hands[lent, place - 1 : place + 1] = hands[lent, place - 1 : place + 1][:, ::-1]
        return hands


def determinize(views: Sequence[RondelicView], count: int, seed: int) -> Deals:
    """So many deals of the cards that the reader of these views cannot see."""
    round_ = round_knowledge(views)
    hidden = [card for card, rank in enumerate(round_.ranks) if rank is None]
    rng = np.random.default_rng(Random(seed).getrandbits(64))
    dealt = _shuffled(round_.unseen, len(hidden) + FROM_THE_PACK, count, rng)
    cards = np.zeros((count, len(round_.ranks)), np.int8)
    for card, rank in enumerate(round_.ranks):
        cards[:, card] = 0 if rank is None else rank
    cards[:, hidden] = dealt[:, : len(hidden)]
    weights = _likelihood(round_, cards, habits(views[-1]["options"]["rules"], len(round_.order)))
    return Deals(round_, cards, dealt[:, len(hidden) :], weights / weights.sum())


def _shuffled(unseen: list[int], cards: int, count: int, rng: np.random.Generator) -> Ranks:
    """The first cards of so many shuffled packs."""
    pack = np.tile(np.array(unseen, np.int8), (count, 1))
    row = np.arange(count)
    for place in range(cards):
        chosen = rng.integers(place, len(unseen), size=count)
        card = pack[row, chosen]
        pack[row, chosen] = pack[:, place]
        pack[:, place] = card
    return pack[:, :cards]


def _likelihood(round_: RoundKnowledge, cards: Ranks, usual: Habits) -> Float64Array:
    """How well each deal explains what was said, if people mostly do as they usually do."""
    likely = np.ones(len(cards))
    for decision in round_.decisions:
        held = cards[:, decision.card]
        enough = (usual.warned if decision.warned else usual.enough)[round_.order.index(decision.seat)]
        swaps = 1 / (1 + np.exp((held - enough + 0.5) / SOFT))
        swaps = np.clip(swaps, ODD, 1 - ODD)
        if decision.given is not None:
            given = cards[:, decision.given]
            swaps = np.where(given == KING, 0.0, np.where(given < held, ODD, swaps))
        likely *= swaps if decision.swapped else 1 - swaps
    return likely if likely.sum() > 0 else np.ones(len(cards))
