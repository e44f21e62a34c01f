"""A board that is being used is never taken down: whatever happens that is not a move, nothing half done is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest
from playwright.sync_api import Page, expect

import haricot
from haricot.house.live.messages import POSITION_CHANGES
from haricot.table import EventDescription
from tests.browser.staged_table import StagedTable
from tests.browser.tables import Visit

MOVES = {event.__struct_config__.tag for event in POSITION_CHANGES}
KINDS = {one.__struct_config__.tag: one for one in get_args(EventDescription)}
VALUES: dict[str, Any] = {"person": "bob", "seat": 1, "level": None, "name": "bot", "removed": False, "may": "watch"}
"""Whatever the fields of an event may be."""
ENDS = {"closed"}


def happen_all(table: StagedTable) -> None:
    """One event of every kind that is no move, then what is no event."""
    for kind in sorted(KINDS.keys() - MOVES - ENDS):
        fields = [one.name for one in msgspec.structs.fields(KINDS[kind])]
        table.happen(kind, **{name: VALUES.get(name, 1) for name in fields if name not in ("at", "by")})
    there = {"people": ["ana", "bob"], "live": True, "away": {"bob": 0}, "holidays": {"bob": 1}}
    table.tell({"kind": "present", "number": table.number, **there})
    table.tell({"kind": "woken", "number": table.number, "person": "bob", "people": ["ana"]})
    table.tell({"kind": "reaction", "number": table.number, "person": "ana", "what": "bravo"})
    sight = {key: table.last[key] for key in ("view", "drawing", "moves", "deadline")}
    table.tell({"kind": "refused", "number": table.number, "re": 1, "key": "no", "reason": "Non.", **sight})
    expect(table.page.get_by_role("alert").filter(has_text="Non.")).to_be_visible()


def trace_half(page: Page) -> str:
    cells = page.locator(".board [data-cell].lit")
    cells.first.click()
    first = page.locator(".board .step").count()
    assert first > 0
    page.locator(".board [data-cell=b2]").focus()
    return "[data-cell=b2]"


def lay_half(page: Page) -> str:
    page.locator(".board .held:enabled").first.click()
    page.locator('.board [data-place="1"]').click()
    page.locator('.board [data-place="2"]').focus()
    return '[data-place="2"]'


def look_around(page: Page) -> str:
    page.locator(".board button:enabled").last.focus()
    return "button:enabled >> nth=-1"


HALF_DONE: dict[str, Callable[[Page], str]] = {"kala": trace_half, "rondorondo": lay_half}


@pytest.mark.parametrize("game", haricot.games())
def test_whatever_happens_that_is_no_move_leaves_the_board_as_it_is(visit: Visit, game: str) -> None:
    rules = haricot.game(game)
    seats = rules.seats[0]
    state = next(one for seed in range(50) if (one := rules.new(seats=seats, seed=seed)).turn == 0)
    table = StagedTable(visit("about:blank"), game, seats)
    table.open(state)
    page = table.page
    expect(page.locator(".status.mine")).to_be_visible()
    board = page.get_by_role("region", name="Le plateau")
    focused = board.locator(HALF_DONE.get(game, look_around)(page))
    picture = board.evaluate_handle("one => one.firstElementChild")
    before = board.aria_snapshot()
    happen_all(table)
    assert board.aria_snapshot() == before
    table.cut()
    expect(page.get_by_text("⚠")).to_have_count(1)
    expect(page.get_by_text("⚠")).to_have_count(0)
    assert board.aria_snapshot() == before
    assert picture.evaluate("one => one.isConnected"), "the board is another one"
    expect(focused).to_be_focused()
