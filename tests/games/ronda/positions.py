"""Positions of Ronda to begin from, and short ways to speak of them."""

from typing import Any

from haricot.games.ronda.rules import Ronda
from tests.games.known import ronda

PAIRS = "3.1.2.3.4.0.1.2.0.4"
"""Bowls 1 and 4 hide 3, 2 and 7 hide 1, 3 and 8 hide 2, 5 and 10 hide 4, 6 and 9 hide 0."""

FIVES = "5.5.2.3.0.0.1.2.0.2"
"""Bowls 1 and 2 hide 5; 3, 8 and 10 hide 2; 5, 6 and 9 hide 0."""

FOURS = "4.4.2.3.1.0.1.2.0.3"
"""The same for a cap of four."""


def at(
    bowls: str = PAIRS,
    stocks: str = "10,10",
    black: int = 0,
    turn: int = 0,
    open: str = "-",  # noqa: A002 (the notation's own word)
    covered: str = "-",
    phase: str = "lift",
    **options: Any,
) -> Ronda:
    """A position; the beans that are nowhere else are in the box."""
    stock = list(map(int, stocks.split(",")))
    dealt = 20 + len(stock) * int(options.get("stock", 10))
    box = dealt - sum(map(int, bowls.split("."))) - sum(stock) - black
    text = f"bowls={bowls} stocks={stocks} black={black} box={box} turn={turn}"
    state = ronda.position(f"{text} open={open} covered={covered} phase={phase}", **options)
    assert isinstance(state, Ronda)
    return state


def played(state: Ronda, *moves: str) -> Ronda:
    for move in moves:
        state = state.play(move)
    return state


def moves(state: Ronda) -> set[str]:
    return {str(move) for move in state.moves()}


def lifts(*without: int) -> set[str]:
    """Every bowl of the circle but these."""
    return {str(bowl) for bowl in range(1, 11) if bowl not in without}
