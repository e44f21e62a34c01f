"""Several people around one screen: a curtain falls between them where they have secrets, and nowhere else."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import read_on, shot, until, words
from tests.browser.players import player_of
from tests.browser.tables import Visit, around_one_screen, choose
from tests.browser.turns import make, resign, see_the_end, until_told

NAMES = ("Ana", "Bob", "Zoé")
LIFT = re.compile("^Je suis ")


def turn_of(page: Page) -> int | None:
    view = player_of(page).view
    assert view is not None
    turn: int | None = view["turn"]
    return turn


def come_to_the_screen(page: Page, name: str, curtains: list[str]) -> None:
    """Whoever is to act comes, and lifts the curtain where there is one: one touch, whatever came before."""

    def is_there() -> bool:
        lift = page.get_by_role("button", name=LIFT)
        if lift.count():
            assert page.locator(".board *").count() == page.locator(".board .curtain, .board .curtain *").count()
            curtains.append(lift.inner_text().removeprefix("Je suis "))
            assert curtains[-1] == name
            expect(page.locator(".play > .players .own")).to_contain_text(name)  # « vous » is whoever comes
            lift.click()
            expect(lift).to_have_count(0)
        return not read_on(page) and page.locator(".status.mine", has_text=name).count() > 0

    until(page, is_there, f"for {name} at the screen")


def see_the_showdown(page: Page) -> None:
    """The end of a round is for all: it stays until somebody goes on, and no curtain falls before that."""
    expect(page.locator(".board .lies.lowest").first).to_be_visible()
    expect(page.locator(".board .goon")).to_be_visible()
    shot(page, "showdown-phone")
    expect(page.get_by_role("button", name=LIFT)).to_have_count(0)


def play_here(page: Page, game: str, names: tuple[str, ...], most: int = 250) -> list[str]:
    """Everybody in turn, to the end or so many moves; whose curtains were lifted."""
    player = player_of(page)
    curtains: list[str] = []
    for _ in range(most):
        turn = turn_of(page)
        if turn is None:
            break
        come_to_the_screen(page, names[turn], curtains)
        number = player.number
        until(page, partial(player.knows, game, turn), "for a view")
        make(page, game, player.move(game, turn), player.moves(game))
        until_told(page, number, "for the news of a move")
        view = player.view or {}
        if (view["last"] or {}).get("ended") and view["turn"] is not None:
            see_the_showdown(page)
    return curtains


def test_where_nobody_has_secrets_a_whole_game_needs_no_curtain(visit: Visit) -> None:
    page = around_one_screen(visit, "kala", NAMES[:2])
    assert play_here(page, "kala", NAMES[:2]) == []
    see_the_end(page)


def test_where_all_secrets_are_common_no_curtain_falls_either(visit: Visit) -> None:
    page = around_one_screen(visit, "ronda", NAMES)
    assert play_here(page, "ronda", NAMES, 12) == []


@pytest.mark.parametrize(("game", "names", "most"), [("rondelic", NAMES, 250), ("rondorondo", NAMES[:2], 7)])
def test_where_seats_have_secrets_a_curtain_falls_between_them(
    visit: Visit, game: str, names: tuple[str, ...], most: int
) -> None:
    page = around_one_screen(visit, game, names, "phone")
    assert set(play_here(page, game, names, most)) == set(names)
    if turn_of(page) is not None:
        come_to_the_screen(page, names[turn_of(page) or 0], [])
        resign(page)
    see_the_end(page)


def test_whoever_reloads_a_shared_screen_finds_the_curtain_down(visit: Visit) -> None:
    page = around_one_screen(visit, "rondorondo", NAMES[:2])
    play_here(page, "rondorondo", NAMES[:2], 1)
    come_to_the_screen(page, NAMES[turn_of(page) or 0], [])
    expect(page.locator(".board .hand")).to_be_visible()
    shown = page.locator(".board .hand").inner_text()
    page.reload()
    expect(page.get_by_role("button", name=LIFT)).to_be_visible()
    assert page.locator(".board .hand").count() == 0
    page.get_by_role("button", name=LIFT).click()
    expect(page.locator(".board .hand")).to_have_text(shown, use_inner_text=True)


def test_time_begins_with_the_curtain_the_family_is_remembered_and_nobody_is_renamed(visit: Visit) -> None:
    page = visit("/game/rondorondo", "phone")
    choose(page, "rondorondo", 2, **{"Durée d’un tour (s)": "60"})
    page.get_by_label(words("web-proposed-follow")).uncheck()
    page.get_by_role("button", name="Autour de cet écran").click()
    first, second = page.locator("form input").all()
    expect(first).to_be_focused()
    first.fill("Ana")
    second.fill("Bob")
    page.get_by_role("button", name="Commencer").click()
    lift = page.get_by_role("button", name=LIFT)
    expect(lift).to_be_visible()
    shot(page, "curtain-phone")
    expect(page.locator(".clock")).to_have_count(0)
    name = lift.inner_text().removeprefix("Je suis ")
    lift.click()
    expect(page.locator(".clock").first).to_be_visible()
    holder = page.get_by_label("Les joueurs").get_by_role("listitem").filter(has_text="vous")
    expect(holder).to_have_count(1)
    expect(holder).to_contain_text(name)
    shot(page, "holder-phone")
    own = page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"]
    assert own not in ("Ana", "Bob")

    page.goto("/game/rondelic")
    page.get_by_role("button", name="Autour de cet écran").click()
    expect(page.locator("form input").first).to_have_value("Ana")
    expect(page.locator("form input").nth(1)).to_have_value("Bob")
    expect(page.get_by_text(re.compile("en [34] cercles"))).to_be_visible()
    page.goto("/game/rondorondo")
    expect(page.get_by_text("sans sablier").first).to_be_visible()
    shot(page, "proposed-phone")


def test_around_one_screen_a_move_is_taken_back_somebody_resigns_and_all_play_again(visit: Visit) -> None:
    names = NAMES[:2]
    page = around_one_screen(visit, "kala", names)
    for again in (names, names[::-1]):  # seats move on by one from game to game
        play_here(page, "kala", again, 2)
        mover = again[(player_of(page).view or {})["last"]["seat"]]
        page.get_by_role("button", name="Reprendre mon coup").click()
        expect(page.locator(".status.mine")).to_have_text(f"À {mover} de jouer")
        resign(page)
        expect(page.get_by_text(f"{mover} a abandonné.")).to_be_visible()
        if again == names:
            page.get_by_role("button", name="Revanche").click()
            expect(page.locator("#result")).to_have_count(0)
            until(page, lambda: turn_of(page) is not None, "for the next game")
