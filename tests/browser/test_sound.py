"""What is heard: made in the browser, neither silence nor noise, and nothing where sound is off."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.pages import do, until
from tests.browser.tables import Visit

WRITTEN_DOWN_TWENTY_TIMES_AS_LOUD = """
const Written = OfflineAudioContext;
window.heard = [];
window.AudioContext = class extends Written {
  constructor() { super(1, 4 * 44100, 44100); window.heard.push(this); }
  createGain() {
    const node = super.createGain();
    const rise = node.gain.linearRampToValueAtTime.bind(node.gain);
    node.gain.linearRampToValueAtTime = (loud, at) => rise(20 * loud, at);
    return node;
  }
  resume() { return Promise.resolve(); }
};
"""
LOUDEST = """async () => {
  const wave = (await heard[0].startRendering()).getChannelData(0);
  return wave.reduce((most, x) => Math.max(most, Math.abs(x)));
}"""


def begin(page: Page) -> None:
    page.context.add_init_script(WRITTEN_DOWN_TWENTY_TIMES_AS_LOUD)
    page.goto("/game/kala")
    page.locator(".way.main").click()
    do(page, "Prêter ma place")


def test_a_sowing_is_heard_and_does_not_distort_even_where_twenty_fall_together(visit: Visit) -> None:
    page = visit()
    begin(page)
    until(page, lambda: page.evaluate("heard.length") > 0, "nothing was heard of the bots' game")
    assert 0.4 < page.evaluate(LOUDEST) < 1


def test_who_switches_sound_off_hears_nothing(visit: Visit) -> None:
    page = visit()
    page.evaluate("localStorage.setItem('haricot.sound', 'off')")
    begin(page)
    page.get_by_role("button", name="Sons", pressed=False).wait_for()
    page.get_by_role("region", name="Ce qui s’est passé").locator("li.move").first.wait_for()
    assert page.evaluate("heard.length") == 0
