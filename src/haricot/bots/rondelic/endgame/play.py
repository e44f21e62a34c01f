"""Rondelic's last two: how to play so that nobody can do better, and the exact odds of each word against such play.

How a round for two is to be played follows from what losing, a tie and winning are worth on the circles where both are.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from haricot.bots.rondelic.draws import RANKS, Numbers, best_use, better, counted, drawn
from haricot.bots.rondelic.endgame.cfr import Payoffs, Solution, solve
from haricot.bots.rondelic.endgame.circles import Place, payoffs
from haricot.bots.rondelic.knowledge import Picture, picture, rank_of, this_round
from haricot.bots.rondelic.prospects import Prospect, Prospects, best
from haricot.core.game import Seat, View

MOST_CARDS = 3
NEVER = 1e-15
ERROR = 1e-6
KEPT, LAID = 0, 1

Takes = Sequence[Numbers]
"""How often a dealer takes the first card, the second …, by the ranks seen."""


def prospects(views: Sequence[View]) -> Prospects:
    """The odds of each word when two are left, and what it is worth to say it: the share of the pot in the end."""
    view = views[-1]
    ends = at_stake(view)
    solved = solve(view["options"]["rules"], ends)
    if view["turn"] != view["dealer"]:
        return _first(views, picture(views), solved, figures(ends))
    return _dealer(views, picture(views), solved, figures(_for_dealer(view, ends)))


def choose(views: Sequence[View], found: Prospects, seed: int) -> str:
    """The word of the solution, by lot where it has to be unpredictable."""
    view = views[-1]
    if len(found) == 1:
        return best(found)
    solved, first = solve(view["options"]["rules"], at_stake(view)), view["turn"] != view["dealer"]
    if view["options"]["rules"] == "rondelic":
        takes, words = _takes_rondelic(views, solved, first), ("take", "turn")
    elif first:
        takes, words = float(solved.first[0][_place(view["hands"][view["turn"]])]), ("keep", "swap")
    elif view["drawn"] == 0:
        takes, words = (
            _accepts(view, solved),
            ("accept", "keep" if found["keep"].worth >= found["draw"].worth else "draw"),
        )
    else:
        takes, words = _takes_rondellig(views, solved), ("take", "keep" if view["drawn"] == MOST_CARDS else "draw")
    return words[0] if Random(seed).random() < takes else words[1]


def at_stake(view: View) -> Payoffs:
    """What it is worth to the first player to lose this round alone, to tie, and to win it."""
    dealer = view["dealer"]
    first = next(seat for seat, token in enumerate(view["tokens"]) if token["circle"] is not None and seat != dealer)
    return payoffs(
        view["options"]["rules"], view["options"]["circles"], _pot(view), _spot(view, first), _spot(view, dealer)
    )


def _pot(view: View) -> int:
    return int(view["pot"]) if view["options"]["rules"] == "rondellig" else 1


def _spot(view: View, seat: Seat) -> Place:
    return view["tokens"][seat]["circle"], view["tokens"][seat]["again"]


def _for_dealer(view: View, ends: Payoffs) -> Payoffs:
    pot = _pot(view)
    return Payoffs(pot - ends.won, pot - ends.tied, pot - ends.lost)


def _place(card: str | None) -> int:
    """Where a card's rank stands in a table; for a card that was not seen by who came late, the first place."""
    return rank_of(card) - 1 if card else 0


# What is done with each rank


def _takes_rondelic(views: Sequence[View], solved: Solution, first: bool) -> float:
    view, shown = views[-1], "offer" if first else "up"
    once, twice = solved.first if first else solved.dealer[_refused_by_first(view)]
    if view["drawn"] == 1:
        return float(once[_place(view[shown])])
    before = this_round(views)[0]
    return float(twice[_place(before[shown] if before["drawn"] == 1 else None), _place(view[shown])])


def _takes_rondellig(views: Sequence[View], solved: Solution) -> float:
    """By the own card and those drawn so far."""
    view = views[-1]
    drawn_before = {each["drawn"]: each["up"] for each in this_round(views)}
    seen = [view["hands"][view["turn"]], *(drawn_before.get(number) for number in range(1, view["drawn"] + 1))]
    takes = solved.dealer[_laid(view)][-MOST_CARDS:][view["drawn"] - 1]
    return float(takes[tuple(map(_place, seen))])


def _accepts(view: View, solved: Solution) -> float:
    return float(solved.dealer[LAID][0][_place(view["hands"][view["turn"]])]) if view["offer"] else 0.0


def _refused_by_first(view: View) -> int:
    return sum(word["move"] == "turn" and word["seat"] != view["dealer"] for word in view["said"])


def _laid(view: View) -> int:
    return LAID if any(word["move"] == "swap" for word in view["said"]) else KEPT


# The exact odds: cards come without replacement from what was not seen


def figures(ends: Payoffs) -> Numbers:
    """Worth and risk of holding one rank (rows) against another, for the player of the rows."""
    own, other = np.indices((RANKS, RANKS))
    worth = np.where(own > other, ends.won, np.where(own == other, ends.tied, ends.lost))
    return np.stack([worth, (own <= other).astype(float)])


def _first(views: Sequence[View], round_: Picture, solved: Solution, worth: Numbers) -> Prospects:
    counts, view = counted(round_.unseen), views[-1]
    if view["options"]["rules"] == "rondelic":
        return _pick(counts, rank_of(view["offer"]) - 1, view["drawn"], solved.dealer, worth)
    held, (accepts, *draws) = rank_of(view["hands"][view["turn"]]) - 1, solved.dealer[LAID]
    kept = ends_with_own(drawn(counts, 4), solved.dealer[KEPT])
    laid = ends_with_own(drawn(counts, 5) * (1 - accepts).reshape(RANKS, 1, 1, 1), draws)
    accepted = np.einsum("xy,y->x", drawn(counts, 2), accepts)
    return _told(
        {"keep": worth[:, held] @ kept, "swap": (worth * laid).sum(axis=(1, 2)) + worth[:, :, held] @ accepted}
    )


def _pick(counts: Numbers, rank: int, number: int, dealer: Sequence[Takes], worth: Numbers) -> Prospects:
    """Take the card presented, or turn to the next."""
    take = worth[:, rank] @ ends(drawn(counts, 3), dealer[number - 1])
    if number == MOST_CARDS - 1:
        return _told({"take": take, "turn": (worth * ends(drawn(counts, 4), dealer[2])).sum(axis=(1, 2))})
    rest = drawn(counts, 5)
    second = (worth * ends(rest.sum(axis=1), dealer[1])).sum(axis=2)
    third = (worth[:, None] * ends(rest, dealer[2])).sum(axis=(2, 3))
    return _told({"take": take, "turn": better(second, third).sum(axis=1)})


def ends(rows: Numbers, takes: Takes) -> Numbers:
    """How likely a dealer who takes so ends with each rank; `rows`: how likely the three cards are, its last axes."""
    once, twice = takes
    first = rows * once[:, None, None]
    second = (rows - first) * twice[:, :, None]
    third = rows - first - second
    return np.asarray(first.sum(axis=(-2, -1)) + second.sum(axis=(-3, -1)) + third.sum(axis=(-3, -2)))


def ends_with_own(rows: Numbers, takes: Takes) -> Numbers:
    """The same for a dealer whose own card is before the three, and may stay when the third has been seen."""
    once, twice, thrice = takes
    first = rows * once[:, :, None, None]
    second = (rows - first) * twice[:, :, :, None]
    third = (rows - first - second) * thrice
    own = rows - first - second - third
    parts = zip((first, second, third, own), ((-4, -2, -1), (-4, -3, -1), (-4, -3, -2), (-3, -2, -1)), strict=True)
    return np.asarray(sum(part.sum(axis=others) for part, others in parts))


def _dealer(views: Sequence[View], round_: Picture, solved: Solution, worth: Numbers) -> Prospects:
    """Against the cards that the first player may hold after what was said."""
    view, counts = views[-1], counted(round_.unseen)
    rondelic = view["options"]["rules"] == "rondelic"
    to_come = MOST_CARDS - view["drawn"]
    tables = (
        _held_rondelic(view, solved, counts, to_come) if rondelic else _held_rondellig(view, solved, counts, to_come)
    )
    against = tables.reshape(RANKS, -1).sum(axis=1) / tables.sum()
    if rondelic:
        return _told({"take": worth[:, rank_of(view["up"]) - 1] @ against, "turn": _settled(tables, worth, None)})
    own = rank_of(view["hands"][view["turn"]]) - 1
    found = {"keep": worth[:, own] @ against}
    if to_come:
        found["draw"] = _settled(tables, worth, own)
    if view["up"]:
        found["take"] = worth[:, rank_of(view["up"]) - 1] @ against
    if view["offer"]:
        laid = drawn(counts, 2) * _passes(solved.first[0])[:, None]
        found["accept"] = np.einsum("lx,flx->f", laid, worth) / laid.sum()
    return _told(found)


def _settled(tables: Numbers, worth: Numbers, own: int | None) -> Numbers:
    """The best use of the cards to come; `tables`: how likely the other's rank is, together with the ranks to come."""
    cards = tables.ndim - 1
    stops = []
    for place in range(1, cards + 1):
        table = np.moveaxis(tables.sum(axis=tuple(range(place + 1, cards + 1))), 0, -1)
        total = np.maximum(table.sum(axis=-1), NEVER)
        stops.append(np.stack([(table * figure).sum(axis=-1) / total for figure in worth]))
    last = None if own is None else np.stack([table @ figure[own] / total for figure in worth])
    return best_use(tables.sum(axis=0) / tables.sum(), stops, last)


def _held_rondelic(view: View, solved: Solution, counts: Numbers, to_come: int) -> Numbers:
    """The first player's card, by how many were refused before it, with the cards still to come."""
    once, twice = solved.first
    refused = _refused_by_first(view)
    cards = drawn(counts, 1 + refused + to_come)
    after = (1,) * to_come
    if refused == 0:
        return np.asarray(cards * _stays(once).reshape(RANKS, *after))
    passed = _passes(once)[:, None] * (_stays(twice) if refused == 1 else _passes(twice))
    passed = passed.reshape(RANKS, RANKS, *(1,) * (refused - 1), *after)
    return np.asarray((cards * passed).sum(axis=tuple(range(refused))))


def _held_rondellig(view: View, solved: Solution, counts: Numbers, to_come: int) -> Numbers:
    """The first player's card, kept or drawn for one laid aside, with the cards still to come."""
    keeps = solved.first[0]
    if _laid(view) == KEPT:
        return np.asarray(drawn(counts, 1 + to_come) * _stays(keeps).reshape(RANKS, *(1,) * to_come))
    laid = _passes(keeps).reshape(RANKS, *(1,) * (1 + to_come))
    return np.asarray((drawn(counts, 2 + to_come) * laid).sum(axis=0))


def _stays(takes: Numbers) -> Numbers:
    """How likely a card was taken: nothing is impossible, since people err."""
    return np.maximum(takes, ERROR)


def _passes(takes: Numbers) -> Numbers:
    return np.maximum(1 - takes, ERROR)


def _told(found: dict[str, Numbers]) -> Prospects:
    return {word: Prospect(float(figure[1]), float(figure[0])) for word, figure in found.items()}
