"""Games from outside in real browsers: on the shelf, against a bot, between two people, replayed and reviewed."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games.default_board import move_button, move_buttons
from tests.browser.pages import is_to_act, until, words
from tests.browser.players import player_of
from tests.browser.tables import Visit, see_board, see_review, sit_down
from tests.browser.turns import see_the_end, wait_for_turn
from tests.house.running_house import RunningHouse

EXAMPLES = Path(__file__).parents[2] / "examples"
PICTURE = """
def picture(view):
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """With the examples on its shelf, and one of them again with a picture; nothing else is changed in it."""
    folder = tmp_path_factory.mktemp("outside-house")
    pictured, plain = folder / "pictured.py", EXAMPLES / "tic_tac_toe.py"
    pictured.write_text(plain.read_text("utf-8").replace("tic_tac_toe", "pictured") + PICTURE, "utf-8")
    files = [part for file in (plain, EXAMPLES / "goofspiel.py", pictured) for part in ("--game", str(file))]
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", *files)
    running.start()
    yield running
    running.end(signal.SIGTERM)


def moves_on(page: Page) -> list[str]:
    return move_buttons(page).all_inner_texts()


def press(page: Page, move: str) -> None:
    """Makes a move by its button, and waits until the house has taken it."""
    number = player_of(page).number
    move_button(page, move).click()
    until(page, lambda: player_of(page).number > number, f"for {move} to be taken")


def drawing_on(page: Page) -> str:
    return page.get_by_role("group", name=words("web-drawing")).inner_text()


def look_again(page: Page) -> None:
    """The replay to its last move, then the review."""
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.locator(".where", has_text=re.compile("Coup 0 sur"))).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".where", has_text=re.compile(r"Coup (\d+) sur \1"))).to_be_visible()
    see_review(page)


def test_from_the_shelf_against_a_bot_to_the_review(visit: Visit) -> None:
    page = visit("/", "phone")
    expect(page.locator("a[href='/game/tic_tac_toe']")).to_contain_text("Tic tac toe")
    page.locator("a[href='/game/tic_tac_toe']").click()
    page.get_by_role("button", name="Contre des robots").click()
    see_board(page)
    while True:
        until(page, lambda: is_to_act(page) or page.locator("#result").count(), "for one’s turn, or the end")
        if page.locator("#result").count():
            break
        assert "(vous)" in drawing_on(page)
        press(page, moves_on(page)[0])
    see_the_end(page)
    look_again(page)


def test_a_move_is_made_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/game/tic_tac_toe")
    page.get_by_role("button", name="Contre des robots").click()
    wait_for_turn(see_board(page))
    move_buttons(page).first.focus()
    number = player_of(page).number
    page.keyboard.press("Enter")
    until(page, lambda: player_of(page).number > number, "for the move")


def test_whoever_hears_a_picture_hears_where_everything_stands(visit: Visit) -> None:
    page = visit("/game/pictured")
    page.get_by_role("button", name="Contre des robots").click()
    wait_for_turn(see_board(page))
    picture = page.get_by_role("img", name=words("web-drawing"))
    expect(picture).to_have_accessible_description(re.compile(r"\(vous\)"))
    move = moves_on(page)[0]
    press(page, move)
    wait_for_turn(page)
    expect(picture).to_have_accessible_description(re.compile(r"[XO×○].*[XO×○]"))


def test_two_browsers_bid_in_secret_to_the_end(visit: Visit) -> None:
    host = visit("/game/goofspiel")
    host.get_by_label("Combien de joueurs").select_option("2")
    host.get_by_text("Options de la partie").click()
    cards = host.get_by_label("cards", exact=True)
    cards.fill("4")
    cards.blur()
    host.get_by_role("button", name="Avec des amis").click()
    guest = visit(host.get_by_label("Lien", exact=True).input_value(), "phone")
    sit_down(guest)
    host.get_by_role("button", name="Commencer").click()
    pages = [see_board(page) for page in (host, guest)]
    for _ in range(4):
        wait_for_turn(host)
        press(host, moves_on(host)[-1])
        until(guest, lambda: is_to_act(guest), "for the bid to be told")
        assert "Votre mise  –" in drawing_on(guest)
        bids = [frame for frame in player_of(guest).frames if '"bid":' in frame]
        assert bids
        assert all('"bid":null' in frame for frame in bids)
        press(guest, moves_on(guest)[0])
    for page in pages:
        see_the_end(page)
    look_again(guest)
