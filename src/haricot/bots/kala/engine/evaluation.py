"""What a look at a position tells of who will win."""

from __future__ import annotations

import numpy as np

from haricot.games.kala.bits import popcount
from haricot.games.kala.field import LONGEST_PATH
from haricot.games.kala.kernel import Position, count_moves, meeting_of, other_side, path_row, ripe_ways
from haricot.games.kala.masks import END, MEETING_WAYS, NTH_ONE
from haricot.games.kala.rules import HANDFUL
from haricot.games.kernels import as_int64, inlined

HELD = np.array([0, -63, -36, 99, 0, 0, 0, 0])
OTHER_HELD = np.array([0, -59, -66, -90, -90, -90, -90, -90])
"""What the beans in the mover's bowl and in the other one are worth for the mover's prospects."""
SURELY_SOWN = min(LONGEST_PATH)
"""As many beans of a full bowl find a cup, wherever the bowl stands; what is left over goes to the other player."""


@inlined
def cup(position: Position, cell: int) -> int:
    """The beans in the cup on that cell."""
    return (position.low >> 8 * cell if cell < 8 else position.high >> 8 * (cell - 8)) & 255


@inlined
def fullest(position: Position) -> int:
    """The beans of the fullest container that the mover may harvest one day."""
    most = position.other_held
    for cell in range(16):
        most = max(most, cup(position, cell))
    return most


@inlined
def best_gain(position: Position) -> int:
    """The most beans that one sowing of the mover can bring into the reserve."""
    row, gain = path_row(position), 0
    ripe = ripe_ways(position, row)
    for nth in range(popcount(ripe)):
        gain = max(gain, cup(position, as_int64(END[8 * row + NTH_ONE[8 * ripe + nth]])))
    if position.other_held >= HANDFUL - 1 and MEETING_WAYS[meeting_of(position, row)]:
        gain = max(gain, position.other_held)
    return gain


@inlined
def reserve_once_paid(position: Position) -> int:
    """The mover's reserve when this turn is paid for: an extra sowing costs nothing."""
    return position.reserve - (0 if position.extra else HANDFUL)


@inlined
def beans_ahead(position: Position) -> int:
    """How many beans more the mover has than the other, this turn paid for, when both harvest the best they see."""
    return reserve_once_paid(position) + best_gain(position) - position.other_reserve - best_gain(other_side(position))


@inlined
def threats(position: Position) -> tuple[int, int, int]:
    """What the best and the second best harvest of the mover's next sowing would take, and how many there are."""
    row = path_row(position)
    ripe, seen, most, second, count = ripe_ways(position, row), 0, 0, 0, 0
    for nth in range(popcount(ripe)):
        end = as_int64(END[8 * row + NTH_ONE[8 * ripe + nth]])
        if seen >> end & 1:
            continue
        seen, count, beans = seen | 1 << end, count + 1, cup(position, end)
        most, second = max(most, beans), max(second, min(most, beans))
    if position.other_held >= HANDFUL - 1 and MEETING_WAYS[meeting_of(position, row)]:
        count, beans = count + 1, position.other_held
        most, second = max(most, beans), max(second, min(most, beans))
    return most, second, count


@inlined
def prospects(position: Position) -> int:
    """How much likelier the mover is to win than to lose: it seems twice as likely with every 32.

    The weights were fitted to 12,000 positions whose winner was proven, then changed at random as long as that made the
    proofs of seven starts smaller.
    """
    most, second, count = threats(position)
    other_most, other_second, other_count = threats(other_side(position))
    ahead = reserve_once_paid(position) - position.other_reserve
    sowing = 119 + 28 * ahead + 9 * count_moves(position) - 51 * position.extra
    harvests = 22 * most + 13 * second - 18 * count - 8 * other_most - 5 * other_second - 9 * other_count
    bowls = as_int64(HELD[position.held & 7]) + as_int64(OTHER_HELD[position.other_held & 7])
    return sowing + harvests + bowls


@inlined
def surely_wins(position: Position) -> bool:
    """Whether the other cannot pay for a turn, whatever an extra sowing of the mover's may leave over."""
    leftover = max(0, position.held + 1 - position.extra - SURELY_SOWN)
    can_pay = position.reserve + HANDFUL * position.extra >= HANDFUL
    return can_pay and position.other_reserve + leftover < HANDFUL


@inlined
def surely_loses(position: Position) -> bool:
    """Whether the mover, this turn paid for, can harvest too little to pay for another, and the other can pay one."""
    most = reserve_once_paid(position)
    if position.other_reserve < HANDFUL or most >= HANDFUL:
        return False
    if not position.extra and position.held + 1 >= HANDFUL:
        most += fullest(position) + 1
    leftover = max(0, position.other_held + 3 - position.extra - SURELY_SOWN)
    return most + leftover + best_gain(position) < HANDFUL
