"""Keeping one's name with a passkey, in Chromium with an authenticator of its own."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.accessibility import check_light_and_dark
from tests.browser.pages import shot, words
from tests.browser.tables import Visit
from tests.house.running_house import RunningHouse

KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}

INTRODUCE = """async (name) => {
  const asked = {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name})};
  await fetch('/api/me', asked);
  localStorage.setItem('haricot.known', 'yes');
}"""


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """One that says yes to everything, beside the page."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})["authenticatorId"]


def test_a_name_is_kept_and_found_again_in_another_browser(visit: Visit, house: RunningHouse) -> None:
    local = house.address.replace("127.0.0.1", "localhost")
    page = visit(local)
    page.evaluate(INTRODUCE, "Zoé")
    session, own = authenticator(page)
    page.goto(f"{local}/me")
    page.get_by_role("button", name=words("web-passkey-make")).click()
    expect(page.get_by_text(words("web-passkey-made"))).to_be_visible()
    shot(page, "passkeys-desktop")
    check_light_and_dark(page)
    page.get_by_role("button", name=words("web-passkey-make")).click()
    expect(page.get_by_text(words("web-passkey-there"))).to_be_visible()
    kept: list[dict[str, Any]] = session.send("WebAuthn.getCredentials", {"authenticatorId": own})["credentials"]
    assert len(kept) == 1

    phone = visit(f"{local}/me", "phone")
    beside, other = authenticator(phone)
    phone.get_by_role("button", name=words("web-passkey-show")).click()
    expect(phone.get_by_text(words("web-passkey-cancelled"))).to_be_visible()
    beside.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": kept[0]})
    phone.get_by_role("button", name=words("web-passkey-show")).click()
    expect(phone.locator("main")).to_contain_text("Zoé")
    expect(phone.get_by_role("list", name=words("web-passkeys")).get_by_role("listitem")).to_have_count(1)
    phone.get_by_role("button", name=words("web-passkey-remove"), exact=True).click()
    expect(phone.get_by_role("alert")).to_have_text(words("web-passkey-remove-last"))
    shot(phone, "passkeys-phone")
    check_light_and_dark(phone)
    phone.get_by_role("button", name=words("web-back")).click()
    phone.get_by_role("button", name=words("web-me-device-out")).click()
    expect(phone.get_by_role("dialog")).to_contain_text(words("web-passkey-remove-last"))
    phone.get_by_role("dialog").get_by_role("button", name=words("web-back")).click()
    phone.get_by_role("button", name=words("web-passkey-remove"), exact=True).click()
    phone.get_by_role("button", name=words("web-passkey-remove-sure")).click()
    expect(phone.get_by_text(words("web-passkey-removed"))).to_be_visible()
    expect(phone.get_by_role("list", name=words("web-passkeys"))).to_have_count(0)

    plain = visit("/me")  # at 127.0.0.1: a number is no name
    expect(plain.get_by_text(words("web-passkeys-not-here"))).to_be_visible()
    expect(plain.get_by_role("button", name=words("web-passkey-make"))).to_have_count(0)
