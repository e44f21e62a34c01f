"""A sowing as a move, and as something that has happened."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from haricot.core.game import Move, Seat
from haricot.games.kala.field import CELL_NAMES, Cell, Path, paths


@dataclass(frozen=True, slots=True)
class Sow(Move):
    """Sow along `path`; maybe harvest its end; maybe step aside to `aside`."""

    path: Path
    harvest: bool = False
    aside: Cell | None = None

    @property
    def rest(self) -> Cell:
        """Where the bowl comes to stand."""
        return self.path[-1] if self.aside is None else self.aside

    def __str__(self) -> str:
        aside = "" if self.aside is None else f">{self.aside}"
        return path_name(self.path) + "x" * self.harvest + aside


@lru_cache(1024)  # more than there are paths, and no room for what people may write instead
def path_name(path: Path) -> str:
    """A path in notation: its cups one after the other."""
    return "".join([CELL_NAMES[cell] for cell in path])


@cache
def plain_sowings(start: Cell, length: int) -> tuple[Sow, ...]:
    """Along every path, without harvest and without a step aside."""
    return tuple(Sow(path) for path in paths(start, length))


@dataclass(frozen=True, slots=True)
class LastMove:
    """A sowing that was made, by whom, and what came of it."""

    seat: Seat
    sow: Sow
    extra: bool
    harvested: int
    leftover: int
