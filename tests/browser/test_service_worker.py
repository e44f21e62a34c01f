"""The service worker: what an older build left in the browser goes, what this one needs stays."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import until
from tests.browser.tables import Visit

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
