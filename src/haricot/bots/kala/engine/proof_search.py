"""Who wins with perfect play: proof-number search, depth first, on the kernel and with a table.

A position has two numbers, as its mover sees it: how much effort it may still take to prove a win, and to prove a loss.
Nought is proven. The search goes down where a proof seems nearest, until one of two limits is passed. What it learns
of a position is written into the table, so that it can be left at any time and taken up again, and so that several
threads can work at one proof.
"""

from __future__ import annotations

import numpy as np

from haricot.bots.kala.engine.evaluation import prospects, surely_loses, surely_wins
from haricot.bots.kala.engine.position_keys import key
from haricot.bots.kala.engine.transposition_table import DEAR, fetch, look_up, write_down
from haricot.games.kala.kernel import Position, count_moves, is_over, nth_move, sow
from haricot.games.kala.masks import Words
from haricot.games.kala.rules import HANDFUL
from haricot.games.kernels import compiled, inlined, whole

NEVER = (1 << 27) - 1
"""The effort to prove what is not true."""
LOSS = 27
"""Where the effort to prove a loss begins in what is known."""
DEEPEST = 2048
"""No game lasts that many sowings: each harvest takes a bean out of it, and between two of them reserves shrink."""
MOST_MOVES = 32
FURTHEST = 1024
GUESS = np.array([round(2.0 ** max(0, min(18, 9 - at / 32))) for at in range(-FURTHEST, FURTHEST + 1)])
"""The first effort by prospects, from the worst: it doubles whenever these are halved."""


Path = Words
"""The line under consideration: for each depth a row of words, with the position there in the first ten.

Then the limits of the two numbers, the move that led here, how much had been expanded before, whether nobody was here
yet, and how many moves there are; then the moves, where the table has what they lead to, whether it knows it, and the
two numbers of that, as the position's mover sees them.

It is one array, since numba counts who uses each one, again and again: with more of them that took half the time.
"""
WIN_LIMIT, LOSS_LIMIT, CAME_BY, BEFORE, NEW, COUNT = range(10, 16)
MOVES, PLACES, CHECKS, KNOWN, WINS, LOSSES, WIDTH = range(16, 16 + 7 * MOST_MOVES, MOST_MOVES)


def new_path() -> Path:
    """One for each thread."""
    return np.zeros((DEEPEST, WIDTH), np.int64)


def new_bell() -> Words:
    """Set the first number, and the search ends; the second says how much has been expanded."""
    return np.zeros(2, np.int64)


@compiled
def prove(start: Position, table: Words, path: Path, bell: Words, patience: int, shared: bool) -> tuple[int, int]:
    """The two numbers of a position that is not over, once one of them is nought, the patience ends or the bell rings.

    `shared` says that other threads work with the same table.
    """
    begun = bell[1]
    put_position(path, 0, start)
    path[0, WIN_LIMIT] = path[0, LOSS_LIMIT] = NEVER
    path[0, NEW] = 0
    depth = 0
    expand(path, depth, table)
    while True:
        bell[1] += 1
        best, win, second, loss = nearest(path, depth)
        while win >= path[depth, WIN_LIMIT] or loss >= path[depth, LOSS_LIMIT] or bell[0] or bell[1] - begun > patience:
            if depth == 0:
                return win, loss
            depth -= 1
            leave(path, depth, table, win, loss, bell[1], shared)
            best, win, second, loss = nearest(path, depth)
        enter(path, depth, table, best, second, bell[1], shared)
        depth += 1
        expand(path, depth, table)


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
    return whole(GUESS[FURTHEST + good]), whole(GUESS[FURTHEST - good])


@inlined
def expand(path: Path, depth: int, table: Words) -> None:
    """Every move of the position at that depth, with the numbers of where it leads: guessed, then looked up.

    Where nobody was before, hardly ever is anything known of what comes next, and looking it up takes long.
    """
    position, new = position_at(path, depth), path[depth, NEW]
    path[depth, COUNT] = count_moves(position)
    for at in range(path[depth, COUNT]):
        move = nth_move(position, at)
        after = sow(position, move)
        path[depth, MOVES + at] = move
        path[depth, PLACES + at], path[depth, CHECKS + at] = key(after)
        path[depth, KNOWN + at] = 0
        if not new:
            fetch(table, path[depth, PLACES + at])
        win, loss = first_guess(after)
        note(path, depth, at, win, loss)
    if not new:
        look_all_up(path, depth, table)


@inlined
def look_all_up(path: Path, depth: int, table: Words) -> None:
    """What the table knows of the positions one move on, where it is not proven yet."""
    for at in range(path[depth, COUNT]):
        if path[depth, WINS + at] != 0 and path[depth, LOSSES + at] != 0:
            known = look_up(table, path[depth, PLACES + at], path[depth, CHECKS + at])
            if known:
                path[depth, KNOWN + at] = 1
                note(path, depth, at, known & NEVER, known >> LOSS & NEVER)


@inlined
def earns_extra(path: Path, depth: int) -> bool:
    """Whether the position's mover goes on after a sowing: it fills the bowl unless it is an extra sowing itself."""
    return path[depth, 4] >= HANDFUL - 1 and not path[depth, 8]


@inlined
def note(path: Path, depth: int, at: int, win: int, loss: int) -> None:
    """The numbers of the position after a move, given as its own mover sees them."""
    if not earns_extra(path, depth):
        win, loss = loss, win
    path[depth, WINS + at], path[depth, LOSSES + at] = win, loss


@inlined
def nearest(path: Path, depth: int) -> tuple[int, int, int, int]:
    """The move by which a win seems nearest, the effort for it and for the next best, and the effort for a loss.

    A win takes one move that wins; a loss takes that all of them lose. The hardest of these counts in full, the others
    in part: proofs for several moves have much in common.
    """
    best, win, second, loss, hardest = 0, NEVER + 1, NEVER, 0, 0
    for at in range(path[depth, COUNT]):
        effort, other_effort = path[depth, WINS + at], path[depth, LOSSES + at]
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
def beside(path: Path, depth: int, best: int) -> int:
    """The efforts to prove that all moves but this one lose."""
    efforts = 0
    for at in range(path[depth, COUNT]):
        efforts += path[depth, LOSSES + at] if at != best else 0
    return efforts


@inlined
def enter(path: Path, depth: int, table: Words, best: int, second: int, expanded: int, shared: bool) -> None:
    """Goes one move deeper, and stays there as long as a win seems about as near as by the next best move."""
    after = sow(position_at(path, depth), path[depth, MOVES + best])
    win_limit = min(path[depth, WIN_LIMIT], second + (5 * second >> 3) + 1)
    loss_limit = path[depth, LOSS_LIMIT]
    if loss_limit < NEVER:
        loss_limit = max(path[depth, LOSSES + best] + 1, loss_limit - in_part(beside(path, depth, best)))
    put_position(path, depth + 1, after)
    path[depth + 1, CAME_BY] = best
    path[depth + 1, BEFORE] = expanded
    path[depth + 1, NEW] = not (shared or path[depth, KNOWN + best])
    fetch(table, path[depth, PLACES + best])
    effort, other_effort = path[depth, WINS + best], path[depth, LOSSES + best]
    effort = min(effort + (effort >> 3) + 1, NEVER - 1)
    if not after[8]:
        win_limit, loss_limit = loss_limit, win_limit
        effort, other_effort = other_effort, effort
    path[depth + 1, WIN_LIMIT], path[depth + 1, LOSS_LIMIT] = win_limit, loss_limit
    if shared:  # until we are back, other threads see this way as a little longer, and rather take another
        write_down(table, path[depth, PLACES + best], path[depth, CHECKS + best], effort | other_effort << LOSS)


@inlined
def leave(path: Path, depth: int, table: Words, win: int, loss: int, expanded: int, shared: bool) -> None:
    """Back from one move deeper, with its numbers: they are noted and written down."""
    at = path[depth + 1, CAME_BY]
    place, check = path[depth, PLACES + at], path[depth, CHECKS + at]
    if shared:
        look_all_up(path, depth, table)
        known = look_up(table, place, check)
        if known and (known & NEVER == 0 or known >> LOSS & NEVER == 0):
            return
    note(path, depth, at, win, loss)
    path[depth, KNOWN + at] = 1
    work, size = expanded - path[depth + 1, BEFORE], 1
    while work > 1:
        work, size = work >> 1, size + 1
    write_down(table, place, check, win | loss << LOSS | size << DEAR)


@inlined
def position_at(path: Path, depth: int) -> Position:
    low, high, own, other, held = path[depth, 0], path[depth, 1], path[depth, 2], path[depth, 3], path[depth, 4]
    other_held, reserve, other_reserve = path[depth, 5], path[depth, 6], path[depth, 7]
    return low, high, own, other, held, other_held, reserve, other_reserve, path[depth, 8], path[depth, 9]


@inlined
def put_position(path: Path, depth: int, position: Position) -> None:
    for at in range(10):
        path[depth, at] = position[at]
