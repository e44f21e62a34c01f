"""Every page and every state of a board: nothing for axe to find, by day and by night, on a desktop and on a phone.

On a phone every control is large enough for a finger, and letters twice as large still fit.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import haricot
from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark
from tests.browser.games.rondorondo import held
from tests.browser.pages import do, until, words
from tests.browser.players import player_of
from tests.browser.tables import Visit, against_bots, around_one_screen, choose, gather, see_board, see_review
from tests.browser.turns import give_up, one_move, resign, wait_for_turn

ROOT = Path(__file__).parents[2]
A_GAME = (ROOT / "tests" / "playthroughs" / "kala-a-short-game.txt").read_text("utf-8")


def check(page: Page) -> None:
    check_light_and_dark(page)
    check_fingers_and_large_letters(page)


def test_the_shelf_with_its_tables_and_the_settings(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("a[href='/game/kala']")).to_be_visible()
    check(page)
    page.goto("/game/kala")
    choose(page, "kala")
    page.get_by_text(words("web-public")).click()
    page.get_by_role("button", name="Avec des amis").click()
    expect(page.get_by_role("button", name="Commencer")).to_be_visible()
    table = page.url
    page.goto("/")
    expect(page.locator(f"a[href='{table.removeprefix(page.url.rstrip('/'))}']").first).to_be_visible()
    check(page)
    page.locator("header nav button").last.click()
    page.get_by_role("button", name="Faire un lien").click()
    expect(page.get_by_role("dialog").get_by_alt_text("Code QR")).to_be_visible()
    check(page)
    page.goto(table)
    page.get_by_role("button", name="Quitter la table").click()
    check(page)
    page.get_by_role("dialog").get_by_role("button", name="Quitter la table").click()
    expect(page.locator("a[href='/game/kala']")).to_be_visible()


@pytest.mark.parametrize("game", haricot.games())
def test_the_pages_of_a_game(visit: Visit, game: str) -> None:
    page = visit(f"/game/{game}")
    expect(page.get_by_role("button", name="Contre des robots")).to_be_visible()
    page.get_by_text("Options de la partie").click()
    check(page)
    page.goto(f"/rules/{game}")
    expect(page.locator("figure").last).to_be_visible()
    check(page)
    page.goto(f"/learn/{game}")
    see_board(page)
    expect(page.locator("progress")).to_be_visible()
    check(page)
    if game == "kala":  # the one that is solved
        page.goto(f"/solved/{game}")
        page.get_by_label("Haricots de l’autre").select_option("8")
        expect(page.get_by_text("Qui commence gagne.", exact=True).first).to_have_role("status")
        check(page)


@pytest.mark.parametrize("game", haricot.games())
def test_a_board_from_the_first_move_over_the_middle_of_the_game_to_its_end(visit: Visit, game: str) -> None:
    page = against_bots(visit, game)
    wait_for_turn(page)
    check_fingers_and_large_letters(page)
    for _ in range(2):
        assert one_move([page], game)
    check(page)
    resign(page)
    check(page)


def test_people_who_gather_play_and_ask_for_a_move_back(visit: Visit) -> None:
    host = visit("/game/rondelic")
    host.get_by_role("button", name="Avec des amis").click()
    expect(host.get_by_alt_text("Code QR du lien")).to_be_visible()
    host.get_by_text("Options de la partie").click()
    check(host)
    guest = visit(host.get_by_label("Lien", exact=True).input_value())
    expect(guest.get_by_text("vous", exact=True)).to_be_visible()
    check(guest)
    pages = gather(visit, "kala")
    for _ in range(2):
        assert one_move(pages, "kala")
    mover = (player_of(pages[0]).view or {})["last"]["seat"]
    asking, asked = pages if mover == 1 else pages[::-1]  # whoever moved before the last one must ask for it
    do(asking, "Reprendre mon coup")
    expect(asked.get_by_role("group", name="reprendre")).to_be_visible()
    check(asked)


def test_the_sheets_beside_a_board(visit: Visit) -> None:
    page = against_bots(visit, "rondorondo")
    for name in ("Règles", "Inviter", "Abandonner"):
        do(page, name)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        if name == "Inviter":
            expect(page.get_by_role("dialog").get_by_alt_text("Code QR")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_long_rack_of_rondorondo_and_the_letters_for_its_joker(visit: Visit) -> None:
    start = (
        "rack=MARCHEUR hands=AAEIORSST?,AEIRSTU pile=NIODDUELIPABC scores=10,12 turn=0 phase=play exchanged=0 "
        "passes=0 bids=- word=-"
    )
    record = haricot.Record(game="rondorondo", seats=2, seed=1, options={"minute": 0}, moves=("pass",), start=start)
    page = visit("/record", "phone")
    page.get_by_label("Collez ici").fill(record.dumps())
    page.get_by_role("button", name="Regarder").click()
    expect(page.locator(".where")).to_be_visible()
    page.get_by_role("button", name="Plus", exact=True).filter(visible=True).first.click()
    page.get_by_role("button", name="Contre des robots").click()
    wait_for_turn(page)
    check(page)
    held(page, "?").click()
    page.locator('.board [data-place="8"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)
    page.get_by_role("dialog").get_by_role("button", name="S", exact=True).click()
    expect(page.locator('.board [data-place="8"]')).to_have_attribute("aria-label", re.compile("joker S"))
    check(page)


def test_the_curtain_between_two_who_share_a_screen(visit: Visit) -> None:
    page = visit("/game/rondelic")
    page.get_by_role("button", name="Autour de cet écran").click()
    check(page)
    page = around_one_screen(visit, "rondelic", ("Ana", "Bob", "Zoé"))
    expect(page.get_by_role("button", name="Je suis")).to_be_visible()
    check(page)
    give_up(page)
    check(page)


def test_a_written_game_its_replay_and_its_review(visit: Visit) -> None:
    page = visit("/record")
    page.get_by_label("Collez ici").fill("nonsense")
    page.get_by_role("button", name="Regarder").click()
    expect(page.get_by_role("alert")).to_be_visible()
    check(page)
    page.get_by_label("Collez ici").fill(A_GAME)
    page.get_by_role("button", name="Regarder").click()
    expect(page.locator(".where")).to_be_visible()
    page.keyboard.press("ArrowRight")
    see_review(page)
    check(page)


@pytest.mark.parametrize("path", ["/nowhere", "/table/0000000000000000", "/game/chess", "/replay#nonsense"])
def test_whoever_is_lost_is_told_and_shown_the_way(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()
    check(page)


REPLAYS_KEPT = """caches.open("haricot-games-2").then((kept) => kept.keys()).then((kept) => kept.length)"""


@pytest.mark.service_worker
def test_without_a_network_the_house_says_so_and_old_games_are_still_there(visit: Visit) -> None:
    page = visit("/record")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.get_by_label("Collez ici").fill(A_GAME)
    page.get_by_role("button", name="Regarder").click()
    expect(page.locator(".where", has_text="Coup 0 sur")).to_be_visible()
    replay = page.url
    until(page, lambda: page.evaluate(REPLAYS_KEPT) > 0, "for the game to be kept")
    page.context.set_offline(True)
    page.goto("about:blank")
    page.goto(replay)
    expect(page.locator(".where", has_text="Coup 0 sur")).to_be_visible()
    page.goto("/table/0000000000000000")
    expect(page.get_by_text("La maison ne répond pas")).to_be_visible()
    check(page)
