"""A page of rules on paper: its headings, paragraphs, lists and tables, and its drawings, from the same Markdown."""

from __future__ import annotations

import re
from importlib.resources import files
from io import BytesIO

from haricot.games.paper import FONT, Paper, printable

BODY = 11.0
WIDEST = 105.0
"""How large letters and how wide drawings are on A4; on larger paper they grow with it: a line has as many words."""
SIDES = 20.0
A4 = 210.0
PICTURE = re.compile(r"!\[(?P<words>[^\]]*)\]\((?P<path>[^)]+\.svg)\)")
ITEM = re.compile(r"(?:-|\d+\.) ")
RULED = re.compile(r"^\|[-|: ]+$")
SIGNS = {"♣": "§", "♦": "¨", "♥": "©", "♠": "ª", "≠": "¹"}
"""What the font Symbol shows in place of a letter: every reader of PDF has it."""
SIGN = re.compile(rf'font-family="Georgia, serif" font-weight="700"([^>]*>)([{"".join(SIGNS)}])<')
CLOTH = re.compile(r'(class="cloth") fill="[^"]+"')


def print_rules(paper: Paper, markdown: str) -> None:
    """A rules page, block by block: pictures, tables, headings, lists and text."""
    paper.page(scale=False)
    paper.pdf.set_fill_color(255)
    paper.pdf.set_margins(_grown(paper, SIDES), _grown(paper, SIDES * 0.75))
    paper.pdf.set_y(paper.pdf.t_margin)
    for block in re.split(r"\n\n+", markdown.strip("\n")):
        if picture := PICTURE.fullmatch(_one_line(block)):
            _print_drawing(paper, picture["path"], picture["words"])
        elif block.startswith("|"):
            _print_table(paper, block)
        elif block.startswith("#"):
            _print_heading(paper, block)
        elif block.startswith("```"):
            _print_lines(paper, block.strip("`").strip("\n"))
        elif ITEM.match(block):
            for item in re.split(r"\n(?=(?:-|\d+\.) )", block):
                _print_text(paper, re.sub(r"^- ", "• ", item), indent=4)
        else:
            _print_text(paper, block.removeprefix("> "))


def _grown(paper: Paper, length: float) -> float:
    return length * float(min(paper.pdf.w, paper.pdf.h)) / A4


def _print_heading(paper: Paper, block: str) -> None:
    level = len(block) - len(block.lstrip("#"))
    size = 24 - 4 * level
    if paper.pdf.will_page_break(_grown(paper, size * 0.45 + 2 * BODY)):
        paper.page(scale=False)
    paper.pdf.ln(_grown(paper, size * 0.1))
    _print_text(paper, block.lstrip("# "), size=size, style="B")


def _print_text(
    paper: Paper, text: str, *, size: float = BODY, style: str = "", indent: float = 0, align: str = "L"
) -> None:
    pdf = paper.pdf
    size, indent = _grown(paper, size), _grown(paper, indent)
    pdf.set_font(FONT, style=style, size=size)
    pdf.set_x(pdf.l_margin + indent)
    pdf.multi_cell(
        0, size * 0.42, _marked(printable(_one_line(text))), markdown=True, align=align, new_x="LMARGIN", new_y="NEXT"
    )
    pdf.ln(size * 0.14)


def _print_lines(paper: Paper, text: str) -> None:
    """What stands as it is, line by line."""
    size = _grown(paper, BODY - 2)
    paper.pdf.set_font("Courier", size=size)
    paper.pdf.multi_cell(0, size * 0.42, printable(text), align="L", new_x="LMARGIN", new_y="NEXT")
    paper.pdf.ln(size * 0.14)


def _print_table(paper: Paper, block: str) -> None:
    from fpdf.fonts import FontFace

    rows = [line.strip().strip("|").split("|") for line in block.splitlines() if not RULED.match(line)]
    pdf, size = paper.pdf, _grown(paper, BODY - 1)
    pdf.set_font(FONT, size=size)
    with pdf.table(
        col_widths=_shares(rows), line_height=size * 0.45, markdown=True, borders_layout="HORIZONTAL_LINES",
        cell_fill_mode="NONE", headings_style=FontFace(emphasis="BOLD", fill_color=255), text_align="LEFT", padding=0.6,
    ) as table:  # fmt: skip
        for cells in rows:
            row = table.row()
            for cell in cells:
                row.cell(_marked(printable(_one_line(cell))))
    pdf.ln(size * 0.3)


def _shares(rows: list[list[str]]) -> tuple[int, ...]:
    """How wide each column is beside the others: by its longest cell, within reason."""
    return tuple(min(60, max(9, *(len(row[column]) for row in rows))) for column in range(len(rows[0])))


def _print_drawing(paper: Paper, path: str, words: str) -> None:
    """The drawing with its words below it, both on one sheet; without the cloth under it, which would cost ink."""
    file = files("haricot.texts") / "rules" / path
    if not file.is_file():
        return
    svg = file.read_text("utf-8")
    wide, high = (float(side) for side in _sides(svg))
    pdf = paper.pdf
    width = _grown(paper, WIDEST)
    height = width * high / wide
    if pdf.will_page_break(height + _grown(paper, BODY)):
        paper.page(scale=False)
    pdf.image(BytesIO(_for_paper(svg).encode()), x=(pdf.w - width) / 2, y=pdf.get_y(), w=width, h=height)
    pdf.set_y(pdf.get_y() + height + 1)
    _print_text(paper, words, size=BODY - 1.5, style="I", align="C")
    pdf.ln(1)


def _sides(svg: str) -> tuple[str, str]:
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    if found is None:
        raise ValueError("a drawing of the rules has no viewBox from 0 0")
    return found[1], found[2]


def _for_paper(svg: str) -> str:
    svg = CLOTH.sub(r'\1 fill="none"', svg)
    svg = SIGN.sub(lambda found: f'font-family="Symbol"{found[1]}{SIGNS[found[2]]}<', svg)
    # the library looks letters of drawings up by their place in the font
    return printable(svg.replace("Georgia, serif", FONT)).encode("windows-1252").decode("latin-1")


def _marked(text: str) -> str:
    """Bold as the library marks it, italics as it marks them, and what is typed without its marks."""
    plain = text.replace("`", "")
    return re.sub(r"(?<![*\w])\*(?!\*)([^*\n]+)\*(?!\*)", r"__\1__", plain)


def _one_line(text: str) -> str:
    """No-break spaces stay what they are."""
    return re.sub(r"[ \n]+", " ", text).strip(" ")
