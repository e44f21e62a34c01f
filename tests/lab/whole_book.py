"""`python -m tests.lab.whole_book [FIRST[-SECOND] …]`: every line of the shipped book, from the start on.

No big table is needed for that. Whoever wins follows the book, whoever loses tries everything; where the book ends, a
proof from an empty table, within what the book promises, must show the same winner. So the whole is a proof by itself.
`28` is the start with 28 beans each, `28-24` one where whoever begins has 28 and the other 24.
"""

from __future__ import annotations

import sys
import time

from haricot.bots.compilation import load
from haricot.bots.kala.engine import book
from haricot.bots.kala.engine.book import NODES, Book, key_of
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.games.kala import kernel as fast
from haricot.lab.kala_book import EQUAL, HANDICAPS, QUICK_MEGABYTES
from haricot.lab.kala_reserves import start_with

LEFT_OUT = ((26, 28), (27, 28), (27, 25), (27, 26), (28, 25), (28, 26), (28, 27))
"""Starts that the book does not hold: nobody has proven who wins, or the proof takes too long."""
OFTEN = 60.0


def check(pages: Book, first: int, second: int, nodes: int = NODES) -> tuple[int, int, int]:
    """Who wins that start, how many lines and how many short proofs there are from it; fails where one is wrong."""
    start = start_with(first, second)
    quick, waiting, seen = Oracle(new_table(QUICK_MEGABYTES)), [start], set[int]()
    winner = winner_of(pages, start, nodes)
    lines = proofs = 0
    told = time.monotonic()
    while waiting:
        position = waiting.pop()
        if fast.is_over(position):
            assert position.seat != winner, f"lost: {position}"
            continue
        if key_of(position) in seen:
            continue
        seen.add(key_of(position))
        known, wins = pages.look_up(position), position.seat == winner
        if known is None:
            quick.table.fill(0)
            win, loss = quick.prove(position, nodes)
            assert (win if wins else loss) == 0, f"no short proof: {position}"
            proofs += 1
        else:
            assert known.wins is wins, f"the wrong winner: {position}"
            lines += 1
        if not wins:
            waiting += [fast.sow(position, move) for move in fast.moves(position)]
        elif known is not None:
            assert known.move is not None
            waiting.append(fast.sow(position, known.move))
        if time.monotonic() - told > OFTEN:
            told = time.monotonic()
            sys.stderr.write(f"{first}-{second}: {lines} lines and {proofs} proofs so far\n")
    return winner, lines, proofs


def winner_of(pages: Book, start: fast.Position, nodes: int) -> int:
    """As the book says, or, where it does not hold the start, a short proof."""
    if (known := pages.look_up(start)) is not None:
        return start.seat if known.wins else 1 - start.seat
    win, loss = Oracle(new_table(QUICK_MEGABYTES)).prove(start, nodes)
    assert 0 in (win, loss), f"neither in the book nor with a short proof: {start}"
    return start.seat if win == 0 else 1 - start.seat


def reserves_of(text: str) -> tuple[int, int]:
    first, _, second = text.partition("-")
    return int(first), int(second or first)


def main(asked: list[str]) -> None:
    load("kala")
    starts = [reserves_of(text) for text in asked] or [each for each in EQUAL + HANDICAPS if each not in LEFT_OUT]
    for first, second in starts:
        winner, lines, proofs = check(book.shipped(), first, second)
        who = "second" if winner else "first"
        sys.stdout.write(f"{first}-{second}: {who} wins; {lines} lines and {proofs} short proofs, all right\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
