"""Nothing is lost by a slip: leaving asks, is told to the others by name, and is taken back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.pages import do, words
from tests.browser.tables import Visit, gather, see_board

LEAVE, RETURN = words("web-leave"), words("web-left-return")


def leave(page: Page, what_happens: str) -> None:
    """Asked first, and told what will happen."""
    do(page, LEAVE)
    question = page.get_by_role("dialog", name=LEAVE)
    expect(question).to_contain_text(words(what_happens))
    question.get_by_role("button", name=LEAVE).click()
    expect(page.get_by_role("button", name=RETURN)).to_be_visible()


def come_back(page: Page) -> None:
    page.get_by_role("button", name=RETURN).click()
    see_board(page)
    expect(page.get_by_role("button", name=RETURN)).to_have_count(0)


def test_who_leaves_is_named_may_be_waited_for_and_comes_back_to_the_seat(visit: Visit) -> None:
    host, guest = gather(visit, "kala")
    do(guest, LEAVE)
    expect(guest.get_by_role("button", name=words("web-leave-stay"))).to_be_focused()
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("dialog")).to_have_count(0)
    do(guest, LEAVE)
    expect(guest.get_by_role("dialog")).to_be_visible()
    guest.keyboard.press("Escape")
    expect(guest.get_by_role("dialog")).to_have_count(0)
    leave(guest, "web-leave-playing")
    told = host.locator(".departures")
    expect(told).to_contain_text("a quitté la table, un robot joue à sa place")
    told.get_by_role("button", name="Attendre").click()
    expect(told).to_contain_text("On attend son retour")
    come_back(guest)
    expect(told).to_have_count(0)
    expect(guest.get_by_label("Les joueurs").get_by_text("vous", exact=True)).to_be_visible()

    leave(guest, "web-leave-playing")
    leave(host, "web-leave-last")
    come_back(host)
    expect(host.get_by_label("Les joueurs").get_by_text("vous", exact=True)).to_be_visible()


def test_who_cannot_leave_is_still_at_the_table_and_told_why(visit: Visit) -> None:
    _, guest = gather(visit, "kala")
    guest.route("**/commands*", lambda route: route.fulfill(status=503, json={"key": "busy", "reason": "Plus tard."}))
    do(guest, LEAVE)
    question = guest.get_by_role("dialog", name=LEAVE)
    question.get_by_role("button", name=LEAVE).click()
    expect(guest.get_by_role("alert").get_by_text("Plus tard.")).to_be_visible()
    see_board(guest)
    guest.unroute("**/commands*")
    leave(guest, "web-leave-playing")
