"""The cards that a seat cannot see: those that neither show nor are its own, and that it saw no other cover."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import numpy as np

from haricot.games.rondorondo.cards import FACE_DOWN, HIDDEN, KINDS, card_showing, pack
from haricot.games.rondorondo.form import cards_in_rack
from haricot.games.rondorondo.view_types import RondoRondoView
from haricot.games.rondorondo.word_search import Array


def unseen(views: Sequence[RondoRondoView]) -> tuple[Array, Array]:
    """The kinds of the cards that may be anywhere, and of those that this turn's exchanges put under the pile.

    Some may be covered, if nobody saw it.
    """
    view = views[-1]
    assert view["seat"] is not None  # a spectator holds no cards, and is asked nothing
    hand = view["hands"][view["seat"]]
    loose = Counter(pack(view["options"]["lexicon"]).cards)
    loose.subtract(hand)
    shown = cards_in_rack(view["rack"])
    del shown[FACE_DOWN]
    loose.subtract(shown)
    bottom = exchanged(views)
    loose.subtract(bottom)
    known = loose - covered(views)
    enough = known.total() + len(bottom) >= hidden(view)
    sure = known if enough else +loose  # views that do not belong together prove nothing
    anywhere = [KINDS.index(card) for card in KINDS for _ in range(sure[card])]
    return np.array(anywhere, np.int64), np.array([KINDS.index(card) for card in bottom], np.int64)


def exchanged(views: Sequence[RondoRondoView]) -> str:
    """The cards that this turn's exchanges put under the pile, if still there; the upper ones first."""
    cards, pile = "", views[-1]["pile"]
    for view in reversed(views):
        last = view["last"]
        if last is None or last["kind"] != "exchange" or HIDDEN in last["move"]:
            break
        cards = last["move"][1] + cards
    return cards[-pile:] if pile else ""


def hidden(view: RondoRondoView) -> int:
    """How many cards the others hold and the pile has."""
    return int(sum(hand.count(HIDDEN) for hand in view["hands"]) + view["pile"])


def covered(views: Sequence[RondoRondoView]) -> Counter[str]:
    """The cards that were seen being covered: they never come back."""
    gone: Counter[str] = Counter()
    for view in views:
        last = view["last"]
        if last and last["laid"] and last["sum"] and last["verdict"] != "rejected":
            gone.update(card_showing(one["covers"]) for one in last["laid"] if one["covers"] not in (None, FACE_DOWN))
    return gone
