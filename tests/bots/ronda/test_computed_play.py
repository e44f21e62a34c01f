"""The one who computes at Ronda."""

import pytest

from haricot.bots import levels
from haricot.texts import say
from tests.bots.ronda.situations import PAIRS, seen
from tests.games.known import ronda


def test_the_one_who_computes_goes_on_where_the_odds_are_good_and_stops_where_they_are_not() -> None:
    compute = levels("ronda")["gousse"]
    known = seen(PAIRS, "2", "7")
    assert compute(known, 0, 1.0).move in ("+2", "+7")
    filled = PAIRS.replace("stocks=10,10 black=0", "stocks=10,4 black=6")
    assert compute(seen(filled, "2", "7", "+7"), 0, 1.0).move == "stop"


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"good": 1, "all": 5, "beans": 2}, "1 sur 5 cache 2 haricots"),
        ({"good": 2, "all": 5, "beans": 1}, "2 sur 5 cachent 1 haricot"),
        ({"good": 2, "all": 3, "beans": 0}, "2 sur 3 sont vides"),
        ({"good": 1, "all": 1, "beans": 0}, "le seul qui reste est vide"),
    ],
    ids=str,
)
def test_odds_are_told_in_good_french(values: dict[str, int], words: str) -> None:
    assert say("bot-ronda-odds", "fr", **values) == words


def test_those_who_compute_do_not_wait_for_ever() -> None:
    """In this game only fours match in the end, and whoever empties one of them gives the next player two noughts."""
    state = ronda.new(3, seed=3, **ronda.game.presets["children"])
    views = [[state.view(seat)] for seat in range(3)]
    for number in range(1, 500):
        if state.turn is None:
            return
        state = state.play(levels("ronda")["gousse"](views[state.turn], number, 1.0).move)
        for seat in range(3):
            views[seat].append(state.view(seat))
    raise AssertionError(f"nobody wants to add a bean any more: {state}")
