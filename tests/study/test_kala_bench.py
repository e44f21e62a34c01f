"""KalaBench: what it calls proven is what the plain search finds, and who knows the truth has a perfect score."""

import pytest

from haricot.games.kala.rules import Kala
from haricot.study.kala import bench
from haricot.study.kala.bench import Judgement, ProvenPosition, Prover, position_of, read, score
from haricot.study.kala.encoding import action_of


@pytest.fixture(scope="module")
def proven() -> list[ProvenPosition]:
    """Of all phases, and of every fourth reserve."""
    prover = Prover(20_000, 16)
    return [prover.prove(number, 1) for number in range(225) if number % 25 % 4 == 0]


def wins(state: Kala) -> bool:
    """Whether the mover wins, by trying everything that the readable rules allow."""
    if state.turn is None:
        return False
    return any(wins(state.after(move)) == (state.after(move).mover == state.mover) for move in state.moves())


def test_positions_come_from_their_number_and_a_seed_alone() -> None:
    assert position_of(7, 1) == position_of(7, 1)
    assert position_of(7, 1)[0] != position_of(7, 2)[0]
    strata = {position_of(number)[1:] for number in range(75)}
    assert len(strata) == 75
    assert all(position_of(number)[0].turn is not None for number in range(150))


def test_what_is_proven_is_true(proven: list[ProvenPosition]) -> None:
    checked = 0
    for row in proven:
        state = row.state
        if row.winner is None or row.reserve > 8 or sum(state.reserves) > 10:
            continue
        checked += 1
        assert (row.winner == state.mover) == wins(state)
        if row.winning is not None:
            after = {action_of(move): state.after(move) for move in state.moves()}
            good = {action for action, one in after.items() if wins(one) == (one.mover == state.mover)}
            assert set(row.winning) == good
    assert checked > 10


def test_whoever_knows_the_truth_is_always_right(proven: list[ProvenPosition]) -> None:
    truth = {row.position: row for row in proven}

    def judge(state: Kala) -> Judgement:
        row = truth[str(state)]
        return Judgement(float(row.winner == row.mover), (row.winning or (None,))[0])

    found = score(proven, judge)
    assert (found.value_accuracy, found.brier, found.calibration, found.optimal_moves) == (1.0, 0.0, 0.0, 1.0)
    assert found.positions == sum(row.winner is not None for row in proven)


def test_whoever_says_one_half_is_told_so(proven: list[ProvenPosition]) -> None:
    found = score(proven, lambda state: Judgement(0.5, None))
    assert found.brier == pytest.approx(0.25)
    assert found.optimal_moves is None


def test_rows_come_back_as_they_were(proven: list[ProvenPosition]) -> None:
    assert read(bench.prove_one(proven[0].number, 1, 20_000)) == proven[0]
    told = bench.card(proven, 1, 20_000)
    assert f"{len(proven)} positions" in told
    assert "| 4 | early |" in told
