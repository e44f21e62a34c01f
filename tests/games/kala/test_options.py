"""Kala's options, and what they refuse."""

from typing import Any

import pytest

import haricot
from tests.games.known import kala


def test_a_smaller_reserve_makes_a_shorter_game() -> None:
    assert kala.new(reserve=16).reserves == (16, 16)


def test_a_positive_handicap_takes_beans_from_seat_0_a_negative_one_from_seat_1() -> None:
    assert kala.new(handicap=5).reserves == (23, 28)
    assert kala.new(handicap=-5).reserves == (28, 23)


def test_the_beans_add_up_to_twice_the_reserve_less_the_handicap() -> None:
    state = kala.new(reserve=20, handicap=-6, first=0)
    assert kala.position(str(state), reserve=20, handicap=-6, first=0) == state
    with pytest.raises(haricot.BadPosition, match="there are 34, and there must be 56"):
        kala.position(str(state))


@pytest.mark.parametrize("options", [{"reserve": 4, "handicap": 1}, {"handicap": 25}, {"reserve": 20, "handicap": -17}])
def test_a_handicap_that_leaves_fewer_than_four_beans_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(haricot.BadOption):
        kala.new(**options)
    with pytest.raises(haricot.BadOption):
        kala.position(str(kala.new()), **options)


@pytest.mark.parametrize(
    "options",
    [
        {"first": 2}, {"first": "0"}, {"first": True}, {"first": 0.0}, {"first": None},
        {"reserve": 3}, {"reserve": 29}, {"reserve": "16"}, {"reserve": [16]},
        {"granary": 1}, {"self": 1}, {"text": "x"}, {"seats": 3},
    ],
)  # fmt: skip
def test_wrong_options_and_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(haricot.BadOption):
        kala.new(**options)


def test_a_refusal_names_what_can_be_chosen() -> None:
    with pytest.raises(haricot.BadOption, match=r"Who starts: 2 is not possible\. Possible values: 0, 1, lot"):
        kala.new(first=2)
    with pytest.raises(haricot.BadOption, match=r"Reserve: 99 is not possible\. Possible values: 4–28"):
        kala.new(reserve=99)


def test_options_have_defaults_choices_or_ranges_and_a_meaning() -> None:
    assert list(kala.game.options) == ["first", "reserve", "handicap"]
    assert kala.game.options["first"].choices == (0, 1, "lot")
    assert kala.game.options["reserve"].range == range(4, 29)
    assert kala.game.options["handicap"].default == 0
    assert kala.game.options["first"].meaning.startswith("who starts")


def test_states_that_differ_in_options_alone_are_not_equal() -> None:
    assert kala.new(first=0) != kala.new(first="lot", seed=next(s for s in range(9) if kala.new(seed=s).turn == 0))
