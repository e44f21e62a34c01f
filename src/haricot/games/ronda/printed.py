"""Ronda's board on paper: ten numbered places in a circle, and the black bowl's in the middle."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from haricot.core.options import Options
from haricot.games.ronda.rules import DEALT

if TYPE_CHECKING:
    from haricot.games.paper import Paper


def sheets(paper: Paper, options: Options) -> None:
    """Ten places for bowls in a circle, and the black bowl in its middle."""
    width, height = paper.page()
    x, y, places = width / 2, height / 2, len(DEALT)
    ring = width / 2 - 12
    bowl = ring * 0.22
    paper.cut(x - ring - 6, y - ring - 6, 2 * ring + 12, 2 * ring + 12)
    for place in range(places):
        turn = 2 * pi * place / places - pi / 2
        at_x, at_y = x + (ring - bowl) * cos(turn), y + (ring - bowl) * sin(turn)
        paper.circle(at_x, at_y, bowl)
        paper.words(at_x, at_y, str(place + 1), 16, bold=True)
    paper.circle(x, y, bowl * 1.1, width=2)
