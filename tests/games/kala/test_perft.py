"""Kala counted two ways that share no code; deeper numbers are in perft.json."""

import json
from pathlib import Path

import pytest

import haricot
from haricot.lab.perft import kernel_perft, perft
from tests.games.kala import second_opinion

KNOWN = json.loads(Path(__file__).with_name("perft.json").read_text())


@pytest.mark.parametrize("depth", range(1, 7))
def test_perft_in_moves(depth: int) -> None:
    assert perft(haricot.game("kala").new(first=0), depth) == KNOWN["moves"][depth - 1]


def test_the_kernel_is_asked_in_parts_so_that_somebody_can_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.lab.perft.UNHEARD", 3)
    count = kernel_perft("kala")
    assert count
    assert [count(haricot.game("kala").new(first=0), depth) for depth in range(1, 7)] == KNOWN["moves"][:6]


@pytest.mark.parametrize("depth", range(1, 5))
def test_perft_in_turns(depth: int) -> None:
    assert perft(haricot.game("kala").new(first=0), depth, turns=True) == KNOWN["turns"][depth - 1]


@pytest.mark.parametrize("depth", range(1, 6))
def test_a_second_opinion_counts_the_same_moves(depth: int) -> None:
    assert second_opinion.count(depth, turns=False) == KNOWN["moves"][depth - 1]


@pytest.mark.parametrize("reserve", [4, 7, 10])
def test_a_second_opinion_counts_the_same_in_short_games_that_end(reserve: int) -> None:
    state = haricot.game("kala").new(first=0, reserve=reserve)
    for depth in range(1, 7):
        assert second_opinion.count(depth, turns=False, reserve=reserve) == perft(state, depth)
