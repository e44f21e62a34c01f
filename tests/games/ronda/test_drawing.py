"""Ronda in a terminal: every view can be drawn, in a width that fits, and shows no more than the view."""

from random import Random
from typing import Any

import pytest

from haricot.games.ronda.drawing import draw, explain
from haricot.games.ronda.rules import Ronda
from haricot.texts import LANGUAGES
from tests.games.known import ronda

FIVES = "bowls=5.5.2.3.0.0.1.2.0.2 stocks=10,7 black={black} box={box} turn=0 open=- covered=- phase=lift"


def played(*moves: str, black: int = 0, **options: Any) -> Ronda:
    state = ronda.position(FIVES.format(black=black, box=3 - black), **options)
    for move in moves:
        state = state.play(move)
    return state


def told(state: Ronda, lang: str = "en") -> list[str]:
    """The lines below the legend: what just happened."""
    return draw(state.view(0), lang).plain.split("\n\n")[-1].splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, ronda.game.presets["children"]], ids=["original", "children"])
def test_every_view_fits_into_sixty_columns(lang: str, options: dict[str, Any]) -> None:
    state, rng = ronda.new(5, seed=2, **options), Random(2)
    while state.turn is not None:
        for view in (state.view(None), state.view_again(None)):
            lines = draw(view, lang).plain.splitlines()
            assert max(map(len, lines)) <= 60
            assert len(lines) <= 20
        for move in state.moves():
            assert len(explain(str(move), state.view(None), lang)) <= 40
        state = state.play(rng.choice(state.moves()))
    assert draw(state.view(None), lang)


def test_a_bowl_shows_whether_it_is_open_and_what_is_in_sight() -> None:
    text = draw(played("4").view(0), "en").plain
    assert "[ 4 ]" in text
    assert "●●● 3" in text
    mistaken = draw(played("4", "7").view(0), "en").plain
    assert "( 4 )" in mistaken
    assert "(●●● 3)" in mistaken
    assert "(● 1)" in mistaken
    assert "●●● 3" not in draw(played("4", "7", "3").view(0), "en").plain


def test_an_empty_bowl_shows_a_nought() -> None:
    assert "    0    " in draw(played("5").view(0), "en").plain
    assert told(played("5")) == ["Player 1 lifts bowl 5: nothing!"]


def test_what_just_happened_is_told() -> None:
    assert told(played("4", "7", black=2)) == [
        "Player 1 lifts bowl 7: 1 bean.",
        "No match: both are covered, and the turn is over.",
        "Player 1 takes a bean from the black bowl.",
    ]
    assert told(played("1", "2", "+2")) == [
        "Player 1 adds a bean to bowl 2, which now hides 6.",
        "The 6 beans go into the black bowl.",
    ]
    assert told(played("1", "2", "+2", black=2))[-1] == "The 6 beans leave the game."
    assert told(played("3", "8", "+8", "=8"), "fr") == ["Joueur 1 continue avec le bol 8."]


def test_a_move_is_explained_by_what_is_in_sight() -> None:
    view = played("3", "8").view(0)
    assert explain("+3", view, "en") == "makes 3"
    assert explain("pass", view, "fr") == "passer\u00a0: recouvrir les deux"
    view = played("3", "8", "+3").view(0)
    assert explain("=3", view, "en") == "look for a matching bowl (3)"
    assert explain("=8", view, "en") == "look for a matching bowl (2)"
    assert explain("+1", played("1", "2").view(0), "en") == "the 6 go into the black bowl"
    assert explain("+1", played("1", "2", black=2).view(0), "en") == "the 6 go into the box"
    assert explain("4", played().view(0), "en") == ""
