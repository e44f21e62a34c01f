"""How a page is looked at: with axe, with eyes that need large letters, with fingers that need large targets."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.browser.conditions import wait_until

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}

FOUND = """() => axe.run(document, {resultTypes: ['violations']}).then((found) => found.violations.map((one) =>
    one.id + ': ' + one.nodes.map((node) => node.target.join(' ') + ' ' + node.failureSummary).join(', ')))"""

AT_REST = """document.getAnimations().every((one) =>
    one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"

SMALL = """() => {
  const isText = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline';
  const all = [...document.querySelectorAll('button, a[href], select, summary, input:not([type=hidden]), textarea')];
  const modal = document.querySelector('dialog[open]');
  return all.filter((one) => (!modal || modal.contains(one)) && one.checkVisibility() && !isText(one)).map((one) => {
    const box = (/checkbox|radio|file/.test(one.type) ? one.closest('label') ?? one : one).getBoundingClientRect();
    return [one.outerHTML.slice(0, 120), Math.round(box.width * 10) / 10, Math.round(box.height * 10) / 10];
  }).filter(([, width, height]) => width < 43.9 || height < 43.9);
}"""

LARGER = """() => {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  document.documentElement.style.fontSize = `${2 * size}px`;
}"""

CUT = """() => {
  const wide = document.documentElement.clientWidth;
  const wrong = document.documentElement.scrollWidth > wide ? ['the page scrolls sideways'] : [];
  const scrolls = (one) => one && (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  for (const one of document.body.querySelectorAll('*')) {
    const words = [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()).join('');
    if (!words || !one.checkVisibility() || one.closest('.unseen, svg, option, script, style, .strip')) continue;
    const style = getComputedStyle(one), box = one.getBoundingClientRect();
    if (style.clipPath !== 'none') continue; // for screen readers alone
    const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
    const outside = (box.right > wide + 1 || box.left < -1) && !scrolls(one.parentElement);
    const below = one.scrollHeight - one.clientHeight > parseFloat(style.fontSize) / 3;
    if (outside || (hides && (below || one.scrollWidth > one.clientWidth + 1)))
      wrong.push(`${one.tagName}.${one.className}: ${words.slice(0, 60)}`);
  }
  return wrong;
}"""


def resize(page: Page, size: ViewportSize) -> None:
    """The page has another size, and has drawn itself anew."""
    page.set_viewport_size(size)
    page.evaluate(DRAWN)


def check(page: Page) -> None:
    """axe finds nothing wrong."""
    page.evaluate(AXE)
    wait_until(page, AT_REST)
    found: list[str] = page.evaluate(FOUND)
    assert not found, "\n".join(found)


def check_light_and_dark(page: Page) -> None:
    """On a desktop in daylight, on a phone in the dark; the page ends as it was."""
    size = page.viewport_size
    resize(page, DESKTOP)
    page.emulate_media(color_scheme="light")
    check(page)
    resize(page, PHONE)
    page.emulate_media(color_scheme="dark")
    check(page)
    page.emulate_media(color_scheme="light")
    if size:
        resize(page, size)


def check_fingers_and_large_letters(page: Page) -> None:
    """On a phone every control is 44 pixels wide and high, and text twice as large is not cut."""
    size = page.viewport_size
    resize(page, PHONE)
    small = page.evaluate(SMALL)
    assert not small, small
    page.evaluate(LARGER)
    page.evaluate(DRAWN)
    try:
        cut = page.evaluate(CUT)
        assert not cut, cut
    finally:
        page.evaluate("void (document.documentElement.style.fontSize = '')")
        if size:
            resize(page, size)
