"""Kala's review beside a plain search that knows nothing of it."""

from functools import cache
from random import Random
from typing import Any

import pytest

from haricot.core.game import State
from haricot.review.history import GameHistory
from haricot.review.kala import chance
from tests.review.histories import played, remarks


@cache
def wins(state: State) -> bool:
    """Whether the seat to move wins, tried out to the end."""
    if state.turn is None:
        return False
    after = [state.after(move) for move in state.moves()]
    return any(wins(each) if each.turn == state.turn else not wins(each) for each in after)


def some_game(seed: int, **options: Any) -> GameHistory:
    rng, moves = Random(seed), list[str]()
    state = played("kala", "", **options).states[0]
    while state.turn is not None:
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    return played("kala", " ".join(moves), **options)


@pytest.mark.parametrize("seed", range(4))
def test_chances_are_exact_where_the_end_can_be_seen(seed: int) -> None:
    game = some_game(seed, reserve=8, first=0)
    for one in remarks(game, seconds=60):
        before, after = game.before(one.number), game.after(one.number)
        assert one.most == wins(before)
        assert one.worth == (wins(after) if after.turn == before.turn else not wins(after))
        best = before.play(one.best)
        assert (wins(best) if best.turn == before.turn else not wins(best)) == wins(before)


def test_a_thrown_game_is_told_as_such_and_the_winning_sowing_is_named() -> None:
    game = played(
        "kala",
        "a1a2b2c2",
        "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.4 bowls=a1:0,d4:0 reserves=4,4 granary=4 turn=0 extra=no",
        reserve=8,
    )
    (one,) = remarks(game, seconds=60)
    assert (one.best, one.worth, one.most) == ("a1b1c1d1x", 0, 1)
    assert [sentence.key for sentence in one.words] == ["review-kala-better", "review-kala-loses"]


def test_more_beans_ahead_mean_better_chances_and_both_sides_share_them() -> None:
    assert chance(0) == 0.5
    assert chance(30) > chance(10) > 0.5
    assert chance(30) + chance(-30) == pytest.approx(1)
