"""The best move within a time: looks ahead turn by complete turn, deeper and deeper, until the time is over.

A value is what the mover may expect, ten for a bean ahead; beyond CERTAIN the game is won or lost, and the rest says in
how many turns.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from haricot.bots.kala.engine.evaluation import beans_ahead
from haricot.bots.kala.engine.position_keys import key
from haricot.bots.kala.engine.transposition_table import DEAR, look_up, new_table, write_down
from haricot.games.kala import kernel as fast
from haricot.games.kala.kernel import Position, count_moves, is_over, nth_move, sow
from haricot.games.kala.masks import Words
from haricot.games.kala.moves import Sow
from haricot.games.kala.rules import Kala
from haricot.games.kernels import compiled, inlined, whole

WON = 20_000
CERTAIN = 10_000
DEEPEST = 100
LONGEST = 1000
"""No game takes as many turns."""
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
MARK = 0xFFFF
"""A move is remembered by these bits of the check of where it leads, which are the same however the field is turned."""


@dataclass(frozen=True, slots=True)
class Found:
    """The best move, what it is worth, the line that is expected, and how many turns deep that was seen."""

    move: Sow
    value: int
    line: tuple[Sow, ...]
    turns: int
    positions: int

    @property
    def is_certain(self) -> bool:
        """Whether the game is surely won or lost."""
        return abs(self.value) > CERTAIN

    @property
    def ends_in(self) -> int | None:
        """In how many turns at most the game is surely won or lost, if known; the mover's own turn is the first."""
        return turns_to_the_end(self.value)


def turns_to_the_end(value: int) -> int | None:
    """What a value says of when a sure end comes; an end that nobody followed to the last turn says nothing."""
    turns = WON - abs(value)
    return turns if turns <= LONGEST else None


class Desk(NamedTuple):
    """What a search works with: moves and their order at each depth, the table, and the bell.

    The first number of the bell, once set, ends the search; the second counts positions; the third is the best move.
    """

    moves: Words
    orders: Words
    table: Words
    bell: Words


def best(state: Kala, seconds: float, deepest: int = DEEPEST, table: Words | None = None) -> Found:
    """The best move of a game that is not over, at most so many turns deep and within the seconds."""
    end = time.monotonic() + seconds
    position = fast.pack(state)
    desk = Desk(
        np.zeros((2 * DEEPEST, 32), np.int64),
        np.zeros((2 * DEEPEST, 32), np.int64),
        new_table(32) if table is None else table,
        np.zeros(3, np.int64),
    )
    found = _found(position, *look_ahead(position, 1, desk), desk, 1)
    timer = threading.Timer(max(0.0, end - time.monotonic()), _ring, [desk.bell])
    timer.start()
    try:
        for turns in range(2, deepest + 1):
            if found.ends_in is not None and found.ends_in < turns:
                break
            move, value = look_ahead(position, turns, desk)
            if desk.bell[0]:
                break
            found = _found(position, move, value, desk, turns)
    finally:
        timer.cancel()
    return found


def look_ahead(position: Position, turns: int, desk: Desk) -> tuple[int, int]:
    """The best move and its value, that many turns deep; of no use if the bell has rung meanwhile."""
    value = value_of(position, turns, -WON, WON, 0, 0, desk)
    return int(desk.bell[2]), value


def _ring(bell: Words) -> None:
    bell[0] = 1


def _found(position: Position, move: int, value: int, desk: Desk, turns: int) -> Found:
    line = []
    positions = int(desk.bell[1])
    first = fast.sowing(position, move)
    for _ in range(2 * turns):
        line.append(fast.sowing(position, move))
        position = sow(position, move)
        if is_over(position) or (move := remembered(position, desk.table)) < 0:
            break
    return Found(first, value, tuple(line), turns, positions)


@compiled
def remembered(position: Position, table: Words) -> int:
    """The best move that the table knows of, or -1."""
    place, check = key(position)
    known = look_up(table, place, check)
    if known == 0 or known >> 26 & 3 == AT_MOST:
        return -1
    for number in range(count_moves(position)):
        move = nth_move(position, number)
        if key(sow(position, move))[1] & MARK == known & MARK:
            return move
    return -1


@inlined
def remember(position: Position, turns: int, value: int, bound: int, move: int, begun: int, desk: Desk) -> None:
    if desk.bell[0]:
        return
    if abs(value) > CERTAIN:
        value += begun if value > 0 else -begun
    place, check = key(position)
    mark = key(sow(position, move))[1] & MARK
    write_down(desk.table, place, check, mark | bound << 26 | (value + 32768) << 32 | (turns + 1) << DEAR)


@inlined
def recalled(known: int, begun: int) -> int:
    """The value in the table, counted from the turn that has begun now."""
    value = (known >> 32 & 0xFFFF) - 32768
    if abs(value) > CERTAIN:
        value -= begun if value > 0 else -begun
    return value


@inlined
def known_bound(known: int, turns: int) -> int:
    """What the value in the table says about a search that deep: nothing (0), unless it was as deep or saw the end.

    An end that was seen in a lesser depth stays an end, but there may be a shorter way to it.
    """
    bound, value = known >> 26 & 3, (known >> 32 & 0xFFFF) - 32768
    if (known >> DEAR) - 1 >= turns:
        return bound
    if value > CERTAIN and bound != AT_MOST:
        return AT_LEAST
    return AT_MOST if value < -CERTAIN and bound != AT_LEAST else 0


@inlined
def put_in_order(position: Position, depth: int, desk: Desk, mark: int) -> int:
    """The moves and how good each looks: first the one that the table names."""
    count = count_moves(position)
    for number in range(count):
        move = nth_move(position, number)
        after = sow(position, move)
        ahead = beans_ahead(after)
        desk.moves[depth, number] = move
        desk.orders[depth, number] = ahead if after[8] else -ahead
        if mark >= 0 and key(after)[1] & MARK == mark:
            desk.orders[depth, number] = WON
    return count


@inlined
def take_next(desk: Desk, depth: int, at: int, count: int) -> int:
    """The best-looking move of those not yet taken, swapped to where it is taken from."""
    moves, orders, chosen = desk.moves[depth], desk.orders[depth], at
    for other in range(at + 1, count):
        if orders[other] > orders[chosen]:
            chosen = other
    moves[at], moves[chosen] = moves[chosen], moves[at]
    orders[at], orders[chosen] = orders[chosen], orders[at]
    return whole(moves[at])


@compiled
def value_of(position: Position, turns: int, low: int, high: int, begun: int, depth: int, desk: Desk) -> int:
    """What the mover may expect, `turns` turns ahead; exact if it lies between low and high, else a bound."""
    if is_over(position):
        return begun - WON
    if turns == 0 and not position[8]:
        return 10 * beans_ahead(position)
    if desk.bell[0]:
        return 0
    desk.bell[1] += 1
    place, check = key(position)
    known = look_up(desk.table, place, check)
    mark, asked_low = -1, low
    if known:
        mark, value = known & MARK, recalled(known, begun)
        bound = known_bound(known, turns)
        if depth == 0:
            bound = 0
        if bound == EXACT or (bound == AT_LEAST and value >= high) or (bound == AT_MOST and value <= low):
            return value
    count, best_move, best_value = put_in_order(position, depth, desk, mark), 0, -WON - 1
    for at in range(count):
        move = take_next(desk, depth, at, count)
        after = sow(position, move)
        if after[8]:
            value = value_of(after, turns, low, high, begun, depth + 1, desk)
        else:
            value = -value_of(after, turns - 1, -high, -low, begun + 1, depth + 1, desk)
        if value > best_value:
            best_move, best_value = move, value
        low = max(low, value)
        if low >= high:
            break
    if depth == 0:
        desk.bell[2] = best_move
    bound = AT_LEAST if best_value >= high else EXACT if best_value > asked_low else AT_MOST
    remember(position, turns, best_value, bound, best_move, begun, desk)
    return best_value
