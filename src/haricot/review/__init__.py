"""A game looked at once more: for each move what was best and what was lost, luck told apart from skill.

A move is judged by what its player could know when making it. A module of the game's name weighs the moves (`remarks`),
says what each seat makes of it (`summary`), names a move (`worded`), tells how everybody's chances went (`graph`), and
draws what a picture tells better (`picture`); `any_game` does it for games that bring no such module.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from inspect import signature
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol, cast

from haricot.core.errors import BadGame
from haricot.core.game import Seat
from haricot.games import part_of
from haricot.review import any_game
from haricot.review.history import GameHistory, Remark
from haricot.review.marks import accuracy, counted, dearest, mark_of
from haricot.review.reviewed_game import UNITS, Budget, Reviewed, ReviewedMove, ReviewedSeat, Unit
from haricot.texts import Sentence, say, seat_name

VERSION = 7
"""Raised with whatever a review says otherwise than before: one that was kept under a lower number is made anew."""

SECONDS = 0.3
"""How long a move is thought about, unless somebody asks for more."""

Graph = list[list[float | None]]
"""At the start and after each move, every seat's chance to win, from 0 to 1; None where nobody knows."""


class Reviewer(Protocol):
    """What a game's module has."""

    UNIT: Unit
    NODES: int
    """What a house gives each move: about a fifth of a second."""

    def remarks(self, history: GameHistory, seconds: float, nodes: int | None = None) -> Iterator[Remark]:
        """One remark for each move, in order: each within about that many seconds, or that many nodes, if said."""

    def summary(self, history: GameHistory, remarks: Sequence[Remark], seat: Seat) -> Sentence:
        """What all of it means for one seat."""

    def worded(self, history: GameHistory, number: int, move: str, lang: str) -> str:
        """A move that might have been made there, in the words of players."""

    def graph(self, history: GameHistory, remarks: Sequence[Remark]) -> Graph:
        """How everybody's chances went."""

    def picture(self, history: GameHistory, remarks: Sequence[Remark], lang: str) -> str:
        """The game in a picture, as SVG."""


def reviewer(game: str) -> Reviewer:
    """The one that the game brings, with what it lacks taken from the one for any game."""
    own = part_of(game, "review", "remarks")
    if own is None:
        return cast(Reviewer, any_game)
    unit = getattr(own, "UNIT", UNITS[0])
    if unit not in UNITS:
        raise BadGame("review-unit", game=game, unit=str(unit), known=", ".join(UNITS))
    found = SimpleNamespace(
        UNIT=unit,
        NODES=getattr(own, "NODES", any_game.NODES),
        remarks=_remarks_of(own, unit),
        summary=getattr(own, "summary", any_game.summary),
        worded=getattr(own, "worded", any_game.worded),
        graph=getattr(own, "graph", any_game.graph),
        picture=getattr(own, "picture", any_game.picture),
    )
    return cast(Reviewer, found)


def _remarks_of(own: ModuleType, unit: str) -> Any:
    """A game from outside may know no nodes, and say nothing of chances but what its moves are worth."""
    if own.__name__.startswith(__name__):
        return own.remarks
    knows_nodes = "nodes" in signature(own.remarks).parameters

    def remarks(history: GameHistory, seconds: float, nodes: int | None = None) -> Iterator[Remark]:
        found = own.remarks(history, seconds, nodes) if knows_nodes else own.remarks(history, seconds)
        for remark in found:
            says_nothing = remark.chance is None and unit == UNITS[0]
            yield replace(remark, chance=remark.worth, best_chance=remark.most) if says_nothing else remark

    return remarks


def review_of(
    history: GameHistory,
    remarks: Sequence[Remark],
    lang: str,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
) -> Reviewed:
    """What was remarked, in the reader's language; with the budget of each move, where it is said."""
    own = reviewer(history.game)
    return Reviewed(
        game=history.game,
        finished=history.finished,
        unit=own.UNIT,
        moves=[_reviewed_move(own, history, remark, lang) for remark in remarks],
        seats=[_reviewed_seat(own, history, remarks, seat, lang) for seat in range(history.seats)],
        graph=[[_rounded(chance) for chance in point] for point in own.graph(history, remarks)],
        budget=Budget(seconds=seconds) if nodes is None else Budget(nodes=nodes),
        picture=own.picture(history, remarks, lang),
        dearest=[remark.number for remark in dearest(remarks)],
    )


def reviewed(history: GameHistory, seconds: float, lang: str, nodes: int | None = None) -> Reviewed:
    """The whole review of a game."""
    remarks = list(reviewer(history.game).remarks(history, seconds, nodes))
    return review_of(history, remarks, lang, seconds=seconds, nodes=nodes)


def _reviewed_move(own: Reviewer, history: GameHistory, remark: Remark, lang: str) -> ReviewedMove:
    is_best = remark.best == remark.move
    return ReviewedMove(
        number=remark.number,
        seat=remark.seat,
        move=remark.move,
        best=remark.best,
        worth=round(remark.worth, 4),
        most=round(max(remark.worth, remark.most), 4),
        lost=round(remark.lost, 4),
        luck=round(remark.luck, 4),
        words=" ".join(say(sentence, lang) for sentence in remark.words),
        mark=mark_of(remark),
        proven=remark.is_proven,
        chance=_rounded(remark.chance),
        line=list(remark.line),
        best_words="" if is_best else own.worded(history, remark.number, remark.best, lang),
        cost=_rounded(remark.cost),
    )


def _reviewed_seat(
    own: Reviewer, history: GameHistory, remarks: Sequence[Remark], seat: Seat, lang: str
) -> ReviewedSeat:
    mine = [remark for remark in remarks if remark.seat == seat]
    return ReviewedSeat(
        seat=seat,
        name=seat_name(history.game, seat, lang),
        lost=round(sum(remark.lost for remark in mine), 4),
        luck=round(sum(remark.luck for remark in mine), 4),
        words=say(own.summary(history, remarks, seat), lang),
        accuracy=_rounded(accuracy(mine), 1),
        marks=counted(mine),
    )


def _rounded(value: float | None, digits: int = 4) -> float | None:
    return None if value is None else round(value, digits)
