"""A position of Kala assessed: every sowing by the book, by a proof, or by looking ahead; nothing is left to time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from haricot.bots.compilation import load
from haricot.bots.kala.engine import book, search
from haricot.bots.kala.engine.best_move import MOST_TO_FOLLOW, SOME_DAY
from haricot.bots.kala.engine.known_starts import winner_of_start
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.proof_length import UNKNOWN, longest
from haricot.bots.kala.engine.search import CERTAIN, WON, turns_to_the_end
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.bots.kala.reasons import reason
from haricot.games.kala import kernel as fast
from haricot.games.kala.moves import Sow
from haricot.games.kala.rules import Kala
from haricot.review.candidates import SHOWN, Assessment, Candidate
from haricot.review.history import GameHistory
from haricot.review.kala import LONGEST_LINE, a_turn_less, chance
from haricot.texts import Sentence

STEPS = (40_000, 200_000, 1_000_000, 4_000_000)
"""Positions, for all sowings together."""
CLOSER = 4
"""So many of the best sowings are looked at with half of all positions."""
FOR_A_PROOF, AHEAD = 0.5, 0.25
"""Of the positions for a sowing: what proves it, and what looks ahead, a turn less once more."""
MEGABYTES = 16
FOLLOWED = 2_000
"""Positions for each step of a line that is proven."""


@dataclass(slots=True)
class _Sowing:
    """What is known of one: `value` is what it is worth to whoever sows, as the search counts."""

    move: Sow
    after: Kala
    value: int = 0
    line: tuple[str, ...] = ()

    @property
    def is_proven(self) -> bool:
        return abs(self.value) > CERTAIN


def assess(history: GameHistory, nodes: int) -> Assessment:
    """What is proven of each sowing within so many positions, and what the search thinks of the rest."""
    load(history.game)
    state = history.states[-1]
    assert isinstance(state, Kala)
    oracle, sowings = Oracle(new_table(MEGABYTES)), [_Sowing(move, state.after(move)) for move in state.moves()]
    winner = _known_at_once(state, sowings, oracle, nodes // 4)
    for sowing in sowings:
        _look_at(sowing, state, oracle, nodes // (2 * len(sowings)))
    sowings.sort(key=_order)
    open_ones = [one for one in sowings if not one.is_proven][:CLOSER]
    for sowing in open_ones:
        _look_at(sowing, state, oracle, nodes // (2 * len(open_ones)))
    sowings.sort(key=_order)
    best = sowings[0]
    if winner is None and best.is_proven:
        winner = state.mover if best.value > 0 else state.opponent
    turns = turns_to_the_end(best.value) if winner is not None and best.is_proven else None
    told = tuple(_candidate(one, state, oracle) for one in sowings[:SHOWN])
    return Assessment(told, winner, turns, is_final=all(one.is_proven for one in told))


def _known_at_once(state: Kala, sowings: Sequence[_Sowing], oracle: Oracle, patience: int) -> int | None:
    """Who wins, where the book, a proof or the table of reserves says it; and by which sowing, or by none."""
    position = fast.pack(state)
    if (known := book.shipped().look_up(position)) is not None:
        wins, move = known.wins, known.move
    else:
        proven = oracle.ask(state, patience=patience).winner
        winner = winner_of_start(position) if proven is None else proven
        if winner is None:
            return None
        wins = winner == state.mover
        move = oracle.winning_move() if proven == state.mover else None
    by = None if move is None else str(fast.sowing(position, move))
    for sowing in sowings:
        if not wins or str(sowing.move) == by:
            sowing.value = SOME_DAY if wins else -SOME_DAY
    return state.mover if wins else state.opponent


def _look_at(sowing: _Sowing, before: Kala, oracle: Oracle, nodes: int) -> None:
    """Proven, where the book or so many positions prove it; else as far as it is seen with as many."""
    after, own = sowing.after, sowing.after.turn == before.mover
    winner = after.opponent if after.turn is None else _winner(after, oracle, round(FOR_A_PROOF * nodes))
    if winner is not None:
        turns = 1 if after.turn is None else _turns(after, oracle) + (not own)
        value = WON - turns if turns < UNKNOWN else SOME_DAY
        sowing.value = value if winner == before.mover else -value
    elif not sowing.is_proven:
        seen = search.best(after, 0.0, table=new_table(MEGABYTES), nodes=round(AHEAD * nodes))
        value = seen.value
        if not seen.is_certain and seen.turns > 1:
            value = (value + a_turn_less(after, seen.turns, 0.0, round(AHEAD * nodes))) // 2
        sowing.value, sowing.line = value if own else -value, tuple(map(str, seen.line))


def _winner(state: Kala, oracle: Oracle, patience: int) -> int | None:
    known = book.shipped().look_up(fast.pack(state))
    if known is not None:
        return state.mover if known.wins else state.opponent
    return oracle.ask(state, patience=patience).winner


def _turns(after: Kala, oracle: Oracle) -> int:
    return min(UNKNOWN, int(longest(fast.pack(after), oracle.table, np.full(1, MOST_TO_FOLLOW))))


def _order(sowing: _Sowing) -> tuple[int, str]:
    return -sowing.value, str(sowing.move)


def _candidate(sowing: _Sowing, state: Kala, oracle: Oracle) -> Candidate:
    why: Sentence = reason(state, sowing.after)
    line = (str(sowing.move), *(_proof_line(sowing.after, oracle) if sowing.is_proven else sowing.line))
    turns = turns_to_the_end(sowing.value) if sowing.is_proven else None
    return Candidate(str(sowing.move), chance(sowing.value), why, sowing.is_proven, turns, line[:LONGEST_LINE])


def _proof_line(after: Kala, oracle: Oracle) -> tuple[str, ...]:
    """How both would go on, as far as the proof is at hand."""
    moves: list[str] = []
    while after.turn is not None and len(moves) + 1 < LONGEST_LINE:
        known = book.shipped().look_up(fast.pack(after))
        if known is not None and known.move is not None:
            move = fast.sowing(fast.pack(after), known.move)
        elif oracle.ask(after, patience=FOLLOWED).winner is not None:
            move = oracle.best_move(after)
        else:
            break
        moves.append(str(move))
        after = after.after(move)
    return tuple(moves)
