"""What is heard: made in the browser, neither silence nor noise, and nothing where sound is off."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.pages import do
from tests.browser.tables import Visit

WRITTEN_DOWN = """
const Written = OfflineAudioContext;
window.heard = [];
window.AudioContext = class extends Written {
  constructor() { super(1, 4 * 44100, 44100); window.heard.push(this); }
  resume() { return Promise.resolve(); }
};
"""
LOUDEST = """async () => {
  const wave = (await heard[0].startRendering()).getChannelData(0);
  return wave.reduce((most, x) => Math.max(most, Math.abs(x)));
}"""


def begin(page: Page) -> None:
    page.context.add_init_script(WRITTEN_DOWN)
    page.goto("/game/kala")
    page.locator(".way.main").click()
    do(page, "Prêter ma place")


def test_a_sowing_is_heard_and_does_not_distort(visit: Visit) -> None:
    page = visit()
    begin(page)
    while page.evaluate("heard.length") == 0:  # the bots play on until the game is over: something will be heard
        assert page.locator("#result").count() == 0
        page.wait_for_timeout(50)
    assert 0.02 < page.evaluate(LOUDEST) < 1


def test_who_switches_sound_off_hears_nothing(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('haricot.sound', 'off')")
    begin(page)
    page.get_by_role("button", name="Sons", pressed=False).wait_for()
    page.get_by_role("region", name="Ce qui s’est passé").locator("li.move").first.wait_for()
    assert page.evaluate("heard.length") == 0
