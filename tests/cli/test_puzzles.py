"""`haricot puzzles`, as a person uses it."""

import json
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from haricot.cli import main, puzzles
from haricot.puzzles import collection_file
from haricot.puzzles.makers import SHIPPED
from haricot.records.record import Record
from tests.cli.terminal import HARICOT, environment
from tests.cli.terminal import haricot as run


def test_puzzles_are_made_from_a_seed_and_the_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    told = run("puzzles", "make", "rondelic", "--count", "2", "--seed", "4", "--file", str(file))
    assert told.stdout.startswith("2 puzzles in ")
    first = file.read_text().splitlines()
    run("puzzles", "make", "rondelic", "--count", "4", "--seed", "4", "--file", str(file))
    assert file.read_text().splitlines()[:2] == first
    whole = file.read_text()
    assert len(whole.splitlines()) == 4
    other = run("puzzles", "make", "rondelic", "--count", "4", "--seed", "77", "--file", str(file))
    assert (other.returncode, other.stdout) == (1, "")
    assert "something else" in other.stderr
    assert file.read_text() == whole


def test_seed_0_is_a_seed_like_others(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    run("puzzles", "make", "rondelic", "--count", "1", "--seed", "0", "--file", str(file))
    (made,) = collection_file.read(file)
    assert made.seed // collection_file.STEP == 0


def test_who_stops_it_keeps_what_was_made(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    asked = ["puzzles", "make", "rondelic", "--count", "100000", "--workers", "2", "--file", str(file)]
    process = subprocess.Popen([HARICOT, *asked], stdout=subprocess.PIPE, text=True, env=environment())
    until = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size) and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    made = file.read_text().splitlines()
    assert told.startswith(f"{len(made)} puzzle")
    assert all(json.loads(line)["id"] for line in made)


def test_what_cannot_be_cut_is_refused_before_the_work(tmp_path: Path) -> None:
    other = tmp_path / "game.txt"
    other.write_text(Record(game="ronda", seats=2, seed=1).dumps(), "utf-8")
    for record in (str(other), str(tmp_path / "nowhere.txt")):
        told = run("puzzles", "make", "kala", "--record", record, "--file", str(tmp_path / "mine.jsonl"))
        assert told.returncode == 1
        assert told.stderr.startswith("haricot: ")
        assert "Traceback" not in told.stderr


def test_those_that_ship_are_proven_again() -> None:
    assert run("puzzles", "check", "ronda", "--sample", "3").stdout == "3 of 3 puzzles proven.\n"


def test_who_stops_the_proofs_is_told_how_far_they_came(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(results: Iterator[Any], *asked: object, **more: object) -> Iterator[Any]:
        yield next(results)
        raise KeyboardInterrupt

    monkeypatch.setattr(puzzles, "watched", stopped)
    with pytest.raises(SystemExit) as ended:
        main(["puzzles", "check", "rondelic", "--sample=3", "--lang=en"])
    assert (ended.value.code, capsys.readouterr().out) == (130, "Stopped after 1 of 3 puzzles: 1 proven.\n")


def test_those_of_a_file_are_proven_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("mine.jsonl")
    shipped = (SHIPPED / "ronda.jsonl").read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(shipped[:2]), "utf-8")
    assert run("puzzles", "check", "ronda", "--file", str(file)).stdout == "2 of 2 puzzles proven.\n"
    for text in ("", "notes of mine\n", '{"id": 3}\n'):
        file.write_text(text, "utf-8")
        for action in ("check", "make") if text else ("check",):
            refused = run("puzzles", action, "ronda", "--file", str(file))
            assert refused.returncode == 1
            assert refused.stderr.startswith(f"haricot: There are no puzzles in {file}")
            assert file.read_text("utf-8") == text
    refused = run("puzzles", "check", "ronda", "--file", str(tmp_path / "nowhere.jsonl"))
    assert (refused.returncode, "cannot be found" in refused.stderr) == (1, True)


def test_a_list_of_days_is_made_once(tmp_path: Path) -> None:
    file = str(tmp_path / "2030.days")
    assert run("puzzles", "days", "2030", "--file", file).stdout.startswith("The days are in ")
    assert Path(file).exists()
    for arguments in (["days", "2030", "--file", file], ["make", "chess"]):
        refused = run("puzzles", *arguments)
        assert refused.returncode == 1
        assert refused.stderr.startswith("haricot: ")
        assert "Traceback" not in refused.stderr


def test_puzzles_of_a_game_from_outside_are_not_written_into_this_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("haricot.cli.puzzles.maker_of", lambda game: None)
    with pytest.raises(SystemExit) as left:
        main(["puzzles", "make", "noughts", "--lang", "en"])
    assert left.value.code == 1
    assert "noughts comes from elsewhere: name a file of your own" in capsys.readouterr().err
    assert not (SHIPPED / "noughts.jsonl").exists()
