"""Rondelic weighed: the rest of the round is pictured many times, with what was said taken for what it tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from haricot.bots.rondelic.draws import Numbers
from haricot.bots.rondelic.habits import Habits, habits
from haricot.bots.rondelic.knowledge import KING, Picture, picture
from haricot.core.game import View

Ranks = NDArray[np.int8]

FROM_THE_PACK = 4
SOFT = 1.0
"""Over how many ranks people waver between keeping and swapping."""
ODD = 0.03
"""How often people do what nobody would expect."""


@dataclass(frozen=True)
class Pictures:
    """The round pictured many times: each card's rank, the next cards of the pack, how likely each picture is."""

    round_: Picture
    cards: Ranks
    pack: Ranks
    weights: Numbers


def pictures(views: Sequence[View], count: int, seed: int) -> Pictures:
    """So many pictures of what the reader cannot see; what was said makes some likelier than others."""
    round_ = picture(views)
    hidden = [card for card, rank in enumerate(round_.ranks) if rank is None]
    lot = np.random.default_rng(Random(seed).getrandbits(64))
    drawn = _drawn(round_.unseen, len(hidden) + FROM_THE_PACK, count, lot)
    cards = np.zeros((count, len(round_.ranks)), np.int8)
    for card, rank in enumerate(round_.ranks):
        cards[:, card] = 0 if rank is None else rank
    cards[:, hidden] = drawn[:, : len(hidden)]
    weights = _likelihood(round_, cards, habits(views[-1]["options"]["rules"], len(round_.order)))
    return Pictures(round_, cards, drawn[:, len(hidden) :], weights / weights.sum())


def _drawn(unseen: list[int], cards: int, count: int, lot: np.random.Generator) -> Ranks:
    """The first cards of so many shuffled packs."""
    pack = np.tile(np.array(unseen, np.int8), (count, 1))
    row = np.arange(count)
    for place in range(cards):
        chosen = lot.integers(place, len(unseen), size=count)
        card = pack[row, chosen]
        pack[row, chosen] = pack[:, place]
        pack[:, place] = card
    return pack[:, :cards]


def _likelihood(round_: Picture, cards: Ranks, usual: Habits) -> Numbers:
    """How well each picture explains what was said, if people mostly do as they usually do."""
    likely = np.ones(len(cards))
    for word in round_.words:
        held = cards[:, word.card]
        enough = (usual.warned if word.warned else usual.enough)[round_.order.index(word.seat)]
        swaps = 1 / (1 + np.exp((held - enough + 0.5) / SOFT))
        swaps = np.clip(swaps, ODD, 1 - ODD)
        if word.given is not None:
            given = cards[:, word.given]
            swaps = np.where(given == KING, 0.0, np.where(given < held, ODD, swaps))
        likely *= swaps if word.swapped else 1 - swaps
    return likely if likely.sum() > 0 else np.ones(len(cards))


def ends(pictured: Pictures, view: View, word: str) -> Ranks:
    """Everybody's card at the showing, in the order of play, if this word is said and the others go on as usual."""
    round_, pack = pictured.round_, pictured.pack
    usual = habits(view["options"]["rules"], len(round_.order))
    enough = usual.warned if round_.shown or word == "show" else usual.enough
    hands = held(pictured)
    start, last = round_.order.index(view["turn"]), len(round_.order) - 2
    given, laid = (np.zeros(len(hands), np.int8) for _ in range(2))
    lent = np.zeros(len(hands), np.bool_)
    for place in range(start, last + 1):
        own = hands[:, place].copy()
        if place == start:
            swaps = np.full(len(hands), word == "swap")
        else:
            swaps = (own < enough[place]) & ((given == 0) | (given >= own)) & ~lent
        if place == last:
            laid = np.where(swaps, own, 0).astype(np.int8)
            hands[:, place] = np.where(swaps, pack[:, 0], own)
            break
        asked = hands[:, place + 1].copy()
        lent = swaps & (asked == KING)
        changes = swaps & ~lent
        hands[:, place], hands[:, place + 1] = np.where(changes, asked, own), np.where(changes, own, asked)
        given = np.where(changes, asked, 0).astype(np.int8)
    hands[:, -1] = _settled(hands[:, -1], laid, pack[:, 1:], usual)
    return hands


def held(pictured: Pictures) -> Ranks:
    """What each holds once loans are given back, in the order of play; 0 for a dealer without a card."""
    round_, cards = pictured.round_, pictured.cards
    hands = np.zeros((len(cards), len(round_.order)), np.int8)
    for place, seat in enumerate(round_.order):
        if seat in round_.holds:
            hands[:, place] = cards[:, round_.holds[seat]]
    for seat, card in round_.given.items():
        place = round_.order.index(seat)
        lent = cards[:, card] == KING
        hands[lent, place - 1 : place + 1] = hands[lent, place - 1 : place + 1][:, ::-1]
    return hands


def _settled(own: Ranks, laid: Ranks, pack: Ranks, usual: Habits) -> Ranks:
    """The dealer's card: one of three that come one by one, or the own one, if there is one, and it is higher."""
    first = np.where((own == 0) & (laid > 0), laid, pack[:, 0])
    lowest = [np.maximum(rank, own + 1) for rank in usual.dealer]
    later = np.where(pack[:, 1] >= lowest[1], pack[:, 1], np.maximum(own, pack[:, 2]))
    settled: Ranks = np.where(first >= lowest[0], first, later).astype(np.int8)
    return settled
