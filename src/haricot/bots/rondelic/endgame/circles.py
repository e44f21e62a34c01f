"""Rondelic's last two, from circle to circle: what it is worth to lose a round alone, to tie, and to win it.

Worths are shares of the pot; those of both together are the pot. By the first rules that is one, and nothing is paid.
What a round is worth follows from these three: `haricot.lab.rondelic_endgame` has worked that out for all that they
may be, and `round_values.json` holds it.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from itertools import product
from math import atan2, cos, degrees, hypot, radians, sin, sqrt

from haricot.bots.rondelic.endgame.cfr import Payoffs
from haricot.bots.rondelic.knowledge import START

TokenStanding = tuple[int, bool]
"""A token's circle, and whether it has started again and not moved since."""
Worths = dict[tuple[TokenStanding, TokenStanding], float]
"""The share that the first player of a round may expect, by where both stand, the dealer second."""

SWEEPS = 500
STEADY = 1e-9
FURTHER = 12
"""So many new stakes are foreseen; in the unlikely case of more, the pot is taken to grow evenly."""
AGAIN = (0, True)
"""Where a token stands that has started again by the first rules: off the board, but it has been on its way."""


def payoffs(rules: str, circles: int, pot: int, first: TokenStanding, dealer: TokenStanding) -> Payoffs:
    """The first player's shares after a round lost, tied and won. `pot`: the stakes, or 1 by the first rules."""
    return _after(_worths(rules, circles, pot), rules, circles, pot, first, dealer)


def restart_worth(circles: int, pot: int, deals: bool) -> float:
    """What a new token brings whoever fell, less its stake, against one other; by whether they deal the next round."""
    shared = _both_at_start(circles, pot + 1, FURTHER)
    return pot - shared if deals else shared - 1


def round_worth(rules: str, ends: Payoffs) -> float:
    """What a round is worth to its first player: that depends on the middle, the size and the angle of the three."""
    across, up = abs(ends.won - ends.lost) / sqrt(2), (2 * ends.tied - ends.lost - ends.won) / sqrt(6)
    row = _table()[rules]
    place = (degrees(atan2(up, across)) + 90) / 180 * (len(row) - 1)
    below = min(int(place), len(row) - 2)
    return sum(ends) / 3 + hypot(across, up) * (row[below] + (row[below + 1] - row[below]) * (place - below))


def at_angle(angle: float) -> Payoffs:
    """The three whose middle is nought and whose size is one, with that angle in degrees."""
    across, up = cos(radians(angle)), sin(radians(angle))
    return Payoffs(-across / sqrt(2) - up / sqrt(6), 2 * up / sqrt(6), across / sqrt(2) - up / sqrt(6))


@lru_cache
def _worths(rules: str, circles: int, pot: int, further: int = FURTHER) -> Worths:
    """Round after round until nothing changes: after each round the first player deals."""
    standings = [(circle, False) for circle in range(START[rules], circles + 1)] + [AGAIN] * (rules == "rondelic")
    pairs = sorted(product(standings, standings), key=lambda pair: -pair[0][0] - pair[1][0])
    worths = {(first, dealer): pot * (0.5 + (dealer[0] - first[0]) / (4 * circles)) for first, dealer in pairs}
    for _ in range(SWEEPS):
        change = 0.0
        for pair in pairs:
            worth = round_worth(rules, _after(worths, rules, circles, pot, *pair, further))
            change = max(change, abs(worth - worths[pair]))
            worths[pair] = worth
        if change < STEADY:
            break
    return worths


def _after(
    worths: Worths,
    rules: str,
    circles: int,
    pot: int,
    first: TokenStanding,
    dealer: TokenStanding,
    further: int = FURTHER,
) -> Payoffs:
    """The first player's shares after the round; the dealer is the first player of the next one."""
    if first[0] == dealer[0] == circles:
        tied = pot - worths[dealer, first]  # nobody would be left: both stay
    elif circles in (first[0], dealer[0]):
        tied = float(pot) if dealer[0] == circles else 0.0
    else:
        tied = pot - worths[_moved_inwards(dealer), _moved_inwards(first)]
    if first[0] < circles:
        lost = pot - worths[dealer, _moved_inwards(first)]
    else:
        lost = _fallen(worths, rules, circles, pot, dealer, further, deals=True)
    if dealer[0] < circles:
        won = pot - worths[_moved_inwards(dealer), first]
    else:
        won = pot - _fallen(worths, rules, circles, pot, first, further, deals=False)
    return Payoffs(lost, tied, won)


def _moved_inwards(standing: TokenStanding) -> TokenStanding:
    return standing[0] + 1, False


def _fallen(
    worths: Worths, rules: str, circles: int, pot: int, other: TokenStanding, further: int, deals: bool
) -> float:
    """The share of one who falls: nothing, unless the other has not begun."""
    if other != (START[rules], False):
        return 0.0
    if rules == "rondelic":
        return pot - worths[other, AGAIN] if deals else worths[AGAIN, other]
    shared = _both_at_start(circles, pot + 1, further - 1) if further else worths[other, other] * (pot + 1) / pot
    return max(0.0, pot - shared if deals else shared - 1)


def _both_at_start(circles: int, pot: int, further: int) -> float:
    start = (START["rondellig"], False)
    return _worths("rondellig", circles, pot, further)[start, start]


@lru_cache
def _table() -> dict[str, list[float]]:
    """What a round is worth by the angle, from -90 to 90 degrees in even steps."""
    table: dict[str, list[float]] = json.loads(files(__package__).joinpath("round_values.json").read_text("utf-8"))
    return table
