"""KalaBench: what it calls proven is what the plain search finds, and who knows the truth has a perfect score."""

import json
import lzma
import re
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

import haricot
from haricot.games.kala.rules import Kala
from haricot.study.kala import bench
from haricot.study.kala.bench import Judgement, ProvenPosition, Prover, numbers, position_of, read, score
from haricot.study.kala.position_classes import class_of, fold_of
from tests.study import whole_kala_bench
from tests.study.whole_kala_bench import check

ROWS = Path(__file__).parents[2] / "bench" / "study" / "kala-bench.jsonl.xz"


@pytest.fixture(scope="module")
def proven() -> list[ProvenPosition]:
    """Of all phases, and of every fourth reserve."""
    prover = Prover(20_000, 16)
    return [prover.prove(number, 1) for number in range(225) if number % 25 % 4 == 0]


def test_one_half_names_the_other(proven: list[ProvenPosition]) -> None:
    lost = [row for row in proven if row.winner is not None and row.winner != row.mover]
    assert score(lost, lambda _: Judgement(0.5, None)).value_accuracy == 1
    assert score(lost, lambda _: Judgement(0.51, None)).value_accuracy == 0


def test_positions_come_from_their_number_and_a_seed_alone() -> None:
    assert position_of(7, 1) == position_of(7, 1)
    assert position_of(7, 1)[0] != position_of(7, 2)[0]
    strata = {position_of(number)[1:] for number in range(75)}
    assert len(strata) == 75
    assert all(position_of(number)[0].turn is not None for number in range(150))


def test_every_stratum_has_a_thousand_numbers_then_only_those_that_were_always_proven() -> None:
    in_turns = bench.OF_EACH_STRATUM * len(bench.STRATA)
    assert {bench.stratum_of(number) for number in range(in_turns - 75, in_turns)} == set(bench.STRATA)
    further = [bench.stratum_of(number) for number in range(in_turns, in_turns + 2 * len(bench.ALWAYS_PROVEN))]
    assert set(further) == set(bench.ALWAYS_PROVEN) < set(bench.STRATA)


def test_no_position_comes_twice_and_what_was_stopped_goes_on_after_its_last_row() -> None:
    chosen = list(islice(numbers(), 300))
    assert len({str(position_of(number)[0]) for number in chosen}) == 300
    assert set(range(chosen[-1])) - set(chosen), "some came before"
    rows = [asdict(Prover(100, 1).prove(number)) for number in chosen[:100]]
    assert list(islice(numbers(0, rows), 200)) == chosen[100:]


def test_from_a_certain_number_on_what_is_like_an_earlier_position_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ALIKE_FROM", 75)
    chosen = list(islice(numbers(), 300))
    classes = [class_of(position_of(number)[0]) for number in chosen]
    later = [number for number in chosen if number >= 75]
    assert len(set(classes[-len(later) :]) - set(classes[: -len(later)])) == len(later)
    assert len(set(classes)) < 300, "rows before were made without that"
    rows = [asdict(Prover(100, 1).prove(number)) for number in chosen[:100]]
    assert list(islice(numbers(0, rows), 200)) == chosen[100:]


def test_positions_that_are_alike_are_of_one_class_and_fold() -> None:
    kala = haricot.game("kala")
    alike = [
        kala.new(first=first).play(move)
        for first, move in ((0, "a1a2a3a4"), (0, "a1b1c1d1"), (1, "d4d3d2d1"), (1, "d4c4b4a4"))
    ]
    (one,) = {class_of(state) for state in alike}  # type: ignore[arg-type]
    assert class_of(kala.position(one)) == one  # type: ignore[arg-type]
    rows = [{"position": str(state), "reserve": 28} for state in alike]
    assert {bench.table_row(row)["class"] for row in rows} == {one}
    assert {bench.table_row(row)["fold"] for row in rows} == {fold_of(one)} <= set(range(10))
    other = kala.new(first=0).play("a1a2b2c2")
    assert class_of(other) != one  # type: ignore[arg-type]


def test_rows_of_another_seed_or_patience_are_known_for_such(proven: list[ProvenPosition]) -> None:
    rows = [asdict(row) for row in proven]
    assert any(row["winner"] is None for row in rows)
    assert bench.may_go_on(rows, 1, 20_000)
    assert bench.may_go_on([], 7, 1)
    for others, seed, patience in (
        (rows, 2, 20_000),
        (rows, 1, 20_001),
        (rows, 1, 5_000),
        ([{"number": 0, "moves": []}], 1, 20_000),
        (["beans"], 1, 20_000),
    ):
        assert not bench.may_go_on(others, seed, patience)  # type: ignore[arg-type]


def test_what_is_proven_is_what_a_plain_search_finds(proven: list[ProvenPosition]) -> None:
    """2,000 rows and more: `python -m tests.study.whole_kala_bench FILE`."""
    rows = [row for row in proven if row.winner is not None and check(row, most=2_000)]
    assert len(rows) > 30
    assert {row.phase for row in rows} == set(bench.PHASES)
    assert sum(bool(row.winning) for row in rows) > 10


def test_a_row_that_is_wrong_is_found(proven: list[ProvenPosition]) -> None:
    row = next(row for row in proven if row.winner is not None and row.winning and check(row, most=300))
    for wrong in (replace(row, winner=1 - row.mover), replace(row, winning=()), replace(row, mover=1 - row.mover)):
        with pytest.raises(AssertionError):
            check(wrong, most=300)
    assert not check(replace(row, winner=None, winning=None), most=300)
    assert not check(next(row for row in proven if row.reserve == 28 and row.phase == "early"), most=300)


def test_the_command_says_how_many_rows_it_checked(
    proven: list[ProvenPosition], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text("".join(json.dumps(asdict(row)) + "\n" for row in proven if row.reserve <= 8))
    assert whole_kala_bench.main(file, 8) == 0
    assert "checked: 8\n" in capsys.readouterr().out
    assert whole_kala_bench.main(file, 10_000) == 1


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


OF_EARLIER_ROWS = 172_954
"""Positions that differ also when turned, among the rows that were made before mirrored ones were left out."""


def test_rows_that_are_made_already_are_what_the_prover_finds() -> None:
    """A sample of those in the repository; the command makes a table of them."""
    with lzma.open(ROWS, "rt", encoding="utf-8") as lines:
        rows = [read(json.loads(line)) for line in lines]
    assert sum(row.winner is not None for row in rows) >= 200_000
    assert len({row.position for row in rows}) == len(rows)
    assert bench.may_go_on([asdict(row) for row in rows], 0, bench.PATIENCE)
    card, page = (
        (ROWS.parents[2] / "docs" / name).read_text("utf-8") for name in ("kala-bench-card.md", "kala-bench.md")
    )
    assert bench.card(rows, 0, bench.PATIENCE) == card
    counted = re.search(r"Counted so, (\d+) positions are different", card)
    assert counted
    classes, later = int(counted[1]), [row for row in rows if row.number >= bench.ALIKE_FROM]
    assert len({class_of(row.state) for row in later}) == len(later) == classes - OF_EARLIER_ROWS
    assert classes >= 200_000
    assert f"{classes:,} positions are different" in page
    assert f"{sum(row.winner is not None for row in rows):,} of them with their winner" in page
    assert f"{sum(row.turns is not None for row in rows):,} of the {len(rows):,} rows" in page
    in_turns = [row for row in rows if row.number < bench.OF_EACH_STRATUM * len(bench.STRATA)]
    assert all(row.winner is not None for row in in_turns if (row.reserve, row.phase) in bench.ALWAYS_PROVEN)
    assert (rows[-1].reserve, rows[-1].phase) == bench.stratum_of(rows[-1].number)
    assert [row.number for row in rows[:500]] == list(islice(numbers(), 500))
    prover = Prover()
    for row in Random(1).sample([row for row in rows if row.expansions < 50_000], 12):
        assert prover.prove(row.number) == row


def test_rows_come_back_as_they_were(proven: list[ProvenPosition]) -> None:
    assert read(bench.prove_one(proven[0].number, 1, 20_000)) == proven[0]
    told = bench.card(proven, 1, 20_000)
    assert f"{len(proven)} positions" in told
    assert "| 4 | early |" in told
    assert "--seed 1 --patience 20000" in told
    assert f"{len({class_of(row.state) for row in proven})} positions are different" in told
    for word in ("Licence", "Version", "Fields", "`fold`", "Checked"):
        assert word in told


def test_the_card_tells_what_is_left_out_of_each_stratum(proven: list[ProvenPosition]) -> None:
    one = replace(proven[0], reserve=4, phase="early", mover=0, winner=1, winning=(), turns=3)
    rows = [one, replace(one, turns=None), replace(one, winner=0, winning=None, turns=None)]
    rows.append(replace(one, winner=None, winning=None, turns=None))
    told = bench.card(rows, 1, 20_000)
    assert "| winner not proven | some move not proven | turns not found | the mover wins |" in told
    assert told.endswith("| 4 | early | 4 | 1 | 1 | 2 | 1 |\n")
