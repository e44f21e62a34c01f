"""`python -m tests.lab.whole_book [RESERVE …]`: every line of the shipped book, checked from the start to short proofs.

No big table is needed for that. Whoever wins follows the book, whoever loses tries everything; where the book ends, a
proof from an empty table, within what the book promises, must show the same winner. So the whole is a proof by itself.
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
from haricot.lab.kala_book import QUICK_MEGABYTES, RESERVES, start_of

SECOND = 1
OFTEN = 60.0


def check(pages: Book, reserve: int, nodes: int = NODES) -> tuple[int, int]:
    """How many lines and how many short proofs there are from that start; fails where one is wrong."""
    quick, waiting, seen = Oracle(new_table(QUICK_MEGABYTES)), [start_of(reserve)], set[int]()
    lines = proofs = 0
    told = time.monotonic()
    while waiting:
        position = waiting.pop()
        if fast.is_over(position):
            assert position.seat != SECOND, f"lost: {position}"
            continue
        if key_of(position) in seen:
            continue
        seen.add(key_of(position))
        known, wins = pages.look_up(position), position.seat == SECOND
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
            sys.stderr.write(f"{reserve} beans: {lines} lines and {proofs} proofs so far\n")
    return lines, proofs


def main(asked: list[str]) -> None:
    load("kala")
    for reserve in map(int, asked) if asked else RESERVES:
        lines, proofs = check(book.shipped(), reserve)
        sys.stdout.write(f"{reserve} beans: {lines} lines and {proofs} short proofs, all right\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
