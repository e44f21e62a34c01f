"""What is proven about the first turns, where a proof takes too long to be made at the board.

The book holds the positions that a proof within `NODES` positions does not reach: whoever wins finds the move there,
whoever loses finds that it does, and how hard each answer is. `lab/kala_book.py` makes it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from haricot.bots.kala.engine.position_keys import key
from haricot.games.kala import kernel as fast

NODES = 100_000
"""Positions within which a proof is found, from an empty table, for everything that is not in the book."""
FILE = "book.npy"
ENTRY = np.dtype([("key", "<u8"), ("mark", "<u2"), ("effort", "u1"), ("wins", "?")])
"""A line of the book: by its key the position; by its mark the move that wins; how many positions follow, as four times
the power of two; and whether whoever is to move wins."""
MARK = 0xFFFF
"""A move is known by these bits of the check of where it leads, which are the same however the field is turned."""

Entries = NDArray[np.void]


class BookEntry(NamedTuple):
    """What the book says of a position: a move that wins, if there is one; the effort grows with what follows."""

    wins: bool
    move: int | None
    effort: int


class Book:
    """Lines in the order of their keys."""

    def __init__(self, entries: Entries) -> None:
        self.entries = entries
        self._keys = np.ascontiguousarray(entries["key"])

    def __len__(self) -> int:
        return len(self.entries)

    def look_up(self, position: fast.Position) -> BookEntry | None:
        """What the book knows of a position; None where it does not hold it, or where another one has its key."""
        wanted = key_of(position)
        at = int(np.searchsorted(self._keys, np.uint64(wanted)))
        if at == len(self._keys) or int(self._keys[at]) != wanted:
            return None
        _, mark, effort, wins = self.entries[at].item()
        move = marked_move(position, mark) if wins else None
        return None if wins and move is None else BookEntry(wins, move, effort)


def key_of(position: fast.Position) -> int:
    """One number for a position and all that look the same."""
    return key(position)[0] & 0xFFFF_FFFF_FFFF_FFFF


def mark_of(position: fast.Position, move: int) -> int:
    """A few bits of the position that a move leads to: by them the book tells it from the other moves."""
    return key(fast.sow(position, move))[1] & MARK


def marked_move(position: fast.Position, mark: int) -> int | None:
    """None would be another position with the same key, which has no such move."""
    return next((move for move in fast.moves(position) if mark_of(position, move) == mark), None)


@cache
def shipped() -> Book:
    """The book of this package."""
    with (files("haricot.bots.kala.engine") / FILE).open("rb") as stream:
        return Book(np.load(stream))
