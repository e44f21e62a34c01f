"""Who one is to the house: a name and a sign, carried to another device, and forgotten when one wishes."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark
from tests.browser.pages import shot, words
from tests.browser.tables import Visit, against_bots, see_board


def settings(page: Page) -> None:
    page.locator("header nav button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_one_takes_a_name_and_a_sign(visit: Visit) -> None:
    page = visit("/")
    settings(page)
    page.get_by_label("Votre nom").fill("Zoé")
    page.get_by_role("radio", name="★").check()
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text("Bonjour, Zoé")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("header")).to_contain_text("Zoé")
    expect(page.locator("header")).to_contain_text("★")


def test_a_link_that_works_once_carries_a_person_to_another_device(visit: Visit) -> None:
    page = against_bots(visit, "kala")
    table = page.url
    settings(page)
    name = page.get_by_label("Votre nom").input_value()
    page.get_by_role("button", name="Faire un lien").click()
    link = page.get_by_role("dialog").get_by_label("Lien", exact=True).input_value()
    phone = visit(link, "phone")
    phone.get_by_role("button", name=words("web-me-link-yes", name=name)).click()
    expect(phone.locator("header")).to_contain_text(name)
    phone.locator("a.continue").click()
    see_board(phone)
    assert phone.url == table
    stranger = visit(link)
    expect(stranger.get_by_role("alert")).to_be_visible()
    stranger.get_by_role("button", name=words("web-me-link-close")).click()
    expect(stranger.get_by_role("link", name="Voir les jeux")).to_be_visible()


def named(visit: Visit, name: str, size: str = "desktop") -> Page:
    page = visit("/", size)
    settings(page)
    page.get_by_label("Votre nom").fill(name)
    page.get_by_role("button", name="Enregistrer").click()
    expect(page.get_by_text(f"Bonjour, {name}")).to_be_visible()
    return page


def link_of(page: Page) -> str:
    page.get_by_role("button", name="Faire un lien").click()
    return page.get_by_role("dialog").get_by_label("Lien", exact=True).input_value()


def test_nobody_becomes_somebody_else_without_being_asked_and_there_is_a_way_back(visit: Visit) -> None:
    link = link_of(named(visit, "Mallory"))
    page = named(visit, "Zoé", "phone")
    page.goto("about:blank")
    page.goto(link)
    question = page.get_by_role("region", name=words("web-me-link-become", name="Mallory"))
    expect(question).to_contain_text("Zoé")
    expect(question).to_contain_text("Mallory")
    assert "#" not in page.url
    shot(page, "link-phone")
    check_light_and_dark(page)
    check_fingers_and_large_letters(page)
    page.get_by_role("button", name=words("web-me-link-no", name="Zoé")).click()
    expect(page.locator("header")).to_contain_text("Zoé")
    page.reload()
    expect(page.locator("header")).to_contain_text("Zoé")
    page.goto("about:blank")
    page.goto(link)
    page.get_by_role("button", name=words("web-me-link-yes", name="Mallory")).click()
    expect(page.locator("header")).to_contain_text("Mallory")
    page.goto("/me")
    expect(page.get_by_role("button", name=words("web-me-back", name="Zoé"))).to_be_visible()
    shot(page, "devices-phone")
    check_light_and_dark(page)
    check_fingers_and_large_letters(page)
    page.get_by_role("button", name=words("web-me-back", name="Zoé")).click()
    expect(page.locator("header")).to_contain_text("Zoé")
    page.reload()
    expect(page.locator("header")).to_contain_text("Zoé")


def test_one_shuts_another_device_out_and_what_it_has_open_closes(visit: Visit) -> None:
    page = named(visit, "Zoé")
    link = link_of(page)
    lost = visit(link, "phone")
    lost.get_by_role("button", name=words("web-me-link-yes", name="Zoé")).click()
    expect(lost.locator("header")).to_contain_text("Zoé")
    lost.goto("/game/kala")
    lost.get_by_role("button", name="Contre des robots").click()
    see_board(lost)
    page.keyboard.press("Escape")
    settings(page)
    page.get_by_role("link", name=words("web-me-devices")).click()
    devices = page.get_by_role("region", name=words("web-me-devices-list")).get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(page.get_by_text(words("web-me-device-this"))).to_have_count(1)
    page.get_by_role("button", name=words("web-me-device-out")).click()
    page.get_by_role("button", name=words("web-me-device-sure")).click()
    expect(devices).to_have_count(1)
    expect(lost.get_by_role("alert")).to_contain_text("déconnecté")


def test_one_takes_everything_away_or_is_forgotten(visit: Visit) -> None:
    page = against_bots(visit, "kala")
    settings(page)
    name = page.get_by_label("Votre nom").input_value()
    with page.expect_download() as download:
        page.get_by_role("link", name="Tout télécharger").click()
    assert name in json.dumps(json.loads(download.value.path().read_text("utf-8")), ensure_ascii=False)
    page.get_by_role("button", name="M’oublier").dblclick()
    expect(page.get_by_text(words("web-me-forget-ask"))).to_be_visible()
    page.get_by_role("button", name="Oui, tout oublier").click()
    expect(page.get_by_text("Aucune pour l’instant")).to_be_visible()
    expect(page.locator("header")).not_to_contain_text(name)


def test_light_speed_and_sound_are_kept_on_this_device(visit: Visit) -> None:
    page = visit("/")
    settings(page)
    page.get_by_label("Apparence").select_option(label="sombre")
    page.get_by_label("Vitesse des mouvements").select_option(label="lente")
    sound = page.get_by_label(words("web-sound"))
    wanted = not sound.is_checked()
    sound.set_checked(wanted)
    assert page.evaluate("document.documentElement.dataset.look") == "dark"
    assert page.evaluate("localStorage.getItem('haricot.speed')") == "slow"
    page.keyboard.press("Escape")
    page.reload()
    settings(page)
    assert page.evaluate("document.documentElement.dataset.look") == "dark"
    expect(sound).to_be_checked(checked=wanted)
