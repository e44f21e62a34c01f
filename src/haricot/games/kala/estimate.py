"""What a look at a position tells of who will win."""

from __future__ import annotations

from haricot.games.compiled import inlined, whole
from haricot.games.kala.fast import Position, path_row, ripe_ways
from haricot.games.kala.masks import END, MEETING_WAYS, NTH_ONE, ONES
from haricot.games.kala.rules import HANDFUL


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
    for nth in range(ONES[ripe]):
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
