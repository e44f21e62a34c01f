"""Kala's board on paper: the field, as large as the sheet allows, and beside it the granary between two reserves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haricot.core.options import Options
from haricot.games.kala.field import COLUMNS, SIDE
from haricot.texts import say

if TYPE_CHECKING:
    from haricot.games.paper import Paper

EDGE = 12.0
NAMES = 8.0
"""For the names of columns and rows, within the line to cut along."""


def sheets(paper: Paper, options: Options) -> None:
    """The field, and beside it places for reserves and granary, on one sheet."""
    width, height = paper.page(landscape=True)
    side = height - 2 * EDGE - NAMES
    left, top = EDGE + NAMES, EDGE
    paper.cut(EDGE, EDGE - 2, width - 2 * EDGE, side + NAMES + 2)
    _field(paper, left, top, side)
    aside = left + side + NAMES
    _beside(paper, aside, top, width - EDGE - NAMES / 2 - aside, side, int(options["reserve"]))


def _field(paper: Paper, left: float, top: float, side: float) -> None:
    step = side / SIDE
    for column, name in enumerate(COLUMNS):
        x = left + step * (column + 0.5)
        paper.words(x, top + side + NAMES / 3, name)
        for row in range(SIDE):
            paper.circle(x, top + step * (row + 0.5), step * 0.45)
    for rank in range(SIDE):
        paper.words(left - NAMES / 2, top + step * (SIDE - rank - 0.5), str(rank + 1))
    for column, row, key in ((0, SIDE - 1, "kala-seat-0"), (SIDE - 1, 0, "kala-seat-1")):
        x, y = left + step * (column + 0.5), top + step * (row + 0.5)
        paper.circle(x, y, step * 0.3, shaded=row == 0)
        paper.words(x, y, say(key, paper.lang), 10)


def _beside(paper: Paper, left: float, top: float, width: float, height: float, beans: int) -> None:
    """Black's reserve, the granary, White's reserve: from top to bottom, as the players sit."""
    part = height / 3
    for place, seat in ((0, "kala-seat-1"), (2, "kala-seat-0")):
        paper.rectangle(left, top + part * place + 2, width, part - 4, round_by=6)
        paper.words(left + width / 2, top + part * place + 8, say(seat, paper.lang), 12, bold=True)
        paper.words(left + width / 2, top + part * place + 14, say("kala-reserve-printed", paper.lang, beans=beans))
    radius = min(width, part) / 2 - 3
    paper.circle(left + width / 2, top + height / 2, radius, width=0.8)
    paper.words(left + width / 2, top + height / 2 - radius * 0.6, say("kala-granary-printed", paper.lang), 12)
