"""Two who want to play now find each other; what they played is drawn in their profiles, as far as they show it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark
from tests.browser.pages import shot, words
from tests.browser.tables import Visit
from tests.browser.test_history import ask, lose


def test_two_play_at_once_and_find_it_in_their_profiles(visit: Visit) -> None:
    lea, paul = visit("/"), visit("/", "phone")
    for page, name in ((lea, "Léa"), (paul, "Paul")):
        ask(page, "/api/me", {"name": name})
        page.evaluate("localStorage.setItem('haricot.known', 'yes')")
    for level in ("graine", "racine"):
        lose(lea, "ronda" if level == "graine" else "kala", level, public=True)
    lea.goto("/game/kala")
    paul.goto("/game/kala")
    lea.get_by_role("button", name=words("web-pairing")).click()
    expect(lea.get_by_role("heading", name=words("web-pairing-looking"))).to_be_visible()
    expect(lea.get_by_role("button", name=words("web-pairing-stop"))).to_be_focused()
    expect(lea.get_by_role("button", name="robot à votre taille")).to_be_visible()
    shot(lea, "pairing")
    check_light_and_dark(lea)
    lea.keyboard.press("Enter")
    expect(lea.get_by_role("button", name=words("web-pairing"))).to_be_focused()
    lea.keyboard.press("Enter")
    expect(lea.get_by_role("heading", name=words("web-pairing-looking"))).to_be_visible()
    paul.get_by_role("button", name=words("web-pairing")).click()
    paul.wait_for_url("**/table/*")
    lea.wait_for_url("**/table/*")
    table = lea.url.rpartition("/")[2]
    assert table == paul.url.rpartition("/")[2]
    number = lea.request.get(f"/api/tables/{table}").json()["number"]
    ask(lea, f"/api/tables/{table}/commands", {"do": "resign", "number": number})
    for page, other in ((lea, "Paul"), (paul, "Léa")):  # who have played with each other now
        plate = page.locator(".players li").filter(has_text=other)
        expect(plate).to_contain_text(re.compile(r"\w+ · \d+"))
        shot(page, f"strength-{other}")

    lea.goto("/profile")
    kala = lea.get_by_role("region", name="Kala")
    expect(kala.get_by_role("img", name=words("web-profile-results", won=0, drawn=0, lost=2))).to_be_visible()
    expect(kala.get_by_role("img", name="Le niveau sur 2 parties classées")).to_be_visible()
    company = lea.get_by_role("region", name=words("web-profile-company"))
    expect(company.get_by_role("link", name="Paul")).to_be_visible()
    shot(lea, "profile")
    check_light_and_dark(lea)
    check_fingers_and_large_letters(lea)
    company.get_by_role("link", name="Paul").click()
    expect(lea.get_by_role("heading", level=1)).to_have_text("Paul")
    expect(lea.get_by_text(words("web-profile-not-shown"))).to_be_visible()

    paul.goto("/profile")
    paul.get_by_label(words("web-profile-show-profile")).select_option("companions")
    expect(paul.get_by_text(words("web-profile-shown-kept"))).to_be_visible()
    shot(paul, "profile-phone")
    check_fingers_and_large_letters(paul)
    lea.reload()
    expect(lea.get_by_role("region", name=words("web-profile-with-you", name="Paul"))).to_be_visible()
    shot(lea, "profile-of-another")
