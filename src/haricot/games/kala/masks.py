"""The field's paths as numbers to look up and to add: made from `field.py`, so that no rule is told twice.

The sixteen cups fill two numbers of 64 bits, a byte for each cup: 0 to 7 the low half, 8 to 15 the high half.

| name | what it is | as a number |
|---|---|---|
| row | a cell, and the length of a path from it | `16 * (length - 4) + cell` |
| way | one path of a row | `8 * row + path` |
| meeting | a row, and the cell of the other bowl | `16 * row + cell` |
| move | a path of the row, whether it harvests, where the bowl comes to stand | `path + 8 * harvest + 16 * cell` |
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from haricot.games.kala.field import CELLS, LONGEST_PATH, NEIGHBOURS, SIDE, Cell, Path, paths
from haricot.games.kala.rules import HANDFUL

ByteTable = NDArray[np.uint8]

HARVEST_BIT, STAND_SHIFT = 3, 4
"""Where these two begin in a move."""

ROWS = tuple(paths(start, length) for length in range(HANDFUL, 2 * SIDE) for start in CELLS)
MOST_PLAIN = 16
"""The most moves without harvest of a meeting: two of eight paths may meet the bowl, and step aside four ways each."""


def byte_table(numbers: Iterable[int]) -> ByteTable:
    """A table of bytes: together they fit the memory next to the processor."""
    return np.fromiter(numbers, np.uint8)


def filled(rows: Iterable[list[Any]], width: int) -> Iterable[int]:
    """Rows of different lengths, one after the other, each with zeros up to the same width."""
    return (number for row in rows for number in row + [0] * (width - len(row)))


def beans(cells: Path) -> tuple[int, int]:
    """One bean in each of these cups, as the low and the high half."""
    together = sum(1 << 8 * cell for cell in cells)
    return together & (1 << 64) - 1, together >> 64


def ways_to(row: tuple[Path, ...], cells: int) -> int:
    """Which paths of a row end on one of these cells; both as bits."""
    return sum(1 << number for number, path in enumerate(row) if cells >> path[-1] & 1)


def plain_moves(row: tuple[Path, ...], other: Cell) -> list[int]:
    """The moves without harvest; first those that end in a cup, then those that meet the other bowl."""
    ends = [(number, path[-1]) for number, path in enumerate(row)]
    apart = [number | end << STAND_SHIFT for number, end in ends if end != other]
    return apart + [number | aside << STAND_SHIFT for number, end in ends if end == other for aside in NEIGHBOURS[end]]


_MEETINGS = tuple((row, other) for row in ROWS for other in CELLS)

ROW = byte_table(
    16 * (max(HANDFUL, min(held if extra else HANDFUL, LONGEST_PATH[cell])) - HANDFUL) + cell
    for extra in (False, True)
    for held in range(16)
    for cell in CELLS
)
"""By whether the sowing is an extra one, the beans held, and the mover's cell: the row of the paths it may take."""
ADD_LOW, ADD_HIGH = (
    np.fromiter(filled(([beans(path[1:])[half] for path in row] for row in ROWS), 8), np.int64) for half in (0, 1)
)
"""By way: what a sowing adds to the cups. Its first bean falls into the mover's own bowl."""
CUP_LOW, CUP_HIGH = (np.array([127 * beans((cell,))[half] for cell in CELLS]) for half in (0, 1))
"""By cell: all the bits of that cup; no cup ever holds as many as 127."""
END = byte_table(filled(([path[-1] for path in row] for row in ROWS), 8))
"""By way: where it ends."""
RIPE_WAYS = byte_table(ways_to(row, cups << 8 * half) for row in ROWS for half in (0, 1) for cups in range(256))
"""By row, half, and which of its cups would be ripe: which paths end there."""
MEETING_WAYS = byte_table(ways_to(row, 1 << other) for row, other in _MEETINGS)
APART_WAYS = byte_table(255 - meeting for meeting in MEETING_WAYS.tolist())
"""By meeting: which paths end in the other bowl, and which do not, as bits."""
PLAIN = byte_table(filled((plain_moves(row, other) for row, other in _MEETINGS), MOST_PLAIN))
"""By meeting: the moves without harvest."""
PLAINS = byte_table(len(plain_moves(row, other)) for row, other in _MEETINGS)
"""By meeting: how many these are."""
APARTS = byte_table(len(row) - ways_to(row, 1 << other).bit_count() for row, other in _MEETINGS)
"""By meeting: how many of them end in a cup."""
CERTAIN = byte_table(
    plain + ripe * (plain - apart)
    for plain, apart in zip(PLAINS.tolist(), APARTS.tolist(), strict=True)
    for ripe in (False, True)
)
"""By meeting, and whether the other bowl would be ripe: how many moves there are besides harvests of cups."""
NTH_ONE = byte_table(filled(([bit for bit in range(8) if bits >> bit & 1] for bits in range(256)), 8))
"""By a byte: which of its bits are set."""
