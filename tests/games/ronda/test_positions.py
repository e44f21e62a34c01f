"""Ronda's notation, read strictly; and what players are told when they try what is not allowed."""

from typing import Any

import pytest

import haricot
from haricot.texts import LANGUAGES, say
from tests.games.known import ronda

START = "bowls=0.1.2.3.4.0.1.2.3.4 stocks=10,10 black=0 box=0 turn=0 open=- covered=- phase=lift"


def changed(**fields: str) -> str:
    """The start position, but for these fields."""
    words = dict(word.split("=", 1) for word in START.split())
    return " ".join(f"{name}={value}" for name, value in (words | fields).items())


def refusal(**fields: str) -> str:
    options: dict[str, Any] = {name: fields.pop(name) for name in ("flow",) if name in fields}
    if "cap" in fields:
        options["cap"] = int(fields.pop("cap"))
    with pytest.raises(haricot.BadPosition) as refused:
        ronda.position(changed(**fields), **options)
    for lang in LANGUAGES:
        assert say(refused.value.sentence, lang)
    return refused.value.key


def illegal(text: str, move: str, **options: Any) -> str:
    state = ronda.position(text, **options)
    with pytest.raises(haricot.IllegalMove) as refused:
        state.play(move)
    for lang in LANGUAGES:
        assert say(refused.value.sentence, lang)
    return refused.value.key


def test_the_start_is_written_as_in_the_rules() -> None:
    assert str(ronda.position(START)) == START
    assert ronda.position(START).turn == 0


@pytest.mark.parametrize(
    ("fields", "options"),
    [
        ({"open": "3"}, {}),
        ({"open": "3", "covered": "8"}, {}),
        ({"open": "10"}, {}),
        ({"open": "3.8", "phase": "match"}, {}),
        ({"open": "8.3", "phase": "match"}, {}),
        ({"open": "2.3", "phase": "added"}, {}),
        ({"open": "3.2", "phase": "added"}, {}),
        ({"covered": "3.8"}, {}),
        ({"covered": "3.8", "phase": "added"}, {"flow": "simple"}),
        ({"phase": "added"}, {"flow": "simple"}),
        ({"stocks": "0,10", "box": "10", "covered": "3.8"}, {}),
        ({"stocks": "10,0", "box": "10", "turn": "1"}, {}),
        ({"stocks": "3,17"}, {}),
        ({"stocks": "10,2", "black": "8"}, {}),
        ({"stocks": "10,2", "black": "8"}, {"penalty": False}),
        ({"stocks": "9,9"}, {"stock": 9}),
        ({"stocks": "10,10,10,10,10", "turn": "4"}, {}),
    ],
)
def test_positions_are_read_and_written(fields: dict[str, Any], options: dict[str, Any]) -> None:
    text = changed(**fields)
    state = ronda.position(text, **options)
    assert str(state) == text
    assert ronda.position(str(state), **state.options) == state


def test_positions_need_not_be_reachable() -> None:
    state = ronda.position(changed(bowls="5.5.5.5.0.0.0.0.0.0"))
    assert {str(move) for move in state.play("1").play("2").moves()} == {"+1", "+2", "pass"}


@pytest.mark.parametrize(
    ("key", "fields"),
    [
        ("position-count", {"bowls": "0.1.2.3.4.0.1.2.3"}),
        ("position-count", {"bowls": "0.1.2.3.4.0.1.2.3.4.0"}),
        ("position-number", {"bowls": "00.1.2.3.4.0.1.2.3.4"}),
        ("position-number", {"bowls": "-.1.2.3.4.0.1.2.3.4"}),
        ("position-number", {"bowls": "٠.1.2.3.4.0.1.2.3.4"}),
        ("position-number", {"stocks": "10,"}),
        ("position-number", {"stocks": "+10,10"}),
        ("position-number", {"black": "-1", "box": "1"}),
        ("position-choice", {"turn": "2"}),
        ("position-choice", {"turn": "-"}),
        ("position-choice", {"turn": "00"}),
        ("position-choice", {"phase": "play"}),
        ("position-number", {"open": "x"}),
        ("position-number", {"open": ""}),
        ("position-number", {"open": "3."}),
        ("position-number", {"open": "03"}),
        ("position-number", {"open": "3,8", "phase": "match"}),
        ("ronda-bowl-unknown", {"open": "0"}),
        ("ronda-bowl-unknown", {"covered": "11"}),
        ("ronda-more-than-two", {"covered": "1.2.3"}),
        ("ronda-bowl-twice", {"open": "3.3", "phase": "match"}),
        ("ronda-bowl-twice", {"open": "3", "covered": "3"}),
        ("ronda-bowl-over-the-cap", {"bowls": "6.1.2.3.4.0.1.2.1.0"}),
        ("ronda-bowl-over-the-cap", {"bowls": "5.1.2.3.4.0.1.2.2.0", "cap": "4"}),
        ("ronda-beans", {"box": "1"}),
        ("ronda-beans", {"stocks": "10,9"}),
        ("ronda-beans", {"stocks": "10,10,9"}),
        ("ronda-beans", {"bowls": "1.1.2.3.4.0.1.2.3.4"}),
        ("ronda-phase-lift", {"open": "3.8"}),
        ("ronda-phase-match", {"phase": "match"}),
        ("ronda-phase-match", {"open": "3", "phase": "match"}),
        ("ronda-phase-match", {"open": "3.4", "phase": "match"}),
        ("ronda-phase-added", {"phase": "added"}),
        ("ronda-phase-added", {"open": "3", "phase": "added"}),
        ("ronda-phase-added", {"open": "3.8", "phase": "added"}),
        ("ronda-phase-added", {"open": "1.3", "phase": "added"}),
        ("ronda-phase-added-simple", {"open": "2.3", "phase": "added", "flow": "simple"}),
        ("ronda-empty-stock", {"stocks": "10,0", "box": "10"}),
        ("ronda-empty-stock", {"stocks": "0,0", "box": "20"}),
        ("ronda-empty-stock", {"stocks": "0,10", "box": "10", "open": "3"}),
        ("ronda-empty-stock", {"stocks": "0,10", "box": "10", "open": "3.8", "phase": "match"}),
        ("ronda-empty-stock", {"stocks": "0,10", "box": "10", "phase": "added", "flow": "simple"}),
    ],
)
def test_broken_positions_are_refused_with_the_reason(key: str, fields: dict[str, Any]) -> None:
    assert refusal(**fields) == key


def test_a_position_has_two_to_five_seats() -> None:
    for stocks in ("10", "10,10,10,10,10,10"):
        with pytest.raises(haricot.BadOption):
            ronda.position(changed(stocks=stocks))


@pytest.mark.parametrize(
    ("key", "text", "move"),
    [
        ("ronda-lift-open", changed(open="3"), "3"),
        ("ronda-lift-covered", changed(open="3", covered="8"), "8"),
        ("ronda-match-pending", changed(open="3.8", phase="match"), "1"),
        ("ronda-match-pending", changed(open="3.8", phase="match"), "3"),
        ("ronda-match-pending", changed(open="3.8", phase="match"), "=3"),
        ("ronda-match-pending", changed(open="3.8", phase="match"), "stop"),
        ("ronda-add-elsewhere", changed(open="3.8", phase="match"), "+1"),
        ("ronda-added-pending", changed(open="2.3", phase="added"), "1"),
        ("ronda-added-pending", changed(open="2.3", phase="added"), "+2"),
        ("ronda-added-pending", changed(open="2.3", phase="added"), "pass"),
        ("ronda-keep-elsewhere", changed(open="2.3", phase="added"), "=1"),
        ("ronda-add-idle", START, "+1"),
        ("ronda-keep-idle", START, "=1"),
        ("ronda-pass-idle", START, "pass"),
        ("ronda-stop-idle", START, "stop"),
        ("ronda-stop-idle", changed(open="3"), "stop"),
        ("ronda-pass-idle", changed(open="3", covered="8"), "pass"),
    ],
)
def test_illegal_moves_are_refused_with_the_rule(key: str, text: str, move: str) -> None:
    assert illegal(text, move) == key


def test_in_the_simple_flow_no_bowl_is_kept() -> None:
    added = changed(covered="3.8", phase="added")
    assert illegal(added, "=3", flow="simple") == "ronda-keep-idle"
    assert illegal(added, "+3", flow="simple") == "ronda-add-idle"
    assert illegal(added, "pass", flow="simple") == "ronda-pass-idle"


@pytest.mark.parametrize("move", ["", "0", "11", "07", "+", "+0", "=11", "-7", "7 ", "PASS", "٧", "3.8", "++7"])
def test_what_is_no_move_is_told_how_moves_are_written(move: str) -> None:
    assert illegal(START, move) == "ronda-move-form"


def test_an_error_says_what_to_do_in_both_languages() -> None:
    state = ronda.position(changed(open="3.8", phase="match"))
    with pytest.raises(haricot.IllegalMove) as refused:
        state.play("1")
    assert (
        say(refused.value.sentence, "en")
        == "The open bowls hide the same number: add a bean to one of them (3 8), or pass."
    )
    assert "ajoutez un haricot à l’un d’eux (3 8)" in say(refused.value.sentence, "fr")


@pytest.mark.parametrize(
    "options",
    [
        {"flow": "fast"},
        {"cap": 6},
        {"cap": "5"},
        {"penalty": "no"},
        {"penalty": 0},
        {"stock": 8},
        {"first": 5},
        {"first": 2},
        {"seats": 1},
        {"seats": 6},
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(haricot.BadOption):
        ronda.new(**options)
