"""Draws the boxes as PNG files, for links that are pasted somewhere: the lid as the shelf shows it, and the name.

Part of the build that `dev.py` makes: whoever changes a lid finds its picture drawn anew. The files are kept in the
repository (`web/public/boxes`), because drawing them takes Chromium and a house that runs: an installation from source
has neither. A test says when a lid was changed and its picture was not.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import client

HERE = Path(__file__).resolve().parent
LIDS = HERE / "src" / "games"
TARGET = HERE / "public" / "boxes"
MADE_FROM = HERE / "box_pictures.txt"
WIDE, HIGH = 1200, 630
"""What messengers and social networks show whole."""

COMPOSE = """(title) => {
  const lid = document.querySelector('.lid svg');
  const name = document.createElement('strong');
  name.textContent = title;
  name.style.cssText = 'font: 600 58px var(--title); color: var(--accent)';
  const house = document.createElement('span');
  house.textContent = 'Haricot';
  house.style.cssText = 'font: 500 34px var(--title); color: var(--ink-soft)';
  const words = document.createElement('div');
  words.append(name, house);
  words.style.cssText = 'display: grid; justify-items: center; gap: 16px; flex: 1';
  lid.style.cssText = 'flex: none; width: 710px; height: 532px; border-radius: 18px; box-shadow: var(--shadow-lifted)';
  document.body.replaceChildren(lid, words);
  document.body.style.cssText = 'display: flex; align-items: center; gap: 20px; height: 100vh; padding: 0 20px 0 49px';
}"""


def build() -> None:
    """The pictures, unless they are of the lids that lie here now; then the client with them."""
    if MADE_FROM.read_text().strip() == fingerprint():
        return
    browser = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if browser is None:
        client.say("The boxes' pictures are older than their lids, and there is no Chromium to draw them with")
        return
    from gallery.shots import open_house

    client.say("Drawing the boxes' pictures")
    with open_house() as address:
        draw(address, browser)
    client.build()


def draw(address: str, browser_path: str) -> None:
    from playwright.sync_api import sync_playwright

    TARGET.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH}, color_scheme="light", locale="fr-FR")
        for game in games():
            page.goto(f"{address}/game/{game}")
            title = page.locator("main h1").inner_text()
            page.locator(".lid svg").wait_for()
            page.evaluate("document.fonts.ready.then(() => true)")
            page.evaluate(COMPOSE, title)
            page.screenshot(path=TARGET / f"{game}.png")
        browser.close()
    MADE_FROM.write_text(fingerprint() + "\n")


def games() -> list[str]:
    return sorted(lid.parent.name for lid in LIDS.glob("*/Lid.svelte"))


def fingerprint() -> str:
    """A hash of every lid and of what they are drawn with."""
    return sha256(b"".join(file.name.encode() + file.read_bytes() for file in sources())).hexdigest()


def sources() -> Iterator[Path]:
    shared = [HERE / "src" / "lib" / "box" / "LidFrame.svelte", HERE / "src" / "lib" / "beans" / "LidBean.svelte"]
    yield from (LIDS / game / "Lid.svelte" for game in games())
    yield from shared


if __name__ == "__main__":
    build()
