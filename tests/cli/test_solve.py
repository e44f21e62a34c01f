"""`haricot solve`, as a person uses it."""

import json
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from haricot.cli import main, solve
from haricot.lab.kala_solver import is_solution_of
from tests.cli.terminal import HARICOT, Terminal, environment
from tests.cli.terminal import haricot as run

START = "field=0.0.0.0/0.0.0.0/0.0.0.0/0.0.0.0 bowls=a1:0,d4:0 reserves={} granary=0 turn=0 extra=no"


def test_it_says_who_wins_how_much_that_took_and_gives_a_game() -> None:
    told = run("solve", "kala", "--reserve", "8", "--memory", "1")
    assert told.returncode == 0
    assert "Black wins with perfect play" in told.stdout
    assert "7 positions" in told.stdout
    game = told.stdout.splitlines()[-1].split()
    assert game[0].startswith("a1")


def test_it_takes_positions_with_any_number_of_beans() -> None:
    assert "White, to move, wins" in run("solve", "kala", "--position", START.format("12,8"), "--memory", "1").stdout
    assert "Black wins" in run("solve", "kala", "--position", START.format("11,8"), "--memory", "1").stdout


def test_a_game_that_is_over_is_solved() -> None:
    told = run("solve", "kala", "--position", START.format("3,1"), "--memory", "1")
    assert told.returncode == 0
    assert told.stdout == "The game is over: Black has won.\n"


def test_two_reserves_are_one_too_many() -> None:
    refused = run("solve", "kala", "-o", "reserve=8", "--reserve", "9")
    assert (refused.returncode, "Is the reserve 9 or 8 beans?" in refused.stderr) == (1, True)
    assert run("solve", "kala", "-o", "reserve=8", "--reserve", "8").returncode == 0


def test_it_speaks_french() -> None:
    assert "Noir gagne" in run("solve", "kala", "--reserve", "4", "--memory", "1", "--lang", "fr").stdout


def test_other_games_and_wrong_values_are_refused_in_a_sentence() -> None:
    for arguments in (
        ["ronda"],
        ["kala", "--reserve", "99"],
        ["kala", "--reserve", "3"],
        ["kala", "--position", "x"],
        ["kala", "--memory", "99999999"],
        ["kala", "--reserve", "12", "--position", START.format("12,8")],
    ):
        told = run("solve", *arguments)
        assert told.returncode in (1, 2)
        assert told.stderr.startswith("haricot: ")


def test_a_folder_that_is_missing_is_said_before_the_work_and_not_after_it(tmp_path: Path) -> None:
    told = run("solve", "kala", "--table", str(tmp_path / "nowhere" / "kala.table"))  # with 28 beans: days of work
    assert told.returncode in (1, 2)
    assert told.stderr.startswith("haricot: ")
    assert "does not exist" in told.stderr


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ([], "two billion"),
        (["--reserve", "28"], "two billion"),
        (["--position", START.format("28,28")], "two billion"),
        (["--position", START.format("28,8")], ""),
        (["--reserve", "20"], ""),
        (["--book", "kala.book"], "The whole book"),
        (["--book", "kala.book", "--reserve", "28"], "two billion"),
        (["--book", "kala.book", "--reserve", "20"], ""),
        (["--pairs", "pairs.json"], "count on hours"),
        (["--pairs", "pairs.json", "--reserve", "28"], "count on hours"),
        (["--pairs", "pairs.json", "--reserve", "12"], ""),
    ],
)
def test_what_takes_long_says_so_before_it_begins(
    asked: list[str], says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*asked: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(solve, "load_engine", lambda game, lang: None)
    for work in ("_solve_one", "_solve_book", "_climb_pairs"):
        monkeypatch.setattr(solve, work, stop)
    with pytest.raises(SystemExit) as ended:
        main(["solve", "kala", *asked, "--memory", "1", "--lang", "en"])
    told = " ".join(capsys.readouterr().err.split())
    assert (ended.value.code, bool(told)) == (130, bool(says))
    assert says in told


def test_ctrl_c_keeps_the_table_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kala.table"
    with Terminal("solve", "kala", "--table", str(file), "--memory", "16", COLUMNS="200") as terminal:
        terminal.waits_for("positions examined", seconds=60)
        terminal.types("\x03")
        terminal.waits_for("give the same command again to continue", seconds=60)
        assert terminal.leaves() == 130
    assert file.stat().st_size > 16 << 20
    assert "Black wins" in run("solve", "kala", "--reserve", "8", "--table", str(file)).stdout


def test_pairs_that_are_stopped_say_how_far_they_came_and_keep_the_table(tmp_path: Path) -> None:
    pairs, table = tmp_path / "pairs.json", tmp_path / "kala.table"
    files = ("--pairs", str(pairs), "--table", str(table))
    with Terminal("solve", "kala", *files, "--memory", "16", COLUMNS="200") as terminal:
        terminal.waits_for("reserves", seconds=60)
        terminal.types("\x03")
        terminal.waits_for("not complete after", seconds=60)
        assert terminal.leaves() == 130
    assert table.stat().st_size > 16 << 20
    told = run("solve", "kala", *files, "--reserve", "8")
    assert "Against 8 beans, whoever begins needs 12." in told.stdout


def test_a_book_of_one_start_is_written_and_gone_on_with(tmp_path: Path) -> None:
    """20 beans against 17: the second wins, by one line; whatever else the command says, that start is proven."""
    file = tmp_path / "kala.book"
    asked = ("solve", "kala", "--book", str(file), "--memory", "16", "--reserve", "20", "-o", "handicap=-3")
    assert "The book has 1 lines" in run(*asked).stdout
    (tmp_path / "kala.book.work").unlink()
    assert json.loads(run(*asked, "--json").stdout) == {
        "file": str(file),
        "lines": 1,
        "complete": True,
        "left_out": [],
    }


@pytest.mark.parametrize(
    ("kind", "why"), [("--book", "is no book of Kala"), ("--pairs", "does not hold which reserves win")]
)
def test_a_file_of_something_else_is_refused_in_a_sentence_and_left_as_it_is(
    kind: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, archive, whole = tmp_path / "noise", tmp_path / "whole.npz", tmp_path / "whole.npy"
    np.savez(archive, other=np.zeros(3))
    np.save(whole, np.zeros(3))
    for noise in (
        b"",
        b"noise",
        b"[1, 2]",
        b'{"least": 3}',
        bytes(range(256)),
        archive.read_bytes(),
        whole.read_bytes(),
    ):
        file.write_bytes(noise)
        with pytest.raises(SystemExit) as ended:
            main(["solve", "kala", kind, str(file), "--reserve=4", "--memory=1", "--lang=en"])
        told = " ".join(capsys.readouterr().err.split())
        assert (ended.value.code, why in told, file.read_bytes()) == (1, True, noise), (noise, told)


def test_a_large_table_says_that_it_is_being_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for bytes_of_a_moment, says in ((1 << 20, False), (0, True)):
        monkeypatch.setattr(solve, "BYTES_OF_A_MOMENT", bytes_of_a_moment)
        with suppress(SystemExit):
            main(["solve", "kala", "--reserve=8", "--memory=1", "--table=kala.table", "--lang=en"])
        assert ("Keeping what is known in kala.table" in capsys.readouterr().err) == says
        assert Path("kala.table").exists()


def test_what_28_beans_cost_is_said_before_it_begins() -> None:
    with Terminal("solve", "kala") as terminal:
        terminal.waits_for("two billion positions")


def test_many_positions_are_solved_and_a_file_is_gone_on_with(tmp_path: Path) -> None:
    file, out = tmp_path / "positions.txt", tmp_path / "solved.jsonl"
    reserves = ["12,8", "11,8", "3,1", "10,10"]
    file.write_text("# White begins\n" + "\n".join(map(START.format, reserves)) + "\n\nnonsense\n", "utf-8")
    told = run("solve", "kala", "--positions", str(file), "--workers", "2")
    rows = [json.loads(line) for line in told.stdout.splitlines()]
    assert [row["line"] for row in rows] == [2, 3, 4, 5, 7]
    assert [row.get("winner") for row in rows] == [0, 1, 1, 1, None]
    assert rows[0]["move"].startswith("a1")
    assert [row.get("move") for row in rows[1:]] == [None] * 4
    assert "error" in rows[-1]
    assert (told.returncode, told.stderr) == (1, "One line says what was wrong.\n")
    out.write_text("".join(told.stdout.splitlines(keepends=True)[:2]) + '{"line"', "utf-8")
    run("solve", "kala", "--positions", str(file), "--workers", "1", "--out", str(out))
    assert out.read_text("utf-8") == told.stdout


def test_a_proof_may_be_given_up(tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(START.format("28,28") + "\n", "utf-8")
    asked = ("solve", "kala", "--positions", str(file), "--out", str(tmp_path / "solved.jsonl"), "--patience")
    told = run(*asked, "1000")
    solved = (tmp_path / "solved.jsonl").read_text("utf-8")
    assert json.loads(solved)["winner"] is None
    assert told.returncode == 0
    assert run(*asked, "1000").returncode == 0, "nothing is left to do"
    for patience in ("2000", "500"):
        other = run(*asked, patience)
        assert (other.returncode, other.stdout) == (1, "")
        assert "something else" in other.stderr
    assert (tmp_path / "solved.jsonl").read_text("utf-8") == solved


@pytest.mark.parametrize(
    ("row", "patience", "fits"),
    [
        ({"winner": None, "expansions": 6}, 5, True),
        ({"winner": None, "expansions": 6}, 6, False),
        ({"winner": None, "expansions": 6}, None, False),
        ({"winner": 0, "expansions": 6}, None, True),
        ({"winner": 0, "expansions": 6}, 100, True),
        ({"winner": 0, "expansions": 600}, 100, False),
        ({"error": "no position"}, 100, True),
    ],
)
def test_what_a_proof_took_tells_with_which_patience_it_was_made(
    row: dict[str, Any], patience: int | None, fits: bool
) -> None:
    assert is_solution_of({"line": 1, "position": "p", **row}, (1, "p"), patience) is fits
    assert not is_solution_of({"line": 2, "position": "p", **row}, (1, "p"), patience)


def test_ctrl_c_ends_a_proof_of_many_positions(tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text(START.format("4,4") + "\n" + START.format("28,28") + "\n", "utf-8")
    asked = [HARICOT, "solve", "kala", "--positions", str(file), "--workers", "1"]
    process = subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, env=environment())
    assert process.stdout is not None
    assert json.loads(process.stdout.readline())["line"] == 1
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=60)[0] == ""
    assert process.returncode == 130


def test_positions_that_cannot_be_solved_are_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text("\n# none\n", "utf-8")
    for more in (str(file),), (str(tmp_path / "nowhere.txt"),), (str(file), "--reserve", "8"):
        told = run("solve", "kala", "--positions", *more)
        assert told.returncode == 1
        assert told.stderr.startswith("haricot: ")
        assert "Traceback" not in told.stderr
