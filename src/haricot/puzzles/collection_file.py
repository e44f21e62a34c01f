"""A collection while it is made: the puzzles of a file, what it still takes, and what a game yields for it.

What was made is in the file at once; a stop loses the games at most that were being cut.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from haricot.core.errors import BadOption
from haricot.core.game import State
from haricot.puzzles.difficulty import graded
from haricot.puzzles.makers import maker_of
from haricot.puzzles.puzzle import Puzzle

OF_PEOPLE = -1
"""The seed that stands for a game that people played."""
STEP = 1_000_000
"""From one seed's games to the next one's."""


def read(file: Path) -> list[Puzzle]:
    """One a line; one that a stop left unfinished does not count. BadOption where the file is of another kind."""
    if not file.exists():
        return []
    lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        return [msgspec.json.decode(line, type=Puzzle) for line in lines]
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadOption("puzzles-file", file=str(file)) from None


def write(file: Path, puzzles: Sequence[Puzzle]) -> None:
    """Puzzles into a file, a line of JSON each; the file is never half written."""
    beside = file.with_name(file.name + ".part")
    beside.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in puzzles))
    beside.replace(file)


class Collection:
    """The puzzles of a file, and what it still takes: until it holds so many, and of no group more than its share."""

    def __init__(self, game: str, file: Path, count: int) -> None:
        self._maker, self._file, self._count = maker_of(game), file, count
        have = read(file)
        write(file, have)
        self.known = {one.id for one in have}
        self._groups = Counter(map(self._maker.group, have))
        self._seeds = {one.seed for one in have}

    @property
    def is_complete(self) -> bool:
        """Whether it takes no more."""
        return len(self.known) >= self._count

    @property
    def full_groups(self) -> frozenset[str]:
        """Those of which it takes no more: that will not change."""
        return frozenset(group for group, found in self._groups.items() if found >= self._maker.SHARE * self._count)

    def next_game(self, seed: int) -> int:
        """The last of that seed's games that gave a puzzle, as a stop may have lost others of it; else the first."""
        first = seed * STEP
        return max((one for one in self._seeds if first <= one < first + STEP), default=first)

    def add(self, found: Sequence[Puzzle]) -> list[Puzzle]:
        """Those that it takes, in that order: they are in the file then."""
        taken = [one for one in found if self._takes(one)]
        with self._file.open("ab") as stream:
            stream.write(b"".join(msgspec.json.encode(one) + b"\n" for one in taken))
        return taken

    def _takes(self, puzzle: Puzzle) -> bool:
        group = self._maker.group(puzzle)
        if self.is_complete or puzzle.id in self.known or group in self.full_groups:
            return False
        self.known.add(puzzle.id)
        self._groups[group] += 1
        return True


def puzzles_of(
    game: str, states: Sequence[State], seed: int, unwanted: frozenset[str], full_groups: frozenset[str]
) -> list[Puzzle]:
    """What can be cut from a game, each proven twice and graded, but for those that nobody wants any more.

    All are cut before any is proven again: so what a game yields does not depend on what is wanted.
    """
    maker = maker_of(game)
    wanted = [one for one in maker.cut(states, seed) if one.id not in unwanted and maker.group(one) not in full_groups]
    return [graded(game, one) for one in wanted if maker.is_unique(one)]
