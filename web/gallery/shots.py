"""Pictures of every page and board, as people see them: `python3 dev.py shots [folder]`.

`python3 dev.py shots docs` makes those of the documents anew, small.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

import haricot

Walk = Callable[[Page], object]
Light = Literal["light", "dark"]

ROOT = Path(__file__).resolve().parents[2]
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LIGHTS: tuple[Light, ...] = ("light", "dark")
IN_DOCS: dict[str, tuple[str, str, Light]] = {
    "home": ("home", "desktop", "light"),
    "kala": ("kala-play", "desktop", "light"),
    "ronda": ("ronda-play", "desktop", "light"),
    "rondelic": ("rondelic-play", "desktop", "light"),
    "rondorondo": ("rondorondo-play", "desktop", "light"),
}
ON_PHONES: tuple[tuple[str, Light], ...] = (
    ("home", "light"),
    ("kala-play", "dark"),
    ("rondelic-play", "light"),
    ("rondorondo-play", "dark"),
)
FROM_OUTSIDE = ("goofspiel", "tic_tac_toe")
WELL_INTO = {"kala": ".granary b:not(:text-is('0'))", "rondorondo": ".pad tbody tr:nth-child(4)"}
"""What shows that a game is well on its way; elsewhere, some seconds do."""
A_GAME = (ROOT / "tests" / "playthroughs" / "kala-the-raid.txt").read_text("utf-8")


def main(folder: str = "shots") -> None:
    with open_house() as address, sync_playwright() as playwright:
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        if folder == "docs":
            for_docs(browser, address)
        else:
            everything(browser, address, Path(folder))
        browser.close()


def everything(browser: Browser, address: str, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        for light in LIGHTS:
            for name in walks():
                file = out / f"{name}-{size}-{light}.png"
                file.write_bytes(shot(browser, address, name, size, light, full_page=size == "phone"))
                print(file)


def for_docs(browser: Browser, address: str) -> None:
    for name, taken in IN_DOCS.items():
        keep(browser, name, [shot(browser, address, *taken)])
    keep(browser, "phones", [shot(browser, address, name, "phone", light) for name, light in ON_PHONES])
    shelf_with_others(browser)


def shelf_with_others(browser: Browser) -> None:
    """The shelf of a house that is given the games of examples/ too."""
    with open_house(*(ROOT / "examples" / f"{game}.py" for game in FROM_OUTSIDE)) as address:
        keep(browser, "shelf", [shot(browser, address, "home", "desktop", "light", full_page=True)])


def shot(browser: Browser, address: str, name: str, size: str, light: Light, full_page: bool = False) -> bytes:
    page = visit(browser, address, size, light)
    walks()[name](page)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(700)
    picture = page.screenshot(full_page=full_page)
    page.context.close()
    return picture


def keep(browser: Browser, name: str, pictures: list[bytes]) -> None:
    """Side by side in one WebP, which the browser itself packs."""
    page = browser.new_page()
    packed = page.evaluate(PACK, [f"data:image/png;base64,{b64encode(picture).decode()}" for picture in pictures])
    file = ROOT / "docs" / "pictures" / f"{name}.webp"
    file.write_bytes(b64decode(packed.partition(",")[2]))
    page.close()
    print(file)


PACK = """async (sources) => {
  const images = await Promise.all(sources.map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  }));
  const canvas = document.createElement("canvas");
  const gap = 24;
  canvas.width = images.reduce((sum, image) => sum + image.width + gap, -gap);
  canvas.height = Math.max(...images.map((image) => image.height));
  let left = 0;
  for (const image of images) {
    canvas.getContext("2d").drawImage(image, left, 0);
    left += image.width + gap;
  }
  return canvas.toDataURL("image/webp", 0.7);
}"""


def walks() -> dict[str, Walk]:
    """By the picture's name, the way to what it shows."""
    ways: dict[str, Walk] = {"home": lambda page: page.wait_for_selector(".box"), "replay": replay}
    for game in haricot.games():
        ways[f"{game}-game"] = partial(see_page, path=f"/game/{game}")
        ways[f"{game}-rules"] = partial(see_page, path=f"/rules/{game}")
        ways[f"{game}-learn"] = partial(see_board, path=f"/learn/{game}")
        ways[f"{game}-play"] = partial(play, game=game)
    ways["gathering"] = gather
    ways["settings"] = lambda page: page.locator("header nav button").last.click()
    return ways


def see_page(page: Page, path: str) -> None:
    page.goto(path)


def see_board(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector(".board > *")


def play(page: Page, game: str) -> None:
    """Against bots, some moves into the game: a bot plays this seat too, for a while."""
    page.goto(f"/game/{game}")
    page.locator(".way.main").click()
    page.wait_for_selector(".board > *")
    page.get_by_role("button", name="Prêter ma place").click()
    if game in WELL_INTO:
        page.wait_for_selector(WELL_INTO[game], timeout=60_000)
    else:
        page.wait_for_timeout(4000)
    page.get_by_role("button", name="Reprendre ma place").click()
    page.wait_for_selector(".status.mine", timeout=20_000)


def gather(page: Page) -> None:
    page.goto("/game/ronda")
    page.locator(".way").nth(1).click()
    page.wait_for_selector(".gathering img")


def replay(page: Page) -> None:
    page.goto("/record")
    page.locator("textarea").fill(A_GAME)
    page.locator("form .button.main").click()
    page.wait_for_selector(".board > *")
    for _ in range(4):
        page.keyboard.press("ArrowRight")


def visit(browser: Browser, address: str, size: str, light: Light) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        locale="fr-FR",
        viewport={"width": width, "height": height},
        color_scheme=light,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    return page


@contextmanager
def open_house(*games: Path) -> Iterator[str]:
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        settings = {"HARICOT_BOT_PAUSE": "0.3", "HARICOT_BOT_SECONDS": "0.2", "HARICOT_PORT": str(port)}
        environment = {**os.environ, **settings, "HARICOT_STORE": f"sqlite:///{folder}/haricot.db"}
        command = [sys.executable, "-c", "from haricot.cli import main; main()", "serve", "--no-browser"]
        command += [asked for game in games for asked in ("--game", str(game))]
        house = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            wait_for(address)
            yield address
        finally:
            house.terminate()
            house.wait(timeout=20)


def wait_for(address: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("The house did not open.")


if __name__ == "__main__":
    main(*sys.argv[1:])
