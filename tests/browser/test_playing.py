"""Whole games in real browsers against the real house."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Page, expect

import haricot
from tests.browser.conftest import Visit
from tests.browser.hands import is_to_act, play_to_the_end, press, pressable

SHORT = {"kala": {"Réserve": "12"}, "ronda": {}, "rondelic": {"Cercles": "2"}, "rondorondo": {}}
ENDS_SOON = ("kala", "rondelic")


def sit_down(guest: Page) -> None:
    """Presses again, as people do, if somebody else was quicker to that seat."""
    for _ in range(5):
        guest.get_by_role("button", name="S’asseoir ici").first.click()
        with suppress(AssertionError):
            return expect(guest.get_by_text("vous", exact=True)).to_be_visible(timeout=4000)
    raise AssertionError("no seat to be had")


def gather(visit: Visit, game: str, size: str = "desktop") -> list[Page]:
    """A host who invites by a link, and everybody who follows it."""
    host = visit(f"/game/{game}", size)
    fewest = haricot.game(game).seats[0]
    if haricot.game(game).seats[-1] > fewest:
        host.get_by_label("Combien de joueurs").select_option(str(fewest))
    host.get_by_text("Options de la partie").click()
    for label, value in SHORT[game].items():
        host.get_by_label(label, exact=True).fill(value)
        host.get_by_label(label, exact=True).blur()
    host.get_by_role("button", name="Avec des amis").click()
    link = host.get_by_label("Lien", exact=True).input_value()
    guests = [visit(link, size) for _ in range(fewest - 1)]
    for guest in guests:
        sit_down(guest)
    host.get_by_role("button", name="Commencer").click()
    pages = [host, *guests]
    for page in pages:
        expect(page.get_by_role("region", name="Le plateau")).to_be_visible()
    return pages


@pytest.mark.parametrize("game", haricot.games())
def test_a_whole_game_through_an_invitation(visit: Visit, game: str) -> None:
    pages = gather(visit, game, "phone" if game == "ronda" else "desktop")
    lot = Random(game)
    if game in ENDS_SOON:
        play_to_the_end(pages, game, lot)
    else:
        for _ in range(60):
            for page in pages:
                if is_to_act(page):
                    press(page, game, lot)
            pages[0].wait_for_timeout(20)
        assert pages[0].get_by_role("region", name="Le plateau").inner_text()
        pages[0].get_by_role("button", name="Abandonner").click()
        pages[0].get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    for page in pages:
        expect(page.locator("#result")).to_be_visible(timeout=30_000)
        expect(page.get_by_role("link", name="Revoir la partie")).to_be_visible()
    pages[0].get_by_role("button", name="Revanche").click()
    expect(pages[1].get_by_text("Veulent la revanche")).to_be_visible()
    for page in pages[1:]:
        page.get_by_role("button", name="Revanche").click()
    for page in pages:
        expect(page.locator("#result")).to_have_count(0)


def test_a_game_against_bots_is_three_clicks_away(visit: Visit) -> None:
    page = visit("/", "phone")
    page.get_by_role("link", name="Kala").click()
    page.get_by_role("button", name="Contre des robots").click()
    expect(page.get_by_role("region", name="Le plateau")).to_be_visible()
    lot = Random(3)
    expect(page.locator(".status.mine")).to_be_visible(timeout=40_000)
    for _ in range(4):
        if is_to_act(page):
            press(page, "kala", lot)
        page.wait_for_timeout(200)
    page.get_by_role("button", name="Reprendre mon coup").click()
    page.goto("/")
    expect(page.get_by_role("heading", name="Mes parties")).to_be_visible()
    page.locator("a.continue").click()
    expect(page.get_by_role("region", name="Le plateau")).to_be_visible()


def test_a_host_chooses_the_level_of_a_bot_that_sits_down(visit: Visit) -> None:
    host = visit("/game/ronda")
    host.get_by_role("button", name="Avec des amis").click()
    expect(host.get_by_role("button", name="Commencer")).to_be_visible()
    host.get_by_label("Niveau des robots").select_option("graine")
    host.get_by_role("button", name="Un robot").first.click()
    expect(host.get_by_text("robot · Graine")).to_be_visible()


def test_the_evening_goes_on_with_another_game(visit: Visit) -> None:
    host, guest = gather(visit, "kala")
    guest.get_by_role("button", name="Abandonner").click()
    guest.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    host.get_by_role("button", name="Ronda").click()
    expect(guest.get_by_role("heading", name="Ronda")).to_be_visible()
    host.get_by_role("button", name="Commencer").click()
    for page in (host, guest):
        expect(page.get_by_label("Le cercle des dix bols")).to_be_visible()


def test_a_hint_is_a_move_with_its_reason(visit: Visit) -> None:
    host, guest = gather(visit, "kala")
    page = host if is_to_act(host) else guest
    page.get_by_role("button", name="Indice").click()
    expect(page.get_by_text("Un robot jouerait")).to_be_visible(timeout=40_000)


def test_around_one_screen_a_curtain_falls_where_seats_have_secrets(visit: Visit) -> None:
    page = visit("/game/rondelic")
    page.get_by_label("Combien de joueurs").select_option("3")
    page.get_by_role("button", name="Autour de cet écran").click()
    for box, name in zip(page.locator("form input").all(), ("Ana", "Bob", "Zoé"), strict=True):
        box.fill(name)
    page.get_by_role("button", name="Commencer").click()
    expect(page.get_by_role("region", name="Le plateau")).to_be_visible()
    seen = set()
    lot = Random(1)
    for _ in range(80):
        if page.get_by_role("button", name="Je suis").count():
            name = page.get_by_role("button", name="Je suis").inner_text().removeprefix("Je suis ")
            assert page.locator(".board .words").count() == 0
            seen.add(name)
            page.get_by_role("button", name="Je suis").click()
            expect(page.get_by_role("button", name="Je suis")).to_have_count(0)
        elif page.get_by_role("button", name="Passer l’appareil").count():
            page.get_by_role("button", name="Passer l’appareil").click()
        elif pressable(page, "rondelic"):
            press(page, "rondelic", lot)
        page.wait_for_timeout(40)
        if len(seen) == 3:
            break
    assert seen == {"Ana", "Bob", "Zoé"}


def test_around_one_screen_nothing_falls_in_kala(visit: Visit) -> None:
    page = visit("/game/kala")
    page.get_by_text("Options de la partie").click()
    page.get_by_label("Réserve", exact=True).fill("8")
    page.get_by_label("Réserve", exact=True).blur()
    page.get_by_role("button", name="Autour de cet écran").click()
    page.get_by_role("button", name="Commencer").click()
    expect(page.get_by_role("region", name="Le plateau")).to_be_visible()
    play_to_the_end([page], "kala", Random(5))
    assert page.get_by_role("button", name="Je suis").count() == 0


def test_a_big_screen_shows_what_spectators_may_see_and_phones_sit_down(visit: Visit) -> None:
    screen = visit("/game/ronda")
    screen.get_by_role("button", name="Table et téléphones").click()
    link = screen.get_by_label("Lien", exact=True).input_value()
    expect(screen.get_by_alt_text("Code QR du lien")).to_be_visible()
    phones = [visit(link, "phone") for _ in range(3)]
    for phone in phones:
        sit_down(phone)
    screen.get_by_role("button", name="Commencer").click()
    expect(screen.get_by_role("region", name="Le plateau")).to_be_visible()
    assert not pressable(screen, "ronda")
    acting = [phone for phone in phones if phone.locator(".status.mine").count()]
    expect(phones[0].get_by_role("region", name="Le plateau")).to_be_visible()
    assert len(acting) <= 1


def test_kala_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    page.locator("a[href='/game/kala']").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Contre des robots").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".status.mine")).to_be_visible(timeout=40_000)
    before = page.get_by_role("region", name="Le plateau").inner_text()
    for _ in range(3):
        page.locator("[data-cell].lit").first.focus()
        page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Le plateau")).not_to_have_text(before)


def test_what_a_seat_may_not_know_is_neither_in_its_frames_nor_on_its_page(visit: Visit) -> None:
    host, guest = gather(visit, "rondorondo")
    frames: list[str] = []
    guest.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    guest.reload()
    expect(guest.get_by_role("region", name="Le plateau")).to_be_visible()
    secret = host.evaluate("fetch(location.href.replace('/table/', '/api/tables/')).then((one) => one.json())")
    hand = secret["view"]["hands"][0]
    assert "*" not in hand
    assert frames
    for frame in frames:
        assert f'"{hand}"' not in frame
        view = json.loads(frame).get("view")
        assert view is None or set(view["hands"][0]) == {"*"}
    assert hand not in guest.content()
