"""Reloading, cutting, restarting, two tabs: the table is always where it was."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.browser.company import Visit
from tests.browser.hands import is_to_act, press
from tests.browser.company import gather
from tests.house.running import RunningHouse


def test_reload_and_a_second_tab_show_the_same(visit: Visit) -> None:
    host, guest = gather(visit, "kala")
    lot = Random(2)
    for _ in range(30):
        for page in (host, guest):
            if is_to_act(page):
                press(page, "kala", lot)
        host.wait_for_timeout(20)
    host.wait_for_timeout(300)
    board = host.get_by_role("region", name="Le plateau").inner_text()
    tab = host.context.new_page()
    tab.goto(host.url)
    expect(tab.get_by_role("region", name="Le plateau")).to_be_visible()
    host.reload()
    expect(host.get_by_role("region", name="Le plateau")).to_be_visible()
    cells = [page.locator("[data-cell]").evaluate_all("all => all.map((one) => one.ariaLabel)") for page in (host, tab)]
    assert cells[0] == cells[1]
    assert board


def test_a_cut_connection_is_shown_and_heals(visit: Visit) -> None:
    host, _ = gather(visit, "kala")
    host.context.set_offline(True)
    expect(host.get_by_text("Connexion coupée")).to_be_visible(timeout=40_000)
    host.context.set_offline(False)
    expect(host.get_by_text("Connexion coupée")).to_have_count(0, timeout=20_000)


def test_the_house_may_restart_in_the_middle(visit: Visit, tmp_path: Path) -> None:
    house = RunningHouse(f"sqlite:///{tmp_path / 'haricot.db'}", tmp_path / "log")
    house.start()
    try:
        page = visit(f"{house.address}/game/kala")
        page.get_by_role("button", name="Contre des robots").click()
        expect(page.locator(".status.mine")).to_be_visible(timeout=40_000)
        house.end(signal.SIGKILL)
        expect(page.get_by_text("Connexion coupée")).to_be_visible(timeout=40_000)
        house.start()
        expect(page.get_by_text("Connexion coupée")).to_have_count(0, timeout=20_000)
        expect(page.locator(".status.mine")).to_be_visible(timeout=40_000)
        lot = Random(1)
        for _ in range(10):
            if is_to_act(page):
                press(page, "kala", lot)
            page.wait_for_timeout(20)
    finally:
        house.end(signal.SIGTERM)
