"""`haricot solve`, as a person uses it."""

from pathlib import Path

from tests.cli.terminal import Terminal
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


def test_ctrl_c_keeps_the_table_and_the_same_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kala.table"
    with Terminal("solve", "kala", "--table", str(file), "--memory", "16", COLUMNS="200") as terminal:
        terminal.waits_for("positions examined", seconds=60)
        terminal.types("\x03")
        terminal.waits_for("give the same command again to continue", seconds=60)
        assert terminal.leaves() == 1
    assert file.stat().st_size > 16 << 20
    assert "Black wins" in run("solve", "kala", "--reserve", "8", "--table", str(file)).stdout


def test_what_28_beans_cost_is_said_before_it_begins() -> None:
    with Terminal("solve", "kala") as terminal:
        terminal.waits_for("two billion positions")
