"""Games to be looked at: from the start or from a position, move by move."""

from pathlib import Path
from typing import Any

from haricot.records.record import Record
from haricot.review import reviewer
from haricot.review.history import GameHistory, Remark

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))


def played(game: str, moves: str, start: str | None = None, **options: Any) -> GameHistory:
    """The game with these moves, spaces between them."""
    seats = options.pop("seats", 2)
    return GameHistory.of(
        Record(game=game, seats=seats, seed=1, options=options, moves=tuple(moves.split()), start=start)
    )


def remarks(game: GameHistory, seconds: float = 0.0, nodes: int | None = None) -> list[Remark]:
    return list(reviewer(game.game).remarks(game, seconds, nodes))
