"""Chromium, as Debian ships it, and a real house with the client that was built: what people see, as they see it."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.players import listen
from tests.browser.tables import Visit
from tests.house.running_house import RunningHouse

CLIENT = Path(__file__).parents[2] / "src" / "haricot" / "house" / "client" / "index.html"
STILL = "try { localStorage.setItem('haricot.speed', 'none') } catch {}"
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that there is: without windows of its own, Chromium needs half of the time."""

expect.set_options(timeout=15_000)  # a loaded machine is slow, not wrong


LOG_LINES = 40
"""So many of the last lines of the house's log are told with a test that failed."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What the house logged is told where a page did not show what was expected."""
    report = yield
    house = getattr(item, "funcargs", {}).get("house")
    if report.when == "call" and report.failed and isinstance(house, RunningHouse):
        lines = house.logs.read_text(encoding="utf-8").splitlines()
        report.sections.append(("The house's log", "\n".join(lines[-LOG_LINES:])))
    return report


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = [path for name in BROWSERS if (path := shutil.which(name))]
    assert found, "the browser tests need Chromium (Debian: apt-get install chromium-headless-shell)"
    return {**browser_type_launch_args, "executable_path": found[0], "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    assert CLIENT.exists(), "the client is not built: python3 dev.py test builds it"
    folder = tmp_path_factory.mktemp("browser-house")
    running = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log")
    running.start()
    yield running
    running.end(signal.SIGTERM)


@pytest.fixture
def visit(browser: Browser, house: RunningHouse, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody with a browser of their own; whatever goes wrong in a page fails the test.

    The service worker fetches all that is there without a network, which is a third of what these tests cost: it comes
    to those alone that are marked `service_worker`.
    """
    has_worker = request.node.get_closest_marker("service_worker") is not None
    worker = {"service_workers": "allow" if has_worker else "block"}
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(path: str = "/", size: str = "desktop", *, named: bool = True, **more: Any) -> Page:
        settings = {"locale": "fr-FR", "viewport": SIZES[size], "reduced_motion": "reduce", **worker, **more}
        context = browser.new_context(base_url=house.address, **settings)
        context.set_default_timeout(15_000)
        context.add_init_script(STILL)
        contexts.append(context)
        page = context.new_page()
        listen(page)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        if "#invitation=" in path and named:
            page.get_by_role("button", name="Entrer et").click()  # whoever comes by a link is asked for a name
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong, wrong
