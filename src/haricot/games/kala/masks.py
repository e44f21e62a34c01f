"""The field's paths as numbers to look up and to add: made from `field.py`, so that no rule is told twice.

Sixteen cups fill two words, a byte for each: cups 0 to 7 the low one, 8 to 15 the high one.

A row is a cell and the length of a path from it, `16 * (length - 4) + cell`. A way is one path of a row, `8 * row` and
its number; a meeting is a row and the cell of the other bowl, `16 * row + cell`. A move is a byte: the path's number,
whether it harvests, and the cell where the bowl comes to stand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haricot.games.kala.field import CELLS, LONGEST_PATH, NEIGHBOURS, SIDE, Cell, Path, paths
from haricot.games.kala.rules import HANDFUL

Words = NDArray[np.int64]
Small = NDArray[np.uint8]

HARVEST, STAND = 3, 4
"""Where these two begin in a move."""

ROWS = tuple(paths(start, length) for length in range(HANDFUL, 2 * SIDE) for start in CELLS)
ROOM = 16
"""For the moves without harvest of a meeting: two of eight paths may meet the bowl, and step aside four ways each."""


def small(numbers: Iterable[int]) -> Small:
    """A table of bytes: together they fit the memory next to the processor."""
    return np.fromiter(numbers, np.uint8)


def filled(rows: Iterable[list[Any]], width: int) -> Iterable[int]:
    """Rows of different lengths, one after the other, each with zeros up to the same width."""
    return (number for row in rows for number in row + [0] * (width - len(row)))


def beans(cells: Path) -> tuple[int, int]:
    """One bean in each of these cups, as the low and the high word."""
    both = sum(1 << 8 * cell for cell in cells)
    return both & (1 << 64) - 1, both >> 64


def ways_to(row: tuple[Path, ...], cells: int) -> int:
    """Which paths of a row end on one of these cells; both as bits."""
    return sum(1 << number for number, path in enumerate(row) if cells >> path[-1] & 1)


def plain_moves(row: tuple[Path, ...], other: Cell) -> list[int]:
    """The moves without harvest; first those that end in a cup, then those that meet the other bowl."""
    ends = [(number, path[-1]) for number, path in enumerate(row)]
    apart = [number | end << STAND for number, end in ends if end != other]
    return apart + [number | aside << STAND for number, end in ends if end == other for aside in NEIGHBOURS[end]]


_MEETINGS = tuple((row, other) for row in ROWS for other in CELLS)

ROW = small(
    16 * (max(HANDFUL, min(held if extra else HANDFUL, LONGEST_PATH[cell])) - HANDFUL) + cell
    for extra in (False, True)
    for held in range(16)
    for cell in CELLS
)
"""By whether the sowing is an extra one, the beans held, and the own cell: the row of the paths it may take."""
ADD_LOW, ADD_HIGH = (
    np.fromiter(filled(([beans(path[1:])[word] for path in row] for row in ROWS), 8), np.int64) for word in (0, 1)
)
"""By way: what a sowing adds to the cups. Its first bean falls into the own bowl."""
CUP_LOW, CUP_HIGH = (np.array([127 * beans((cell,))[word] for cell in CELLS]) for word in (0, 1))
"""By cell: the whole of that cup; no cup ever holds as many as 127."""
END = small(filled(([path[-1] for path in row] for row in ROWS), 8))
"""By way: where it ends."""
RIPE_WAYS = small(ways_to(row, cups << 8 * word) for row in ROWS for word in (0, 1) for cups in range(256))
"""By row, word, and which of its cups would be ripe: which paths end there."""
MEETING_WAYS = small(ways_to(row, 1 << other) for row, other in _MEETINGS)
APART_WAYS = small(255 - meeting for meeting in MEETING_WAYS.tolist())
"""By meeting: which paths end in the other bowl, and which do not."""
PLAIN = small(filled((plain_moves(row, other) for row, other in _MEETINGS), ROOM))
"""By meeting: the moves without harvest."""
PLAINS = small(len(plain_moves(row, other)) for row, other in _MEETINGS)
"""By meeting: how many these are."""
APARTS = small(len(row) - ways_to(row, 1 << other).bit_count() for row, other in _MEETINGS)
"""By meeting: how many of them end in a cup."""
CERTAIN = small(
    plain + ripe * (plain - apart)
    for plain, apart in zip(PLAINS.tolist(), APARTS.tolist(), strict=True)
    for ripe in (False, True)
)
"""By meeting, and whether the other bowl would be ripe: how many moves there are besides harvests of cups."""
NTH_ONE = small(filled(([bit for bit in range(8) if bits >> bit & 1] for bits in range(256)), 8))
"""By a byte: which of its bits are set."""
