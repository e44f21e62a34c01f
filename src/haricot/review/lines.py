"""How a game would have gone on after the best move: the same deal, and a player who needs no clock in every seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.bots import Bot
from haricot.core.game import Seat, State
from haricot.review.history import GameHistory


def continued(
    history: GameHistory,
    number: int,
    move: str,
    player: Bot,
    most: int,
    is_over: Callable[[State, State], bool],
) -> tuple[str, ...]:
    """That move in place of the one with this number, and those that follow: at most so many, or until it is over.

    Everybody answers from what their own seat was shown; `is_over` is asked about the positions around each move.
    """
    before, moves = history.before(number), [move]
    state = before.play(move)
    shown: dict[Seat, list[Any]] = {seat: history.shown(seat)[:number] for seat in range(history.seats)}
    while not is_over(before, state) and state.turn is not None and len(moves) < most:
        for seat, views in shown.items():
            views.append(state.view(seat))
        moves.append(player(shown[state.turn], number, float("inf")).move)
        before, state = state, state.play(moves[-1])
    return tuple(moves)
