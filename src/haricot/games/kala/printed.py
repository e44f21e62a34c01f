"""Kala's board on paper: the field, as large as the sheet allows, and a place for the granary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haricot.core.options import Options
from haricot.games.kala.field import COLUMNS, SIDE
from haricot.texts import say

if TYPE_CHECKING:
    from haricot.games.printing import Paper

EDGE = 12.0


def sheets(paper: Paper, options: Options) -> None:
    width, height = paper.page()
    side = width - 2 * EDGE
    step, left, top = side / SIDE, EDGE, (height - side) / 2
    paper.cut(left - 4, top - 4, side + 8, side + 8)
    for column, name in enumerate(COLUMNS):
        x = left + step * (column + 0.5)
        paper.words(x, top + side + 8, name)
        for row in range(SIDE):
            paper.circle(x, top + step * (row + 0.5), step * 0.44)
    for rank in range(SIDE):
        paper.words(left - 7, top + step * (SIDE - rank - 0.5), str(rank + 1))
    corners = ((0, SIDE - 1, "kala-seat-0"), (SIDE - 1, 0, "kala-seat-1"))
    for column, row, key in corners:
        x, y = left + step * (column + 0.5), top + step * (row + 0.5)
        paper.circle(x, y, step * 0.3)
        paper.words(x, y, say(key, paper.lang), 9)
    for y in (top / 2, height - top / 2):
        paper.words(width / 2, y, say("kala-reserve-printed", paper.lang, beans=int(options["reserve"])), 12)
