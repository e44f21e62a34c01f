"""Games on paper: a PDF in every size and language, to scale, by the options chosen."""

import re
import zlib

import pytest

import haricot
from haricot.games.paper import Paper, printed
from haricot.games.printed_rules import print_rules
from haricot.texts import rules_page


def page_count(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b(?!s)", pdf))


def drawn(pdf: bytes) -> bytes:
    """What is on the pages, unpacked."""
    return b"\n".join(
        zlib.decompress(stream) for stream in re.findall(rb"/FlateDecode.*?stream\n(.*?)\nendstream", pdf, re.DOTALL)
    )


@pytest.mark.parametrize("size", ["a4", "a3"])
@pytest.mark.parametrize("game", haricot.games())
def test_every_game_is_printed_in_both_sizes(game: str, size: str) -> None:
    rules = haricot.game(game)
    pdf = printed(game, "fr", "a3" if size == "a3" else "a4", rules.choose({}))
    assert pdf.startswith(b"%PDF")
    assert page_count(pdf) >= 2, "a board and its rules"
    assert (b"841.89" if size == "a4" else b"1190.55") in pdf


def test_options_are_seen_on_the_board() -> None:
    rules = haricot.game("rondelic")
    few, many = (drawn(printed("rondelic", "fr", "a4", rules.choose({"circles": n}))) for n in (3, 12))
    assert b"(11)" in many
    assert b"(11)" not in few


def test_every_card_of_the_pack_is_there_with_a_line_to_cut_along() -> None:
    paper = Paper("a4", "fr")
    cuts: list[tuple[float, float]] = []
    paper.cut = lambda x, y, width, height: cuts.append((width, height))  # type: ignore[method-assign]
    from haricot.games.rondorondo.printed import CARD, sheets

    sheets(paper, haricot.game("rondorondo").choose({}))
    assert cuts.count(CARD) == 110


def test_nothing_else_loads_what_prints() -> None:
    import subprocess
    import sys

    loaded = "import haricot, haricot.cli, haricot.games.paper, sys; print('fpdf' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True).stdout == "False\n"


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", haricot.games())
def test_the_rules_on_paper_have_every_drawing(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper("a4", lang)
    pictures = rules_page(game, lang).count("](pictures/")
    drawings: list[float] = []
    monkeypatch.setattr(paper.pdf, "image", lambda source, **box: drawings.append(box["h"]))
    print_rules(paper, rules_page(game, lang))
    assert len(drawings) == pictures > 0
    assert all(height > 0 for height in drawings)


def test_every_sheet_to_cut_has_a_ruler_of_five_centimetres() -> None:
    paper = Paper("a3", "fr")
    width, height = paper.page(landscape=True)
    assert (round(width), round(height)) == (420, 297)
    (line,) = re.findall(rb"([\d.]+) [\d.]+ m ([\d.]+) [\d.]+ l S", drawn(paper.to_bytes()))[:1]
    assert abs((float(line[1]) - float(line[0])) / 72 * 25.4 - 50) < 0.1
