"""Games in which one waits: somebody who is away, a game of days, holidays, and a tap on the shoulder."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import haricot
from haricot.core.game import State
from tests.browser.accessibility import check
from tests.browser.conditions import wait_until
from tests.browser.pages import shot, until, words
from tests.browser.staged_table import StagedTable, Told
from tests.browser.tables import Visit, see_board
from tests.house.notices.push_service import FakeBrowser
from tests.house.running_house import RunningHouse

DAY = 86_400_000

ASKABLE = """
Object.defineProperty(Notification, "permission", { get: () => sessionStorage.getItem("may") ?? "default" });
Notification.requestPermission = async () => { sessionStorage.setItem("may", "granted"); return "granted"; };
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async () => ({ toJSON: () => (%s) });
"""
"""A browser that was never asked, and whose push service answers."""


class WithBob(StagedTable):
    """Bob sits at the other side, and is to move."""

    adjourned: int | None = None

    def described(self, state: State) -> Told:
        told = super().described(state)
        told["chairs"][1] = {"people": ["bob"], "bot": None, "level": None, "lent": False}
        told["guests"].append("bob")
        told["people"]["bob"] = {"name": "Bob", "sign": "■", "kind": "person"}
        if self.adjourned:
            told["match"]["adjourned"] = self.adjourned
        return told

    def presence(self, *people: str, away: Told | None = None, holidays: Told | None = None) -> None:
        there = {"people": list(people), "live": False, "away": away or {}, "holidays": holidays or {}}
        self.tell({"kind": "present", "number": self.number, **there})


def test_whoever_is_away_is_called_replaced_or_waited_for_over_days(visit: Visit) -> None:
    state = haricot.game("kala").new(first=1)
    for size in ("desktop", "phone"):
        page = visit("/", size)
        table = WithBob(page, "kala", 2, {"first": 1})
        table.open(state)
        table.presence("ana", away={"bob": 3_600_000})
        offer = page.get_by_role("button", name=words("web-absent-what", name="Bob"))
        expect(page.get_by_text(words("web-away")).first).to_be_visible()
        expect(offer).to_have_count(0)
        table.presence("ana", away={"bob": 0})
        shot(page, f"absent-{size}")
        offer.press("Enter")
        sheet = page.get_by_role("dialog", name=words("web-absent", name="Bob"))
        sheet.get_by_role("button", name=words("web-absent-wake", name="Bob")).press("Enter")
        expect(sheet).to_contain_text(words("web-absent-called"))
        sheet.get_by_role("button", name=words("web-gone-play-on")).click()
        sheet.get_by_role("combobox").select_option("7")
        sheet.get_by_role("button", name=words("web-absent-adjourn")).click()
        until(page, lambda: len(table.asked) == 3, "for three commands")  # noqa: B023 (waited for within the loop)
        assert [one["do"] for one in table.asked] == ["wake", "substitute", "adjourn"]
        assert table.asked[-1]["days"] == 7

        table.adjourned = 7
        table.show(state)
        table.presence("ana", holidays={"bob": int(time.time() * 1000) + 5 * DAY})
        expect(page.get_by_text("en vacances jusqu’au").first).to_be_visible()
        table.presence("ana", "bob")
        expect(sheet).to_have_count(0)
        page.get_by_role("button", name=words("web-absent-resume")).click()
        sheet = page.get_by_role("dialog", name=words("web-absent-back"))
        sheet.get_by_role("button", name=words("web-absent-resume")).click()
        until(page, lambda: table.asked[-1]["do"] == "resume", "for the clock to go")  # noqa: B023


@pytest.mark.service_worker
def test_a_game_of_days_from_the_front_page_to_a_tap_on_the_shoulder(visit: Visit, house: RunningHouse) -> None:
    page, bob = visit("/"), house.visitor("Bob")
    keys = json.dumps({"endpoint": f"https://push.example.org/{bob.id}", "keys": FakeBrowser().keys})
    page.context.add_init_script(ASKABLE % keys)
    ask(page, "POST", "/api/me", {"name": "Anne"})
    table = ask(page, "POST", "/api/tables", days_of_kala(3))["id"]
    secret = ask(page, "POST", f"/api/tables/{table}/invitations", {"may": "sit"})["secret"]
    bob.post(f"/api/tables/{table}/guests", {"invitation": secret})
    bob.ask(table, "sit", seat=1)
    ask(page, "POST", f"/api/tables/{table}/commands", {"do": "start"})
    page.evaluate("localStorage.setItem('haricot.known', 'yes')")
    page.goto("/")
    mine = page.get_by_role("region", name=words("web-home-mine"))
    expect(mine.get_by_role("heading", name=words("web-calendar-yours"))).to_be_visible()
    expect(mine.get_by_text("Encore 2 jours")).to_be_visible()
    wait_until(page, "document.title.startsWith('(1) ')")
    mine.scroll_into_view_if_needed()
    shot(page, "calendar")

    mine.get_by_role("link").filter(has_text="Bob").click()
    see_board(page)
    question = page.get_by_role("group", name=words("web-notices-ask"))
    expect(question).to_have_count(0)
    told = ask(page, "GET", f"/api/tables/{table}")
    move = {"do": "play", "number": told["number"], "move": told["moves"][0]}
    ask(page, "POST", f"/api/tables/{table}/commands", move)
    expect(question).to_be_visible()
    shot(page, "question")
    question.get_by_role("button", name=words("web-notices-yes")).click()
    expect(page.get_by_text(words("web-notices-on"))).to_be_visible()
    (browser,) = ask(page, "GET", "/api/me/notices")["browsers"]
    assert browser["service"] == "push.example.org"

    page.goto("/notices")
    expect(page.get_by_label(words("web-notices-here"))).to_be_checked()
    page.get_by_label(words("web-notices-quiet-switch")).check()
    expect(page.get_by_label(words("web-notices-quiet-from"), exact=True)).to_have_value("22:00")
    page.get_by_label("Ronda", exact=True).uncheck()
    until(page, lambda: ask(page, "GET", "/api/me/notices")["preferences"]["games_off"] == ["ronda"], "for the choice")
    page.get_by_role("button", name=words("web-holiday-take")).press("Enter")
    expect(page.get_by_text("Bonnes vacances")).to_be_visible()
    check(page)
    shot(page, "notices")
    page.set_viewport_size({"width": 390, "height": 844})
    shot(page, "notices-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name=words("web-holiday-back")).click()
    expect(page.get_by_text(words("web-holiday-ended"))).to_be_visible()


def days_of_kala(days: int) -> Told:
    clock = {"kind": "days", "amount": days}
    return {"game": "kala", "options": {"first": 0}, "clock": clock, "seat": 0}


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """As the page itself would, with its cookie."""
    answer = page.request.fetch(path, method=method, data=None if body is None else json.dumps(body), headers=JSON)
    assert answer.ok, answer.text()
    return answer.json()


JSON = {"Content-Type": "application/json"}
