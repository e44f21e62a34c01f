"""Rondelic's last two: how to play so that nobody can do better, and the exact odds of each word against such play.

How a round for two is to be played follows from what losing, a tie and winning are worth on the circles where both are.
The letters of axes are those of `cfr.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from haricot.bots.rondelic.draws import (
    RANK_COUNT,
    RISK,
    WORTH,
    Float64Array,
    better_of,
    draw_chances,
    optimal_stopping,
    rank_counts,
)
from haricot.bots.rondelic.endgame.cfr import Equilibrium, Payoffs, solve
from haricot.bots.rondelic.endgame.circles import TokenStanding, payoffs
from haricot.bots.rondelic.knowledge import RoundKnowledge, own_card, rank_of, round_knowledge, this_round
from haricot.bots.rondelic.prospects import Prospect, Prospects, best
from haricot.core.game import Seat
from haricot.games.rondelic.rules import MOST_CARDS
from haricot.games.rondelic.view_types import RondelicView

NEVER = 1e-15
ERROR = 1e-6
"""How likely at least somebody does what the equilibrium never does."""
KEPT, LAID = 0, 1
"""Whether the first player of Rondellig kept the card dealt, or laid it aside: the dealer plays accordingly."""

Takes = Sequence[Float64Array]
"""How often a dealer takes the first card, the second …, by the ranks seen."""


def prospects(views: Sequence[RondelicView]) -> Prospects:
    """The odds of each word when two are left, and what it is worth to say it: the share of the pot in the end."""
    view = views[-1]
    stakes = at_stake(view)
    solved = solve(view["options"]["rules"], stakes)
    if view["turn"] != view["dealer"]:
        return _first(views, round_knowledge(views), solved, outcome_figures(stakes))
    return _dealer(views, round_knowledge(views), solved, outcome_figures(_for_dealer(view, stakes)))


def choose(views: Sequence[RondelicView], found: Prospects, seed: int) -> str:
    """The word of the equilibrium, at random where it has to be unpredictable."""
    view = views[-1]
    if len(found) == 1:
        return best(found)
    solved, first = solve(view["options"]["rules"], at_stake(view)), view["turn"] != view["dealer"]
    if view["options"]["rules"] == "rondelic":
        takes, words = _takes_rondelic(views, solved, first), ("take", "turn")
    elif first:
        takes, words = float(solved.first[0][_rank_index(own_card(view))]), ("keep", "swap")
    elif view["drawn"] == 0:
        otherwise = "keep" if found["keep"].worth >= found["draw"].worth else "draw"
        takes, words = _accepts(view, solved), ("accept", otherwise)
    else:
        takes, words = _takes_rondellig(views, solved), ("take", "keep" if view["drawn"] == MOST_CARDS else "draw")
    return words[0] if Random(seed).random() < takes else words[1]


def at_stake(view: RondelicView) -> Payoffs:
    """What it is worth to the first player to lose this round alone, to tie, and to win it."""
    dealer = view["dealer"]
    first = next(seat for seat, token in enumerate(view["tokens"]) if token["circle"] is not None and seat != dealer)
    standings = _standing(view, first), _standing(view, dealer)
    return payoffs(view["options"]["rules"], view["options"]["circles"], pot_of(view), *standings)


def pot_of(view: RondelicView) -> int:
    """The stakes that the last one wins; by the first rules it is one."""
    return int(view["pot"]) if view["options"]["rules"] == "rondellig" else 1


def _standing(view: RondelicView, seat: Seat) -> TokenStanding:
    token = view["tokens"][seat]
    assert token["circle"] is not None  # both are still on the way
    return token["circle"], token["again"]


def _for_dealer(view: RondelicView, stakes: Payoffs) -> Payoffs:
    """The same as the dealer sees it."""
    pot = pot_of(view)
    return Payoffs(pot - stakes.won, pot - stakes.tied, pot - stakes.lost)


def _rank_index(card: str | None) -> int:
    """Where a card's rank stands along an axis; for a card that somebody who came late has not seen, at the start."""
    return rank_of(card) - 1 if card else 0


# What is done with each rank


def _takes_rondelic(views: Sequence[RondelicView], solved: Equilibrium, first: bool) -> float:
    view = views[-1]
    once, twice = solved.first if first else solved.dealer[_refused_by_first(view)]
    if view["drawn"] == 1:
        return float(once[_presented(view, first)])
    before = this_round(views)[0]
    earlier = _presented(before, first) if before["drawn"] == 1 else _rank_index(None)
    return float(twice[earlier, _presented(view, first)])


def _presented(view: RondelicView, first: bool) -> int:
    return _rank_index(view["offer"] if first else view["up"])


def _takes_rondellig(views: Sequence[RondelicView], solved: Equilibrium) -> float:
    """By the dealer's own card and those drawn so far."""
    view = views[-1]
    drawn_before = {each["drawn"]: each["up"] for each in this_round(views)}
    seen = [own_card(view), *(drawn_before.get(number) for number in range(1, view["drawn"] + 1))]
    takes = solved.dealer[_laid(view)][-MOST_CARDS:][view["drawn"] - 1]
    return float(takes[tuple(map(_rank_index, seen))])


def _accepts(view: RondelicView, solved: Equilibrium) -> float:
    return float(solved.dealer[LAID][0][_rank_index(own_card(view))]) if view["offer"] else 0.0


def _refused_by_first(view: RondelicView) -> int:
    return sum(word["move"] == "turn" and word["seat"] != view["dealer"] for word in view["said"])


def _laid(view: RondelicView) -> int:
    return LAID if any(word["move"] == "swap" for word in view["said"]) else KEPT


# The exact odds: cards come without replacement from what was not seen


def outcome_figures(stakes: Payoffs) -> Float64Array:
    """The figures (axis 0) of holding one rank (axis 1) against another (axis 2)."""
    own, other = np.indices((RANK_COUNT, RANK_COUNT))
    worth = np.where(own > other, stakes.won, np.where(own == other, stakes.tied, stakes.lost))
    return np.stack([worth, (own <= other).astype(float)])


def _first(
    views: Sequence[RondelicView], round_: RoundKnowledge, solved: Equilibrium, figures: Float64Array
) -> Prospects:
    """Against a dealer who plays by the equilibrium.

    A card that is laid aside and accepted is what the dealer ends with: the first player's, drawn for it, is `x`, and
    the dealer's own, `y`, by which it is accepted, is summed out.
    """
    counts, view = rank_counts(round_.unseen), views[-1]
    if view["options"]["rules"] == "rondelic":
        return _pick(counts, rank_of(view["offer"]) - 1, view["drawn"], solved.dealer, figures)
    held, (accepts, *draws) = rank_of(own_card(view)) - 1, solved.dealer[LAID]
    kept = final_ranks_with_own(draw_chances(counts, 4), solved.dealer[KEPT])
    refused = draw_chances(counts, 5) * (1 - accepts).reshape(RANK_COUNT, 1, 1, 1)
    laid = final_ranks_with_own(refused, draws)
    accepted = np.einsum("xy,y->x", draw_chances(counts, 2), accepts)
    return _prospects(
        {"keep": figures[:, held] @ kept, "swap": (figures * laid).sum(axis=(1, 2)) + figures[:, :, held] @ accepted}
    )


def _pick(counts: Float64Array, rank: int, number: int, dealer: Sequence[Takes], figures: Float64Array) -> Prospects:
    """Take the card presented, or turn to the next."""
    take = figures[:, rank] @ final_ranks(draw_chances(counts, 3), dealer[number - 1])
    if number == MOST_CARDS - 1:
        third = final_ranks(draw_chances(counts, 4), dealer[2])
        return _prospects({"take": take, "turn": (figures * third).sum(axis=(1, 2))})
    chances = draw_chances(counts, 5)
    second = (figures * final_ranks(chances.sum(axis=1), dealer[1])).sum(axis=2)
    third = (figures[:, None] * final_ranks(chances, dealer[2])).sum(axis=(2, 3))
    return _prospects({"take": take, "turn": better_of(second, third).sum(axis=1)})


def final_ranks(chances: Float64Array, takes: Takes) -> Float64Array:
    """How likely a dealer who takes so ends with each rank, which becomes the last axis.

    The last three axes of `chances` are the three cards that come; those before them stay as they are.
    """
    once, twice = takes
    first = chances * once[:, None, None]
    second = (chances - first) * twice[:, :, None]
    third = chances - first - second
    return np.asarray(first.sum(axis=(-2, -1)) + second.sum(axis=(-3, -1)) + third.sum(axis=(-3, -2)))


def final_ranks_with_own(chances: Float64Array, takes: Takes) -> Float64Array:
    """The same for a dealer whose own card is before the three, and may stay when the third has been seen."""
    once, twice, thrice = takes
    first = chances * once[:, :, None, None]
    second = (chances - first) * twice[:, :, :, None]
    third = (chances - first - second) * thrice
    own = chances - first - second - third
    parts = zip((first, second, third, own), ((-4, -2, -1), (-4, -3, -1), (-4, -3, -2), (-3, -2, -1)), strict=True)
    return np.asarray(sum(part.sum(axis=others) for part, others in parts))


def _dealer(
    views: Sequence[RondelicView], round_: RoundKnowledge, solved: Equilibrium, figures: Float64Array
) -> Prospects:
    """Against the cards that the first player may hold after what was said.

    A card that was laid aside, `p`, is what the dealer ends with by accepting it; the one drawn for it, `x`, is the
    first player's. Both are summed out of the figures, where they are the last two axes (`outcome_figures`).
    """
    view, counts = views[-1], rank_counts(round_.unseen)
    rondelic = view["options"]["rules"] == "rondelic"
    to_come = MOST_CARDS - view["drawn"]
    held = _held_rondelic if rondelic else _held_rondellig
    chances = held(view, solved, counts, to_come)
    against = chances.reshape(RANK_COUNT, -1).sum(axis=1) / chances.sum()
    if rondelic:
        take = figures[:, rank_of(view["up"]) - 1] @ against
        return _prospects({"take": take, "turn": _best_to_come(chances, figures, None)})
    own = rank_of(own_card(view)) - 1
    found = {"keep": figures[:, own] @ against}
    if to_come:
        found["draw"] = _best_to_come(chances, figures, own)
    if view["up"]:
        found["take"] = figures[:, rank_of(view["up"]) - 1] @ against
    if view["offer"]:
        laid = draw_chances(counts, 2) * _passes(solved.first[0])[:, None]
        found["accept"] = np.einsum("px,...px->...", laid, figures) / laid.sum()
    return _prospects(found)


def _best_to_come(chances: Float64Array, figures: Float64Array, own: int | None) -> Float64Array:
    """The figures of the best use of the cards to come; `own`: the dealer's card, if it may stay.

    `chances`: how likely the other's rank is (axis 0), together with the ranks to come (the other axes).
    """
    cards = chances.ndim - 1
    stops = []
    for place in range(1, cards + 1):
        against = np.moveaxis(chances.sum(axis=tuple(range(place + 1, cards + 1))), 0, -1)
        total = np.maximum(against.sum(axis=-1), NEVER)
        stops.append(np.stack([(against * figure).sum(axis=-1) / total for figure in figures]))
    last = None if own is None else np.stack([against @ figure[own] / total for figure in figures])
    return optimal_stopping(chances.sum(axis=0) / chances.sum(), stops, last)


def _held_rondelic(view: RondelicView, solved: Equilibrium, counts: Float64Array, to_come: int) -> Float64Array:
    """How likely the first player's card (axis 0) and the cards still to come are, so many having been refused."""
    once, twice = solved.first
    refused = _refused_by_first(view)
    cards = draw_chances(counts, 1 + refused + to_come)
    after = (1,) * to_come
    if refused == 0:
        return np.asarray(cards * _stays(once).reshape(RANK_COUNT, *after))
    passed = _passes(once)[:, None] * (_stays(twice) if refused == 1 else _passes(twice))
    passed = passed.reshape(RANK_COUNT, RANK_COUNT, *(1,) * (refused - 1), *after)
    return np.asarray((cards * passed).sum(axis=tuple(range(refused))))


def _held_rondellig(view: RondelicView, solved: Equilibrium, counts: Float64Array, to_come: int) -> Float64Array:
    """The same, for a card that was kept, or drawn for one laid aside."""
    keeps = solved.first[0]
    if _laid(view) == KEPT:
        return np.asarray(draw_chances(counts, 1 + to_come) * _stays(keeps).reshape(RANK_COUNT, *(1,) * to_come))
    laid = _passes(keeps).reshape(RANK_COUNT, *(1,) * (1 + to_come))
    return np.asarray((draw_chances(counts, 2 + to_come) * laid).sum(axis=0))


def _stays(takes: Float64Array) -> Float64Array:
    """How likely a card was taken: nothing is impossible, since people err."""
    return np.maximum(takes, ERROR)


def _passes(takes: Float64Array) -> Float64Array:
    """The same for a card that was passed."""
    return np.maximum(1 - takes, ERROR)


def _prospects(found: dict[str, Float64Array]) -> Prospects:
    return {word: Prospect(float(figures[RISK]), float(figures[WORTH])) for word, figures in found.items()}
