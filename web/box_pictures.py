"""Draws the boxes as PNG files, for links that are pasted somewhere: the lid as the shelf shows it, and the name.

`python web/box_pictures.py ADDRESS` with a house at that address whose client is built, and Chromium. The files are
kept in `web/public/boxes`; a test says when a lid was changed and its picture was not.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

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


def draw(address: str) -> None:
    from playwright.sync_api import sync_playwright

    TARGET.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
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
    draw(sys.argv[1])
