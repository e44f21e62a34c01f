"""A game on paper: what its module `printed` draws to scale, with cutting lines, and its rules, as a PDF.

`printed.sheets(paper, options)` draws; a game that brings none is printed as its rules alone. Lengths are millimetres.
"""

from __future__ import annotations

from typing import Any, Literal

from haricot.core.options import Options
from haricot.games.registry import named, part_of
from haricot.texts import game_title, rules_page, say

Size = Literal["a4", "a3"]
SIZES: tuple[Size, ...] = ("a4", "a3")
MARGIN = 10.0
RULER = 50.0
CUT = 150
"""How grey a cutting line is, of 255."""
BODY = 11.0
FONT = "Times"
BEYOND = str.maketrans({"ᵒ": "º", "ᵉ": "e", "−": "–", "→": ">"})
"""What the fonts that every reader of PDF has cannot show."""


class Paper:
    """Sheets of one size; drawn in millimetres from the top left corner."""

    def __init__(self, size: Size, lang: str) -> None:
        # Loaded when something is printed: nothing else needs it.
        from fpdf import FPDF

        self.size, self.lang = size, lang
        self.pdf: Any = FPDF(unit="mm", format=size)
        self.pdf.core_fonts_encoding = "windows-1252"
        self.pdf.set_auto_page_break(True, margin=MARGIN)
        self.pdf.set_margin(MARGIN)

    def page(self, *, landscape: bool = False, scale: bool = True) -> tuple[float, float]:
        """A new sheet: its width and height; with a ruler that shows whether it was printed to scale."""
        self.pdf.add_page(orientation="landscape" if landscape else "portrait")
        self.pdf.set_draw_color(0)
        self.pdf.set_line_width(0.4)
        width, height = float(self.pdf.w), float(self.pdf.h)
        if scale:
            self._ruler(width / 2 - RULER / 2, height - 6.5)
        return width, height

    def _ruler(self, x: float, y: float) -> None:
        self.line(x, y, x + RULER, y)
        for end in (x, x + RULER):
            self.line(end, y - 1.2, end, y + 1.2)
        self.words(x + RULER / 2, y + 2.3, say("printed-scale", self.lang), 7)

    def circle(
        self, x: float, y: float, radius: float, *, width: float = 0.4, filled: bool = False, shaded: bool = False
    ) -> None:
        """A circle around a point, in millimetres."""
        self.pdf.set_line_width(width)
        self.pdf.set_fill_color(60 if filled else 238)
        self.pdf.ellipse(x - radius, y - radius, 2 * radius, 2 * radius, style="DF" if filled or shaded else "D")

    def rectangle(self, x: float, y: float, width: float, height: float, *, round_by: float = 0) -> None:
        """A rectangle from its top left corner, in millimetres."""
        self.pdf.set_line_width(0.3)
        self.pdf.rect(x, y, width, height, round_corners=round_by > 0, corner_radius=round_by)

    def line(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A thin line from point to point, in millimetres."""
        self.pdf.set_line_width(0.2)
        self.pdf.line(x, y, to_x, to_y)

    def cut(self, x: float, y: float, width: float, height: float) -> None:
        """Where to cut: a thin dashed line around it."""
        self.pdf.set_draw_color(CUT)
        self.pdf.set_dash_pattern(2, 2)
        self.rectangle(x, y, width, height)
        self.pdf.set_dash_pattern()
        self.pdf.set_draw_color(0)

    def words(self, x: float, y: float, text: str, size: float = BODY, *, bold: bool = False) -> None:
        """Centred on that point."""
        self.pdf.set_font(FONT, style="B" if bold else "", size=size)
        shown = printable(text)
        self.pdf.text(x - self.pdf.get_string_width(shown) / 2, y + size * 0.12, shown)

    def to_bytes(self) -> bytes:
        """The whole PDF file."""
        return bytes(self.pdf.output())


def printed(game: str, lang: str, size: Size, options: Options) -> bytes:
    """The game's sheets, then its rules, as a PDF."""
    from haricot.games.printed_rules import print_rules

    paper = Paper(size, lang)
    paper.pdf.set_title(game_title(game, lang))
    paper.pdf.set_lang(lang)
    own = part_of(game, "printed", "sheets")
    if own is not None:
        own.sheets(paper, options)
    print_rules(paper, rules_page(named(game).name, lang))
    return paper.to_bytes()


def printable(text: str) -> str:
    """With the nearest letters where the fonts lack one."""
    return text.translate(BEYOND).encode("windows-1252", "replace").decode("windows-1252")
