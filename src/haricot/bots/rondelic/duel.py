"""Rondelic's last two: how to play so that nobody can do better, and the exact odds of each word against such play.

How a round for two is to be played comes from the table that `haricot.lab.duel` makes, by what a tie is worth; and that
from what it is worth to be the first player of the next round, or its dealer, on each pair of circles.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np

from haricot.bots.rondelic.coming import RANKS, Numbers, best_use, better, counted, drawn
from haricot.bots.rondelic.ending import tie_worth
from haricot.bots.rondelic.prospects import Prospect, Prospects, best
from haricot.bots.rondelic.seeing import Picture, picture, rank_of, this_round
from haricot.core.game import View

MOST_CARDS = 3
NEVER = 1e-15


def prospects(views: Sequence[View]) -> Prospects:
    """The odds of each word when two are left, and what it is worth to say it: the chance to win in the end."""
    view = views[-1]
    round_ = picture(views)
    solved = solution(view)
    if view["turn"] != view["dealer"]:
        return _first(views, round_, solved)
    return _dealer(views, round_, solved)


def choose(views: Sequence[View], found: Prospects, seed: int) -> str:
    """The word of the table, by lot where it has to be unpredictable."""
    view = views[-1]
    solved, first = solution(view), view["turn"] != view["dealer"]
    if view["options"]["rules"] == "rondelic":
        takes, words = _takes_rondelic(views, solved, first), ("take", "turn")
    elif first:
        takes, words = _takes(solved["first"][0], rank_of(view["hands"][view["turn"]])), ("keep", "swap")
    elif view["drawn"] == 0:
        return best(found)
    elif view["drawn"] == MOST_CARDS:
        return "take" if rank_of(view["up"]) > rank_of(view["hands"][view["turn"]]) else "keep"
    else:
        takes, words = _takes_rondellig(views, solved), ("take", "draw")
    return words[0] if Random(seed).random() < takes else words[1]


@lru_cache
def _table() -> dict[str, list[dict[str, Any]]]:
    table: dict[str, list[dict[str, Any]]] = json.loads(files(__package__).joinpath("duel.json").read_text("utf-8"))
    return table


def solution(view: View) -> dict[str, Any]:
    """The row of the table for what a tie is worth here to the first player, together with that worth."""
    rules = view["options"]["rules"]
    dealer = view["dealer"]
    first = next(seat for seat, token in enumerate(view["tokens"]) if token["circle"] is not None and seat != dealer)
    places = [(view["tokens"][seat]["circle"], view["tokens"][seat]["again"]) for seat in (first, dealer)]
    tie = tie_worth(rules, view["options"]["circles"], places[0], places[1])
    nearest = min(_table()[rules], key=lambda row: abs(float(row["tie"]) - tie))
    return {**nearest, "tie": tie}


# What is done with each rank


def _takes(refused: float, rank: int) -> float:
    """How often a rank is taken in a place where so many ranks are refused."""
    return min(max(rank - refused, 0.0), 1.0)


def _rows(refused: Any) -> Numbers:
    """The same for every rank, and for all places of a table."""
    number = np.asarray(refused, float)[..., None]
    rows: Numbers = np.clip(np.arange(1, RANKS + 1) - number, 0, 1)
    return rows


def _takes_rondelic(views: Sequence[View], solved: dict[str, Any], first: bool) -> float:
    view = views[-1]
    side = solved["first" if first else "dealer"]
    once, twice = side if first else (each[_refused_by_first(view)] for each in side)
    rank = rank_of(view["offer"] if first else view["up"])
    if view["drawn"] == 1:
        return _takes(once, rank)
    before = this_round(views)[0]
    card = before["offer" if first else "up"] if before["drawn"] == 1 else None
    return _takes(twice[rank_of(card) - 1 if card else 0], rank)


def _takes_rondellig(views: Sequence[View], solved: dict[str, Any]) -> float:
    view = views[-1]
    laid = int(any(word["move"] == "swap" for word in view["said"]))
    own, rank = rank_of(view["hands"][view["turn"]]), rank_of(view["up"])
    _, once, twice = solved["dealer"]
    if view["drawn"] == 1:
        return _takes(once[laid][own - 1], rank)
    before = next((each["up"] for each in this_round(views) if each["drawn"] == 1), None)
    return _takes(twice[laid][own - 1][rank_of(before) - 1 if before else 0], rank)


def _refused_by_first(view: View) -> int:
    return sum(word["move"] == "turn" and word["seat"] != view["dealer"] for word in view["said"])


# The exact odds: cards come without replacement from what was not seen


def figures(tie: float) -> Numbers:
    """Worth and risk of holding one rank (rows) against another, for the player of the rows."""
    own, other = np.indices((RANKS, RANKS))
    return np.stack([np.where(own > other, 1.0, np.where(own == other, tie, 0.0)), (own <= other).astype(float)])


def _first(views: Sequence[View], round_: Picture, solved: dict[str, Any]) -> Prospects:
    counts, view = counted(round_.unseen), views[-1]
    worth = figures(solved["tie"])
    if view["options"]["rules"] == "rondelic":
        return _pick(counts, rank_of(view["offer"]) - 1, view["drawn"], solved["dealer"], worth)
    _, once, twice = (_rows(refused) for refused in solved["dealer"])
    kept = ends_with_own(drawn(counts, 4), once[0], twice[0])
    laid = ends_with_own(drawn(counts, 5), once[1], twice[1])
    held = rank_of(view["hands"][view["turn"]]) - 1
    return _told({"keep": worth[:, held] @ kept, "swap": (worth * laid).sum(axis=(1, 2))})


def _pick(counts: Numbers, rank: int, number: int, dealer: Any, worth: Numbers) -> Prospects:
    """Take the card presented, or turn to the next."""
    once, twice = (_rows(refused) for refused in dealer)
    take = worth[:, rank] @ ends(drawn(counts, 3), once[number - 1], twice[number - 1])
    if number == MOST_CARDS - 1:
        return _told({"take": take, "turn": (worth * ends(drawn(counts, 4), once[2], twice[2])).sum(axis=(1, 2))})
    rest = drawn(counts, 5)
    second = (worth * ends(rest.sum(axis=1), once[1], twice[1])).sum(axis=2)
    third = (worth[:, None] * ends(rest, once[2], twice[2])).sum(axis=(2, 3))
    return _told({"take": take, "turn": better(second, third).sum(axis=1)})


def ends(rows: Numbers, once: Numbers, twice: Numbers) -> Numbers:
    """How likely a dealer who takes so ends with each rank; `rows`: how likely the three cards are, its last axes."""
    first = rows * once[:, None, None]
    second = (rows - first) * twice[:, :, None]
    third = rows - first - second
    return np.asarray(first.sum(axis=(-2, -1)) + second.sum(axis=(-3, -1)) + third.sum(axis=(-3, -2)))


def ends_with_own(rows: Numbers, once: Numbers, twice: Numbers) -> Numbers:
    """The same for a dealer whose own card is before the three, and stays where it is higher than the third."""
    first = rows * once[:, :, None, None]
    second = (rows - first) * twice[:, :, :, None]
    last = (rows - first - second).sum(axis=(-3, -2))
    higher = np.maximum(*np.indices((RANKS, RANKS)))
    third = np.stack([last[..., higher == rank].sum(axis=-1) for rank in range(RANKS)], axis=-1)
    return np.asarray(first.sum(axis=(-4, -2, -1)) + second.sum(axis=(-4, -3, -1)) + third)


def _dealer(views: Sequence[View], round_: Picture, solved: dict[str, Any]) -> Prospects:
    """Against the cards that the first player may hold after what was said."""
    view, counts = views[-1], counted(round_.unseen)
    worth = figures(1 - solved["tie"])
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
        laid = drawn(counts, 2) * (1 - _rows(solved["first"][0]))[:, None]
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


def _held_rondelic(view: View, solved: dict[str, Any], counts: Numbers, to_come: int) -> Numbers:
    """The first player's card, by how many were refused before it, with the cards still to come."""
    once, twice = _rows(solved["first"][0]), _rows(solved["first"][1])
    refused = _refused_by_first(view)
    cards = drawn(counts, 1 + refused + to_come)
    after = (1,) * to_come
    if refused == 0:
        return np.asarray(cards * once.reshape(RANKS, *after))
    passed = (1 - once)[:, None] * (twice if refused == 1 else 1 - twice)
    passed = passed.reshape(RANKS, RANKS, *(1,) * (refused - 1), *after)
    return np.asarray((cards * passed).sum(axis=tuple(range(refused))))


def _held_rondellig(view: View, solved: dict[str, Any], counts: Numbers, to_come: int) -> Numbers:
    """The first player's card, kept or drawn for one laid aside, with the cards still to come."""
    keeps = _rows(solved["first"][0])
    if not any(word["move"] == "swap" for word in view["said"]):
        return np.asarray(drawn(counts, 1 + to_come) * keeps.reshape(RANKS, *(1,) * to_come))
    laid = (1 - keeps).reshape(RANKS, *(1,) * (1 + to_come))
    return np.asarray((drawn(counts, 2 + to_come) * laid).sum(axis=0))


def _told(found: dict[str, Numbers]) -> Prospects:
    return {word: Prospect(float(figure[1]), float(figure[0])) for word, figure in found.items()}
