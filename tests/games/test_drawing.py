"""Where a drawing comes from: the game's own folder or file, else a plain one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import haricot
from haricot.core.game import View
from haricot.games import load_file, plain_drawing, put_away
from haricot.games.drawing import Drawing, draw, drawn, explain, understood
from tests.examples.conftest import EXAMPLES

CLIENT_GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
PICTURE = """
def picture(view):
    return "<svg/>"
"""


def test_our_games_are_drawn_by_themselves_and_in_the_browser_by_the_client() -> None:
    for name in haricot.games():
        view = haricot.game(name).new(seed=1).view(0)
        assert draw(view, "fr").plain
        assert drawn(view, "fr") is None


def test_the_client_has_a_board_for_each_of_our_games_and_no_other() -> None:
    manifests = {file.parent.name: file.read_text("utf-8") for file in CLIENT_GAMES.glob("*/index.ts")}
    boards = {name for name, manifest in manifests.items() if re.search(r"^  board: ", manifest, re.MULTILINE)}
    assert boards == set(haricot.games())


def test_a_game_may_explain_its_moves_and_understand_more_than_notation() -> None:
    kala = haricot.game("kala").new(seed=1)
    assert isinstance(explain(str(kala.moves()[0]), kala.view(kala.turn), "en"), str)
    ronda = haricot.game("ronda").new(seed=1)
    assert explain("3", ronda.view(ronda.turn), "en") == ""
    assert understood("3", ronda.view(ronda.turn)) == "3"


@pytest.fixture
def pictured(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[View]:
    """A view of a game from outside, with these lines at the end of its file."""
    source = (EXAMPLES / "tic_tac_toe.py").read_text("utf-8").replace('"tic_tac_toe"', '"pictured"')
    (tmp_path / "pictured.py").write_text(source + request.param, "utf-8")
    yield load_file(tmp_path / "pictured.py").new(seed=1).view(0)
    put_away("pictured")


@pytest.mark.parametrize("pictured", ["\ntype(GAME).drawn_by_client = True\n"], indirect=True)
def test_a_game_from_outside_is_drawn_whatever_it_says(pictured: View) -> None:
    assert drawn(pictured, "fr") == Drawing(draw(pictured, "fr").plain, None)


FAILS = "\ndraw = picture = lambda *asked: 1 // 0\n"


@pytest.mark.parametrize("pictured", [FAILS], indirect=True)
def test_what_fails_to_draw_is_drawn_plainly_and_logged_once(pictured: View, caplog: pytest.LogCaptureFixture) -> None:
    assert drawn(pictured, "en") == drawn(pictured, "en") == Drawing(plain_drawing.draw(pictured, "en").plain, None)
    assert [record.getMessage() for record in caplog.records] == ["drawing failed"], "both fail at one place"
    assert caplog.records[0].exc_info is not None


@pytest.mark.parametrize("pictured", [PICTURE], indirect=True)
def test_a_picture_comes_with_the_position_as_text(pictured: View) -> None:
    assert drawn(pictured, "fr") == Drawing(draw(pictured, "fr").plain, "<svg/>")


@pytest.mark.parametrize("pictured", ["\ndef picture(view):\n    return 1 / 0\n"], indirect=True)
def test_a_picture_that_fails_leaves_the_text(pictured: View) -> None:
    assert drawn(pictured, "fr") == Drawing(draw(pictured, "fr").plain, None)


@pytest.mark.parametrize("pictured", [PICTURE + "\ndef draw(view, lang):\n    return 1 / 0\n"], indirect=True)
def test_a_text_that_fails_leaves_the_picture_and_a_plain_text(pictured: View) -> None:
    found = drawn(pictured, "fr")
    assert found is not None
    assert found.svg == "<svg/>"
    assert found.text
