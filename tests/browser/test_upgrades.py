"""A house that is upgraded under open pages: they load themselves anew, and never in the middle of a turn."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conditions import wait_until
from tests.browser.pages import is_to_act, until, words
from tests.browser.tables import Visit, gather, see_board
from tests.browser.turns import next_to_act, one_move
from tests.house.running_house import RunningHouse

pytestmark = pytest.mark.service_worker

NEWER = "from haricot.house import version; version.PACKAGE = '99.0.0'; from haricot.cli import main; main()"
OWN = "document.querySelector('meta[name=version]').content"
LOOK_AWAY = """() => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LOOK_AGAIN = "() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }"
LINE = words("web-new-version")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[RunningHouse]:
    running = RunningHouse(f"sqlite:///{tmp_path / 'haricot.db'}", tmp_path / "log")
    running.start()
    yield running
    running.end(signal.SIGTERM)


def upgrade(house: RunningHouse) -> None:
    house.end(signal.SIGTERM)
    house.program = NEWER
    house.start()


def mark(page: Page) -> None:
    page.evaluate("window.isOld = true")


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("window.isOld === true"))


def test_a_page_at_a_table_waits_for_a_good_moment(visit: Visit, house: RunningHouse) -> None:
    pages = gather(visit, "kala")
    mover = next_to_act(pages)
    assert mover is not None
    other = next(page for page in pages if page is not mover)
    for page in pages:
        assert page.evaluate(OWN).startswith("0.")
        mark(page)
    upgrade(house)
    expect(other.get_by_text(LINE)).to_be_visible(timeout=30_000)
    until(mover, lambda: is_to_act(mover), "for the connection")
    expect(mover.get_by_text(LINE)).to_have_count(0)

    mover.evaluate(LOOK_AWAY)
    mover.wait_for_timeout(300)
    assert is_marked(mover), "one's own turn is not interrupted, even if one looks away"
    mover.evaluate(LOOK_AGAIN)

    other.evaluate(LOOK_AWAY)
    wait_until(other, "window.isOld === undefined")
    see_board(other)
    assert other.evaluate(OWN).startswith("99.0.0+")
    expect(other.get_by_text(LINE)).to_have_count(0)

    assert one_move([mover], "kala")
    expect(mover.get_by_text(LINE)).to_be_visible()
    mover.get_by_role("button", name=words("web-reload")).click()
    wait_until(mover, "window.isOld === undefined")
    see_board(mover)
    assert one_move(pages, "kala"), "the game goes on where it was"


def test_going_to_another_page_takes_the_new_version(visit: Visit, house: RunningHouse) -> None:
    page = visit("/game/kala")
    expect(page.get_by_role("button", name="Contre des robots")).to_be_visible()
    mark(page)
    upgrade(house)
    page.get_by_role("button", name="Contre des robots").click()  # the answer tells the page what it did not know
    wait_until(page, "window.isOld === undefined")
    see_board(page)
    assert page.evaluate(OWN).startswith("99.0.0+")
