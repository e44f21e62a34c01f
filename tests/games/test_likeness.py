"""Positions that come to the same: by what is seen, turned or mirrored where that changes nothing."""

from __future__ import annotations

from random import Random

import pytest

import haricot
from haricot.games.kala.likeness import FORMS

KALA = haricot.game("kala")


@pytest.mark.parametrize("game", haricot.games())
def test_neither_the_last_move_nor_who_looks_makes_another_position(game: str) -> None:
    state, rng = haricot.game(game).new(seed=2), Random(2)
    for _ in range(8):
        state = state.play(rng.choice(state.moves()) if state.game.lists_moves else str(state.default))
    placed = state.game.position(str(state), **state.options)
    for seat in (*range(state.seats), None):
        assert state.game.likeness(state.view(seat)) == state.game.likeness(placed.view(seat))


def test_kala_s_field_may_be_turned_and_mirrored_and_colours_exchanged() -> None:
    first = {KALA.likeness(KALA.new(first=0).play(move).view(None)) for move in ("a1a2a3a4", "a1b1c1d1")}
    assert len(first) == 1
    assert first == {KALA.likeness(KALA.new(first=1).play(move).view(None)) for move in ("d4d3d2d1", "d4c4b4a4")}
    assert KALA.likeness(KALA.new(first=0).play("a1a2b2c2").view(None)) not in first
    assert len(FORMS) == 8


def test_at_rondorondo_rack_and_hand_are_what_one_thinks_about() -> None:
    game = haricot.game("rondorondo")
    state = game.new(seed=1, opening="lot", first=0)
    richer = game.position(str(state).replace("scores=0,0", "scores=9,0"), **state.options)
    assert game.likeness(state.view(0)) == game.likeness(richer.view(0))
    assert game.likeness(state.view(0)) != game.likeness(state.view(1))
