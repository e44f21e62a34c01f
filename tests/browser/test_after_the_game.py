"""After a game: the result, another game, the record, the replay, and playing on from a moment of it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

import haricot
from tests.browser.pages import shot, until, words
from tests.browser.players import player_of
from tests.browser.tables import Visit, against_bots, choose, gather, see_board, see_review, sit_down
from tests.browser.turns import one_move, play_out, resign, see_the_end

ROOT = Path(__file__).parents[2]
A_GAME = (ROOT / "tests" / "playthroughs" / "kala-a-short-game.txt").read_text("utf-8")


def at_move(page: Page, number: int) -> None:
    expect(page.locator(".where", has_text=re.compile(rf"Coup {number} sur"))).to_be_visible()


def replayed(visit: Visit) -> Page:
    page = visit("/record")
    page.get_by_label("Collez ici").fill(A_GAME)
    page.get_by_role("button", name="Regarder").click()
    at_move(page, 0)
    return page


def more(page: Page) -> None:
    """What else can be done with a game that is looked at again."""
    page.get_by_role("button", name="Plus", exact=True).click()


def beans_in(evening: Locator) -> list[int]:
    return [int(number) for number in re.findall(r"(\d+) haricot", evening.inner_text())]


def test_all_want_another_game_and_the_evening_counts_its_beans(visit: Visit) -> None:
    pages = gather(visit, "kala")
    host, guest = pages
    resign(guest)
    expect(host.get_by_text("a abandonné")).to_be_visible()
    host.get_by_role("button", name="Revanche").click()
    expect(guest.get_by_text("veut une revanche")).to_be_visible()
    guest.get_by_role("button", name="Revanche").click()
    for page in pages:
        expect(page.locator("#result")).to_have_count(0)
    until(host, lambda: (player_of(host).view or {})["seat"] == 1, "for the seats to move on")
    assert one_move(pages, "kala")
    resign(guest)
    evening = host.get_by_role("table", name="La soirée")
    expect(evening.get_by_role("row")).to_have_count(2)
    beans = beans_in(evening)
    assert sum(beans) > 0
    host.get_by_role("button", name="Ronda").click()
    expect(guest.get_by_role("heading", name="Ronda")).to_be_visible()
    host.get_by_role("button", name="Commencer").click()
    for page in pages:
        expect(page.get_by_label("Le cercle des dix bols")).to_be_visible()
    resign(host)
    until(host, lambda: beans_in(evening) != beans, "for the second game to count")


def test_how_well_five_people_played_is_in_sight_beside_the_board(visit: Visit) -> None:
    page = visit("/game/rondelic", viewport={"width": 1280, "height": 800})
    choose(page, "rondelic", 5)
    page.get_by_role("button", name="Contre des robots").click()
    see_board(page)
    play_out([page], "rondelic")
    accuracy = page.locator(".result", has_text=words("web-accuracy")).locator("ul li")
    expect(accuracy).to_have_count(5, timeout=120_000)
    expect(accuracy.last).to_be_in_viewport(ratio=0.9)
    shot(page, "result-five")


def test_a_finished_game_is_copied_downloaded_and_looked_at_again(visit: Visit) -> None:
    page = against_bots(visit, "kala", permissions=["clipboard-read", "clipboard-write"])
    made = play_out([page], "kala")
    see_the_end(page)
    page.get_by_role("button", name="Copier la partie").click()
    expect(page.get_by_text("C’est copié.")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as download:
        page.get_by_role("link", name="Télécharger").click()
    assert download.value.path().read_text("utf-8") == copied
    record = haricot.Record.loads(copied)
    assert record.replay().outcome is not None
    assert len(record.moves) > made
    page.get_by_role("link", name="Revoir la partie").click()
    at_move(page, 0)
    page.get_by_role("slider").fill(str(len(record.moves)))
    at_move(page, len(record.moves))
    see_review(page)


def test_a_written_game_is_pasted_and_replayed_with_keys_buttons_and_anybodys_eyes(visit: Visit) -> None:
    page = visit("/record")
    page.get_by_label("Collez ici").fill("nonsense")
    page.get_by_role("button", name="Regarder").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Collez ici").fill(A_GAME)
    page.get_by_role("button", name="Regarder").click()
    at_move(page, 0)
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), (".", 2), ("Home", 0)):
        page.keyboard.press(key)
        at_move(page, number)
    page.keyboard.press("End")
    more(page)
    expect(page.get_by_role("button", name="Copier la partie")).to_be_visible()
    expect(page.get_by_role("heading", name="Jouer la suite")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Au début").click()
    at_move(page, 0)
    page.get_by_role("button", name="Coup suivant").click()
    at_move(page, 1)
    page.get_by_role("button", name="À la fin").click()
    last = haricot.Record.loads(A_GAME).moves
    page.get_by_role("button", name="Coup précédent").click()
    page.get_by_role("button", name="Dérouler").click()
    at_move(page, len(last))
    expect(page.get_by_role("button", name="Dérouler")).to_be_visible()
    page.get_by_role("button", name="Au début").click()
    page.get_by_label("Vu par").select_option("1")
    more(page)
    expect(page.get_by_text("à la place de Noir")).to_be_visible()


def test_a_link_leads_to_a_moment_of_a_game_with_the_same_eyes(visit: Visit) -> None:
    page = replayed(visit)
    page.get_by_label("Vu par").select_option("1")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Coup suivant").click()
    at_move(page, 1)
    page.evaluate("void (navigator.clipboard.writeText = () => Promise.reject())")
    more(page)
    page.get_by_role("button", name="Copier le lien vers ce moment").click()
    other = visit(page.get_by_text("/replay?at=1").inner_text())
    at_move(other, 1)
    expect(other.get_by_label("Vu par")).to_have_value("1")


def test_a_game_goes_on_from_a_moment_against_a_bot_and_with_a_friend(visit: Visit) -> None:
    page = replayed(visit)
    page.keyboard.press("ArrowRight")
    at_move(page, 1)
    replay = page.url
    more(page)
    page.get_by_role("button", name="Contre des robots").click()
    assert one_move([see_board(page)], "kala")
    page.goto("about:blank")
    page.goto(replay)
    at_move(page, 0)
    page.keyboard.press("ArrowRight")
    at_move(page, 1)
    more(page)
    page.get_by_role("button", name="Avec des amis").click()
    friend = visit(page.get_by_label("Lien", exact=True).input_value())
    sit_down(friend)
    page.get_by_role("button", name="Commencer").click()
    assert one_move([see_board(page), see_board(friend)], "kala")
