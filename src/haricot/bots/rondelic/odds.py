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
            return _take_or_turn(view)
        case "dealer", "rondelic":
            return _take_or_turn(view)
        case "dealer", _:
            return _dealer_s_privilege(view)
    return restart_or_leave(view)


def risks(view: View) -> dict[str, Fraction]:
    """How likely it is to end with the lowest card, for each word that may be said; none where no card is at stake."""
    match view["phase"], view["options"]["rules"]:
        case "swap", _:
            return _swap_risks(view)
        case "pick", _:
            return _turn_risks(view, rank_of(view["offer"]))
        case "dealer", "rondelic":
            return _turn_risks(view, rank_of(view["up"]))
        case "dealer", _:
            return _look_risks(view)
    return {}


def _swap_risks(view: View) -> dict[str, Fraction]:
    """Swapping hands the own card to the neighbour, who is then the one to beat; with the pack, it helps nobody."""
    held, others = held_rank(view), others_playing(view)
    if has_lent(view):
        return {"keep": loses(RANKS[-1], others)}
    with_the_pack = comes_last(view)
    received = RANKS if with_the_pack else range(1, held + 1)
    swapped = average(loses(rank, others - (not with_the_pack)) for rank in received)
    return {"keep": Fraction() if knows_a_lower(view) else loses(held, others), "swap": swapped}


def _turn_risks(view: View, rank: int) -> dict[str, Fraction]:
    """The third card must be taken: what is left to turn is worth less and less."""
    others = others_playing(view)
    third = average(loses(next_rank, others) for next_rank in RANKS)
    second = average(min(loses(next_rank, others), third) for next_rank in RANKS)
    return {"take": loses(rank, others), "turn": second if view["drawn"] == 1 else third}


def _look_risks(view: View) -> dict[str, Fraction]:
    """The own card can always be kept, so looking costs nothing; a card that was laid aside is any card."""
    held, others = held_rank(view), others_playing(view)
    best = [loses(held, others)]
    """How likely it is to lose with no, one, two or three cards still to be drawn."""
    for _ in range(MOST_CARDS):
        best.append(average(min(loses(rank, others), best[-1]) for rank in RANKS))
    found = {"keep": best[0]}
    if view["drawn"] < MOST_CARDS:
        found["draw"] = best[MOST_CARDS - view["drawn"]]
    if view["up"]:
        found["take"] = loses(rank_of(view["up"]), others)
    if view["offer"]:
        found["accept"] = average(loses(rank, others) for rank in RANKS)
    return found


def _keep_or_swap(view: View) -> Answer:
    if has_lent(view):
        return Answer("keep", Sentence("bot-rondelic-forced"))
    if knows_a_lower(view):
        return Answer("keep", Sentence("bot-rondelic-safe"))
    found = risks(view)
    if found["keep"] <= found["swap"]:
        return Answer("keep", Sentence("bot-rondelic-high"))
    return Answer("swap", Sentence("bot-rondelic-low"))


def _take_or_turn(view: View) -> Answer:
    found = risks(view)
    if found["take"] <= found["turn"]:
        return Answer("take", Sentence("bot-rondelic-high"))
    return Answer("turn", Sentence("bot-rondelic-next"))


def _dealer_s_privilege(view: View) -> Answer:
    """A card that was laid aside is not worth having: whoever laid it aside had a reason."""
    found = risks(view)
    later = found.get("draw", found["keep"])
    if view["up"] and rank_of(view["up"]) > held_rank(view) and found["take"] <= later:
        return Answer("take", Sentence("bot-rondelic-high"))
    if later < found["keep"]:
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


def knows_a_lower(view: View) -> bool:
    """Whether this seat has seen that another holds a lower card."""
    return any(rank < held_rank(view) for rank in known_ranks(view))


def has_lent(view: View) -> bool:
    """Whether this seat has lent a King, which will come back to it."""
    return any(loan["lender"] == view["turn"] for loan in view["lent"])


def others_playing(view: View) -> int:
    """How many others play this round."""
    return sum(token["circle"] is not None for token in view["tokens"]) - 1


def comes_last(view: View) -> bool:
    seats, seat = view["seats"], view["turn"]
    right = ((seat + step) % seats for step in range(1, seats))
    return bool(next(other for other in right if view["tokens"][other]["circle"] is not None) == view["dealer"])


def rank_of(card: str) -> int:
    return BY_NAME[card].rank
