"""`haricot review`: sixty columns, JSON, pictures, and what it refuses."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from haricot.records.record import Record
from tests.cli.terminal import Terminal, haricot

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
STORIES = ["kala-a-bean-left-over", "ronda-for-children", "rondelic-stakes-and-pot", "rondorondo-the-table-judges"]


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_review_fits_sixty_columns(story: Path, lang: str) -> None:
    told = haricot("review", str(PLAYTHROUGHS / f"{story}.txt"), "--seconds", "0", "--lang", lang)
    assert told.stderr == ""
    lines = told.stdout.splitlines()
    assert len(lines) > 10
    assert max(map(len, lines)) <= 60


def test_a_review_names_what_was_lost_and_what_was_better() -> None:
    told = haricot("review", str(PLAYTHROUGHS / "rondorondo-the-last-cards.txt")).stdout
    assert "2. Player 2: pass                         blunder −16 points" in told
    assert "accuracy 5%" in told
    assert "0 points. KINE was worth 7: 16 points better in all." in told


@pytest.mark.parametrize("story", STORIES)
def test_a_review_names_moves_in_words_not_in_notation(story: str) -> None:
    record = Record.loads((PLAYTHROUGHS / f"{story}.txt").read_text("utf-8"))
    told = haricot("review", str(PLAYTHROUGHS / f"{story}.txt"), "--seconds", "0", "--lang", "fr").stdout
    heads = [line for line in told.splitlines() if re.match(r"\d+\. ", line)]
    assert len(heads) == len(record.moves)
    for head, move in zip(heads, record.moves, strict=True):
        assert head.split(": ", 1)[1].split("  ")[0] != move


def test_for_programs_and_as_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "game.svg"
    story = str(PLAYTHROUGHS / "ronda-for-children.txt")
    told = json.loads(haricot("review", story, "--json", "--plot", str(picture)).stdout)
    assert [move["number"] for move in told["moves"]] == list(range(1, 15))
    assert told["finished"]
    assert picture.read_text("utf-8") == told["picture"]
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")


def test_a_game_that_is_not_over_is_told_as_far_as_it_goes() -> None:
    told = haricot("review", str(PLAYTHROUGHS / "rondorondo-opening-words.txt")).stdout
    assert "The game is not over" in told


def test_a_sealed_deal_is_refused_in_one_line(tmp_path: Path) -> None:
    page = tmp_path / "sealed.txt"
    page.write_text(Record(game="ronda", seats=2, seed=1).dumps(sealed=True), "utf-8")
    refused = haricot("review", str(page))
    assert refused.returncode == 1
    assert refused.stderr.startswith("haricot: ")
    assert refused.stderr.count("\n") == 1


def test_a_negative_time_is_refused() -> None:
    assert haricot("review", str(PLAYTHROUGHS / "kala-the-raid.txt"), "--seconds", "-1").returncode == 2


def test_progress_is_shown_at_a_terminal() -> None:
    with Terminal("review", str(PLAYTHROUGHS / "kala-a-bean-left-over.txt"), "--seconds", "0") as terminal:
        terminal.waits_for("Moves")
        terminal.waits_for("White")
