"""The best move within a time or so many nodes: looks ahead turn by complete turn, deeper and deeper, until it is over.

A value is what the mover may expect, ten for a bean ahead; beyond CERTAIN the game is won or lost, and the rest says in
how many turns.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from haricot.bots.kala.engine.control import BEST_MOVE, MOST_POSITIONS, POSITIONS, STOP, new_control, stop
from haricot.bots.kala.engine.evaluation import beans_ahead
from haricot.bots.kala.engine.position_keys import key
from haricot.bots.kala.engine.transposition_table import COST_SHIFT, look_up, new_table, store
from haricot.games.kala import kernel as fast
from haricot.games.kala.kernel import Position, count_moves, is_over, nth_move, sow
from haricot.games.kala.moves import Sow
from haricot.games.kala.rules import Kala
from haricot.games.kernels import Int64Array, as_int64, compiled, inlined

WON = 20_000
CERTAIN = 10_000
DEEPEST = 100
LONGEST = 1000
"""No game takes as many turns."""
MOST_MOVES = 32
EXACT, AT_LEAST, AT_MOST = 1, 2, 3
MARK = 0xFFFF
"""A move is remembered by these bits of the check of where it leads, which are the same however the field is turned."""
BOUND_SHIFT, VALUE_SHIFT = 26, 32
"""Where these two begin in what is stored: first comes the mark of the best move, last the depth in turns."""
VALUE_BITS, VALUE_OFFSET = 0xFFFF, 0x8000
"""A value is stored with an offset, so that it is never negative."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best move, what it is worth, the line that is expected, how many turns deep it was seen, at what cost."""

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


class Workspace(NamedTuple):
    """What a search works with.

    `moves` and `orders` have the shape (2 * DEEPEST, MOST_MOVES): for each depth, counted in sowings, the moves there
    and how good each looks. `control` is as in `control.py`.
    """

    moves: Int64Array
    orders: Int64Array
    table: Int64Array
    control: Int64Array


def new_workspace(table: Int64Array) -> Workspace:
    """Room for one search at a time, around a table that may be shared by several."""
    moves, orders = (np.zeros((2 * DEEPEST, MOST_MOVES), np.int64) for _ in range(2))
    return Workspace(moves, orders, table, new_control())


def best(
    state: Kala,
    seconds: float,
    deepest: int = DEEPEST,
    table: Int64Array | None = None,
    *,
    nodes: int | None = None,
) -> SearchResult:
    """The best move of a game that is not over, at most so many turns deep and within the seconds.

    `nodes`: within so many positions instead, however long that takes; a turn is looked ahead in any case.
    """
    end = time.monotonic() + seconds
    position = fast.pack(state)
    space = new_workspace(new_table(32) if table is None else table)
    found = _result(position, *look_ahead(position, 1, space), space, 1)
    timer = threading.Timer(max(0.0, end - time.monotonic()), stop, [space.control])
    if nodes is None:
        timer.start()
    else:
        space.control[MOST_POSITIONS] = space.control[POSITIONS] + max(1, nodes)
    try:
        for turns in range(2, deepest + 1):
            if found.ends_in is not None and found.ends_in < turns:
                break
            move, value = look_ahead(position, turns, space)
            if space.control[STOP]:
                break
            found = _result(position, move, value, space, turns)
    finally:
        timer.cancel()
    return found


def look_ahead(position: Position, turns: int, space: Workspace) -> tuple[int, int]:
    """The best move and its value, that many turns deep; of no use if it was stopped meanwhile."""
    value = value_of(position, turns, -WON, WON, 0, 0, space)
    return int(space.control[BEST_MOVE]), value


def _result(position: Position, move: int, value: int, space: Workspace, turns: int) -> SearchResult:
    """With the line that the table remembers from there."""
    line = [fast.sowing(position, move)]
    for _ in range(2 * turns - 1):
        position = sow(position, move)
        if is_over(position) or (move := stored_move(position, space.table)) < 0:
            break
        line.append(fast.sowing(position, move))
    return SearchResult(line[0], value, tuple(line), turns, int(space.control[POSITIONS]))


@compiled
def stored_move(position: Position, table: Int64Array) -> int:
    """The best move that the table knows of, or -1."""
    slot, check = key(position)
    known = look_up(table, slot, check)
    if known == 0 or known >> BOUND_SHIFT & 3 == AT_MOST:
        return -1
    for number in range(count_moves(position)):
        move = nth_move(position, number)
        if key(sow(position, move))[1] & MARK == known & MARK:
            return move
    return -1


@inlined
def store_value(
    position: Position, turns: int, value: int, bound: int, move: int, begun: int, space: Workspace
) -> None:
    """What was found in a search that deep, unless it was stopped; an end counts from this position, not the root."""
    if space.control[STOP]:
        return
    if abs(value) > CERTAIN:
        value += begun if value > 0 else -begun
    slot, check = key(position)
    mark = key(sow(position, move))[1] & MARK
    found = mark | bound << BOUND_SHIFT | (value + VALUE_OFFSET) << VALUE_SHIFT
    store(space.table, slot, check, found | (turns + 1) << COST_SHIFT)


@inlined
def stored_value(known: int, begun: int) -> int:
    """The value in the table, an end counted from the root."""
    value = (known >> VALUE_SHIFT & VALUE_BITS) - VALUE_OFFSET
    if abs(value) > CERTAIN:
        value -= begun if value > 0 else -begun
    return value


@inlined
def stored_bound(known: int, turns: int) -> int:
    """What the value in the table says about a search that deep: nothing (0), unless it was as deep or saw the end.

    An end that was seen in a lesser depth stays an end, but there may be a shorter way to it.
    """
    bound, value = known >> BOUND_SHIFT & 3, stored_value(known, 0)
    if (known >> COST_SHIFT) - 1 >= turns:
        return bound
    if value > CERTAIN and bound != AT_MOST:
        return AT_LEAST
    return AT_MOST if value < -CERTAIN and bound != AT_LEAST else 0


@inlined
def order_moves(position: Position, depth: int, space: Workspace, mark: int) -> int:
    """Writes down the moves and how good each looks, best the one that the table names; and counts them."""
    count = count_moves(position)
    for number in range(count):
        move = nth_move(position, number)
        after = sow(position, move)
        ahead = beans_ahead(after)
        space.moves[depth, number] = move
        space.orders[depth, number] = ahead if after.extra else -ahead
        if mark >= 0 and key(after)[1] & MARK == mark:
            space.orders[depth, number] = WON
    return count


@inlined
def take_next(space: Workspace, depth: int, at: int, count: int) -> int:
    """The best-looking move of those not yet taken, swapped to where it is taken from."""
    moves, orders, chosen = space.moves[depth], space.orders[depth], at
    for other in range(at + 1, count):
        if orders[other] > orders[chosen]:
            chosen = other
    moves[at], moves[chosen] = moves[chosen], moves[at]
    orders[at], orders[chosen] = orders[chosen], orders[at]
    return as_int64(moves[at])


@compiled
def value_of(position: Position, turns: int, alpha: int, beta: int, begun: int, depth: int, space: Workspace) -> int:
    """What the mover may expect, `turns` turns ahead; exact if it lies between alpha and beta, else a bound.

    `begun` and `depth`: how many turns and how many sowings lie between the root and this position.
    """
    if is_over(position):
        return begun - WON
    if turns == 0 and not position.extra:
        return 10 * beans_ahead(position)
    if space.control[STOP]:
        return 0
    space.control[POSITIONS] += 1
    if space.control[POSITIONS] == space.control[MOST_POSITIONS]:
        space.control[STOP] = 1
    slot, check = key(position)
    known = look_up(space.table, slot, check)
    mark, asked_alpha = -1, alpha
    if known:
        mark, value = known & MARK, stored_value(known, begun)
        bound = stored_bound(known, turns) if depth else 0
        if bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha):
            return value
    count, best_move, best_value = order_moves(position, depth, space, mark), 0, -WON - 1
    for at in range(count):
        move = take_next(space, depth, at, count)
        after = sow(position, move)
        if after.extra:
            value = value_of(after, turns, alpha, beta, begun, depth + 1, space)
        else:
            value = -value_of(after, turns - 1, -beta, -alpha, begun + 1, depth + 1, space)
        if value > best_value:
            best_move, best_value = move, value
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    if depth == 0:
        space.control[BEST_MOVE] = best_move
    bound = AT_LEAST if best_value >= beta else EXACT if best_value > asked_alpha else AT_MOST
    store_value(position, turns, best_value, bound, best_move, begun, space)
    return best_value
