"""RondoRondo on paper: every card of the pack with cutting lines, the rack in strips, and a pad for the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haricot.core.options import Options
from haricot.games.rondorondo.cards import ERASER, JOKER, pack
from haricot.games.rondorondo.form import LONGEST_RACK
from haricot.texts import say

if TYPE_CHECKING:
    from haricot.games.printing import Paper

CARD = (44.0, 62.0)
EDGE = 10.0
COLUMNS = 6
LINES = 24


def sheets(paper: Paper, options: Options) -> None:
    _cards(paper, str(options["lexicon"]))
    _rack(paper)
    _pad(paper)


def _cards(paper: Paper, lexicon: str) -> None:
    """To scale: a card is 44 by 62 millimetres on any paper."""
    whole = pack(lexicon)
    width, height = CARD
    cards, page = whole.cards, (0.0, 0.0)
    across = down = 0
    for number, card in enumerate(cards):
        if across == 0 or number % (across * down) == 0:
            page = paper.page()
            across, down = int((page[0] - 2 * EDGE) // width), int((page[1] - 2 * EDGE) // height)
        place = number % (across * down)
        x, y = EDGE + width * (place % across), EDGE + height * (place // across)
        paper.cut(x, y, width, height)
        name = {JOKER: "?", ERASER: say("rondorondo-eraser-printed", paper.lang)}.get(card, card)
        paper.words(x + width / 2, y + height / 2, name, 16 if card == ERASER else 60, bold=True)
        paper.words(x + width - 8, y + height - 7, str(whole.values[card]).replace("-", "–"), 14)


def _rack(paper: Paper) -> None:
    """Nine compartments, in strips to be glued end to end where the paper is too narrow."""
    width, height = CARD
    page, _ = paper.page(landscape=True)
    across = int((page - 2 * EDGE) // width)
    for place in range(LONGEST_RACK):
        x, y = EDGE + width * (place % across), EDGE + (height + 14) * (place // across)
        paper.cut(x, y, width, height + 8)
        paper.words(x + width / 2, y + height + 4, str(place + 1), 8)


def _pad(paper: Paper) -> None:
    width, height = paper.page()
    column, line = (width - 2 * EDGE) / COLUMNS, (height - 2 * EDGE) / (LINES + 1)
    for row in range(LINES + 2):
        paper.line(EDGE, EDGE + line * row, width - EDGE, EDGE + line * row)
    for place in range(COLUMNS + 1):
        paper.line(EDGE + column * place, EDGE, EDGE + column * place, height - EDGE)
