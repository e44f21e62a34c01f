"""RondoRondo on paper: every card of the pack with cutting lines, the rack in strips, and a pad for the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haricot.core.options import Options
from haricot.games.rondorondo.cards import ERASER, JOKER, pack
from haricot.games.rondorondo.form import LONGEST_RACK
from haricot.texts import say

if TYPE_CHECKING:
    from haricot.games.paper import Paper

CARD = (44.0, 62.0)
ROOM = 0.4
"""By how much a compartment is wider than the card in it."""
FOOT = 10.0
GLUE = 10.0
EDGE = 10.0
COLUMNS = 6
LINES = 24


def sheets(paper: Paper, options: Options) -> None:
    """The cards of a language, the rack and the pad."""
    _cards(paper, str(options["lexicon"]))
    _rack(paper)
    _pad(paper)


def _cards(paper: Paper, lexicon: str) -> None:
    """To scale: a card is 44 by 62 millimetres on any paper."""
    whole = pack(lexicon)
    width, height = CARD
    across = down = 0
    for number, card in enumerate(whole.cards):
        if across == 0 or number % (across * down) == 0:
            page = paper.page()
            across, down = int((page[0] - 2 * EDGE) // width), int((page[1] - 2 * EDGE) // height)
        place = number % (across * down)
        x, y = EDGE + width * (place % across), EDGE + height * (place // across)
        paper.cut(x, y, width, height)
        name = {JOKER: "?", ERASER: say("rondorondo-eraser-printed", paper.lang)}.get(card, card)
        paper.words(x + width / 2, y + height / 2, name, 16 if card == ERASER else 60, bold=True)
        if card == JOKER:
            paper.words(x + width / 2, y + 8, say("rondorondo-joker-printed", paper.lang), 11)
        paper.words(x + width - 8, y + height - 7, str(whole.values[card]).replace("-", "–"), 14)


def _rack(paper: Paper) -> None:
    """Nine compartments, in strips to be glued end to end where the paper is too narrow."""
    width, height = CARD[0] + ROOM, CARD[1] + ROOM
    page, _ = paper.page(landscape=True)
    fits = LONGEST_RACK * width <= page - 2 * EDGE
    across = LONGEST_RACK if fits else int((page - 2 * EDGE - GLUE) // width)
    strips = [min(across, LONGEST_RACK - first) for first in range(0, LONGEST_RACK, across)]
    for number, compartments in enumerate(strips):
        y = EDGE + (height + FOOT + 8) * number
        tab = GLUE if number < len(strips) - 1 else 0
        paper.cut(EDGE, y, width * compartments + tab, height + FOOT)
        for place in range(compartments):
            paper.rectangle(EDGE + width * place, y, width, height)
            paper.words(EDGE + width * (place + 0.5), y + height + FOOT / 2, str(across * number + place + 1), 10)
        if tab:
            paper.words(EDGE + width * compartments + tab / 2, y + height / 2, "*", 20)
    words = "rondorondo-rack-printed" if len(strips) > 1 else "rondorondo-rack-whole-printed"
    paper.words(page / 2, EDGE + (height + FOOT + 8) * len(strips) + 2, say(words, paper.lang))


def _pad(paper: Paper) -> None:
    """A line for each turn, a column for each player, whose name stands on top."""
    width, height = paper.page()
    first = 16.0
    column, line = (width - 2 * EDGE - first) / COLUMNS, (height - 2 * EDGE - 4) / (LINES + 1)
    bottom = EDGE + line * (LINES + 1)
    for row in range(LINES + 2):
        paper.line(EDGE, EDGE + line * row, width - EDGE, EDGE + line * row)
        if 0 < row <= LINES:
            paper.words(EDGE + first / 2, EDGE + line * (row + 0.5), str(row), 9)
    paper.line(EDGE, EDGE, EDGE, bottom)
    for place in range(COLUMNS + 1):
        paper.line(EDGE + first + column * place, EDGE, EDGE + first + column * place, bottom)
