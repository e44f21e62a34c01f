"""Who wins from an empty field, where the table of reserves says it and the book has no line."""

from __future__ import annotations

from haricot.bots.kala.engine import reserves
from haricot.games.kala import kernel as fast
from haricot.games.kala.field import BY_NAME

CORNERS = {BY_NAME["a1"], BY_NAME["d4"]}
"""Where the bowls stand before the first sowing."""


def winner_of_start(position: fast.Position) -> int | None:
    """The seat that wins a game from its very start; None where nobody knows, and for every other position."""
    is_empty = not (position.low or position.high or position.held or position.other_held)
    if not is_empty or {position.own_cell, position.other_cell} != CORNERS:
        return None
    winner = reserves.shipped().winner(position.reserve, position.other_reserve)
    return None if winner is None else position.seat if winner == 0 else 1 - position.seat
