"""A game looked at once more: for each move what was best and what was lost, luck told apart from skill.

A move is judged by what its player could know when making it. A module of the game's name weighs the moves (`remarks`),
says what each seat makes of it (`summary`), and draws what a picture tells better (`picture`); `any_game` does it for
games that bring no such module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, Protocol, cast

from haricot.core.errors import BadGame
from haricot.core.game import Seat
from haricot.games import part_of
from haricot.review import any_game
from haricot.review.history import GameHistory, Remark
from haricot.texts import Sentence, say, seat_name

UNITS = ("chances", "beans", "points")
"""What a worth may be counted in: the chance to win, from 0 to 1, or what a game counts."""

SECONDS = 0.3
"""How long a move is thought about, unless somebody asks for more."""


class Reviewer(Protocol):
    """What a game's module has."""

    UNIT: str

    def remarks(self, history: GameHistory, seconds: float) -> Iterator[Remark]:
        """One remark for each move, in order, each within about that many seconds."""

    def summary(self, history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
        """What all of it means for one seat."""

    def picture(self, history: GameHistory, remarks: Sequence[Remark], lang: str) -> str:
        """The game in a picture, as SVG."""


def reviewer(game: str) -> Reviewer:
    """The one that the game brings, with what it lacks taken from the one for any game."""
    own = part_of(game, f"haricot.review.{game}", "review", "remarks")
    if own is None:
        return cast(Reviewer, any_game)
    in_one_file = hasattr(own, "GAME")  # where `picture` is the board's
    found = SimpleNamespace(
        UNIT=getattr(own, "UNIT", UNITS[0]),
        remarks=own.remarks,
        summary=getattr(own, "summary", any_game.summary),
        picture=any_game.picture if in_one_file else getattr(own, "picture", any_game.picture),
    )
    if found.UNIT not in UNITS:
        raise BadGame("review-unit", game=game, unit=str(found.UNIT), known=", ".join(UNITS))
    return cast(Reviewer, found)


def told(history: GameHistory, remarks: Sequence[Remark], lang: str) -> dict[str, Any]:
    """A review as plain JSON data, in the reader's language."""
    own = reviewer(history.game)
    return {
        "game": history.game,
        "finished": history.finished,
        "unit": own.UNIT,
        "moves": [_told_remark(remark, lang) for remark in remarks],
        "seats": [
            {
                "seat": seat,
                "name": seat_name(history.game, seat, lang),
                "lost": round(sum(remark.lost for remark in remarks if remark.seat == seat), 4),
                "luck": round(sum(remark.luck for remark in remarks if remark.seat == seat), 4),
                "words": say(own.summary(history, remarks, seat), lang),
            }
            for seat in range(history.seats)
        ],
        "picture": own.picture(history, remarks, lang),
    }


def reviewed(history: GameHistory, seconds: float, lang: str) -> dict[str, Any]:
    """The whole review of a game."""
    return told(history, list(reviewer(history.game).remarks(history, seconds)), lang)


def _told_remark(remark: Remark, lang: str) -> dict[str, Any]:
    return {
        "number": remark.number,
        "seat": remark.seat,
        "move": remark.move,
        "best": remark.best,
        "worth": round(remark.worth, 4),
        "most": round(max(remark.worth, remark.most), 4),
        "lost": round(remark.lost, 4),
        "luck": round(remark.luck, 4),
        "words": " ".join(say(sentence, lang) for sentence in remark.words),
    }
