"""What the book, or a short proof, says of each sowing in a position."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from haricot.bots.compilation import load
from haricot.bots.kala.engine import book
from haricot.bots.kala.engine.known_starts import winner_of_start
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.proof_length import UNKNOWN, longest
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.bots.openings import KnownMove
from haricot.games.kala import kernel as fast
from haricot.games.kala.rules import Kala

PATIENCE = 4_000
"""Positions for each sowing that is not in the book."""
TO_FOLLOW = 4_000
"""Positions of its proof that are looked at to say how long the end can be put off."""
MEGABYTES = 4
STEPS_OF_EFFORT = 4
"""The book counts effort in quarters of a power of two."""


class _Verdict(NamedTuple):
    winner: int
    turns: int | None = None
    effort: int | None = None


def known_sowings(state: Kala) -> dict[str, KnownMove]:
    """What is proven or in the book of every sowing of a position."""
    load(state.game.name)
    oracle, found = Oracle(new_table(MEGABYTES)), {}
    from_book = _by_the_book(state)
    for move in state.moves():
        after = state.after(move)
        verdict = _verdict(after, own=after.turn == state.mover, oracle=oracle)
        if verdict is None and str(move) in from_book:
            verdict = _Verdict(from_book[str(move)])
        if verdict is None:
            found[str(move)] = KnownMove()
        elif verdict.winner == state.mover:
            found[str(move)] = KnownMove("won", verdict.turns, verdict.effort)
        else:
            found[str(move)] = KnownMove("lost", verdict.turns, verdict.effort)
    return found


def _by_the_book(state: Kala) -> dict[str, int]:
    """Who wins by which sowing, as far as the position itself is known: one that wins, or that all lose."""
    position = fast.pack(state)
    entry = book.shipped().look_up(position)
    if entry is None:
        is_lost = winner_of_start(position) == state.opponent
        return {str(move): state.opponent for move in state.moves()} if is_lost else {}
    if entry.move is not None:
        return {str(fast.sowing(position, entry.move)): state.mover}
    return {str(move): state.opponent for move in state.moves()}


def _verdict(after: Kala, *, own: bool, oracle: Oracle) -> _Verdict | None:
    if after.turn is None:
        return _Verdict(after.opponent, 1)
    position = fast.pack(after)
    entry = book.shipped().look_up(position)
    if entry is not None:
        return _Verdict(after.mover if entry.wins else after.opponent, None, entry.effort // STEPS_OF_EFFORT)
    winner = oracle.ask(after, patience=PATIENCE).winner
    if winner is None:
        return None
    turns = int(longest(position, oracle.table, np.full(1, TO_FOLLOW)))
    return _Verdict(winner, turns + (not own) if turns < UNKNOWN else None)
