"""Beside playing: what one may ask of a table, and what everybody around it is told."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conditions import wait_until
from tests.browser.pages import do, is_to_act, until, words
from tests.browser.players import player_of
from tests.browser.tables import Visit, against_bots, choose, gather, see_board, sit_down, watch
from tests.browser.turns import one_move, play_out, resign, wait_for_turn


def board_of(page: Page) -> str:
    """What a position of Kala is to the ear: every cell in words, without what may be done there now."""
    cells: list[str] = page.locator("[data-cell]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    return "|".join(sorted(cells)).replace(f", {words('web-kala-cell-lit')}", "")


def number(page: Page) -> int:
    return player_of(page).number


def test_a_preset_sets_the_options_and_a_press_on_the_normal_rules_takes_them_back(visit: Visit) -> None:
    page = visit("/game/ronda")
    page.get_by_text("Options de la partie").click()
    children = page.get_by_role("button", name="Pour les enfants")
    children.click()
    expect(children).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_label("Haricots par bol")).to_have_value("4")
    expect(page.get_by_label("Pénalité")).to_have_value("non")
    page.get_by_role("button", name="Normale").click()
    expect(children).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_label("Haricots par bol")).to_have_value("5")
    children.click()
    page.get_by_role("button", name="Contre des robots").click()
    see_board(page)
    until(page, lambda: player_of(page).view, "for the game")
    options = (player_of(page).view or {})["options"]
    assert (options["flow"], options["cap"], options["penalty"]) == ("simple", 4, False)


def test_the_options_of_a_table_are_chosen_while_people_gather(visit: Visit) -> None:
    host = visit("/game/ronda")
    host.get_by_role("button", name="Avec des amis").click()
    expect(host.get_by_role("button", name="Commencer")).to_be_visible()
    host.get_by_text("Options de la partie").click()
    host.get_by_role("button", name="Pour les enfants").click()
    expect(host.get_by_label("Haricots par bol")).to_have_value("4")
    host.get_by_label("Combien de joueurs").select_option("2")
    expect(host.get_by_role("button", name="Un robot")).to_have_count(1)
    host.get_by_label("Niveau des robots").select_option("graine")
    host.get_by_role("button", name="Un robot").click()
    expect(host.get_by_text("robot · Graine")).to_be_visible()
    host.get_by_role("button", name="Renvoyer").click()
    host.get_by_label("À quoi joue-t-on").select_option("kala")
    expect(host.get_by_role("heading", name="Kala")).to_be_visible()


def test_a_clock_is_shown_and_whoever_lets_it_run_out_passes(visit: Visit) -> None:
    page = visit("/game/rondorondo")
    choose(page, "rondorondo", None, **{"Durée d’un tour (s)": "2", "Ouverture": "au sort", "Qui commence": "Joueur 1"})
    page.get_by_role("button", name="Contre des robots").click()
    expect(page.get_by_role("timer").first).to_be_visible()
    own_first_turn = page.locator(".told tbody td").first  # in the pad: what is told is soon followed by more
    expect(own_first_turn).to_have_text(re.compile("passe"), timeout=30_000)


def test_time_in_all_is_chosen_before_a_game_and_stands_beside_each_name(visit: Visit) -> None:
    page = visit("/game/kala")
    page.get_by_text("Options de la partie").click()
    times = page.get_by_label("Temps de réflexion")
    offered = times.locator("option").all_inner_texts()
    assert [one for one in offered if "en tout" in one] == [
        words("web-time-total", minutes=minutes, seconds=seconds) for minutes, seconds in ((5, 3), (10, 5), (30, 20))
    ]
    times.select_option(label=words("web-time-total", minutes=5, seconds=3))
    page.get_by_role("button", name="Contre des robots").click()
    wait_for_turn(page)
    left = page.get_by_label("Les joueurs").get_by_role("timer")
    expect(left).to_have_count(2)
    expect(page.locator(".players .acts").get_by_role("timer")).to_contain_text(re.compile("4:5"))
    expect(page.locator(".players li:not(.acts)").get_by_role("timer")).to_contain_text(re.compile("[45]:"))


def test_everybody_sees_who_is_connected(visit: Visit) -> None:
    host, guest = gather(visit, "kala")
    players = host.get_by_label("Les joueurs")
    expect(players.get_by_text("pas là")).to_have_count(0)
    guest.goto("/")
    expect(players.get_by_text("pas là")).to_be_visible()
    guest.go_back()
    see_board(guest)
    expect(players.get_by_text("pas là")).to_have_count(0)


def test_a_move_is_taken_back_freely_then_with_the_others_consent(visit: Visit) -> None:
    pages = gather(visit, "kala")
    first = pages[0] if is_to_act(pages[0]) else pages[1]
    second = pages[1] if first is pages[0] else pages[0]
    wait_for_turn(first)
    see_board(first)  # whose turn it is may be said before the board is there
    empty = board_of(first)
    one_move(pages, "kala")
    first.get_by_role("button", name="Reprendre mon coup").click()
    wait_for_turn(first)
    assert board_of(first) == empty
    one_move(pages, "kala")
    one_move(pages, "kala")
    if is_to_act(second):
        one_move(pages, "kala")
    first.get_by_role("button", name="Reprendre mon coup").click()
    expect(first.get_by_text("Les autres doivent être d’accord")).to_be_visible()
    second.get_by_role("button", name="Non, merci").click()
    expect(first.get_by_text("Les autres doivent être d’accord")).to_have_count(0)
    first.get_by_role("button", name="Reprendre mon coup").click()
    second.get_by_role("button", name="D’accord").click()
    expect(second.get_by_role("group", name="reprendre")).to_have_count(0)
    wait_for_turn(first)
    assert board_of(first) == board_of(second) == empty


def test_a_hint_is_a_move_with_its_reason(visit: Visit) -> None:
    page = against_bots(visit, "ronda", "phone")
    wait_for_turn(page)
    do(page, "Indice")
    hint = page.locator(".hint")
    expect(hint).to_be_visible(timeout=40_000)
    said, reason = hint.locator("strong").inner_text(), hint.inner_text()
    assert re.search(r"\d", said)
    assert len(reason) > len(said) + 10


def test_a_seat_is_lent_to_a_bot_and_taken_back(visit: Visit) -> None:
    host, guest = gather(visit, "kala")  # with a person, for whom the bot waits: bots alone would play to the end
    do(host, "Prêter ma place")
    expect(host.get_by_text("place prêtée")).to_be_visible()
    assert one_move([guest], "kala")
    wait_for_turn(guest)
    do(host, "Reprendre ma place")
    expect(host.get_by_text("place prêtée")).to_have_count(0)


def test_the_rules_lie_beside_the_board_and_quick_words_fly_over_it(visit: Visit) -> None:
    host, guest = gather(visit, "kala")
    host.get_by_role("button", name="Règles").click()
    sheet = host.get_by_role("dialog", name="Règles")
    expect(sheet.get_by_role("heading", name="Kala")).to_be_visible()
    host.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    do(guest, "Bravo")
    expect(host.get_by_label("Les joueurs").get_by_text("Bravo")).to_be_visible()


def test_the_link_is_shared_as_phones_share_things(visit: Visit) -> None:
    page = visit("about:blank", "phone")
    page.context.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve() }")
    page.goto("/game/kala")
    page.get_by_role("button", name="Avec des amis").click()
    page.get_by_role("button", name="Partager").click()
    wait_until(page, "window.shared")
    shared = page.evaluate("window.shared")
    assert shared["url"] == page.get_by_label("Lien", exact=True).input_value()
    assert "Kala" in shared["title"]


def test_an_open_table_is_found_by_whoever_passes_and_a_seat_is_drawn_by_lot(visit: Visit) -> None:
    host = visit("/game/kala")
    choose(host, "kala")
    host.get_by_text(words("web-public")).click()
    host.get_by_role("button", name="Avec des amis").click()
    expect(host.get_by_role("button", name="Commencer")).to_be_visible()
    passer = visit("/")
    passer.locator("section", has_text="Tables ouvertes").get_by_role("link").first.click()
    passer.get_by_role("button", name="Entrer et").click()
    sit_down(passer)
    host.get_by_role("button", name="Tirer les places au sort").click()
    host.get_by_role("button", name="Commencer").click()
    for page in (host, passer):
        see_board(page)
        do(page, "Quitter la table")
        page.get_by_role("dialog").get_by_role("button", name="Quitter la table").click()
        expect(page.locator("a[href='/game/kala']")).to_be_visible()


def test_whoever_watches_sees_the_board_and_can_do_nothing(visit: Visit) -> None:
    pages = gather(visit, "kala")
    watcher = watch(visit, pages[0], "phone")
    play_out(pages, "kala", 3)
    until(watcher, lambda: number(watcher) == number(pages[0]), "for the news")
    assert board_of(watcher) == board_of(pages[0])
    assert not watcher.locator(".board [data-cell].lit").count()
    expect(watcher.get_by_role("button", name="Abandonner")).to_have_count(0)
    resign(pages[1])
    expect(watcher.locator("#result")).to_be_visible()
    expect(watcher.get_by_role("button", name="Revanche")).to_have_count(0)
