"""A round of Rondelic as somebody at the table pictures it: who holds which card, known or not, and what was said.

Cards are numbered in the order in which they appear: those dealt by seat, then those that came from the pack. A card's
rank is known, or drawn from what is left of the pack; what was said makes some draws more likely than others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from haricot.bots.rondelic.odds import RANKS, loses
from haricot.core.game import Seat, View
from haricot.games.rondelic.cards import BY_NAME

KING = RANKS[-1]
SENSIBLE = 0.9
"""How often people are thought to do the sensible thing."""


@dataclass
class Picture:
    """The round so far: the order of play, who holds which card, what is known of cards, and each decision made."""

    order: list[Seat]
    holds: dict[Seat, int]
    ranks: list[int | None]
    decided: list[tuple[int, int | None, bool]] = field(default_factory=list)
    lent: list[tuple[Seat, Seat]] = field(default_factory=list)
    passed: dict[Seat, int] = field(default_factory=dict)

    @property
    def dealer(self) -> Seat:
        return self.order[-1]

    def new_card(self, rank: int | None = None) -> int:
        self.ranks.append(rank)
        return len(self.ranks) - 1


def picture(view: View) -> Picture:
    """What the reader of a view may picture: the words of the round followed card by card."""
    order = _order(view)
    with_dealer = view["options"]["rules"] == "rondellig"
    round_ = Picture(order, {}, [])
    for seat in order if with_dealer else order[:-1]:
        round_.holds[seat] = round_.new_card()
    asker: Seat | None = None
    for word in view["said"]:
        seat, move = word["seat"], word["move"]
        if move in ("keep", "swap") and seat != round_.dealer:
            round_.decided.append((round_.holds[seat], round_.passed.get(seat), move == "swap"))
        if move == "swap":
            asker = seat
            if _next(order, seat) == round_.dealer:
                round_.holds[seat] = round_.new_card()
        elif move == "give" and asker is not None:
            round_.holds[asker], round_.holds[seat] = round_.holds[seat], round_.holds[asker]
            round_.passed[seat] = round_.holds[asker]
        elif move == "show":
            round_.ranks[round_.holds[seat]] = KING
    for seat, card in enumerate(view["hands"]):
        if card in BY_NAME and seat in round_.holds:
            round_.ranks[round_.holds[seat]] = BY_NAME[card].rank
    round_.lent = [(loan["lender"], loan["borrower"]) for loan in view["lent"]]
    return round_


def drawn_ranks(round_: Picture, view: View, lot: Random) -> tuple[list[int], list[int]]:
    """A rank for every card, and the pack that is left, in order."""
    pack = [rank for rank in RANKS for _ in range(4)]
    for rank in round_.ranks:
        if rank is not None:
            pack.remove(rank)
    for lies in ("up", "offer"):
        if view[lies] in BY_NAME and BY_NAME[view[lies]].rank in pack:
            pack.remove(BY_NAME[view[lies]].rank)
    lot.shuffle(pack)
    return [pack.pop() if rank is None else rank for rank in round_.ranks], pack


def likelihood(round_: Picture, ranks: Sequence[int]) -> float:
    """How well these ranks explain what was decided, if people mostly do the sensible thing."""
    likely, others = 1.0, len(round_.order) - 1
    for card, passed, swapped in round_.decided:
        sensible = swaps(ranks[card], None if passed is None else ranks[passed], others)
        likely *= SENSIBLE if swapped == sensible else 1 - SENSIBLE
    return likely


def swaps(rank: int, passed_on: int | None, others: int) -> bool:
    """Whether a sensible player swaps: not with a lower card known to be out there, nor with a high one."""
    if passed_on is not None and passed_on < rank:
        return False
    return rank < ENOUGH[min(others, len(ENOUGH) - 1)]


def _enough(others: int) -> int:
    """The lowest rank that is better kept than swapped for a random one, with so many others."""
    swapped = sum(loses(rank, others) for rank in RANKS) / len(RANKS)
    return next(rank for rank in RANKS if loses(rank, others) <= swapped)


ENOUGH = (0, *(_enough(others) for others in range(1, 20)))


def _order(view: View) -> list[Seat]:
    """Those who play this round, from the dealer's right to the dealer."""
    seats = [(view["dealer"] + step) % view["seats"] for step in range(1, view["seats"] + 1)]
    return [seat for seat in seats if view["tokens"][seat]["circle"] is not None]


def _next(order: list[Seat], seat: Seat) -> Seat:
    return order[(order.index(seat) + 1) % len(order)]
