"""What each game brings to its puzzles, found by its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol, cast

from haricot.core.errors import BadOption
from haricot.core.game import State
from haricot.games import part_of
from haricot.puzzles.puzzle import Puzzle


class Maker(Protocol):
    """The module of a game's puzzles."""

    KINDS: tuple[str, ...]
    SHARE: float
    """Of a collection, at most this part is of one group."""

    def self_play(self, seed: int) -> list[State]:
        """A game to cut from."""

    def cut(self, states: Sequence[State], seed: int) -> Iterator[Puzzle]:
        """Puzzles of a game, each with one right answer by the engine, not graded yet."""

    def is_unique(self, puzzle: Puzzle) -> bool:
        """Whether the engine proves it again, from the puzzle alone."""

    def group(self, puzzle: Puzzle) -> str:
        """Of which sort it is: a collection takes some of each."""


@cache
def games_with_puzzles() -> tuple[str, ...]:
    """Those that have a collection here, in the order of the house."""
    return tuple(sorted(file.stem for file in SHIPPED.glob("*.jsonl")))


SHIPPED = Path(__file__).parent / "shipped"


def maker_of(game: str) -> Maker:
    """The module that makes a game's puzzles; BadOption where there is none."""
    own = part_of(game, "puzzles", "KINDS")
    if own is None:
        raise BadOption("puzzles-no-maker", game=game)
    return cast(Maker, own)
