"""Moves as a value: what lists share is there once, and nothing is copied to add or to take back."""

from __future__ import annotations

import pytest

from haricot import table as t
from haricot.table import PlayedMove, Setup
from haricot.table.move_list import NO_MOVES, MoveList
from tests.table.conversation import gathered


def some_moves(count: int) -> list[PlayedMove]:
    talk = gathered(Setup("kala", options={"first": 0}))
    talk.ask("ana", t.Start())
    talk.take_turns(count)
    assert talk.table.playing is not None
    return list(talk.table.playing.moves)


def test_a_list_is_the_sequence_of_what_was_added() -> None:
    played = some_moves(5)
    moves = NO_MOVES
    for one in played:
        moves = moves.plus(one)
    assert list(moves) == played
    assert list(reversed(moves)) == played[::-1]
    assert [moves[at] for at in range(-5, 5)] == [played[at] for at in range(-5, 5)]
    assert moves[1:4] == tuple(played[1:4])
    assert moves.since(3) == tuple(played[3:])
    assert list(moves.first(2)) == played[:2]
    assert not NO_MOVES
    with pytest.raises(IndexError):
        moves[5]


def test_lists_are_equal_by_what_is_in_them() -> None:
    one, other = some_moves(3)[:2]
    assert NO_MOVES.plus(one).plus(other) == NO_MOVES.plus(one).plus(other)
    assert NO_MOVES.plus(one) != NO_MOVES.plus(other)
    assert NO_MOVES.plus(one) != (one,)


def test_a_long_list_shares_with_all_shorter_ones_and_goes_away_without_recursion() -> None:
    (one,) = some_moves(1)
    moves, all_of_them = NO_MOVES, []
    for _ in range(30_000):
        moves = moves.plus(one)
        all_of_them.append(moves)
    assert moves.first(10) is all_of_them[9]
    assert len(all_of_them[-1]) == 30_000
    assert isinstance(moves, MoveList)
    del moves, all_of_them
