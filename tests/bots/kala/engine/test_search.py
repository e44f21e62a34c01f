"""The search against a plain one that looks at everything, and against the clock."""

import random

import pytest

from haricot.bots.kala.engine import best_move as perfect
from haricot.bots.kala.engine import search
from haricot.bots.kala.engine.evaluation import beans_ahead, surely_loses, surely_wins
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.games.kala import kernel as fast
from haricot.games.kala.rules import Kala
from tests.games.known import kala


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    perfect.warm()


def plain_value(state: Kala, turns: int, begun: int = 0) -> int:
    """The same value by looking at every line to its end or to the same depth."""
    if state.turn is None:
        return begun - search.WON
    if turns == 0 and not state.extra:
        return 10 * beans_ahead(fast.pack(state))
    worth = []
    for move in state.moves():
        after = state.after(move)
        same = after.mover == state.mover
        value = plain_value(after, turns - (not same), begun + (not same))
        worth.append(value if same else -value)
    return max(worth)


def some_positions(count: int, seed: int, reserves: range) -> list[Kala]:
    rng, found = random.Random(seed), list[Kala]()
    while len(found) < count:
        state = kala.new(first=0, reserve=rng.choice(reserves))
        for _ in range(rng.randrange(14)):
            if state.turn is not None:
                state = state.play(rng.choice(state.moves()))
        if state.turn is not None:
            found.append(state)
    return found


@pytest.mark.parametrize("turns", [1, 2])
def test_the_value_is_that_of_a_plain_search(turns: int) -> None:
    for state in some_positions(20, turns, range(8, 29)):
        space = search.new_workspace(new_table(4))
        for depth in range(1, turns + 1):
            move, value = search.look_ahead(fast.pack(state), depth, space)
            assert value == plain_value(state, depth), f"{state}, {depth} turns"
            after = state.play(fast.sowing(fast.pack(state), move))
            same = after.mover == state.mover
            follow = plain_value(after, depth - (not same), int(not same))
            assert (follow if same else -follow) == value


def test_won_in_so_many_turns_means_just_that() -> None:
    for state in some_positions(12, 5, range(4, 10)):
        found = search.best(state, 5)
        turns = found.ends_in
        assert turns is not None
        assert plain_value(state, turns) == found.value
        assert abs(plain_value(state, turns - 1)) < search.CERTAIN


def test_a_look_that_is_sure_is_right() -> None:
    sure = 0
    for state in some_positions(400, 6, range(4, 13)):
        position = fast.pack(state)
        if surely_wins(position) or surely_loses(position):
            sure += 1
            assert (search.best(state, 5).value > search.CERTAIN) == surely_wins(position), str(state)
    assert sure > 30


def test_the_line_can_be_played_and_begins_with_the_move() -> None:
    for state in some_positions(10, 7, range(16, 29)):
        found = search.best(state, 2, deepest=3)
        assert found.line[0] == found.move
        for move in found.line:
            assert state.turn is not None
            state = state.play(move)


def test_the_search_ends_when_the_time_does() -> None:
    state = kala.new(first=0)
    found = search.best(state, 0.2)
    assert found.move in state.moves()
    assert found.turns < search.DEEPEST


def test_the_same_question_has_the_same_answer() -> None:
    state = kala.new(first=1).play("d4d3d2d1")
    assert search.best(state, 60, deepest=4) == search.best(state, 60, deepest=4)
