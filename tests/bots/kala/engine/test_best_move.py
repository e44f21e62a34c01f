"""The strongest player: perfect wherever the proof can be had, and it says so."""

import random

import numpy as np
import pytest

from haricot.bots import bot_for
from haricot.bots.kala.engine import best_move as perfect
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.proof_length import UNKNOWN, longest
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.core.game import Move
from haricot.games.kala import kernel as fast
from haricot.games.kala.rules import Kala
from haricot.texts import say
from tests.games.known import kala
from tests.known_types import there

ENOUGH = 60.0
"""Seconds that no proof here comes near, so that a busy machine changes nothing."""


class Plain:
    """Every line to its end: who wins, and in how many turns if the winner hurries and the loser does not."""

    def __init__(self) -> None:
        self.known: dict[Kala, tuple[int, int]] = {}

    def end(self, state: Kala) -> tuple[int, int]:
        if state.turn is None:
            return state.opponent, 0
        if state not in self.known:
            ends = [self._after(state, move) for move in state.moves()]
            won = [turns for winner, turns in ends if winner == state.mover]
            self.known[state] = (state.mover, min(won)) if won else (state.opponent, max(turns for _, turns in ends))
        return self.known[state]

    def _after(self, state: Kala, move: Move) -> tuple[int, int]:
        after = state.after(move)
        winner, turns = self.end(after)
        return winner, turns + (after.mover != state.mover)


def late_positions(count: int, seed: int) -> list[Kala]:
    rng, found = random.Random(seed), list[Kala]()
    while len(found) < count:
        state = kala.new(first=0, reserve=rng.randint(6, 9))
        for _ in range(rng.randrange(4)):
            if state.turn is not None:
                state = state.play(rng.choice(state.moves()))
        if state.turn is not None:
            found.append(state)
    return found


def test_it_plays_perfectly_and_the_end_comes_at_the_latest_when_it_says() -> None:
    plain, won = Plain(), 0
    for state in late_positions(25, seed=5):
        winner, turns = plain.end(state)
        found = perfect.best(state, ENOUGH)
        assert found.is_certain
        assert (found.value > 0) == (winner == state.mover), str(state)
        assert there(found.ends_in) >= turns, str(state)
        if winner == state.mover:
            won += 1
            after = state.after(found.move)
            assert plain.end(after)[0] == winner
            assert plain.end(after)[1] + (after.mover != state.mover) <= there(found.ends_in)
    assert 5 < won < 20


def test_the_strongest_wins_every_won_game_against_any_defence_and_says_that_it_has_won() -> None:
    rng, bot, state = random.Random(8), bot_for("kala", "gousse"), kala.new(first=0, reserve=16)
    said = set()
    while state.turn is not None:
        if state.turn == 0:
            state = state.play(rng.choice(state.moves()))
        else:
            answer = bot([state.view(1)], 0, ENOUGH)
            said.add(answer.reason.key)
            state = state.play(answer.move)
    assert there(state.outcome).winners == (1,)
    assert said == {"bot-kala-has-won"}


def test_what_cannot_be_proven_in_time_is_looked_ahead() -> None:
    found = perfect.best(kala.new(first=0, handicap=-2), 0.2)  # equal reserves are in the book
    assert not found.is_certain
    assert found.turns >= 1


def test_a_proof_that_is_not_at_hand_gives_no_number_of_turns() -> None:
    position = fast.pack(kala.new(first=0, reserve=12))
    assert longest(position, new_table(1), np.full(1, 10)) >= UNKNOWN


def test_following_a_proof_ends_when_it_takes_too_long() -> None:
    state, oracle = kala.new(first=0, reserve=16), Oracle(new_table(16))
    oracle.ask(state)
    after = [fast.sow(fast.pack(state), move) for move in fast.moves(fast.pack(state))]
    assert max(longest(each, oracle.table, np.full(1, 10**6)) for each in after) < UNKNOWN
    assert max(longest(each, oracle.table, np.full(1, 3)) for each in after) >= UNKNOWN


@pytest.mark.parametrize(("turns", "words"), [(0, "à coup sûr"), (1, "ce tour"), (9, "9 tours")])
def test_the_reason_says_in_how_many_turns_if_that_is_known(turns: int, words: str) -> None:
    assert words in say("bot-kala-has-won", "fr", turns=turns)


def test_where_nothing_is_proven_the_time_is_kept_and_most_of_it_is_for_looking_ahead() -> None:
    start = kala.new(first=0, handicap=1)
    assert perfect.best(start, 0.0).turns == 1
    found = perfect.best(start, 2.0)
    assert not found.is_certain
    assert found.turns > 2
