"""Pictures of a board in the gallery, on a desktop and a phone, in light and dark: `look.py 'kala?seat=turn' out/kala`.

Needs the client's development server (`python3 dev.py web`, another port with `--port`, told here as a third argument).
"""

import shutil
import sys

from playwright.sync_api import sync_playwright

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


def main(what: str, out: str, port: str = "5173") -> None:
    with sync_playwright() as playwright:
        path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for size, (width, height) in SIZES.items():
            for light in ("light", "dark"):
                page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=light)
                page.on("pageerror", lambda wrong: print(f"error: {wrong}"))
                page.goto(f"http://localhost:{port}/gallery/{what}")
                page.wait_for_selector("main[data-frame]")
                page.wait_for_timeout(600)
                page.screenshot(path=f"{out}-{size}-{light}.png")
                print(f"{out}-{size}-{light}.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
