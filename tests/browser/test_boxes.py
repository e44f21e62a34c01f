"""On every screen the whole board and every choice are in sight, covered by nothing, and stay where they are.

Asked of the browser as boxes, for random real positions of all games, in every phase, with few and many players.
`HARICOT_POSITIONS=40` looks at so many of each instead of a few; `HARICOT_SHOTS` names a folder for pictures.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

import haricot
from haricot.core.game import State, View
from tests.browser.accessibility import DRAWN
from tests.browser.boxes import SIZES, look, shot_name
from tests.browser.pages import shot
from tests.browser.staged_table import StagedTable
from tests.browser.tables import Visit

POSITIONS = int(os.environ.get("HARICOT_POSITIONS", "1"))
MOST_PLAYERS = 10


def crowds(game: str) -> list[int]:
    """How many may play: the fewest, and as many as ten."""
    seats = [one for one in haricot.game(game).seats if one <= MOST_PLAYERS]
    return sorted({seats[0], seats[-1]} | set(seats if POSITIONS > 10 else ()))


def phase_of(view: View) -> tuple[object, bool]:
    """As the game says, and in RondoRondo: beside all opening words, a long rack, a hand of two rows; whether rare."""
    hand = (view.get("hands") or ("",))[0 if "hands" not in view else view["seat"]] or ""
    first = view.get("phase") == "play" and bool(view.get("bids"))
    many, long = len(hand) > 7, len(view.get("rack") or "") > 6
    return (view.get("phase"), first, many, long), first or many or long


def positions(game: str, seats: int, chance: Random) -> Iterator[State]:
    """By random play, one of each phase first; the end of a game too."""
    seen: dict[object, int] = {}
    for _ in range(POSITIONS):
        state: State = haricot.game(game).new(seats=seats, seed=chance.getrandbits(30))
        while state.turn is not None:
            phase, rare = phase_of(state.view(state.turn))
            if seen.get(phase, 0) < POSITIONS and (rare or chance.random() < 0.2):
                seen[phase] = seen.get(phase, 0) + 1
                yield state
            if len(str(state)) > 2000 or sum(seen.values()) > 7 * POSITIONS:
                break
            state = state.play(chance.choice(state.moves()))
        else:
            if seen.get(None, 0) < POSITIONS:
                seen[None] = seen.get(None, 0) + 1
                yield state


@pytest.mark.parametrize("game", haricot.games())
def test_the_board_and_every_choice_are_in_sight_on_every_screen(visit: Visit, game: str) -> None:
    found: dict[str, str] = {}
    jumps: dict[str, str] = {}
    for seats in crowds(game):
        table: StagedTable | None = None
        stood: dict[tuple[int, int], dict[str, str]] = {}
        for number, state in enumerate(positions(game, seats, Random(seats))):
            seat = 0 if state.turn is None else state.turn
            if table is None:
                table = StagedTable(visit("about:blank"), game, seats, seat=seat)
                table.open(state)
            else:
                table.seat = seat
                table.show(state)
            for size in SIZES:
                wrong, stands = look(table.page, size)
                for one in wrong:
                    found.setdefault(f"{size} {one}", f"{seats} players, {state}")
                if state.turn is not None and stood.setdefault(size, stands) != stands:
                    jumps.setdefault(f"{size} {seats} players", f"{stood[size]} {stands} {state}")
                shot(table.page, shot_name(game, seats, number, *size))
    assert not found, "\n".join(f"{one}: {where[:160]}" for one, where in found.items())
    assert not jumps, "\n".join(f"{one}: {where[:400]}" for one, where in jumps.items())


TWICE = {"standard": 32, "fixed": 26}
"""What a reader sets in the browser who wants letters twice as large."""
SIDEWAYS = """() => {
  const [wide, high] = [document.documentElement.clientWidth, window.innerHeight];
  const ask = document.querySelector('.play .ask').getBoundingClientRect();
  const wider = [...document.querySelectorAll('.play *')].filter((one) => one.checkVisibility()
    && one.getBoundingClientRect().right > wide + 1 && !one.closest('.strip, .told')).map((one) => one.className);
  const sideways = document.scrollingElement.scrollWidth > wide && `too wide: ${wider}`;
  const outside = [...document.querySelectorAll('.board button')].filter((one) => one.checkVisibility()
    && (one.getBoundingClientRect().right > wide + 1 || one.getBoundingClientRect().left < -1)).length;
  const asked = ask.top >= 0 && (ask.bottom <= high + 1 || ask.top < high - 100);
  const covered = [...document.querySelectorAll('.picture button')].filter((one) => {
    scrollTo(0, 0);
    scrollTo(0, one.getBoundingClientRect().top - 2);
    const b = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2));
  }).length;
  scrollTo(0, 0);
  const isLarge = wide >= 390 && wide < high && ask.height > 0.56 * high;
  return [sideways, outside, asked, covered, isLarge && Math.round(ask.height)];
}"""


@pytest.mark.parametrize("game", haricot.games())
def test_letters_twice_as_large_scroll_down_only_and_what_is_asked_stays_in_sight(visit: Visit, game: str) -> None:
    seats = crowds(game)[-1]
    state = next(positions(game, seats, Random(1)))
    table = StagedTable(visit("about:blank"), game, seats, seat=state.turn)
    table.open(state)
    session = table.page.context.new_cdp_session(table.page)
    session.send("Page.setFontSizes", {"fontSizes": TWICE})
    wrong = []
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        table.page.evaluate(DRAWN)
        sideways, outside, asked, covered, large = table.page.evaluate(SIDEWAYS)
        shot(table.page, shot_name(game, "large", width, height))
        if sideways or outside or not asked or covered or large:
            wrong.append((width, height, sideways, outside, asked, covered, large))
    assert not wrong
