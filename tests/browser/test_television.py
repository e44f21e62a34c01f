"""Television and phones: a screen that takes no part, a code that leads to it, a board that fills it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import haricot
from haricot.core.game import State
from tests.browser.pages import is_to_act, shot, words
from tests.browser.players import player_of
from tests.browser.staged_table import StagedTable
from tests.browser.tables import Visit, choose, see_board, sit_down
from tests.browser.turns import give_up, one_move, play_out

SCREENS = ((1280, 720), (1920, 1080), (3840, 2160))

OUT_OF_SIGHT = """() => {
  const [wide, high] = [innerWidth, innerHeight];
  const wrong = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > wide || root.scrollHeight > high) wrong.push('the page scrolls');
  for (const one of document.querySelectorAll('.television *')) {
    if (!one.checkVisibility({visibilityProperty: true}) || one.closest('.unseen, svg')) continue;
    const b = one.getBoundingClientRect();
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || b.width < 2) continue;
    if (b.left < -1 || b.top < -1 || b.right > wide + 1 || b.bottom > high + 1)
      wrong.push(`out of sight: ${one.className} ${one.textContent.trim().slice(0, 30)}`);
    if (parseFloat(getComputedStyle(one).fontSize) < 0.0245 * high)
      wrong.push(`too small: ${one.className} ${one.textContent.trim().slice(0, 30)}`);
  }
  const picture = document.querySelector('.television .picture');
  if (picture && picture.getBoundingClientRect().height < 0.72 * high) wrong.push('the board does not fill the screen');
  return wrong;
}"""


def check_screens(screen: Page, name: str) -> None:
    """Nothing runs over the edge, and all can be read from four metres."""
    screen.evaluate("document.fullscreenElement && document.exitFullscreen()")  # its window is to be resized
    for width, height in SCREENS:
        screen.set_viewport_size({"width": width, "height": height})
        shot(screen, f"television-{name}-{width}")
        assert screen.evaluate(OUT_OF_SIGHT) == [], f"{name} at {width}"


def type_code(phone: Page, code: str, name: str | None = None) -> None:
    """Whoever was never here before is asked for a name."""
    phone.get_by_label(words("web-join-code")).fill(code)
    phone.get_by_role("button", name=words("web-join-go")).click()
    if name is not None:
        phone.get_by_label(words("web-welcome-name")).fill(name)
        phone.keyboard.press("Enter")


def test_phones_come_by_a_code_the_first_leads_and_the_screen_shows_what_all_may_see(visit: Visit) -> None:
    screen = visit("/game/ronda")
    screen.get_by_role("button", name="Table et téléphones").click()
    corner = screen.get_by_role("complementary", name=words("web-join-here"))
    expect(corner.get_by_alt_text("Code QR du lien")).to_be_visible()
    code = corner.locator("strong").inner_text()
    check_screens(screen, "gathering")
    phones = [visit("/", "phone") for _ in range(3)]
    type_code(phones[0], "ABCDEF", "Zoé")
    expect(phones[0].get_by_role("alert")).to_contain_text("n’ouvre aucune table")
    shot(phones[0], "code-phone")
    for phone, name in zip(phones, (None, "Zoé", "Tom"), strict=True):
        type_code(phone, code.lower(), name)
        sit_down(phone)
    names = [name for name in screen.locator(".seats li").all_inner_texts() if name.strip()]
    assert len(set(names)) == 3, "each name is at the table once"
    assert any("Zoé" in name for name in names), names
    expect(screen.get_by_role("button", name="Commencer")).to_have_count(0)
    phones[0].get_by_role("button", name="Commencer").click()
    for page in (screen, *phones):
        see_board(page)
    expect(corner).to_have_count(0)
    play_out(phones, "ronda", 2)
    assert not screen.locator(".board [data-bowl][aria-disabled=false]").count()
    assert (player_of(screen).view or {})["seat"] is None
    assert sum(is_to_act(phone) for phone in phones) <= 1
    expect(screen.locator(".line strong")).not_to_be_empty()
    check_screens(screen, "ronda")
    late = visit("/", "phone")
    type_code(late, code, "Anne")
    expect(late.get_by_role("alert")).to_contain_text("n’ouvre aucune table")
    for phone in phones:
        give_up(phone)
    expect(screen.locator(".television.over")).to_be_visible(timeout=60_000)
    check_screens(screen, "over")
    phones[0].get_by_role("button", name=words("web-options")).click()
    expect(phones[0].get_by_role("button", name=words("web-next-prepare"))).to_be_visible()


CUT_NAMES = """() => [...document.querySelectorAll('.television .players strong')].filter((one) =>
  one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def test_five_are_named_in_full_and_nothing_is_told_before_the_board_has_shown_it(visit: Visit) -> None:
    screen = visit("about:blank")
    screen.add_init_script("localStorage.setItem('haricot.waits', 'on')")
    screen.set_viewport_size({"width": 1280, "height": 720})
    before, after = end_of_a_round(5)
    table = StagedTable(screen, "rondelic", 5, seat=None, screen=True)
    table.open(before)
    assert screen.evaluate(CUT_NAMES) == []
    check_screens(screen, "five")
    stood = screen.locator(".players .stands").all_inner_texts()
    told = table.position(after)
    table.number += 1
    event = {"kind": "played", "at": 0, "by": None, "seat": 0, "how": "person"}
    sight = {key: told[key] for key in ("view", "drawing", "moves", "deadline")}
    table.tell({"kind": "event", "number": table.number, "event": event, **sight})
    expect(screen.locator(".spoken")).to_contain_text("Carte la plus basse")
    assert screen.locator(".players .stands").all_inner_texts() == stood, "all cards lie open, nobody has moved yet"
    check_screens(screen, "telling")
    screen.locator(".goon").dispatch_event("click")
    expect(screen.locator(".spoken")).to_have_count(0)
    assert screen.locator(".players .stands").all_inner_texts() != stood


def end_of_a_round(seats: int) -> tuple[State, State]:
    """The position before the move that ends the first round, and after it."""
    state: State = haricot.game("rondelic").new(seats=seats, seed=3)
    while True:
        after = state.play(state.moves()[0])
        if after.view(None)["last"]["ended"]:
            return state, after
        state = after


@pytest.mark.parametrize("game", ["kala", "rondelic", "rondorondo"])
def test_every_board_fills_a_television_and_no_hand_is_on_it(visit: Visit, game: str) -> None:
    screen = visit(f"/game/{game}")
    choose(screen, game)
    screen.get_by_role("button", name="Table et téléphones").click()
    code = screen.get_by_role("complementary").locator("strong").inner_text()
    phone = visit("/", "phone")
    type_code(phone, code, "")
    sit_down(phone)
    all_bots = phone.get_by_role("button", name=words("web-fill-with-bots"))
    (all_bots if all_bots.count() else phone.get_by_role("button", name=words("web-add-bot"))).click()
    phone.get_by_role("button", name="Commencer").click()
    see_board(screen)
    see_board(phone)
    one_move([phone], game)
    assert (player_of(screen).view or {})["seat"] is None
    check_screens(screen, game)
