"""Games from outside in real browsers: on the shelf, against a bot, between two people, replayed and reviewed."""

from __future__ import annotations

import json
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.games.default_board import move_button, move_buttons
from tests.browser.pages import until, words
from tests.browser.players import player_of
from tests.browser.tables import Visit, see_board, see_review, sit_down
from tests.browser.turns import next_to_act, see_the_end, wait_for_turn
from tests.house.running_house import RunningHouse

TITLES = {"tic_tac_toe": "Tic tac toe", "goofspiel": "Goofspiel"}
every_example = pytest.mark.parametrize("game", TITLES)
EXAMPLES = Path(__file__).parents[2] / "examples"
PICTURE = """
def picture(view):
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>'
"""
BOX = "Box(age=5, minutes=2)"
OPTIONS = """
    options = {
        "starter": Option("pictured", "starter", "lot", choices=(0, 1, "lot"), names_a_seat=True),
        "first": Option("pictured", "first", 1, choices=(0, 1, 2)),
    }
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    """With the examples on its shelf, and one of them again with a picture and options; no more is changed in it."""
    folder = tmp_path_factory.mktemp("outside-house")
    pictured, plain = folder / "pictured.py", EXAMPLES / "tic_tac_toe.py"
    source = plain.read_text("utf-8").replace("tic_tac_toe", "pictured").replace(BOX, BOX + OPTIONS)
    pictured.write_text(source.replace(" Options,", " Option, Options,", 1) + PICTURE, "utf-8")
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


def choose(page: Page, game: str) -> None:
    """From the shelf to the game's page: two play, and not for long."""
    box = page.locator(f"a[href='/game/{game}']")
    expect(box).to_contain_text(TITLES[game])
    box.click()
    if game != "goofspiel":
        return
    page.get_by_label("Combien de joueurs").select_option("2")
    page.get_by_text("Options de la partie").click()
    cards = page.get_by_label("cards", exact=True)
    cards.fill("4")
    cards.blur()


def play_out(pages: list[Page]) -> list[str]:
    """To the end: the first page makes its last move, the others their first one. What the first was told of moves."""
    told: list[str] = []
    while page := next_to_act(pages):
        wait_for_turn(page)
        assert "(vous)" in drawing_on(page)
        if page is pages[0]:
            told = page.get_by_role("region", name=words("web-told")).locator(".move").all_inner_texts()
        press(page, moves_on(page)[-1 if page is pages[0] else 0])
    for page in pages:
        see_the_end(page)
    return told


def check_bids(page: Page) -> None:
    """Whoever is to bid was told of no bid that lies face down, nor anybody of one by the last move."""
    told = [message["view"] for frame in player_of(page).frames if (message := json.loads(frame)).get("view")]
    assert any(view["last"] and view["last"]["bids"] is None for view in told)
    for view in told:
        assert view["bid"] is None or view["turn"] != view["seat"]
        assert not view["last"] or view["last"]["bids"] or view["last"].get("move") is None


@every_example
def test_from_the_shelf_against_a_bot_to_the_review(visit: Visit, game: str) -> None:
    page = visit("/", "phone")
    choose(page, game)
    page.get_by_role("button", name="Contre des robots").click()
    play_out([see_board(page)])
    if game == "goofspiel":
        check_bids(page)
    look_again(page)


@every_example
def test_from_the_shelf_between_two_people_to_the_review(visit: Visit, game: str) -> None:
    host = visit("/")
    choose(host, game)
    host.get_by_role("button", name="Avec des amis").click()
    guest = visit(host.get_by_label("Lien", exact=True).input_value(), "phone")
    sit_down(guest)
    host.get_by_role("button", name="Commencer").click()
    pages = [see_board(page) for page in (host, guest)]
    told = play_out(pages)
    assert told
    assert all(re.search(r"\s:\s\w", line) for line in told)
    for page in pages if game == "goofspiel" else ():
        check_bids(page)
    look_again(guest)


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


def test_an_option_shows_seats_by_name_where_the_game_says_that_it_names_one(visit: Visit) -> None:
    page = visit("/game/pictured")
    page.get_by_text("Options de la partie").click()
    starter, first = page.locator("select[id$='-starter']"), page.locator("select[id$='-first']")
    expect(starter.locator("option")).to_have_text(["Joueur 1", "Joueur 2", words("web-option-lot")])
    expect(first.locator("option")).to_have_text(["0", "1", "2"])
