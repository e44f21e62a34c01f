"""The board of a game that brings none: drawn as a picture, its moves written, on any phone and for any reader."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark, resize
from tests.browser.pages import words
from tests.browser.players import player_of
from tests.browser.tables import Visit, see_board
from tests.browser.turns import until_told, wait_for_turn
from tests.house.running_house import RunningHouse

EXAMPLE = Path(__file__).parents[2] / "examples" / "tic_tac_toe.py"
PHONES = ((360, 640), (390, 844), (844, 390))
PICTURE = """

def picture(view):
    cells = "".join("".join(row) for row in view["board"])
    marks = [f'<text x="{20 + at % 3 * 30}" y="{30 + at // 3 * 30}">{cell}</text>' for at, cell in enumerate(cells)]
    drawn = "".join(marks) + "<script>top.document.title = 'broken'</script>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 110" width="110" height="110">{drawn}</svg>'
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """Its game is the example, whose moves are not listed and whose views are pictures."""
    folder = tmp_path_factory.mktemp("default-board")
    game = EXAMPLE.read_text("utf-8").replace('"tic_tac_toe"', '"written"')
    game = game.replace("class TicTacToeGame(Game):", "class TicTacToeGame(Game):\n    lists_moves = False")
    (folder / "written.py").write_text(game + PICTURE, "utf-8")
    file = str(folder / "written.py")
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", "--game", file)
    running.start()
    yield running
    running.end(signal.SIGTERM)


def arrive(visit: Visit, size: str = "desktop") -> Page:
    page = visit("/game/written", size)
    page.get_by_role("button", name="Contre des robots").click()
    wait_for_turn(see_board(page))
    return page


def test_a_move_is_written_and_a_refusal_says_what_is_allowed(visit: Visit) -> None:
    page = arrive(visit)
    field = page.get_by_label(words("web-move-write"))
    field.fill("z9")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("z9")
    expect(field).to_have_value("z9")
    expect(field).to_be_focused()
    number = player_of(page).number
    field.fill("b2")
    field.press("Enter")
    until_told(page, number, "for the move")
    expect(page.locator("[aria-live]").get_by_text(words("web-move-made", name="", move="b2").strip())).to_be_attached()
    wait_for_turn(page)
    expect(field).to_have_value("")
    expect(field).to_be_focused()


def test_a_picture_is_seen_and_nothing_in_it_runs(visit: Visit) -> None:
    page = arrive(visit)
    picture = page.get_by_alt_text(words("web-drawing"))
    expect(picture).to_be_visible()
    assert picture.evaluate("one => one.complete && one.naturalWidth > 0")
    assert "broken" not in page.title()


def test_it_fits_every_phone_and_every_reader(visit: Visit) -> None:
    page = arrive(visit, "phone")
    check_light_and_dark(page)
    check_fingers_and_large_letters(page)
    for width, height in PHONES:
        resize(page, {"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
