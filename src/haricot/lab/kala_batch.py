"""Many positions of Kala, each solved with an empty table: what is found does not depend on what came before it."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from functools import cache, partial
from typing import Any

from haricot.bots.compilation import load
from haricot.bots.kala.engine.oracle import FOREVER, Oracle
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.core.errors import HaricotError
from haricot.games.kala import GAME
from haricot.games.kala import kernel as fast
from haricot.lab.executors import ALONE, Executor
from haricot.lab.kala_solver import read_any
from haricot.texts import say

MEGABYTES = 64
"""For the table of each worker."""

Numbered = tuple[int, str]
"""The number of a line, from 1, and the position that stands there."""


def solve_one(numbered: Numbered, patience: int | None, megabytes: int, lang: str) -> dict[str, Any]:
    """Who wins, by which move if that is the mover, and what it took; of what is no position, why not.

    `winner` is a seat, or None where the patience was not enough.
    """
    line, text = numbered
    try:
        state = read_any(text)
    except HaricotError as wrong:
        return {"line": line, "position": text, "error": say(wrong.sentence, lang)}
    oracle = _oracle(megabytes)
    oracle.table.fill(0)
    verdict = oracle.ask(state, patience=patience or FOREVER)
    wins = state.turn is not None and verdict.winner == state.mover
    move = str(fast.sowing(fast.pack(state), oracle.winning_move())) if wins else None
    return {
        "line": line,
        "position": text,
        "winner": verdict.winner,
        "move": move,
        "expansions": verdict.expansions,
    }


def solve_positions(
    positions: Iterable[Numbered], patience: int | None, megabytes: int, lang: str, where: Executor = ALONE
) -> Generator[dict[str, Any]]:
    """One by one, in that order; each proof looks into so many positions at most, or goes on to its end."""
    task = partial(solve_one, patience=patience, megabytes=megabytes, lang=lang)
    yield from where.run(task, positions, partial(load, GAME.name))


@cache
def _oracle(megabytes: int) -> Oracle:
    """One in each process."""
    return Oracle(new_table(megabytes))
