"""Kala's notation: what is written is read back, and what is broken is refused with a sentence about it."""

import pytest

import haricot
from tests.games.known import kala
from tests.known_types import there

START = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=28,28 granary=0 turn=0 extra=no"


def test_the_start_position_is_read_and_written() -> None:
    assert str(kala.position(START)) == START


def test_the_field_is_written_from_rank_4_to_rank_1() -> None:
    state = kala.position(START.replace("0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0", "1.0.0.0/0.0.0.0/0.0.0.0/0.0.0.2").replace(
        "reserves=28,28", "reserves=28,25"))  # fmt: skip
    assert state.view(0)["field"]["a4"] == 1
    assert state.view(0)["field"]["d1"] == 2


def test_parts_may_come_in_any_order_and_with_any_spaces() -> None:
    assert str(kala.position("  " + "\n ".join(reversed(START.split())))) == START


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("granary=0", "granary=1"), "kala-beans"),
        (("bowls=a1:0,d4:0", "bowls=a1:0,a1:0"), "kala-bowls-on-one-cell"),
        (("bowls=a1:0,d4:0", "bowls=a1:0,e4:0"), "kala-cell-off-the-field"),
        (("bowls=a1:0,d4:0", "bowls=a1:0,d5:0"), "kala-cell-off-the-field"),
        (("bowls=a1:0,d4:0", "bowls=a1,d4:0"), "kala-bowl-form"),
        (("bowls=a1:0,d4:0", "bowls=a1:0"), "position-count"),
        (("bowls=a1:0,d4:0", "bowls=a1:0,d4:0,b2:0"), "position-count"),
        (("0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0", "0.0.0.0/0.0.0.0/0.0.0.0"), "position-count"),
        (("0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0", "0.0.0/0.0.0.0/0.0.0.0/0.0.0.0.0"), "position-count"),
        (("reserves=28,28", "reserves=56"), "position-count"),
        (("reserves=28,28", "reserves=-4,60"), "position-number"),
        (("reserves=28,28", "reserves=028,28"), "position-number"),
        (("reserves=28,28", "reserves=２８,28"), "position-number"),
        (("reserves=28,28", "reserves=28.0,28"), "position-number"),
        (("turn=0", "turn=2"), "position-choice"),
        (("extra=no", "extra=maybe"), "position-choice"),
        (("extra=no", "extra=yes"), "kala-extra-without-beans"),
        (("extra=no", ""), "position-field-missing"),
        (("extra=no", "extra=no extra=no"), "position-field-twice"),
        (("extra=no", "extra=no weather=fine"), "position-field-unknown"),
        (("extra=no", "extra=no hello"), "position-form"),
    ],
)
def test_a_broken_position_is_refused_with_a_sentence_about_it(change: tuple[str, str], key: str) -> None:
    with pytest.raises(haricot.BadPosition) as refused:
        kala.position(START.replace(*change))
    assert refused.value.key == key
    assert str(refused.value)


@pytest.mark.parametrize("text", [None, 7, b"field=", ["field"]])
def test_a_position_that_is_no_text_is_refused(text: str) -> None:
    with pytest.raises(haricot.BadPosition):
        kala.position(text)


@pytest.mark.parametrize(
    "move",
    ["", "a1", "a1a2a3a4X", "A1A2A3A4", "a1a2a3a4 ", "a1-a2-a3-a4", "a1a2a3a4>", "a1a2a3a4>a9", "a1a2a3a5", "xa1"],
)
def test_what_is_no_sowing_is_refused(move: str) -> None:
    with pytest.raises(haricot.IllegalMove):
        kala.new(first=0).play(move)


def test_a_position_need_not_be_reachable() -> None:
    state = kala.position(
        "field=56.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=0,0 granary=0 turn=1 extra=no"
    )
    assert there(state.outcome).winners == (0,)
