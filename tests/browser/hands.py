"""Hands that make a move on each board as people do: by pressing what lies there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, expect

from haricot.texts import say
from tests.browser.minds import mind_of

PATIENCE = 30_000
READING = ".board .asking.looking .button, .board .talk > .button"

Maker = Callable[[Page, str, Sequence[str]], None]
Reader = Callable[[Page], bool]


def words(key: str, **values: str | int) -> str:
    """As the French pages say it."""
    return say(key, "fr", **values)


def is_to_act(page: Page) -> bool:
    return page.locator(".status.mine").count() > 0


def until(page: Page, true: Callable[[], object], what: str) -> None:
    """Waits for something that the page alone cannot tell."""
    for _ in range(PATIENCE // 15):
        if true():
            return
        page.wait_for_timeout(15)
    refused = page.locator(".refused").all_inner_texts()
    raise AssertionError(f"waited in vain: {what} {refused}")


def until_told(page: Page, number: int, what: str) -> None:
    """Waits until the page was told something after that number."""
    until(page, lambda: mind_of(page).number > number, what)


def read_on(page: Page) -> bool:
    """Presses the button under what is shown for a moment; whether there was one."""
    reading = page.locator(READING)
    if not reading.count():
        return False
    with suppress(Error):  # it may go by itself just now
        reading.first.click(timeout=1000)
    return True


def wait_for_turn(page: Page, reads_on: Reader = read_on) -> None:
    until(page, lambda: not reads_on(page) and is_to_act(page), "for one’s turn")


def see_the_end(page: Page) -> None:
    until(page, lambda: not read_on(page) and page.locator("#result").count(), "for the result")


def make(page: Page, game: str, move: str, moves: Sequence[str]) -> None:
    """Makes that move, one of those that are legal, on the board."""
    MAKERS[game](page, move, moves)


def play_out(pages: Sequence[Page], game: str, most: int = 250) -> int:
    """Everybody plays to the end, or so many moves; each mind knows what its own page was told. How many moves."""
    made = 0
    while made < most and one_move(pages, game):
        made += 1
    return made


def one_move(
    pages: Sequence[Page], game: str, makers: Mapping[str, Maker] | None = None, reads_on: Reader = read_on
) -> bool:
    """Whoever of these is to act makes one move, and all are told; False where the game ends without them."""
    page = next_to_act(pages)
    if page is None:
        return False
    mind = mind_of(page)
    wait_for_turn(page, reads_on)
    number = mind.number
    seat = (mind.view or {})["seat"]
    (makers or MAKERS)[game](page, mind.move(game, seat), mind.moves(game))
    for one in pages:
        until_told(one, number, f"for the news of a move of {game}")
    return True


def next_to_act(pages: Sequence[Page]) -> Page | None:
    """The page whose turn it is, once the bots have played; None when the game is over."""
    acting: list[Page | None] = []

    def somebody_acts() -> bool:
        view = mind_of(pages[0]).view or {"turn": -1}
        seats = {(mind_of(one).view or {"seat": -2})["seat"]: one for one in pages}
        acting[:] = [None] if view["turn"] is None else [seats[view["turn"]]] if view["turn"] in seats else []
        return bool(acting)

    until(pages[0], somebody_acts, "for somebody to act")
    return acting[0]


def sow(page: Page, move: str, moves: Sequence[str]) -> None:
    """Cell by cell; harvest and stepping aside are asked only where there is a choice."""
    way, _, aside = move.partition(">")
    path = way.removesuffix("x")
    for cell in re.findall("..", path)[1:]:
        page.locator(f".board [data-cell={cell}].lit").click()
    if any(other.startswith(path + "x") for other in moves):
        answers = page.locator(".board .asking.choice .row .button")
        (answers.nth(0) if way.endswith("x") else answers.nth(1)).click()
    if sum(other.startswith(way + ">") for other in moves) > 1:
        page.locator(f".board [data-cell={aside}].lit").click()


def touch_bowls(page: Page, move: str, moves: Sequence[str]) -> None:
    if move in ("pass", "stop"):
        page.locator(".board .asking").get_by_role("button", name=words(f"web-ronda-{move}")).click()
    elif move.startswith("+"):
        name = words("web-ronda-add", bowl=int(move[1:]))
        page.locator(".board .asking").get_by_role("button", name=name, exact=True).click()
    else:
        page.locator(f'.board [data-bowl="{move.removeprefix("=")}"][aria-disabled=false]').click()


def say_word(page: Page, move: str, moves: Sequence[str]) -> None:
    page.locator(".board .words .button").filter(has_text=words(f"web-rondelic-do-{move}")).first.click()


def lay_cards(page: Page, move: str, moves: Sequence[str]) -> None:
    """Taps a card, then its place in the rack."""
    board = page.locator(".board")
    if move in ("pass", "decline", "accept", "reject"):
        board.get_by_role("button", name=words(f"web-rondorondo-do-{move}"), exact=True).click()
        return
    if move.startswith("~"):
        held(page, move[1:]).click()
        board.locator(".actions .button:enabled").filter(has_text=re.compile("Échanger")).click()
        return
    for place, sign in placed(move):
        held(page, "?" if sign.islower() else sign).click()
        board.locator(f'[data-place="{place}"]').click()
        if sign.islower():
            page.get_by_role("dialog").get_by_role("button", name=sign.upper(), exact=True).click()
    board.locator(".actions .button.main").click()


def placed(move: str) -> list[tuple[int, str]]:
    """Which signs a word lays where: -1 is before the rack."""
    parts = re.fullmatch(r"(?:(.)<)?(.*?)(?:>(.))?", move)
    assert parts is not None
    before, middle, after = parts.groups()
    laid = [(place, sign) for place, sign in enumerate(middle) if sign != "."]
    return [(-1, before)] * bool(before) + laid + [(len(middle), after)] * bool(after)


def held(page: Page, card: str) -> Locator:
    """A card of the hand that does not lie in the rack yet."""
    names = {"?": words("web-rondorondo-card-joker"), "-": words("web-rondorondo-card-eraser")}
    name = re.compile(rf"^\s*{names.get(card, card)}\b")
    return page.locator(".board .hand .held:enabled").filter(has_text=name).first


MAKERS: dict[str, Maker] = {"kala": sow, "ronda": touch_bowls, "rondelic": say_word, "rondorondo": lay_cards}


def resign(page: Page) -> None:
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(page.locator("#result")).to_be_visible(timeout=PATIENCE)
