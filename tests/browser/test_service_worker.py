"""The service worker: what an older build left in the browser goes, what this one needs stays."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.browser.pages import until
from tests.browser.tables import Visit
from tests.house.running_house import RunningHouse

pytestmark = pytest.mark.service_worker

READY = "navigator.serviceWorker.ready.then((found) => found.active.state)"
LEAVE_OLD_ASSET = """async () => {
  const cache = await caches.open("haricot-client-1");
  await cache.put("/assets/index-of-yesterday.js", new Response("old"));
  await caches.open("haricot-of-yesterday");
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
}"""
CACHED = """async () => {
  const cache = await caches.open("haricot-client-1");
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""


def test_a_new_worker_deletes_the_files_of_older_builds_alone(visit: Visit) -> None:
    page = visit("/")
    page.evaluate(READY)
    page.reload()  # what was loaded before there was a worker is asked for again, and kept
    expect(page.locator("a[href='/game/kala']")).to_be_visible()
    until(page, lambda: any("/assets/index-" in path for path in page.evaluate(CACHED)), "for a file in the cache")
    kept = set(page.evaluate(CACHED))

    page.evaluate(LEAVE_OLD_ASSET)
    assert "/assets/index-of-yesterday.js" in page.evaluate(CACHED)
    page.reload()
    until(page, lambda: "/assets/index-of-yesterday.js" not in page.evaluate(CACHED), "for the old file to go")
    assert kept <= set(page.evaluate(CACHED))
    until(page, lambda: "haricot-of-yesterday" not in page.evaluate("caches.keys()"), "for the old cache to go")

    page.context.set_offline(True)
    page.reload()
    expect(page.locator("a[href='/game/kala']")).to_be_visible()


SHOWN = """navigator.serviceWorker.ready.then((found) => found.getNotifications())
  .then((shown) => shown.map(({ title, body, tag }) => ({ title, body, tag })))"""
LOOK = "navigator.serviceWorker.ready.then((found) => found.active.postMessage({ looked: '00000000000000aa' }))"


ARGUMENTS = ["--no-sandbox", "--disable-features=SystemNotifications"]
"""Chromium draws notices itself: where nobody listens at the desktop's bus it would wait for an answer first."""


@pytest.fixture
def notified(playwright: Playwright, house: RunningHouse) -> Iterator[Page]:
    """In a Chromium with windows: that without them shows no notices."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        pytest.skip("there is no Chromium with windows here (Debian: apt-get install chromium)")
    with playwright.chromium.launch(executable_path=path, args=ARGUMENTS) as browser:
        page = browser.new_context(base_url=house.address, permissions=["notifications"]).new_page()
        page.goto("/")
        yield page


def test_of_each_table_one_notice_is_shown_until_it_is_looked_at(notified: Page, house: RunningHouse) -> None:
    """The browser's own tools deliver a message as its push service would, already decrypted, and tell what is shown.

    To ask again and again which notices are there would make Chromium forget one that is on its way to the screen.
    """
    page = notified
    page.evaluate(READY)
    tools = page.context.new_cdp_session(page)
    registered: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    tools.send("ServiceWorker.enable")
    until(page, lambda: registered, "for the worker")
    displayed: list[dict[str, Any]] = []
    tools.on("BackgroundService.backgroundServiceEventReceived", lambda told: displayed.append(told))
    tools.send("BackgroundService.startObserving", {"service": "notifications"})
    tools.send("BackgroundService.setRecording", {"service": "notifications", "shouldRecord": True})

    def push(body: str, table: str) -> None:
        notice = {"title": "Kala", "body": body, "tag": table, "path": f"/table/{table}", "lang": "fr"}
        asked = {
            "origin": house.address,
            "registrationId": registered[-1]["registrationId"],
            "data": json.dumps(notice),
        }
        tools.send("ServiceWorker.deliverPushMessage", asked)

    push("À vous de jouer.", "00000000000000aa")
    push("Léa vous attend.", "00000000000000aa")
    push("À vous de jouer.", "00000000000000bb")
    until(page, lambda: len(displayed) == 3, "for three to be shown")
    assert {(one["tag"], one["body"]) for one in page.evaluate(SHOWN)} == {
        ("00000000000000aa", "Léa vous attend."),
        ("00000000000000bb", "À vous de jouer."),
    }
    page.evaluate(LOOK)
    until(page, lambda: [one["tag"] for one in page.evaluate(SHOWN)] == ["00000000000000bb"], "for one to go")
