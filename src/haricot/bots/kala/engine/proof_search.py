"""Who wins with perfect play: proof-number search, depth first, on the kernel and with a table.

A position has two numbers, as its mover sees it: how much effort it may still take to prove a win, and to prove a loss.
Nought is proven. The search goes down where a proof seems nearest, until one of two limits is passed. What it learns
of a position is written into the table, so that it can be left at any time and taken up again, and so that several
threads can work at one proof.
"""

from __future__ import annotations

import numpy as np

from haricot.bots.kala.engine.control import POSITIONS, STOP
from haricot.bots.kala.engine.evaluation import prospects, surely_loses, surely_wins
from haricot.bots.kala.engine.position_keys import key
from haricot.bots.kala.engine.transposition_table import COST_SHIFT, fetch, look_up, store
from haricot.games.kala.kernel import (
    EXTRA,
    HELD,
    SEAT,
    Position,
    count_moves,
    is_over,
    nth_move,
    position_in,
    put_position,
    sow,
)
from haricot.games.kala.rules import HANDFUL
from haricot.games.kernels import Int64Array, as_int64, compiled, inlined

NEVER = (1 << 27) - 1
"""The effort to prove what is not true."""
LOSS_SHIFT = 27
"""Where the effort to prove a loss begins in what is known."""
DEEPEST = 2048
"""No game lasts that many sowings: each harvest takes a bean out of it, and between two of them reserves shrink."""
MOST_MOVES = 32
FURTHEST = 1024
GUESS = np.array([round(2.0 ** max(0, min(18, 9 - at / 32))) for at in range(-FURTHEST, FURTHEST + 1)])
"""The first effort by prospects, from the worst: it doubles whenever these are halved."""

Stack = Int64Array
"""The line under consideration: an array of shape (DEEPEST, WIDTH), with a row for each depth and these columns.

| columns | what they hold |
|---|---|
| LOW … SEAT | the position at that depth, as `position_in` reads it |
| WIN_LIMIT, LOSS_LIMIT | the limits of its two numbers: beyond them the search goes back |
| CAME_BY | which of the moves one row above led here |
| BEFORE | how many positions had been expanded when the search came here |
| NEW | whether nobody was here before |
| COUNT | how many moves there are; of each of the following, so many are filled |
| MOVES + n | the n-th move |
| SLOTS + n, CHECKS + n | the key of the position that it leads to |
| KNOWN + n | whether the table knows that position |
| WINS + n, LOSSES + n | the two numbers of that position, as the mover of this row sees them |

It is one array, since numba counts who uses each one, again and again: with more of them that took half the time.
"""
WIN_LIMIT, LOSS_LIMIT, CAME_BY, BEFORE, NEW, COUNT = range(SEAT + 1, SEAT + 7)
MOVES, SLOTS, CHECKS, KNOWN, WINS, LOSSES, WIDTH = range(COUNT + 1, COUNT + 1 + 7 * MOST_MOVES, MOST_MOVES)


def new_stack() -> Stack:
    """One for each thread."""
    return np.zeros((DEEPEST, WIDTH), np.int64)


@compiled
def prove(
    start: Position, table: Int64Array, stack: Stack, control: Int64Array, patience: int, shared: bool
) -> tuple[int, int]:
    """The two numbers of a position that is not over, once one is nought, the patience ends or somebody stops it.

    `control` is as in `control.py`; `shared` says that other threads work with the same table.
    """
    last = control[POSITIONS] + patience
    put_position(stack, 0, start)
    stack[0, WIN_LIMIT] = stack[0, LOSS_LIMIT] = NEVER
    stack[0, NEW] = 0
    depth = 0
    expand(stack, depth, table)
    while True:
        control[POSITIONS] += 1
        best, win, second, loss = most_proving(stack, depth)
        while (
            win >= stack[depth, WIN_LIMIT]
            or loss >= stack[depth, LOSS_LIMIT]
            or control[STOP]
            or control[POSITIONS] > last
        ):
            if depth == 0:
                return win, loss
            depth -= 1
            leave(stack, depth, table, win, loss, control[POSITIONS], shared)
            best, win, second, loss = most_proving(stack, depth)
        enter(stack, depth, table, best, second, control[POSITIONS], shared)
        depth += 1
        expand(stack, depth, table)


@inlined
def first_guess(position: Position) -> tuple[int, int]:
    """The two numbers of a position that nobody has looked into."""
    if is_over(position):
        return NEVER, 0
    if surely_wins(position):
        return 0, NEVER
    if surely_loses(position):
        return NEVER, 0
    good = max(-FURTHEST, min(FURTHEST, prospects(position)))
    return as_int64(GUESS[FURTHEST + good]), as_int64(GUESS[FURTHEST - good])


@inlined
def expand(stack: Stack, depth: int, table: Int64Array) -> None:
    """Every move of the position at that depth, with the numbers of where it leads: guessed, then looked up.

    Where nobody was before, hardly ever is anything known of what comes next, and looking it up takes long.
    """
    position, new = position_in(stack, depth), stack[depth, NEW]
    stack[depth, COUNT] = count_moves(position)
    for at in range(stack[depth, COUNT]):
        move = nth_move(position, at)
        after = sow(position, move)
        stack[depth, MOVES + at] = move
        stack[depth, SLOTS + at], stack[depth, CHECKS + at] = key(after)
        stack[depth, KNOWN + at] = 0
        if not new:
            fetch(table, stack[depth, SLOTS + at])
        win, loss = first_guess(after)
        note(stack, depth, at, win, loss)
    if not new:
        look_up_moves(stack, depth, table)


@inlined
def look_up_moves(stack: Stack, depth: int, table: Int64Array) -> None:
    """What the table knows of the positions one move on, where it is not proven yet."""
    for at in range(stack[depth, COUNT]):
        if stack[depth, WINS + at] != 0 and stack[depth, LOSSES + at] != 0:
            known = look_up(table, stack[depth, SLOTS + at], stack[depth, CHECKS + at])
            if known:
                stack[depth, KNOWN + at] = 1
                note(stack, depth, at, known & NEVER, known >> LOSS_SHIFT & NEVER)


@inlined
def earns_extra(stack: Stack, depth: int) -> bool:
    """Whether the position's mover goes on after a sowing: it fills the bowl unless it is an extra sowing itself."""
    return stack[depth, HELD] >= HANDFUL - 1 and not stack[depth, EXTRA]


@inlined
def note(stack: Stack, depth: int, at: int, win: int, loss: int) -> None:
    """The numbers of the position after a move, given as its own mover sees them."""
    if not earns_extra(stack, depth):
        win, loss = loss, win
    stack[depth, WINS + at], stack[depth, LOSSES + at] = win, loss


@inlined
def most_proving(stack: Stack, depth: int) -> tuple[int, int, int, int]:
    """The move by which a win seems nearest, the effort for it and for the next best, and the effort for a loss.

    A win takes one move that wins; a loss takes that all of them lose. The hardest of these counts in full, the others
    in part: proofs for several moves have much in common.
    """
    best, win, second, loss, hardest = 0, NEVER + 1, NEVER, 0, 0
    for at in range(stack[depth, COUNT]):
        effort, other_effort = stack[depth, WINS + at], stack[depth, LOSSES + at]
        loss, hardest = loss + other_effort, max(hardest, other_effort)
        if effort < win:
            best, win, second = at, effort, win
        elif effort < second:
            second = effort
    if win == 0:
        return best, win, second, NEVER
    return best, win, second, min(hardest + in_part(loss - hardest), NEVER - 1)


@inlined
def in_part(effort: int) -> int:
    """Eleven sixteenths, rounded up."""
    return (11 * effort + 15) >> 4


@inlined
def beside(stack: Stack, depth: int, best: int) -> int:
    """The efforts to prove that all moves but this one lose."""
    efforts = 0
    for at in range(stack[depth, COUNT]):
        efforts += stack[depth, LOSSES + at] if at != best else 0
    return efforts


@inlined
def enter(stack: Stack, depth: int, table: Int64Array, best: int, second: int, expanded: int, shared: bool) -> None:
    """Goes one move deeper, and stays there as long as a win seems about as near as by the next best move."""
    after = sow(position_in(stack, depth), stack[depth, MOVES + best])
    win_limit = min(stack[depth, WIN_LIMIT], second + (5 * second >> 3) + 1)
    loss_limit = stack[depth, LOSS_LIMIT]
    if loss_limit < NEVER:
        loss_limit = max(stack[depth, LOSSES + best] + 1, loss_limit - in_part(beside(stack, depth, best)))
    put_position(stack, depth + 1, after)
    stack[depth + 1, CAME_BY] = best
    stack[depth + 1, BEFORE] = expanded
    stack[depth + 1, NEW] = not (shared or stack[depth, KNOWN + best])
    fetch(table, stack[depth, SLOTS + best])
    effort, other_effort = stack[depth, WINS + best], stack[depth, LOSSES + best]
    effort = min(effort + (effort >> 3) + 1, NEVER - 1)
    if not after.extra:
        win_limit, loss_limit = loss_limit, win_limit
        effort, other_effort = other_effort, effort
    stack[depth + 1, WIN_LIMIT], stack[depth + 1, LOSS_LIMIT] = win_limit, loss_limit
    if shared:  # until we are back, other threads see this way as a little longer, and rather take another
        store(table, stack[depth, SLOTS + best], stack[depth, CHECKS + best], effort | other_effort << LOSS_SHIFT)


@inlined
def leave(stack: Stack, depth: int, table: Int64Array, win: int, loss: int, expanded: int, shared: bool) -> None:
    """Back from one move deeper, with its numbers: they are noted and written down."""
    at = stack[depth + 1, CAME_BY]
    slot, check = stack[depth, SLOTS + at], stack[depth, CHECKS + at]
    if shared:
        look_up_moves(stack, depth, table)
        known = look_up(table, slot, check)
        if known and (known & NEVER == 0 or known >> LOSS_SHIFT & NEVER == 0):
            return
    note(stack, depth, at, win, loss)
    stack[depth, KNOWN + at] = 1
    work, size = expanded - stack[depth + 1, BEFORE], 1
    while work > 1:
        work, size = work >> 1, size + 1
    store(table, slot, check, win | loss << LOSS_SHIFT | size << COST_SHIFT)
