"""Makes a collection of puzzles: from games of self-play, or of people, by however many workers, with the same result.

The seed says which games are played. Their puzzles are taken in the order of the games, whoever cuts them.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from haricot.bots.compilation import has_kernels, load
from haricot.core.errors import BadOption
from haricot.lab.executors import ALONE, Executor
from haricot.puzzles.collection_file import OF_PEOPLE, STEP, Collection, puzzles_of
from haricot.puzzles.makers import maker_of
from haricot.puzzles.puzzle import Puzzle
from haricot.records.record import Record


@dataclass(frozen=True, slots=True)
class GameToCut:
    """A game of self-play by its number, or one that people played; and which puzzles nobody wants any more."""

    game: str
    played: int | Record
    unwanted: frozenset[str]
    full_groups: frozenset[str]


def cut(asked: GameToCut) -> list[Puzzle]:
    """What that game yields."""
    if isinstance(asked.played, Record):
        states, seed = list(asked.played.states()), OF_PEOPLE
    else:
        states, seed = maker_of(asked.game).self_play(asked.played), asked.played
    return puzzles_of(asked.game, states, seed, asked.unwanted, asked.full_groups)


def make(
    game: str, count: int, seed: int, file: Path, records: Sequence[Record] = (), where: Executor = ALONE
) -> Generator[Puzzle]:
    """Until the file holds so many: each puzzle when it is in the file. First from what people played."""
    must_be_of(game, records)
    collection = Collection(game, file, count)

    def games() -> Iterator[GameToCut]:
        number = collection.next_game(seed)
        while not collection.is_complete:
            played = waiting.pop(0) if waiting else number
            number += not isinstance(played, Record)
            yield GameToCut(game, played, frozenset(collection.known), collection.full_groups)

    waiting = list(records)
    with closing(where.run(cut, games(), partial(_load, game))) as yields:
        for found in yields:
            yield from collection.add(found)
            if collection.is_complete:
                return


def has_others(puzzles: Sequence[Puzzle], seed: int) -> bool:
    """Whether all of them come from games of other seeds."""
    return bool(puzzles) and all(one.seed != OF_PEOPLE and one.seed // STEP != seed for one in puzzles)


def must_be_of(game: str, records: Sequence[Record]) -> None:
    """BadOption where one is of another game."""
    for record in records:
        if record.game != game:
            raise BadOption("puzzles-other-game", game=game, other=record.game)


def proven_again(game: str, puzzles: Sequence[Puzzle], where: Executor = ALONE) -> Generator[tuple[Puzzle, bool]]:
    """Each, and whether the engine proves it once more, from the puzzle alone."""
    yield from where.run(partial(_prove_again, game), puzzles, partial(_load, game))


def _prove_again(game: str, puzzle: Puzzle) -> tuple[Puzzle, bool]:
    return puzzle, maker_of(game).is_unique(puzzle)


def _load(game: str) -> None:
    if has_kernels(game):
        load(game)
