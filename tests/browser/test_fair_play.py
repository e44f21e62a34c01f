"""Between people: what is allowed is said before one sits down, and what somebody did beside a move is told."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import is_to_act, shot, words
from tests.browser.tables import Visit, choose, see_board, sit_down
from tests.browser.turns import one_move, wait_for_turn

BOTH_AT_ONCE = """(takebacks, hints) => {
  hints.click();
  takebacks.value = 'agreed';
  takebacks.dispatchEvent(new Event('change', {bubbles: true}));
}"""
"""Quicker than the house answers: neither choice loses the other."""


def test_hints_and_takebacks_are_agreed_before_the_game_and_told_during_it(visit: Visit) -> None:
    host = visit("/game/kala", "desktop")
    choose(host, "kala")
    host.get_by_role("button", name="Avec des amis").click()
    expect(host.get_by_text(words("web-hints-are-off"))).to_be_visible()
    host.get_by_text(words("web-options")).click()
    hints = host.get_by_label(words("web-hints-allowed")).element_handle()
    host.get_by_label(words("web-takebacks"), exact=True).evaluate(BOTH_AT_ONCE, hints)
    expect(host.get_by_text(words("web-hints-are-told"))).to_be_visible()
    expect(host.get_by_text(words("web-takebacks-are", takebacks="agreed"))).to_be_visible()
    guest = visit(host.get_by_label("Lien", exact=True).input_value(), "phone")
    expect(guest.get_by_text(words("web-hints-are-told"))).to_be_visible()
    expect(guest.get_by_text(words("web-takebacks-are", takebacks="agreed"))).to_be_visible()
    shot(guest, "fair-before-phone")
    sit_down(guest)
    host.get_by_role("button", name="Commencer").click()
    pages = [see_board(host), see_board(guest)]
    first, second = pages if is_to_act(host) else pages[::-1]
    wait_for_turn(first)
    if first is guest:
        first.get_by_role("button", name=words("web-menu")).click()
    first.get_by_role("button", name=words("web-hint"), exact=True).last.click()
    expect(second.locator(".news")).to_contain_text("a demandé un indice")
    shot(second, "fair-hint")
    expect(first.get_by_text("Un robot jouerait")).to_be_visible()
    one_move(pages, "kala")
    if first is guest:
        first.get_by_role("button", name=words("web-menu")).click()
    first.get_by_role("button", name="Reprendre mon coup").last.click()
    second.get_by_role("button", name="D’accord").click()
    expect(second.locator(".news")).to_contain_text("a repris son coup")
    shot(second, "fair-undone")
    wait_for_turn(first)
