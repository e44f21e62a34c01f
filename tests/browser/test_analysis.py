"""Positions to play with: from a game that is over, with lines, comments, the engine and the editor, by keyboard."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, expect

from haricot.records import Record
from tests.browser.accessibility import check_fingers_and_large_letters, check_light_and_dark
from tests.browser.boxes import shot_name
from tests.browser.conditions import wait_until
from tests.browser.games import board_of
from tests.browser.keyboard import press, tab_to
from tests.browser.pages import shot, until, words
from tests.browser.tables import Visit, against_bots, see_board
from tests.browser.test_replays import A_GAME, DESKTOP, ROOT, at_move
from tests.browser.turns import one_move, resign, see_the_end

HIDDEN_CARDS = (ROOT / "tests" / "playthroughs" / "rondelic-all-the-way-down.txt").read_text("utf-8")

TREE = ".panel nav :is(button, .comment)"
ENGINE = 60_000
"""Kernels may have to be compiled first."""


def shown(page: Page) -> str:
    """The move that is shown, in the tree."""
    here = page.locator(".panel [aria-current]")
    expect(here).to_have_count(1)
    return here.inner_text()


def tree(page: Page) -> list[str]:
    return page.locator(TREE).all_inner_texts()


def link(page: Page) -> str:
    """What is copied for others."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=words("web-more")).filter(visible=True).click()
    page.get_by_role("button", name=words("web-analysis-link")).click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(words("web-copied"))
    page.keyboard.press("Escape")
    copied: str = page.evaluate("navigator.clipboard.readText()")
    return copied


def test_a_finished_game_is_analysed_by_keyboard_and_taken_along(visit: Visit) -> None:
    page = visit("/record")
    page.get_by_label("Collez ici").fill(A_GAME)
    page.get_by_role("button", name="Regarder").click()
    see_board(page)
    page.locator("main").click(position={"x": 2, "y": 2})
    for number in range(1, 5):
        page.keyboard.press("ArrowRight")
        at_move(page, number)
    press(page, page.get_by_role("button", name=words("web-analysis-here")).filter(visible=True))
    see_board(page)
    expect(page.locator(".panel nav button")).to_have_count(8)
    expect(page.locator(".panel [aria-current]")).to_contain_text(re.compile("4.*semer", re.DOTALL))

    # another move than the one that was played, by hand on the board
    state = list(Record.loads(A_GAME).states())[4]
    moves = [str(move) for move in state.moves()]
    other = next(move for move in moves if move != Record.loads(A_GAME).moves[4])
    board_of("kala").type_move(page, other, moves)
    expect(page.locator(".panel .aside [aria-current]")).to_have_count(1)
    page.keyboard.press("c")
    page.keyboard.type("Et si ?")
    page.keyboard.press("Escape")
    expect(page.locator(".panel .comment")).to_have_text("Et si ?")

    promote = page.get_by_role("button", name=words("web-analysis-promote"))
    expect(promote).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("+")
    expect(promote).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("u")
    expect(promote).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Delete")
    expect(page.locator(".panel nav button")).to_have_count(8)
    page.keyboard.press("u")
    expect(page.locator(".panel nav button")).to_have_count(9)
    page.keyboard.press("r")
    expect(page.locator(".panel nav button")).to_have_count(8)
    page.keyboard.press("u")
    page.keyboard.press("+")
    expect(promote).to_have_attribute("aria-disabled", "true")

    # the engine speaks by itself, and what it finds best is drawn
    expect(page.locator(".engine .move").first).to_be_visible(timeout=ENGINE)
    expect(page.locator(".board .way").first).to_be_attached()
    wait_until(page, f"document.scrollingElement.scrollHeight <= {DESKTOP['height']}")
    shot(page, shot_name("analysis", "desktop"))

    refuse_a_wrong_position(page)
    open_on_a_phone(visit, page)


def refuse_a_wrong_position(page: Page) -> None:
    """The editor says why not, and takes nothing that cannot be."""
    before = tree(page)
    press(page, page.get_by_role("button", name=words("web-analysis-editor"), exact=True))
    one = page.locator(".editor .number input").first
    tab_to(page, one)
    good = one.input_value()
    page.keyboard.press("Control+A")
    page.keyboard.type("44")
    expect(page.locator(".editor .why.wrong")).to_be_visible()
    press(page, page.get_by_role("button", name=words("web-analysis-place")))
    expect(page.locator(".editor .why.wrong")).to_be_visible()
    one.fill(good)
    expect(page.locator(".editor .why")).to_have_text(words("web-analysis-possible"))
    press(page, page.get_by_role("button", name=words("web-analysis-moves"), exact=True))
    expect(page.locator(TREE)).to_have_text(before, use_inner_text=True)


def open_on_a_phone(visit: Visit, page: Page) -> None:
    """The same tree from its address, on another device: nothing scrolls sideways, fingers hit everything."""
    phone = see_board(visit(link(page), "phone"))
    expect(phone.locator(TREE)).to_have_text(tree(page), use_inner_text=True)
    expect(phone.locator(".panel [aria-current]")).to_have_text(shown(page), use_inner_text=True)
    expect(phone.locator(".engine .move").first).to_be_visible(timeout=ENGINE)
    shot(phone, shot_name("analysis", "phone"))
    check_fingers_and_large_letters(phone)
    check_light_and_dark(phone)


def asked(page: Page) -> list[str]:
    """What the page asks of the rules from now on."""
    requests: list[str] = []

    def note(one: Request) -> None:
        path = urlsplit(one.url).path
        if path.startswith("/api/") and path.endswith(("/replays", "/replay", "/trees", "/tree", "/positions")):
            requests.append(f"{one.method} {path}")

    page.on("request", note)
    return requests


def test_a_game_of_a_table_is_analysed_by_its_number_and_no_text_is_sent(visit: Visit) -> None:
    page = against_bots(visit, "kala")
    one_move([page], "kala")
    resign(page)
    see_the_end(page)
    requests = asked(page)
    page.get_by_role("link", name="Revoir la partie").click()
    at_move(page, 0)
    page.keyboard.press("ArrowRight")
    at_move(page, 1)
    table, number = urlsplit(page.url).path.split("/")[2:4]
    page.get_by_role("button", name=words("web-analysis-here")).filter(visible=True).click()
    see_board(page)
    expect(page).to_have_url(re.compile(rf"/analysis/kala\?table={table}&number={number}&at=1$"))
    expect(page.locator(".panel [aria-current]")).to_contain_text("semer")
    record = f"GET /api/tables/{table}/records/{number}"
    assert requests == [f"{record}/replay", f"{record}/tree"]
    page.reload()
    see_board(page)
    expect(page.locator(".panel [aria-current]")).to_contain_text("semer")
    page.keyboard.press("c")
    page.keyboard.type("Bon.")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile("/analysis/kala#"))
    page.reload()
    see_board(page)
    expect(page.locator(".panel .comment")).to_have_text("Bon.")


def test_a_written_game_is_sent_once_to_be_looked_at_and_once_to_be_analysed(visit: Visit) -> None:
    page = visit("/record")
    requests = asked(page)
    for button, path in (("web-record-look", "/api/study/replays"), ("web-analysis-record", "/api/analysis/trees")):
        page.get_by_label("Collez ici").fill("nonsense")
        page.get_by_role("button", name=words(button), exact=True).click()
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.get_by_label("Collez ici")).to_have_value("nonsense")
        page.get_by_label("Collez ici").fill(A_GAME)
        page.get_by_role("button", name=words(button), exact=True).click()
        see_board(page)
        assert requests == [f"POST {path}"] * 2
        page.reload()
        see_board(page)
        assert len(requests) == 3, "a page that is loaded anew asks for itself"
        page.goto("/record")
        requests.clear()


def test_where_cards_are_hidden_one_chooses_whose_eyes(visit: Visit) -> None:
    page = visit("/record")
    page.get_by_label("Collez ici").fill(HIDDEN_CARDS)
    page.get_by_role("button", name=words("web-analysis-record"), exact=True).click()
    see_board(page)
    made = 1 + len(Record.loads(HIDDEN_CARDS).moves)
    expect(page.locator(".panel nav button")).to_have_count(made)
    eyes = page.get_by_label(words("web-eyes"))
    expect(page.locator(".engine .spread").first).to_be_visible(timeout=ENGINE)  # as often as the cards were dealt
    eyes.select_option(label=words("web-eyes-spectator"))
    press(page, page.get_by_role("button", name=words("web-analysis-play-on")))
    expect(page.locator(".panel [aria-current]")).not_to_have_text(words("web-analysis-beginning"))
    expect(eyes).to_have_value("none")
    page.keyboard.press("ArrowLeft")
    page.locator(".engine .move").nth(1).click(timeout=ENGINE)
    expect(page.locator(".panel nav button")).to_have_count(made + 1)

    # without the house it says so, and goes on by itself
    page.context.set_offline(True)
    expect(page.locator(".analysis > .wrong")).to_have_text(words("web-analysis-offline"))
    page.context.set_offline(False)
    expect(page.locator(".analysis > .wrong")).to_be_empty()


def test_by_mouse_arrows_go_through_the_tree_and_a_new_board_is_taken_at_once(visit: Visit) -> None:
    page = see_board(visit("/analysis/kala", "phone"))
    for _ in range(3):
        page.locator(".board [data-cell].lit").first.click()
    moves = page.locator(".panel nav button")
    expect(moves).to_have_count(2)
    begun = words("web-analysis-beginning")
    for key, where in (("ArrowLeft", begun), ("ArrowRight", "semer"), ("ArrowUp", begun), ("ArrowDown", "semer")):
        page.keyboard.press(key)
        expect(page.locator(".panel [aria-current]")).to_contain_text(where)

    page.get_by_role("button", name=words("web-analysis-editor"), exact=True).click()
    page.locator(".editor summary").click()
    page.get_by_label("Réserve").last.fill("12")
    page.get_by_role("button", name=words("web-analysis-new-game")).click()
    expect(moves).to_have_count(1)
    expect(page.locator(".board svg .bean:not(.coming)")).to_have_count(24)
    expect(page.locator(".board .picture")).to_be_in_viewport()
    page.keyboard.press("u")
    expect(moves).to_have_count(2)


def test_where_all_bowls_lie_open_one_sees_through_them_and_plays(visit: Visit) -> None:
    page = see_board(visit("/analysis/ronda"))
    bowl = page.locator(".board [data-bowl='3']")
    expect(bowl).to_have_attribute("aria-label", re.compile(r"Bol 3, couvert(?!.*haricot)(?!.*vide)"))
    page.get_by_label(words("web-eyes")).select_option(label=words("web-eyes-open"))
    expect(bowl).to_have_attribute("aria-label", re.compile("Bol 3, couvert\u00a0: (vide|[1-5] haricot)"))
    expect(page.locator(".board svg .dome.glass")).to_have_count(10)
    expect(page.locator(".board svg .tag")).to_have_count(10)
    bowl.click()
    expect(page.locator(".panel nav button")).to_have_count(2)
    expect(page.locator(".board svg .dome.glass")).to_have_count(9)
    page.locator(".engine .move").first.click(timeout=ENGINE)
    expect(page.locator(".panel nav button")).to_have_count(3)


def test_a_move_is_in_the_address_however_soon_the_page_is_left(visit: Visit) -> None:
    page = see_board(visit("/analysis/kala"))
    expect(page).to_have_url(re.compile("#"))
    for _ in range(3):
        page.locator(".board [data-cell].lit").first.click()
    moves = page.locator(".panel nav button")
    expect(moves).to_have_count(2)
    page.keyboard.press("ArrowLeft")
    page.goto("/rules/kala")
    page.go_back()
    see_board(page)
    expect(moves).to_have_count(2)
    expect(moves.first).to_have_attribute("aria-current", "step")
    for key in ("ArrowRight", "ArrowLeft", "ArrowRight"):
        page.keyboard.press(key)
    page.get_by_role("banner").get_by_role("link").first.click()
    expect(page).not_to_have_url(re.compile("/analysis"))
    page.go_back()
    expect(moves.nth(1)).to_have_attribute("aria-current", "step")


def test_a_new_board_begins_with_the_first_seat_and_the_menu_has_another(visit: Visit) -> None:
    page = see_board(visit("/analysis/kala"))
    for _ in range(3):
        page.locator(".board [data-cell].lit").first.click()
    moves = page.locator(".panel nav button")
    expect(moves.nth(1)).to_be_visible()
    page.get_by_role("button", name=words("web-more")).filter(visible=True).click()
    page.get_by_role("dialog").get_by_role("button", name=words("web-analysis-empty")).click()
    expect(moves).to_have_count(1)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_addresses_of_no_game_and_of_nothing_lead_to_what_there_is(visit: Visit) -> None:
    for path in ("analysis", "puzzles"):
        page = visit(f"/{path}/nosuch")
        expect(page.get_by_role("alert")).to_have_text(words("web-game-unknown"))
        page.get_by_role("main").get_by_role("link", name="Kala").click()
        expect(page).to_have_url(re.compile(f"/{path}/kala"))
        see_board(page)
    page = visit("/analysis/%E0%A4%A")
    expect(page.get_by_role("heading", name=words("web-nothing-here"))).to_be_visible()


def test_the_engine_and_the_list_say_a_move_alike_and_another_game_is_called_so(visit: Visit) -> None:
    page = see_board(visit("/analysis/kala"))
    line = page.locator(".engine .move .words").first
    expect(line).to_have_text(re.compile(r"^semer (\w\d, )+\w\d"), timeout=ENGINE)
    said = line.inner_text()
    page.locator(".engine .move").first.click()
    expect(page.locator(".panel [aria-current]")).to_contain_text(said)
    shot(page, "analysis-alike")
    until(page, lambda: "#" in page.url, "for the address")
    other = visit(f"/analysis/ronda#{page.url.partition('#')[2]}")
    expect(other.get_by_role("alert")).to_have_text(words("web-analysis-other-game"))


def test_on_small_screens_a_line_of_the_engine_is_seen_at_once(visit: Visit) -> None:
    for width, height in ((360, 640), (844, 390)):
        page = visit("/", "phone", viewport={"width": width, "height": height})
        for game in ("kala", "ronda", "rondelic"):
            page.goto(f"/analysis/{game}")
            see_board(page)
            line = page.locator(".engine .move").first
            expect(line).to_be_visible(timeout=ENGINE)
            box, steps = line.bounding_box(), page.locator(".analysis > .steps").bounding_box()
            assert box is not None
            assert steps is not None
            assert box["y"] + box["height"] / 2 < steps["y"], (game, width)


def test_with_large_letters_all_players_of_an_analysis_are_seen(visit: Visit) -> None:
    for size in ("desktop", "phone"):
        page = see_board(visit("/analysis/rondelic", size))
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        players = page.locator(".players ul")
        expect(players.locator("li")).to_have_count(5)
        assert players.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), size
