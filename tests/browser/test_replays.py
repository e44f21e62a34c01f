"""A game that is looked at again: where things stand, the review that comes by itself, keys; and looking back while
one plays."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Page, ViewportSize, expect

import haricot
from haricot.records import Record
from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark
from tests.browser.boxes import shot_name
from tests.browser.conditions import wait_until
from tests.browser.pages import shot, words
from tests.browser.tables import Visit, against_bots, gather, see_board, see_review
from tests.browser.turns import one_move, wait_for_turn

ROOT = Path(__file__).parents[2]
A_GAME = (ROOT / "tests" / "playthroughs" / "kala-a-short-game.txt").read_text("utf-8")
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
FULL_BOWLS = """Game: kala
Seats: 2
Options: first=1 reserve=16

1. 1: d4d3d2d1
2. 0: a1b1c1d1>d2
3. 1: d1c1c2c3
4. 0: d2c2c3c4
5. 1: c3c2b2a2
6. 1: a2b2c2c3c4>b4
7. 0: c4b4b3b2
8. 0: b2c2d2d1
9. 1: b4c4c3c2x
10. 0: d1d2c2b2
11. 1: c2c1b1a1
12. 1: a1b1c1c2c3x

Result: winners=1 scores=0,1 ranks=2,1
"""

BOXES = """() => Object.fromEntries(['board', 'curve', 'list', 'said', 'steps', 'eyes'].map((name) => {
  const box = document.querySelector(`.replay > .${name}`).getBoundingClientRect();
  return [name, [box.left, box.top, box.right, box.bottom].map(Math.round)];
}))"""


def boxes(page: Page, size: ViewportSize) -> dict[str, list[int]]:
    """Left, top, right and bottom of each piece, once the board has its place there."""
    page.set_viewport_size(size)
    wait_until(page, "document.querySelector('.replay .picture svg')?.getBoundingClientRect().width > 100")
    found: dict[str, list[int]] = page.evaluate(BOXES)
    return found


def at_move(page: Page, number: int) -> None:
    expect(page.locator(".where")).to_contain_text(f"Coup {number} sur")
    expect(page.locator(".list [aria-current]")).to_have_attribute("data-move", str(number))


def test_a_game_is_looked_at_again_and_its_review_comes_by_itself(visit: Visit) -> None:
    page = visit("/record")
    page.get_by_label("Collez ici").fill(A_GAME)
    page.get_by_role("button", name="Regarder").click()
    see_review(see_board(page))

    wide = boxes(page, DESKTOP)
    for name, (left, _, right, bottom) in wide.items():
        assert right <= DESKTOP["width"], (name, wide)
        assert bottom <= DESKTOP["height"], (name, wide)
        assert name == "board" or left >= wide["board"][2], (name, wide)
    assert page.evaluate("document.scrollingElement.scrollHeight") <= DESKTOP["height"]
    shot(page, shot_name("replay", "desktop"))

    page.locator("main").click(position={"x": 2, "y": 2})
    pressed = (("ArrowRight", 1), (" ", 2), ("ArrowLeft", 1), ("ArrowDown", 7), ("ArrowUp", 0), ("End", 7), ("Home", 0))
    for key, number in pressed:
        page.keyboard.press(key)
        at_move(page, number)
    page.locator(".list button", has_text="resème").first.click()
    at_move(page, 6)
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowLeft")
    at_move(page, 5)
    page.get_by_role("slider").blur()

    page.keyboard.press("?")
    help_sheet = page.get_by_role("dialog", name=words("web-keys-title"))
    help_sheet.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=words("web-keys-show")).click()
    at_move(page, 5)
    help_sheet.get_by_role("checkbox").check()
    page.keyboard.press("Escape")
    check_light_and_dark(page)

    tall = boxes(page, PHONE)
    assert tall["board"][3] <= tall["list"][1] < tall["list"][3] <= tall["said"][1], tall
    assert all(right <= PHONE["width"] for _, _, right, _ in tall.values()), tall
    shot(page, shot_name("replay", "phone"))
    check_fingers_and_large_letters(page)


def test_a_better_line_names_its_moves_and_the_list_keeps_its_place_on_another_screen(visit: Visit) -> None:
    page = visit("/record")
    page.get_by_label("Collez ici").fill(FULL_BOWLS)
    page.get_by_role("button", name="Regarder").click()
    see_review(see_board(page))
    page.locator("main").click(position={"x": 2, "y": 2})
    for number in range(1, 13):  # what is best is drawn at each of them, extra sowings too
        page.keyboard.press("ArrowRight")
        at_move(page, number)
    page.keyboard.press("m")
    said = page.locator(".said [role=status]")
    expect(said.locator(".mark")).to_have_count(1)
    number = int(page.locator(".list [aria-current]").get_attribute("data-move") or 0)
    page.keyboard.press("l")
    expect(page.locator(".where")).to_contain_text("Variante")
    expect(said).to_contain_text(words("web-line-begin", number=number, move=""))
    page.keyboard.press("ArrowRight")
    expect(said).to_contain_text("sème")
    expect(said.locator(".mark")).to_have_count(0)
    page.keyboard.press("l")
    at_move(page, number)

    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    at_move(page, 11)
    sizes: tuple[ViewportSize, ...] = ({"width": 900, "height": 1200}, {"width": 1280, "height": 600})
    for size in sizes:
        page.set_viewport_size(size)
        expect(page.locator(".list [aria-current]")).to_be_in_viewport(ratio=0.7)


def test_a_game_given_up_before_its_first_move_has_nothing_to_look_at(visit: Visit) -> None:
    page = visit("/record")
    head = A_GAME.partition("\n1.")[0].rstrip()
    page.get_by_label("Collez ici").fill(f"{head}\nReason: resigned\n\nResult: winners=1 scores=0,1 ranks=2,1\n")
    page.get_by_role("button", name="Regarder").click()
    see_board(page)
    expect(page.locator(".said")).to_have_text(words("web-review-nothing"))
    expect(page.get_by_role("slider")).to_have_count(0)


def test_who_plays_looks_back_unless_remembering_is_the_game_and_a_hint_is_drawn(visit: Visit) -> None:
    page = against_bots(visit, "kala")
    assert one_move([page], "kala")
    wait_for_turn(page)
    stocks = page.locator(".players .stands")
    now = stocks.all_inner_texts()
    first = page.locator(".told .move button").first
    first.click()
    expect(page.locator(".whose")).to_contain_text(words("web-looking-back", number=1))
    expect(page.locator(".told [aria-current]")).to_have_count(1)
    assert stocks.all_inner_texts() != now, "the players stand as they stood then"
    page.keyboard.press("Escape")
    expect(page.locator(".told [aria-current]")).to_have_count(0)
    expect(stocks).to_have_text(now)
    page.get_by_role("button", name=words("web-hint"), exact=True).click()
    expect(page.locator(".hint")).to_be_visible(timeout=60_000)
    expect(page.locator(".board .way").first).to_be_attached()
    expect(page.locator(".hint .why")).to_have_text(re.compile(r"[^.]\.$"))
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".board .way")).to_have_count(0)

    others = gather(visit, "ronda")
    assert one_move(others, "ronda")
    see_board(others[0])
    told = others[0].get_by_role("region", name=words("web-told"))
    expect(told).to_be_visible()
    expect(told.get_by_role("button")).to_have_count(0)
    others[0].keyboard.press("ArrowLeft")
    expect(others[0].locator(".whose")).not_to_contain_text("revoyez")


def test_who_plays_goes_through_the_moves_with_the_keys_of_a_replay(visit: Visit) -> None:
    page = against_bots(visit, "kala")
    assert one_move([page], "kala")
    wait_for_turn(page)
    page.locator("h1").evaluate("() => document.activeElement.blur()")
    whose = page.locator(".whose")
    begin, now = words("web-replay-begin"), words("web-now-back")
    for to_begin, to_now in (("Home", "End"), ("ArrowUp", "ArrowDown"), ("0", "$"), ("ArrowUp", "Escape")):
        page.keyboard.press(to_begin)
        expect(whose).to_contain_text(begin)
        page.keyboard.press(to_now)
        expect(whose).not_to_contain_text(now)
    page.keyboard.press("k")
    expect(whose).to_contain_text(now)
    page.keyboard.press("j")
    expect(whose).not_to_contain_text(now)
    page.get_by_role("button", name=words("web-keys-show")).click()
    keys = page.get_by_role("dialog", name=words("web-keys-title"))
    for key in ("web-keys-first", "web-key-escape"):
        expect(keys).to_contain_text(words(key))
    shot(page, "table-keys")
    page.keyboard.press("Escape")
    told = page.locator("dialog").filter(has_text=words("web-keys-first"))
    expect(told).to_have_count(0)  # closed, and taken down too: until then it is not opened again
    page.keyboard.press("?")
    keys.get_by_label(words("web-keys"), exact=True).uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(whose).not_to_contain_text(begin)


def test_there_are_no_keys_back_where_remembering_is_the_game(visit: Visit) -> None:
    page = against_bots(visit, "ronda")
    expect(page.get_by_role("button", name=words("web-rules"))).to_be_visible()
    expect(page.get_by_role("button", name=words("web-keys-show"))).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def a_game_of_five() -> str:
    """As a table of one person and four bots writes it down; played at random, the same way every time."""
    state = haricot.game("rondelic").new(seats=5, seed=3)
    chance, moves = Random(3), list[str]()
    while state.turn is not None:
        moves.append(str(chance.choice(list(state.moves()))))
        state = state.play(moves[-1])
    return Record(
        game="rondelic",
        seats=5,
        seed=3,
        moves=tuple(moves),
        players=("Coco", "Flageolet", "Mogette", "Tarbais", "Lingot"),
        bots=("", *["germe"] * 4),
        played="2026-11-18T10:00:00Z",
    ).dumps()


def test_five_players_leave_room_for_the_moves_and_for_what_is_said(visit: Visit) -> None:
    page = visit("/record", viewport=DESKTOP)
    page.get_by_label("Collez ici").fill(a_game_of_five())
    page.get_by_role("button", name="Regarder").click()
    see_review(see_board(page))
    row, list_box = page.locator(".list li").first.bounding_box(), page.locator(".list ol").bounding_box()
    assert row
    assert list_box
    assert list_box["height"] >= 5 * row["height"]
    expect(page.locator(".players .accuracy")).to_have_count(5)
    assert page.locator(".players ul").evaluate("(one) => one.scrollHeight <= one.clientHeight")
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"
    assert page.locator(".players .name").evaluate_all(cut) == []
    page.locator("main").click(position={"x": 2, "y": 2})
    page.keyboard.press("m")
    better, said = page.locator(".said .small").bounding_box(), page.locator(".said").bounding_box()
    assert better
    assert said
    assert better["y"] + better["height"] <= said["y"] + said["height"]
    shot(page, "replay-five")


def test_across_the_whole_board_is_in_sight(visit: Visit) -> None:
    page = visit("/record", viewport={"width": 844, "height": 390})
    page.get_by_label("Collez ici").fill(a_game_of_five())
    page.get_by_role("button", name="Regarder").click()
    board = see_board(page).locator("main > .board").bounding_box()
    assert board
    assert board["y"] + board["height"] <= 390


def test_on_a_phone_a_long_move_leaves_the_words_in_sight(visit: Visit) -> None:
    page = visit("/record", viewport={"width": 360, "height": 640})
    head, played = FULL_BOWLS.split("\n\n1.")
    names = "Player0: Coco\nPlayer1: Flageolet\nBot1: graine\nPlayed: 2026-11-18T10:00:00Z"
    page.get_by_label("Collez ici").fill(f"{head}\n{names}\n\n1.{played}")
    page.get_by_role("button", name="Regarder").click()
    see_review(see_board(page))
    heights = set()
    for number in (0, 1, 12):
        page.locator(f".list [data-move='{number}']").evaluate("(one) => one.click()")
        at_move(page, number)
        heights.add(page.locator(".list ol").evaluate("(one) => one.clientHeight"))
    assert len(heights) == 1
    assert heights.pop() <= 60
    words_box, steps = page.locator(".said [role=status]").bounding_box(), page.locator(".steps").bounding_box()
    assert words_box
    assert steps
    assert steps["y"] - words_box["y"] >= 3 * 20, "three lines at least"
    title = page.locator("h1").bounding_box()
    assert title
    assert title["y"] >= 4
    shot(page, "replay-long-move")
