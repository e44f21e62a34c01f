"""`haricot puzzles`, as a person uses it."""

from pathlib import Path

from tests.cli.terminal import haricot as run


def test_puzzles_are_made_from_a_seed_and_the_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    told = run("puzzles", "make", "rondelic", "--count", "2", "--seed", "4", "--file", str(file))
    assert told.stdout.startswith("2 puzzles in ")
    first = file.read_text().splitlines()
    run("puzzles", "make", "rondelic", "--count", "4", "--seed", "4", "--file", str(file))
    assert file.read_text().splitlines()[:2] == first
    assert len(file.read_text().splitlines()) == 4


def test_those_that_ship_are_proven_again() -> None:
    assert run("puzzles", "check", "ronda", "--sample", "3").stdout == "3 of 3 puzzles proven.\n"


def test_a_list_of_days_is_made_once(tmp_path: Path) -> None:
    file = str(tmp_path / "2030.days")
    assert run("puzzles", "days", "2030", "--file", file).stdout.startswith("The days are in ")
    assert Path(file).exists()
    for arguments in (["days", "2030", "--file", file], ["make", "chess"]):
        refused = run("puzzles", *arguments)
        assert refused.returncode == 1
        assert refused.stderr.startswith("haricot: ")
        assert "Traceback" not in refused.stderr
