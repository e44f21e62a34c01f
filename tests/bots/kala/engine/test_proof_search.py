"""Proofs against a plain search of the readable rules that shares nothing with them but those rules."""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest

from haricot.bots.kala.engine import proof_search as proof
from haricot.bots.kala.engine.control import POSITIONS, new_control, stop
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.games.kala import kernel as fast
from haricot.games.kala.rules import Kala
from tests.bots.kala.engine.plain import Plain, TooLong
from tests.games.known import kala


def winner(state: Kala) -> int:
    return Plain(50_000).winner(state)


def proven_winner(state: Kala, patience: int = 10**7) -> int | None:
    win, loss = proof.prove(fast.pack(state), new_table(1), proof.new_stack(), new_control(), patience, False)
    assert win == 0 or loss == 0 or patience < 10**7
    return state.mover if win == 0 else state.opponent if loss == 0 else None


@pytest.mark.parametrize("reserve", range(4, 11))
def test_short_games_have_the_winner_that_a_plain_search_finds(reserve: int) -> None:
    for first in (0, 1):
        state = kala.new(first=first, reserve=reserve)
        assert proven_winner(state) == winner(state)


@pytest.mark.parametrize("handicap", range(-8, 9))
def test_short_games_with_a_handicap_have_the_winner_that_a_plain_search_finds(handicap: int) -> None:
    state = kala.new(first=0, reserve=12 if abs(handicap) >= 5 else 9, handicap=handicap)
    assert proven_winner(state) == winner(state)


def test_positions_late_in_a_game_have_the_winner_that_a_plain_search_finds() -> None:
    rng, found = random.Random(3), {0: 0, 1: 0}
    while sum(found.values()) < 100:
        state, line = kala.new(first=0, reserve=rng.randint(8, 28)), list[Kala]()
        while state.turn is not None:
            line.append(state)
            state = state.play(rng.choice(state.moves()))
        state = line[-min(len(line), rng.randint(1, 5))]
        with suppress(TooLong):
            plain = Plain(300).winner(state)
            found[plain ^ state.mover] += 1
            assert proven_winner(state) == plain, str(state)
    assert min(found.values()) > 15


@pytest.mark.parametrize("reserve", [8, 12, 16])
def test_with_so_many_beans_each_the_second_player_wins(reserve: int) -> None:
    assert proven_winner(kala.new(first=0, reserve=reserve)) == 1


def test_against_eight_beans_the_first_player_needs_twelve() -> None:
    for more in range(4):
        assert proven_winner(kala.new(first=0, reserve=8 + more, handicap=-more)) == 1
    assert proven_winner(kala.new(first=0, reserve=12, handicap=-4)) == 0


def test_a_proof_can_be_left_and_taken_up_again() -> None:
    position, table, stack = fast.pack(kala.new(first=0, reserve=17)), new_table(16), proof.new_stack()
    in_one_go, rounds = new_control(), 0
    proof.prove(position, new_table(16), stack, in_one_go, 10**7, False)
    in_parts, loss = new_control(), 1
    while loss:
        _, loss = proof.prove(position, table, stack, in_parts, 200, False)
        rounds += 1
    assert 3 < rounds < 100
    assert in_parts[POSITIONS] < 4 * in_one_go[POSITIONS]


def test_a_stop_ends_the_search_at_once() -> None:
    control = new_control()
    stop(control)
    proof.prove(fast.pack(kala.new(first=0)), new_table(1), proof.new_stack(), control, 10**9, False)
    assert control[POSITIONS] == 1


def test_threads_that_share_a_table_find_the_same_winner() -> None:
    position, table = fast.pack(kala.new(first=0, reserve=18)), new_table(16)

    def work(_: int) -> tuple[int, int]:
        return proof.prove(position, table, proof.new_stack(), new_control(), 10**7, True)

    with ThreadPoolExecutor(3) as threads:
        assert {loss for _, loss in threads.map(work, range(3))} == {0}
