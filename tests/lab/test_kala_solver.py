"""The solver as it is used: any position, stopped and taken up again, with a line that can be played."""

import threading
from pathlib import Path
from typing import Any

import pytest

import haricot
from haricot.bots.kala.engine import proof_search as proof
from haricot.bots.kala.engine.oracle import Oracle
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.lab.kala_solver import load_table, read_any, save_table, solve
from tests.games.known import kala
from tests.known_types import there


def silent(expansions: int, seconds: float) -> None:
    pass


@pytest.mark.parametrize("threads", [1, 2])
def test_a_solution_names_the_winner_and_gives_a_game_that_this_winner_wins(threads: int) -> None:
    for reserve, handicap, winner in ((14, 0, 1), (12, -4, 0)):
        state = kala.new(first=0, reserve=reserve, handicap=handicap)
        solution = solve(state, Oracle(new_table(4), threads), silent)
        assert solution.verdict.winner == winner
        assert solution.verdict.expansions > 0
        for move in solution.line:
            state = state.play(move)
        assert there(state.outcome).winners == (winner,)


def test_the_winner_wins_against_every_defence() -> None:
    oracle, lines = Oracle(new_table(16)), [kala.new(first=0, reserve=12)]
    while lines:
        state = lines.pop()
        if state.turn is None:
            assert there(state.outcome).winners == (1,)
        elif state.mover == 1:
            lines.append(state.after(oracle.best_move(state)))
        else:
            lines += [state.after(move) for move in state.moves()]


def test_a_game_that_is_over_is_its_own_proof() -> None:
    state = kala.position(
        "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=3,28 granary=25 turn=0 extra=no"
    )
    verdict = Oracle(new_table(1)).ask(state)
    assert (verdict.winner, verdict.expansions) == (1, 0)


def test_a_question_with_a_time_is_answered_in_it_or_left_open() -> None:
    oracle = Oracle(new_table(16))
    assert oracle.ask(kala.new(first=0), seconds=0.2).winner is None
    assert oracle.ask(kala.new(first=0, reserve=8), seconds=60).winner == 1


@pytest.mark.parametrize(
    ("reserves", "granary", "options"),
    [
        ("4,4", 0, {"reserve": 4, "handicap": 0}),
        ("9,8", 4, {"reserve": 11, "handicap": 1}),
        ("28,28", 0, {"reserve": 28, "handicap": 0}),
        ("4,3", 0, {"reserve": 28, "handicap": 0}),
        ("40,60", 0, {"reserve": 28, "handicap": 0}),
    ],
)
def test_any_number_of_beans_is_a_position_and_the_options_follow(
    reserves: str, granary: int, options: dict[str, Any]
) -> None:
    text = (
        f"field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves={reserves} granary={granary} turn=0 extra=no"
    )
    state = read_any(text)
    assert str(state) == text
    assert {name: state.options[name] for name in options} == options
    Oracle(new_table(1)).ask(state, patience=1000)


@pytest.mark.parametrize("wrong", ["reserves=99,99", "reserves=4", "bowls=a1:0,a1:0", "extra=yes"])
def test_what_is_no_position_is_refused(wrong: str) -> None:
    name = wrong.split("=")[0]
    right = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves=4,4 granary=0 turn=0 extra=no"
    text = " ".join(wrong if part.startswith(name + "=") else part for part in right.split())
    with pytest.raises(haricot.BadPosition):
        read_any(text)


def test_a_proof_goes_on_from_its_file(tmp_path: Path) -> None:
    state, file = kala.new(first=0, reserve=18), tmp_path / "kala.table"
    fresh = Oracle(new_table(16)).ask(state).expansions
    table = load_table(file, 16)
    assert Oracle(table).ask(state, patience=fresh // 2).winner is None
    save_table(table, file)
    again = load_table(file, 1)
    assert (again == table).all()
    verdict = Oracle(again).ask(state)
    assert verdict.winner == 1
    assert verdict.expansions < fresh
    save_table(again, file)
    assert Oracle(load_table(file, 1)).ask(state).expansions < fresh / 20


@pytest.mark.parametrize("content", [b"", b"something else", b"haricot kala proofs 2\n".ljust(64) + b"1234567"])
def test_a_file_that_holds_no_table_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "other"
    file.write_bytes(content)
    with pytest.raises(haricot.BadOption):
        load_table(file, 1)
    assert file.read_bytes() == content


def test_the_table_is_put_in_a_safe_place_while_the_work_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("haricot.lab.kala_solver.KEPT_EVERY", 0.0)
    oracle, file = Oracle(new_table(16)), tmp_path / "kala.table"

    def keep() -> None:
        if oracle.expansions > 20_000:
            save_table(oracle.table, file)
            raise KeyboardInterrupt

    assert solve(kala.new(first=0), oracle, silent, keep).verdict.winner is None
    assert load_table(file, 1).any()


def test_ctrl_c_ends_the_proof_and_keeps_what_was_found() -> None:
    oracle, before = Oracle(new_table(16)), set(threading.enumerate())

    def interrupt(expansions: int, seconds: float) -> None:
        if expansions > 1000:
            raise KeyboardInterrupt

    solution = solve(kala.new(first=0), oracle, interrupt)
    assert solution.verdict.winner is None
    assert solution.line == ()
    assert oracle.table.any()
    assert set(threading.enumerate()) <= before
    assert proof.NEVER > solution.verdict.win > 0
