"""What a device does: results come under the fingers, the screen stays on, it trembles if wished, and copying works."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import haricot
from haricot.core.game import State
from tests.browser.pages import do
from tests.browser.staged_table import StagedTable
from tests.browser.tables import Visit, against_bots
from tests.browser.turns import give_up

LOCKS = """
window.locks = [];
Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
  const lock = new EventTarget();
  lock.release = async () => { window.locks.push('released'); };
  window.locks.push('asked');
  return lock;
}}});
Object.defineProperty(navigator, 'vibrate', {value: (long) => { window.locks.push('trembles'); return true; }});
"""
PLAIN_HTTP = "Object.defineProperty(navigator, 'clipboard', {value: undefined});"


def kala_turn(seat: int) -> State:
    return haricot.game("kala").new(seed=1, first=seat)


def test_the_screen_stays_on_while_it_is_ones_turn_and_the_device_trembles_if_wished(visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script(LOCKS)
    table = StagedTable(page, "kala", 2)
    table.open(kala_turn(1))
    assert page.evaluate("window.locks") == []
    table.show(kala_turn(0))
    expect(page.locator(".status.mine").first).to_be_attached()
    assert page.evaluate("window.locks") == ["asked"]
    table.show(kala_turn(1))
    assert page.evaluate("window.locks") == ["asked", "released"]
    do(page, "Réglages")
    page.get_by_label("Vibrer quand c’est à moi").check()
    page.keyboard.press("Escape")
    table.show(kala_turn(0))
    assert page.evaluate("window.locks")[2:] == ["trembles", "asked"]


def check_result(page: Page) -> None:
    title = page.locator("#result")
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    expect(page.get_by_role("button", name="Revanche")).to_be_in_viewport()


def test_the_result_comes_into_view_and_under_the_fingers(visit: Visit) -> None:
    for size in ("desktop", "phone"):
        page = against_bots(visit, "kala", size)
        give_up(page)
        check_result(page)


def ended() -> State:
    state: State = haricot.game("kala").new(seed=1, first=0, reserve=12)
    while state.turn is not None:
        state = state.play(state.moves()[0])
    return state


def test_the_result_says_why_and_celebrates_only_where_things_may_move(visit: Visit) -> None:
    state = ended()
    winner = state.view(None)["outcome"]["winners"][0]
    for motion, beans in (("no-preference", 9), ("reduce", 0)):
        page = visit("about:blank", reduced_motion=motion)
        page.add_init_script("localStorage.setItem('haricot.speed', 'normal')")
        table = StagedTable(page, "kala", 2, {"reserve": 12}, seat=winner)
        table.open(state)
        expect(page.get_by_role("heading", name="Vous gagnez")).to_be_focused()
        expect(page.locator(".result .reason")).to_contain_text("n’a plus de quoi semer")
        assert page.locator(".result .beans i").count() == beans


def test_copying_works_over_plain_http(visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script(PLAIN_HTTP)
    page.goto("/game/kala")
    page.get_by_role("button", name="Avec des amis").click()
    expect(page.get_by_label("Lien", exact=True)).to_have_value(re.compile("invitation="))
    page.get_by_role("button", name="Copier").click()
    expect(page.get_by_text("Copié")).to_be_visible()
    page.goto("/record")
    page.get_by_label("Collez ici").focus()
    page.keyboard.press("Control+V")
    expect(page.get_by_label("Collez ici")).to_have_value(re.compile("invitation="))
