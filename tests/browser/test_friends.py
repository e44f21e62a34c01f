"""Arriving by a link with a name of one's own, and meeting again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark
from tests.browser.pages import shot, words
from tests.browser.tables import Visit, see_board, sit_down


def test_whoever_comes_by_a_link_says_their_name_and_is_invited_again(visit: Visit) -> None:
    host = visit("/game/kala")
    host.get_by_role("button", name="Avec des amis").click()
    guest = visit(host.get_by_label("Lien", exact=True).input_value(), "phone", named=False)
    name = guest.get_by_label(words("web-welcome-name"))
    expect(name).not_to_have_value("")
    expect(guest.get_by_role("heading", level=1)).to_have_text(words("web-welcome", door="play", game="Kala"))
    shot(guest, "welcome-phone")
    check_light_and_dark(guest)
    check_fingers_and_large_letters(guest)
    name.fill("Zoé")
    name.press("Enter")
    expect(guest.locator("header")).to_contain_text("Zoé")
    sit_down(guest)
    host.get_by_role("button", name="Commencer").click()
    see_board(host)
    table = host.url.split("/")[-1]
    told = host.request.get(f"/api/tables/{table}").json()
    resigned = {"do": "resign", "number": told["number"]}
    assert host.request.post(f"/api/tables/{table}/commands", data=resigned).ok

    host.goto("/game/kala")
    host.get_by_role("button", name="Avec des amis").click()
    host.get_by_role("button", name="Zoé").click()
    expect(host.get_by_text(words("web-friend-invited", name="Zoé"))).to_be_visible()
    guest.goto("/")
    guest.get_by_role("link", name=words("web-invitation-come")).click()
    expect(guest.get_by_role("button", name=words("web-sit")).first).to_be_visible()
    guest.goto("/friends")
    shot(guest, "friends-phone")
    check_light_and_dark(guest)
    guest.get_by_role("button", name=words("web-friend-block")).click()
    expect(guest.get_by_role("button", name=words("web-friend-unblock"))).to_be_visible()
