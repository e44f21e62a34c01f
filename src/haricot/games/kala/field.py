"""The field: sixteen cups, which of them are neighbours, and the paths that a sowing may take."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

COLUMNS = "abcd"
SIDE = 4


CELL_NAMES = tuple(f"{column}{rank}" for rank in range(1, SIDE + 1) for column in COLUMNS)


class Cell(int):
    """A cup of the field, as a number: 0 is a1, 3 is d1, 15 is d4; prints as its name."""

    __slots__ = ()

    def __str__(self) -> str:
        return CELL_NAMES[self]

    __repr__ = __str__


Path = tuple[Cell, ...]

CELLS = tuple(Cell(number) for number in range(SIDE * SIDE))
BY_NAME = {str(cell): cell for cell in CELLS}


def step(start: Cell, end: Cell) -> tuple[int, int]:
    """How far it is from one cell to the other, in columns and ranks."""
    return end % SIDE - start % SIDE, end // SIDE - start // SIDE


NEIGHBOURS = tuple(tuple(end for end in CELLS if sum(map(abs, step(start, end))) == 1) for start in CELLS)
"""The cells orthogonally next to each cell."""


def path_fault(path: Path) -> str | None:
    """What is wrong with the shape of a path: neighbours only, straight on, one turn of 90° at most."""
    if any(end not in NEIGHBOURS[start] for start, end in pairwise(path)):
        return "kala-path-jumps"
    directions = [step(start, end) for start, end in pairwise(path)]
    if any(one == (-other[0], -other[1]) for one, other in pairwise(directions)):
        return "kala-path-reverses"
    if sum(one != other for one, other in pairwise(directions)) > 1:
        return "kala-path-turns-twice"
    return None


@cache
def paths(start: Cell, length: int) -> tuple[Path, ...]:
    """Every path of that many cells from that cell."""
    if length == 1:
        return ((start,),)
    longer = ((*path, cell) for path in paths(start, length - 1) for cell in NEIGHBOURS[path[-1]])
    return tuple(path for path in longer if path_fault(path) is None)


LONGEST_PATH = tuple(max(length for length in range(1, 2 * SIDE) if paths(start, length)) for start in CELLS)
"""How many cells the longest path from each cell has: 7 from a corner, 5 from the centre."""
