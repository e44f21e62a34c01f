"""Rondelic by plain odds: how likely the own card is to be the lowest, as if all other cards were random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from haricot.bots import Answer
from haricot.core.game import View
from haricot.core.sentences import Sentence
from haricot.games.rondelic.cards import BY_NAME

RANKS = range(1, 14)
MOST_CARDS = 3


def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
    """A word, and the reason for it, which tells of the own card: it is for nobody else's ears during the game."""
    view = views[-1]
    match view["phase"], view["options"]["rules"]:
        case "swap", _:
            return _keep_or_swap(view)
        case "answer", _:
            king = held_rank(view) == RANKS[-1]
            return Answer("give", Sentence("bot-rondelic-lends" if king else "bot-rondelic-forced"))
        case "pick", _:
            return _take_or_turn(view, rank_of(view["offer"]))
        case "dealer", "rondelic":
            return _take_or_turn(view, rank_of(view["up"]))
        case "dealer", _:
            return _dealer_s_privilege(view)
    return restart_or_leave(view)


def _keep_or_swap(view: View) -> Answer:
    """Swapping hands the own card to the neighbour, who is then the one to beat; with the pack, it helps nobody."""
    held, others = held_rank(view), others_playing(view)
    if any(loan["lender"] == view["turn"] for loan in view["lent"]):
        return Answer("keep", Sentence("bot-rondelic-forced"))
    if any(rank < held for rank in known_ranks(view)):
        return Answer("keep", Sentence("bot-rondelic-safe"))
    with_the_pack = comes_last(view)
    received = RANKS if with_the_pack else range(1, held + 1)
    swapped = average(loses(rank, others - (not with_the_pack)) for rank in received)
    if loses(held, others) <= swapped:
        return Answer("keep", Sentence("bot-rondelic-high"))
    return Answer("swap", Sentence("bot-rondelic-low"))


def _take_or_turn(view: View, rank: int) -> Answer:
    """The third card must be taken: what is left to turn is worth less and less."""
    others = others_playing(view)
    third = average(loses(next_rank, others) for next_rank in RANKS)
    second = average(min(loses(next_rank, others), third) for next_rank in RANKS)
    if loses(rank, others) <= (second if view["drawn"] == 1 else third):
        return Answer("take", Sentence("bot-rondelic-high"))
    return Answer("turn", Sentence("bot-rondelic-next"))


def _dealer_s_privilege(view: View) -> Answer:
    """The own card can always be kept, so looking costs nothing; a card that was laid aside is not worth having."""
    held, others = held_rank(view), others_playing(view)
    best = [loses(held, others)]
    """How likely it is to lose with no, one, two or three cards still to be drawn."""
    for _ in range(MOST_CARDS):
        best.append(average(min(loses(rank, others), best[-1]) for rank in RANKS))
    later = best[MOST_CARDS - view["drawn"]]
    if view["up"] and rank_of(view["up"]) > held and loses(rank_of(view["up"]), others) <= later:
        return Answer("take", Sentence("bot-rondelic-high"))
    if later < best[0]:
        return Answer("draw", Sentence("bot-rondelic-looks"))
    return Answer("keep", Sentence("bot-rondelic-high"))


def restart_or_leave(view: View) -> Answer:
    """A fair share of the pot by the circles that each has still to go, against one more stake."""
    circles = view["options"]["circles"]
    to_go = [circles + 1 - token["circle"] for token in view["tokens"] if token["circle"] is not None]
    if (view["pot"] + 1) * circles / (sum(to_go) + circles) > 1:
        return Answer("restart", Sentence("bot-rondelic-restarts"))
    return Answer("leave", Sentence("bot-rondelic-leaves"))


def loses(rank: int, others: int) -> Fraction:
    """How likely none of so many random cards is lower."""
    return Fraction(len(RANKS) + 1 - rank, len(RANKS)) ** others


def average(chances: Iterable[Fraction]) -> Fraction:
    """Over the ranks that a card may have; a rank left out is one with which nobody loses."""
    return sum(chances, Fraction()) / len(RANKS)


def held_rank(view: View) -> int:
    return rank_of(view["hands"][view["turn"]])


def known_ranks(view: View) -> list[int]:
    """The cards of others that this seat has seen and that stay where they are."""
    seen = (card for seat, card in enumerate(view["hands"]) if seat != view["turn"])
    return [rank_of(card) for card in seen if card in BY_NAME]


def others_playing(view: View) -> int:
    """How many others play this round."""
    return sum(token["circle"] is not None for token in view["tokens"]) - 1


def comes_last(view: View) -> bool:
    seats, seat = view["seats"], view["turn"]
    right = ((seat + step) % seats for step in range(1, seats))
    return bool(next(other for other in right if view["tokens"][other]["circle"] is not None) == view["dealer"])


def rank_of(card: str) -> int:
    return BY_NAME[card].rank
