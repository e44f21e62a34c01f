"""The puzzles that ship with the package, by game: read when somebody first asks."""

from __future__ import annotations

from functools import cache

from haricot.bots import levels
from haricot.core.errors import BadOption
from haricot.puzzles.collection_file import read
from haricot.puzzles.difficulty import heights
from haricot.puzzles.makers import SHIPPED, games_with_puzzles
from haricot.puzzles.puzzle import Puzzle
from haricot.puzzles.sheet import PuzzleSheet, sheet_of


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """By what each is known by, in the order in which they were made."""
    if game not in games_with_puzzles():
        raise BadOption("puzzles-none", game=game)
    return {one.id: one for one in read(SHIPPED / f"{game}.jsonl")}


def puzzles_in(game: str, lang: str, kind: str | None = None) -> list[Puzzle]:
    """Those that somebody with that language can do, of one kind or of all."""
    return [one for one in shipped(game).values() if one.lang in ("", lang) and (kind is None or one.kind == kind)]


def sheet(game: str, puzzle: Puzzle) -> PuzzleSheet:
    """A puzzle as it is handed out, with the bot's level that its grade stands for."""
    return sheet_of(game, puzzle, level_of(game, puzzle.grade))


def level_of(game: str, grade: float) -> str:
    """The level of the bots that stands nearest."""
    tall = dict(zip(levels(game), heights(game), strict=True))
    return min(tall, key=lambda level: abs(tall[level] - grade))
