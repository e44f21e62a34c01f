"""Who one is to the house: a name and a sign, carried to another device, and forgotten when one wishes."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.pages import words
from tests.browser.tables import Visit, against_bots


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
    expect(phone.locator("header")).to_contain_text(name)
    phone.locator("a.continue").click()
    expect(phone.get_by_role("region", name="Le plateau")).to_be_visible()
    assert phone.url == table
    stranger = visit(link)
    expect(stranger.get_by_role("alert")).to_be_visible()
    expect(stranger.get_by_role("link", name="Voir les jeux")).to_be_visible()


def test_one_takes_everything_away_or_is_forgotten(visit: Visit) -> None:
    page = against_bots(visit, "kala")
    settings(page)
    name = page.get_by_label("Votre nom").input_value()
    with page.expect_download() as download:
        page.get_by_role("link", name="Tout télécharger").click()
    assert name in json.dumps(json.loads(download.value.path().read_text("utf-8")), ensure_ascii=False)
    page.get_by_role("button", name="M’oublier").click()
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
