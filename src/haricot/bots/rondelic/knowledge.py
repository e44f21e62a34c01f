"""What somebody at the table knows of a round of Rondelic: who holds which card, seen or not, and what was said.

Cards are numbered in the order in which they appear: those dealt by seat, then those that came from the pack. A card's
rank is known once it was seen, in this view or in an earlier one of the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from haricot.core.game import Seat
from haricot.games.rondelic.cards import KING, PACK
from haricot.games.rondelic.view_types import RondelicSaying, RondelicView

RANKS = range(1, KING + 1)
START = {"rondelic": 0, "rondellig": 1}
"""The circle from which a token sets out, by the rules."""
RANK_OF = {str(card): card.rank for card in PACK}


@dataclass(frozen=True, slots=True)
class KeepOrSwap:
    """A keep or a swap: whose, with which card in hand, after which card was given away, if one was."""

    seat: Seat
    card: int
    given: int | None
    swapped: bool
    warned: bool
    """Whether a King had been shown before."""


@dataclass
class RoundKnowledge:
    """The round so far: the order of play, who holds which card, what is known of cards, and who kept or swapped."""

    order: list[Seat]
    holds: dict[Seat, int]
    ranks: list[int | None]
    named: set[int] = field(default_factory=set)
    """Cards of which the suit was seen too: who comes late knows no more than the rank of a King that was shown."""
    unseen: list[int] = field(default_factory=list)
    decisions: list[KeepOrSwap] = field(default_factory=list)
    given: dict[Seat, int] = field(default_factory=dict)
    """The card that a seat gave to the neighbour who asked."""
    laid: int | None = None
    """The card that the last player gave for one of the pack."""
    shown: set[Seat] = field(default_factory=set)

    @property
    def dealer(self) -> Seat:
        """Who deals: the last to speak."""
        return self.order[-1]

    def right_of(self, seat: Seat) -> Seat:
        """Who speaks after a seat, around the table."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def left_of(self, seat: Seat) -> Seat:
        """Who speaks before a seat."""
        return self.order[self.order.index(seat) - 1]

    def known(self, seat: Seat) -> int | None:
        """The rank of the card that a seat holds, if it was seen."""
        return self.ranks[self.holds[seat]] if seat in self.holds else None

    def others(self, seat: Seat) -> list[int]:
        """The cards that the others hold."""
        return [card for holder, card in self.holds.items() if holder != seat]


def round_knowledge(views: Sequence[RondelicView]) -> RoundKnowledge:
    """What the reader may know: the words of the round followed card by card, with all that was seen on the way."""
    own = this_round(views)
    view = own[-1]
    round_ = RoundKnowledge(_order(view), {}, [])
    with_dealer = view["options"]["rules"] == "rondellig"
    for seat in round_.order if with_dealer else round_.order[:-1]:
        if view["hands"][seat] is not None or view["phase"] != "pick":
            _deal(round_, seat)
    by_length = {len(each["said"]): each for each in own}
    for count in range(len(view["said"]) + 1):
        if count:
            _follow(round_, view["said"][count - 1])
        if count in by_length:
            _recognise(round_, by_length[count])
    seen = seen_cards(own)
    round_.unseen = [rank for card, rank in RANK_OF.items() if card not in seen]
    for card, rank in enumerate(round_.ranks):
        if rank is not None and card not in round_.named:
            round_.unseen.remove(rank)
    return round_


def this_round(views: Sequence[RondelicView]) -> list[RondelicView]:
    """The view, and those before it since the deal that show more: the cards turned, drawn or presented before."""
    own = [views[-1]]
    while len(own) < len(views) and own[-1]["drawn"] > 1 and own[-1]["phase"] != "restart":
        own.append(views[-len(own) - 1])
    return own[::-1]


def seen_cards(views: Sequence[RondelicView]) -> set[str]:
    """The names of all cards that the reader was shown in these views of one round."""
    shown = {card for view in views for card in (*view["hands"], view["offer"], view["up"]) if card in RANK_OF}
    return shown | {view["last"]["king"] for view in views if view["said"] and view["last"] and view["last"]["king"]}


def has_lent(view: RondelicView) -> bool:
    """Whether the seat to act has lent a King, which will come back to it."""
    return any(loan["lender"] == view["turn"] for loan in view["lent"])


def not_begun(view: RondelicView, seat: Seat) -> bool:
    """Whether a token has not set out: while that is so, another one that falls may start again."""
    token = view["tokens"][seat]
    return token["circle"] == START[view["options"]["rules"]] and not token["again"]


def rank_of(card: str | None) -> int:
    """The rank of a card that the reader sees."""
    assert card is not None
    return RANK_OF[card]


def to_act(view: RondelicView) -> Seat:
    """Whose turn it is: a bot is asked only while there is somebody."""
    seat = view["turn"]
    assert seat is not None
    return seat


def own_card(view: RondelicView) -> str | None:
    """The card of the seat to act; None while it has none."""
    return view["hands"][to_act(view)]


def _deal(round_: RoundKnowledge, seat: Seat) -> None:
    round_.holds[seat] = len(round_.ranks)
    round_.ranks.append(None)


def _follow(round_: RoundKnowledge, word: RondelicSaying) -> None:
    """One word, and where cards went by it; who gave a card may have lent it, which only the two know."""
    seat, move = word["seat"], word["move"]
    if seat not in round_.holds:
        return
    if move in ("keep", "swap") and seat != round_.dealer:
        held, given = round_.holds[seat], round_.given.get(seat)
        round_.decisions.append(KeepOrSwap(seat, held, given, move == "swap", bool(round_.shown)))
    if move == "swap" and round_.right_of(seat) == round_.dealer:
        round_.laid = round_.holds[seat]
        _deal(round_, seat)
    elif move == "give":
        asker = round_.left_of(seat)
        round_.given[seat] = round_.holds[seat]
        round_.holds[asker], round_.holds[seat] = round_.holds[seat], round_.holds[asker]
    elif move == "show":
        round_.shown.add(seat)
        round_.ranks[round_.holds[seat]] = KING


def _recognise(round_: RoundKnowledge, view: RondelicView) -> None:
    """The cards that this view shows."""
    for seat, card in enumerate(view["hands"]):
        if card in RANK_OF and seat in round_.holds:
            _name(round_, round_.holds[seat], card)
    last = view["last"]
    if view["said"] and last and last["king"] and last["seat"] in round_.holds:
        _name(round_, round_.holds[last["seat"]], last["king"])
    if round_.laid is not None and view["drawn"] == 1 and view["options"]["rules"] == "rondelic":
        _name(round_, round_.laid, view["up"])


def _name(round_: RoundKnowledge, card: int, name: str | None) -> None:
    round_.ranks[card] = rank_of(name)
    round_.named.add(card)


def _order(view: RondelicView) -> list[Seat]:
    """Those who play this round, from the dealer's right to the dealer."""
    seats = [(view["dealer"] + step) % view["seats"] for step in range(1, view["seats"] + 1)]
    return [seat for seat in seats if view["tokens"][seat]["circle"] is not None]
