"""Makes a collection: games of self-play, or of people, one after the other, until there are enough puzzles.

What was made is in the file at once, so that a stop loses one game at most; the same command goes on from there. The
seed says which games are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from haricot.core.game import State
from haricot.puzzles.grading import graded
from haricot.puzzles.makers import maker_of
from haricot.puzzles.puzzle import Puzzle

OF_PEOPLE = -1
"""The seed that stands for a game that people played."""
STEP = 1_000_000
"""From one seed's games to the next one's."""


def read(file: Path) -> list[Puzzle]:
    """One a line; a last line that a stop left unfinished is not counted."""
    if not file.exists():
        return []
    lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def write(file: Path, puzzles: Sequence[Puzzle]) -> None:
    """Puzzles into a file, a line of JSON each; the file is never half written."""
    beside = file.with_name(file.name + ".part")
    beside.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in puzzles))
    beside.replace(file)


def make(game: str, count: int, seed: int, file: Path, told: Callable[[int], None]) -> int:
    """Until the file holds so many; how many it holds then. `told` is told after each game."""
    maker, have = maker_of(game), read(file)
    write(file, have)
    known, groups = {one.id for one in have}, Counter(map(maker.group, have))
    number = max((one.seed + 1 for one in have if one.seed >= 0), default=seed * STEP)
    while len(known) < count:
        states = maker.self_play(number)
        for found in _wanted(game, maker.cut(states, number), known, groups, count):
            with file.open("ab") as stream:
                stream.write(msgspec.json.encode(found) + b"\n")
        told(len(known))
        number += 1
    return len(known)


def cut_game(game: str, states: Sequence[State], file: Path, count: int) -> int:
    """Puzzles of a game that people played, put to those in the file; how many."""
    maker, have = maker_of(game), read(file)
    known, groups = {one.id for one in have}, Counter(map(maker.group, have))
    new = list(_wanted(game, maker.cut(states, OF_PEOPLE), known, groups, count))
    write(file, [*have, *new])
    return len(new)


def _wanted(game: str, found: Iterator[Puzzle], known: set[str], groups: Counter[str], count: int) -> Iterator[Puzzle]:
    maker = maker_of(game)
    for puzzle in found:
        group = maker.group(puzzle)
        is_full = len(known) >= count or groups[group] >= maker.SHARE * count
        if is_full or puzzle.id in known or not maker.is_unique(puzzle):
            continue
        known.add(puzzle.id)
        groups[group] += 1
        yield graded(game, puzzle)
