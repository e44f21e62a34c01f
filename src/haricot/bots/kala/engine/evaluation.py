"""What a look at a position tells of who will win."""

from __future__ import annotations

import numpy as np

from haricot.games.kala.bits import ones
from haricot.games.kala.kernel import Position, count_moves, path_row, ripe_ways
from haricot.games.kala.masks import END, MEETING_WAYS, NTH_ONE
from haricot.games.kala.rules import HANDFUL
from haricot.games.kernels import inlined, whole

HELD = np.array([0, -63, -36, 99, 0, 0, 0, 0])
OTHER_HELD = np.array([0, -59, -66, -90, -90, -90, -90, -90])
"""What the beans in the mover's bowl and in the other one are worth for the mover's prospects."""


@inlined
def cup(position: Position, cell: int) -> int:
    return (position[0] >> 8 * cell if cell < 8 else position[1] >> 8 * (cell - 8)) & 255


@inlined
def fullest(position: Position) -> int:
    """The beans of the fullest container that the mover may harvest one day."""
    most = position[5]
    for cell in range(16):
        most = max(most, cup(position, cell))
    return most


@inlined
def best_gain(position: Position) -> int:
    """The most beans that one sowing of the mover can bring into the reserve."""
    row, gain = path_row(position), 0
    ripe = ripe_ways(position, row)
    for nth in range(ones(ripe)):
        gain = max(gain, cup(position, whole(END[8 * row + NTH_ONE[8 * ripe + nth]])))
    if position[5] >= HANDFUL - 1 and MEETING_WAYS[16 * row + position[3]]:
        gain = max(gain, position[5])
    return gain


@inlined
def other_side(position: Position) -> Position:
    """The same things as if it were the other player's turn."""
    low, high, own, other, held, other_held, reserve, other_reserve, _, seat = position
    return low, high, other, own, other_held, held, other_reserve, reserve, 0, 1 - seat


@inlined
def beans_ahead(position: Position) -> int:
    """How many beans more the mover has than the other, this turn paid for, when both harvest the best they see."""
    _, _, _, _, _, _, reserve, other_reserve, extra, _ = position
    paid = reserve - (0 if extra else HANDFUL)
    return paid + best_gain(position) - other_reserve - best_gain(other_side(position))


@inlined
def threats(position: Position) -> tuple[int, int, int]:
    """What the best and the second best harvest of the mover's next sowing would take, and how many there are."""
    row = path_row(position)
    ripe, seen, most, second, count = ripe_ways(position, row), 0, 0, 0, 0
    for nth in range(ones(ripe)):
        end = whole(END[8 * row + NTH_ONE[8 * ripe + nth]])
        if seen >> end & 1:
            continue
        seen, count, beans = seen | 1 << end, count + 1, cup(position, end)
        most, second = max(most, beans), max(second, min(most, beans))
    if position[5] >= HANDFUL - 1 and MEETING_WAYS[16 * row + position[3]]:
        count, beans = count + 1, position[5]
        most, second = max(most, beans), max(second, min(most, beans))
    return most, second, count


@inlined
def prospects(position: Position) -> int:
    """How much likelier the mover is to win than to lose: it seems twice as likely with every 32.

    The weights were fitted to 12,000 positions whose winner was proven, then changed at random as long as that made the
    proofs of seven starts smaller.
    """
    _, _, _, _, held, other_held, reserve, other_reserve, extra, _ = position
    most, second, count = threats(position)
    other_most, other_second, other_count = threats(other_side(position))
    ahead = reserve - (0 if extra else HANDFUL) - other_reserve
    sowing = 119 + 28 * ahead + 9 * count_moves(position) - 51 * extra
    harvests = 22 * most + 13 * second - 18 * count - 8 * other_most - 5 * other_second - 9 * other_count
    return sowing + harvests + whole(HELD[held & 7]) + whole(OTHER_HELD[other_held & 7])


@inlined
def surely_wins(position: Position) -> bool:
    """Whether the other cannot pay for a turn, whatever an extra sowing of the mover's may leave over."""
    _, _, _, _, held, _, reserve, other_reserve, extra, _ = position
    leftover = max(0, held + 1 - extra - 5)
    return reserve + HANDFUL * extra >= HANDFUL and other_reserve + leftover < HANDFUL


@inlined
def surely_loses(position: Position) -> bool:
    """Whether the mover, this turn paid for, can harvest too little to pay for another, and the other can pay one."""
    _, _, _, _, held, other_held, reserve, other_reserve, extra, _ = position
    most = reserve - (0 if extra else HANDFUL)
    if other_reserve < HANDFUL or most >= HANDFUL:
        return False
    if not extra and held + 1 >= HANDFUL:
        most += fullest(position) + 1
    leftover = max(0, other_held + 3 - extra - 5)
    return most + leftover + best_gain(position) < HANDFUL
