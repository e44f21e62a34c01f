"""Kala's review beside a plain search that knows nothing of it."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from haricot.core.game import State
from haricot.review.history import GameHistory
from haricot.review.kala import chance
from haricot.texts import Sentence, say
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


def told_end(words: Sequence[Sentence]) -> tuple[bool, int, bool] | None:
    """Whether the mover wins, in how many turns, and whether that is told to be slower than another way."""
    keys = {sentence.key.removeprefix("review-kala-"): sentence.values for sentence in words}
    for key in ("wins", "loses"):
        if key in keys:
            return key == "wins", int(str(keys[key]["turns"])), "sooner" in keys
    return None


@pytest.mark.parametrize("seed", range(6))
def test_a_proven_end_never_moves_away_unless_a_quicker_way_was_left(seed: int) -> None:
    game = some_game(seed, reserve=12, first=0)
    winner, left, proven = None, 0, 0
    for one in remarks(game, nodes=3_000):
        end = told_end(one.words)
        if end is None:
            assert winner is None or winner == one.seat, "only who wins can give it away"
            winner = None
            continue
        proven += 1
        now = one.seat if end[0] else 1 - one.seat
        if winner == now and left and end[1]:
            assert end[1] <= left or end[2], one.number
        winner, left = now, end[1]
    assert proven > 3


def test_what_is_estimated_is_marked_so_and_what_is_proven_is_said_to_be() -> None:
    game = some_game(1, reserve=20, first=0)
    for one in remarks(game, nodes=3_000):
        said, is_proven = [say(sentence, "fr") for sentence in one.words], told_end(one.words) is not None
        assert "≈" in said[0].partition(".")[0] or is_proven, "only who sees the end tells a chance as certain"
        assert any(line.startswith("C’est prouvé") for line in said) == is_proven


def test_a_proof_that_nobody_sees_at_the_board_counts_half() -> None:
    start = played("kala", "a1a2a3a4", first=0)  # lost, as the book knows, for whoever begins
    (one,) = remarks(start, nodes=3_000)
    assert one.worth == 0
    assert one.is_proven
    assert one.chance is not None
    assert 0.1 < one.chance < 0.4
    assert one.words[0].values["about"] == "yes"


def test_in_a_lost_game_what_looks_best_ahead_is_the_best() -> None:
    game = some_game(7, reserve=28, first=0)
    lost = [one for one in remarks(game, nodes=3_000) if one.most == 0 and one.has_choice]
    costs = [one.cost or 0 for one in lost]
    assert max(costs) >= 0.05, "random sowings are not the best there is"
    assert all((one.cost == 0) == (one.best == one.move) for one in lost)
    assert all(one.best_chance is not None and one.best_chance <= 0.5 for one in lost)


def test_whoever_wins_loses_nothing_by_another_way_to_win() -> None:
    for seed in range(3):
        for one in remarks(some_game(seed, reserve=12, first=0), nodes=3_000):
            if one.worth == 1:
                assert one.cost in (0, None)


def test_more_beans_ahead_mean_better_chances_and_both_sides_share_them() -> None:
    assert chance(0) == 0.5
    assert chance(30) > chance(10) > 0.5
    assert chance(30) + chance(-30) == pytest.approx(1)
