"""Rondelic's last two, from circle to circle: what a tie is worth, between losing a round and winning it."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from itertools import product

Place = tuple[int, bool]
"""A token's circle, and whether it has started again and not moved since."""
Worths = dict[tuple[Place, Place], float]
"""How likely the first player of a round is to be the last, by the places of both, the dealer's second."""

SWEEPS = 500
STEADY = 1e-9


def tie_worth(rules: str, circles: int, first: Place, dealer: Place) -> float:
    """What a tie is worth to the first player: 0, as much as losing alone; 1, as much as winning."""
    return _between(*_after(_worths(rules, circles), rules, circles, first, dealer))


def _between(lost: float, tied: float, won: float) -> float:
    return min(max((tied - lost) / (won - lost), 0.0), 1.0) if won > lost else 0.5


@lru_cache
def _worths(rules: str, circles: int) -> Worths:
    """Round after round until nothing changes: after each round the first player deals."""
    start = 0 if rules == "rondelic" else 1
    places = [(circle, False) for circle in range(start, circles + 1)] + ([(0, True)] if start == 0 else [])
    pairs = sorted(product(places, places), key=lambda pair: -pair[0][0] - pair[1][0])
    worths = {(first, dealer): 0.5 + (dealer[0] - first[0]) / (4 * circles) for first, dealer in pairs}
    for _ in range(SWEEPS):
        change = 0.0
        for pair in pairs:
            lost, tied, won = _after(worths, rules, circles, *pair)
            worth = lost + (won - lost) * _round_worth(rules, _between(lost, tied, won))
            change = max(change, abs(worth - worths[pair]))
            worths[pair] = worth
        if change < STEADY:
            break
    return worths


def _after(worths: Worths, rules: str, circles: int, first: Place, dealer: Place) -> tuple[float, float, float]:
    """The first player's chances after a round lost, tied and won."""
    lost, won = _moved(first, dealer, rules, circles), _moved(dealer, first, rules, circles)
    if first[0] == dealer[0] == circles:
        tied = 1 - worths[dealer, first]  # nobody would be left: both stay
    elif first[0] == circles or dealer[0] == circles:
        tied = float(dealer[0] == circles)
    else:
        tied = 1 - worths[(dealer[0] + 1, False), (first[0] + 1, False)]
    return (
        0.0 if lost is None else 1 - worths[dealer, lost],
        tied,
        1.0 if won is None else 1 - worths[won, first],
    )


def _moved(mover: Place, other: Place, rules: str, circles: int) -> Place | None:
    """Where a token goes that moves alone; nowhere, if it falls for good."""
    if mover[0] < circles:
        return mover[0] + 1, False
    if rules == "rondelic":
        return (0, True) if other == (0, False) else None
    return (1, False) if other[0] == 1 else None


def _round_worth(rules: str, tie: float) -> float:
    """What a round for two is worth to its first player, between two rows of the table."""
    rows = _rows(rules)
    place = min(int(tie * (len(rows) - 1)), len(rows) - 2)
    (low, below), (high, above) = rows[place], rows[place + 1]
    return below + (above - below) * (tie - low) / (high - low)


@lru_cache
def _rows(rules: str) -> list[tuple[float, float]]:
    table = json.loads(files(__package__).joinpath("duel.json").read_text("utf-8"))
    return [(row["tie"], row["worth"]) for row in table[rules]]
