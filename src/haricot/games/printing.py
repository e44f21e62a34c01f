"""A game on paper: what its module `printed` draws to scale, with cutting lines, and its rules, as a PDF.

`printed.sheets(paper, options)` draws; a game that brings none is printed as its rules alone. Lengths are millimetres.
"""

from __future__ import annotations

import re
from typing import Any, Literal

from haricot.core.options import Options
from haricot.games.registry import named, part_of
from haricot.texts import game_title, rules_page

Size = Literal["a4", "a3"]
MARGIN = 10.0
CUT = 150
"""How grey a cutting line is, of 255."""
BODY, SMALL = 11.0, 8.0
BEYOND = str.maketrans({"ᵒ": "°", "ᵉ": "e", "♪": "", "−": "–", "♣": "", "♦": "", "♥": "", "♠": "", "→": ">"})
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

    def page(self, *, landscape: bool = False) -> tuple[float, float]:
        """A new sheet: its width and height."""
        self.pdf.add_page(orientation="landscape" if landscape else "portrait")
        self.pdf.set_draw_color(0)
        self.pdf.set_line_width(0.4)
        return float(self.pdf.w), float(self.pdf.h)

    def circle(self, x: float, y: float, radius: float, *, width: float = 0.4, filled: bool = False) -> None:
        self.pdf.set_line_width(width)
        self.pdf.set_fill_color(60)
        self.pdf.ellipse(x - radius, y - radius, 2 * radius, 2 * radius, style="DF" if filled else "D")

    def rectangle(self, x: float, y: float, width: float, height: float) -> None:
        self.pdf.set_line_width(0.3)
        self.pdf.rect(x, y, width, height)

    def line(self, x: float, y: float, to_x: float, to_y: float) -> None:
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
        self.pdf.set_font("Times", style="B" if bold else "", size=size)
        shown = _shown(text)
        self.pdf.text(x - self.pdf.get_string_width(shown) / 2, y + size * 0.12, shown)

    def prose(self, markdown: str) -> None:
        """A page of rules: headings, paragraphs, lists; pictures and tables stay on the screen."""
        self.page()
        for block in markdown.split("\n\n"):
            text = _shown(_one_line(block))
            if text.startswith("!["):
                continue
            if text.startswith("|"):
                self._table(block)
            elif block.startswith("#"):
                level = len(text) - len(text.lstrip("#"))
                self._write(text.lstrip("# "), 20 - 3 * level, "B")
            elif re.match(r"(-|\d+\.) ", block):
                for item in re.split(r"\n(?=-|\d+\.)", block):
                    self._write(_shown(_one_line(re.sub(r"^- ", "• ", item))), BODY)
            else:
                self._write(text, BODY)

    def _write(self, text: str, size: float, style: str = "") -> None:
        self.pdf.set_font("Times", style=style, size=size)
        plain = re.sub(r"(?<![*\w])[*_]([^*_\n]+)[*_](?!\*)", r"\1", text.replace("`", ""))
        self.pdf.multi_cell(0, size * 0.45, plain, markdown=True, align="L", new_x="LMARGIN", new_y="NEXT")
        self.pdf.ln(size * 0.18)

    def _table(self, block: str) -> None:
        rows = [line.strip("| ").split("|") for line in block.splitlines() if not re.match(r"^\|[-|]+\|?$", line)]
        for cells in rows:
            self._write(_shown(" — ".join(cell.strip() for cell in cells if cell.strip())), SMALL + 1)

    def to_bytes(self) -> bytes:
        return bytes(self.pdf.output())


def printed(game: str, lang: str, size: Size, options: Options) -> bytes:
    """The game's sheets, then its rules, as a PDF."""
    paper = Paper(size, lang)
    paper.pdf.set_title(game_title(game, lang))
    own = part_of(game, f"haricot.games.{game}.printed", "printed", "sheets")
    if own is not None:
        own.sheets(paper, options)
    paper.prose(rules_page(named(game).name, lang))
    return paper.to_bytes()


def _one_line(text: str) -> str:
    """No-break spaces stay what they are."""
    return re.sub(r"[ \n]+", " ", text).strip(" ")


def _shown(text: str) -> str:
    return text.translate(BEYOND).encode("windows-1252", "replace").decode("windows-1252")
