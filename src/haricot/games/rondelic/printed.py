"""Rondelic's board on paper: as many circles as the options say, and the hole, the Tanturlurette."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from haricot.core.options import Options

if TYPE_CHECKING:
    from haricot.games.paper import Paper

NAME = "TANTURLURETTE"


def sheets(paper: Paper, options: Options) -> None:
    """The board's circles, as many as the options ask for."""
    width, height = paper.page()
    x, y, circles = width / 2, height / 2, int(options["circles"])
    rim = width / 2 - 14
    step = rim / (circles + 1.4)
    paper.cut(x - rim - 4, y - rim - 4, 2 * rim + 8, 2 * rim + 8)
    for circle in range(circles):
        radius = rim - step * circle
        paper.circle(x, y, radius, width=0.8 if circle in (0, circles - 1) else 0.4)
        if circle < circles - 1:  # the last one is the edge of the hole, where its name stands
            paper.words(x, y - radius + step / 2, str(circle + 1), min(10, step * 2))
    hole = rim - step * circles
    paper.circle(x, y, hole, filled=True)
    for place, letter in enumerate(NAME):
        turn = pi * (place / (len(NAME) - 1) - 1)
        paper.words(
            x + (hole + step * 0.4) * cos(turn), y + (hole + step * 0.4) * sin(turn), letter, min(8, step * 1.6)
        )
