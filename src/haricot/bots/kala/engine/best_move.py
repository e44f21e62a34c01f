"""The best move within a time or so many nodes: proven where the book or a proof can be had, else by looking ahead."""

from __future__ import annotations

import time

import numpy as np

from haricot.bots.kala.engine import book, search
from haricot.bots.kala.engine.book import Book, BookEntry
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.proof_length import UNKNOWN, leads_to_win, longest
from haricot.bots.kala.engine.search import CERTAIN, WON, SearchResult
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.games.kala import kernel as fast
from haricot.games.kala.rules import Kala
from haricot.games.kernels import Int64Array

FOR_A_PROOF = 0.3
"""The part of the time after which a proof is given up."""
MEGABYTES = 64
SOME_DAY = (WON + CERTAIN) // 2
"""The value of an end that is certain, and nobody knows when."""
MOST_TO_FOLLOW = 60_000
"""Positions of a proof that are looked at to say how long the end can be put off: a tenth of a second or two."""


def best(state: Kala, seconds: float, *, nodes: int | None = None) -> SearchResult:
    """The move that wins; where all lose, the one that was hardest to prove wrong; where neither is known, the best.

    An end that is proven comes at the latest in the turns that are told; in fewer, if somebody hurries. `nodes`: within
    so many positions, beside those that are looked at in any case, instead of within the seconds.
    """
    began, position = time.monotonic(), fast.pack(state)
    if (known := book.shipped().look_up(position)) is not None:
        return _by_the_book(position, known, book.shipped())
    oracle = Oracle(new_table(MEGABYTES))
    verdict = oracle.ask(state, patience=book.NODES)  # whatever the time: what the book leaves out is proven so
    if verdict.winner is None and nodes is not None:
        verdict = oracle.ask(state, patience=round(FOR_A_PROOF * nodes))
    elif verdict.winner is None:
        verdict = oracle.ask(state, max(0.0, began + FOR_A_PROOF * seconds - time.monotonic()))
    if verdict.winner is None:
        rest = max((1 - FOR_A_PROOF) * seconds, began + seconds - time.monotonic())
        return search.best(state, rest, nodes=None if nodes is None else round((1 - FOR_A_PROOF) * nodes))
    moves = fast.moves(position)
    left = np.full(1, MOST_TO_FOLLOW)
    if verdict.winner != state.mover:
        move = max(moves, key=lambda each: oracle.work(fast.sow(position, each)))
        turns = max(_turns(fast.sow(position, each), oracle, left) for each in moves)
    else:
        winning = [each for each in moves if leads_to_win(fast.sow(position, each), oracle.table)]
        turns, move = min((_turns(fast.sow(position, each), oracle, left), each) for each in winning)
    value = WON - turns if turns < UNKNOWN else SOME_DAY
    value = value if verdict.winner == state.mover else -value
    sowing = fast.sowing(position, move)
    return SearchResult(sowing, value, (sowing,), 0, verdict.expansions)


def _by_the_book(position: fast.Position, known: BookEntry, pages: Book) -> SearchResult:
    """The move that wins; or, for whoever loses, the one that is hardest to answer."""
    move = known.move
    if move is None:
        answers = {each: pages.look_up(fast.sow(position, each)) for each in fast.moves(position)}
        move = max(answers, key=lambda each: answer.effort if (answer := answers[each]) else 0)
    sowing = fast.sowing(position, move)
    return SearchResult(sowing, SOME_DAY if known.wins else -SOME_DAY, (sowing,), 0, 0)


def warm() -> None:
    """Compiles what is needed here, where that has not been done yet: the first bot shall not be late."""
    from haricot.games.kala import GAME

    for reserve in (4, 12):
        start = GAME.new(first=0, reserve=reserve)
        assert isinstance(start, Kala)
        best(start, 60)
        search.best(start, 60, deepest=2, table=new_table(1))
        _follow_a_proof(start)


def _follow_a_proof(start: Kala) -> None:
    """What is called only where a proof is found at the board, and not in the book."""
    oracle, position = Oracle(new_table(1)), fast.pack(start)
    oracle.ask(start, patience=1)
    for each in fast.moves(position):
        after = fast.sow(position, each)
        _turns(after, oracle, np.full(1, 1))
        leads_to_win(after, oracle.table)
        oracle.work(after)


def _turns(after: fast.Position, oracle: Oracle, left: Int64Array) -> int:
    return min(UNKNOWN, longest(after, oracle.table, left) + 1 - after.extra)
