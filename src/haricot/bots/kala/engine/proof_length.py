"""How long a proven win can be put off: the longest line of the proof that a table holds."""

from __future__ import annotations

from haricot.bots.kala.engine.evaluation import surely_loses, surely_wins
from haricot.bots.kala.engine.position_keys import key
from haricot.bots.kala.engine.proof_search import LOSS_SHIFT, NEVER
from haricot.bots.kala.engine.transposition_table import look_up
from haricot.games.kala.kernel import Position, count_moves, is_over, nth_move, sow
from haricot.games.kernels import Int64Array, compiled

UNKNOWN = 1 << 20
"""Longer than any game: the table has forgotten a part of the proof, or following it takes too long."""


@compiled
def longest(position: Position, table: Int64Array, left: Int64Array) -> int:
    """At most so many turns to the end of a proven position, the mover's own the first.

    The winner follows the proof, the loser tries everything. `left`, of shape (1,), counts down the positions that may
    be looked at.
    """
    if is_over(position):
        return 0
    if surely_wins(position):
        return 1
    if surely_loses(position):
        return 2
    slot, check = key(position)
    known = look_up(table, slot, check)
    left[0] -= 1
    wins = known & NEVER == 0
    if known == 0 or left[0] < 0 or not (wins or known >> LOSS_SHIFT & NEVER == 0):
        return UNKNOWN
    turns = UNKNOWN if wins else 0
    for number in range(count_moves(position)):
        after = sow(position, nth_move(position, number))
        if wins and not leads_to_win(after, table):
            continue
        more = longest(after, table, left) + (1 - after.extra)
        if wins:
            return more
        turns = max(turns, more)
    return turns


@compiled
def leads_to_win(after: Position, table: Int64Array) -> bool:
    """Whether whoever has just sown is known to win."""
    if is_over(after):
        return True
    if after.extra:
        if surely_wins(after):
            return True
    elif surely_loses(after):
        return True
    slot, check = key(after)
    known = look_up(table, slot, check)
    return known != 0 and (known & NEVER if after.extra else known >> LOSS_SHIFT & NEVER) == 0
