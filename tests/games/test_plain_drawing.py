"""The drawing of a game that brings none: any view can be drawn, in sixty columns, with the turn and the reader."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import haricot
from haricot.games.plain_drawing import WIDTH, draw
from haricot.lab.random_play import readers, some_states
from haricot.texts import LANGUAGES

VIEW = {"game": "nameless", "seats": 2, "options": {}, "seat": 0, "turn": 1, "outcome": None, "last": None}

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda more: st.lists(more) | st.dictionaries(st.text(), more),
)


def drawn(**fields: Any) -> str:
    return draw({**VIEW, **fields}, "en").plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", haricot.games())
def test_views_of_our_own_games_fit_into_sixty_columns(name: str, lang: str) -> None:
    for state in some_states(haricot.game(name), seed=1, count=4):
        for reader in readers(state):
            lines = draw(state.view(reader), lang).plain.splitlines()
            assert max(map(len, lines)) <= WIDTH


@settings(deadline=None)
@given(fields=st.dictionaries(st.text(alphabet="abc_", min_size=1, max_size=9), JSON, max_size=4))
def test_whatever_a_view_holds_can_be_drawn(fields: dict[str, Any]) -> None:
    for line in drawn(**fields).splitlines():
        assert len(line) <= WIDTH, json.dumps(fields)


def test_the_reader_and_the_turn_are_named() -> None:
    assert drawn().splitlines() == ["  Player 1 (you)", "► Player 2"]


def test_a_field_stands_beside_its_name() -> None:
    assert "next card  7" in drawn(next_card=7)


def test_a_grid_is_drawn_as_rows() -> None:
    rows = drawn(cells=[["X", None, "O"], ["", "X", ""], [10, True, False]]).splitlines()
    assert rows[-3:] == ["   X  –  O", "   –  X  –", "  10  ✓  ✗"]


def test_lines_of_text_stay_as_they_are() -> None:
    assert drawn(board="X.O\n.X.").splitlines()[-3:] == ["board", "  X.O", "  .X."]


def test_the_last_move_is_told() -> None:
    assert drawn(last={"move": "b2"}).splitlines()[-1] == "Last move  b2"


def test_what_is_known_of_the_last_move_names_its_seat() -> None:
    assert drawn(last={"seat": 1, "card": None}).splitlines()[-1] == "Last move  Player 2"
    assert drawn(last={"seat": 1, "move": "b2"}).splitlines()[-1] == "Last move  Player 2  b2"
    told = drawn(last={"seat": 1, "bids": [3, 4], "won_by": None}).splitlines()[-2:]
    assert told == ["Last move  Player 2", "  bids 3 4"]


def test_the_last_move_is_told_in_one_form_whatever_else_is_known_of_it() -> None:
    assert drawn(last={"seat": 1, "move": "hold"}).splitlines()[-1] == "Last move  Player 2  hold"
    assert drawn(last={"seat": 0, "move": "roll", "die": 1}).splitlines()[-1] == "Last move  Player 1  roll  die 1"
    assert drawn(last={"die": 1, "move": "roll", "seat": 0}).splitlines()[-1] == "Last move  Player 1  roll  die 1"
    dice = drawn(last={"seat": 0, "move": "roll", "dice": [1, 6]}).splitlines()[-2:]
    assert dice == ["Last move  Player 1  roll", "  dice 1 6"]


@settings(deadline=None)
@given(last=st.dictionaries(st.sampled_from(["seat", "move", "die"]), JSON))
def test_whatever_is_known_of_the_last_move_can_be_drawn(last: dict[str, Any]) -> None:
    assert max(map(len, drawn(last=last).splitlines())) <= WIDTH


def test_a_position_is_shown_only_where_there_is_nothing_else() -> None:
    assert "position  a=1" in drawn(position="a=1")
    assert "a=1" not in drawn(position="a=1", board="X.O")


def test_whoever_has_won_is_marked_and_points_are_shown() -> None:
    ended = {"winners": [1], "scores": [3, 40], "ranks": [2, 1]}
    assert drawn(turn=None, outcome=ended).splitlines() == ["  Player 1 (you) 3", "★ Player 2 40"]


def test_what_is_nested_deeply_can_still_be_read() -> None:
    hands = [{"seat": 0, "cards": [6, 1]}, {"seat": 1, "cards": []}]
    assert drawn(hands=hands).splitlines()[-5:] == ["hands", "  – seat 0", "    cards 6 1", "  – seat 1", "    cards –"]


def test_what_would_steer_a_terminal_is_not_drawn() -> None:
    deep: object = "\x1b[2J"
    for _ in range(60):
        deep = [deep, {"a": 1}]
    assert "\x1b" not in drawn(word="\x1b[2J", deep=deep)
    assert "7\u00a0€" in drawn(word="7\u00a0€")
