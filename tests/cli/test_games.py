"""Corpora made, converted, filtered and counted by commands."""

import json
import signal
import subprocess
import time
from pathlib import Path

import pytest

from haricot.records.corpus import read_games
from tests.cli.terminal import HARICOT, environment, haricot

KALA = ("data", "self-play", "kala", "-o", "reserve=6", "--level", "graine", "--opening", "2", "--workers", "1")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("games") / "games.txt"
    assert haricot(*KALA, "--games", "4", "--seed", "5", "--out", str(file)).returncode == 0
    return file


def test_a_corpus_goes_on_where_it_was_left(corpus: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    for games in ("1", "4"):
        haricot(*KALA, "--games", games, "--seed", "5", "--out", str(file))
    assert file.read_text("utf-8") == corpus.read_text("utf-8")


def test_games_are_counted(corpus: Path) -> None:
    told = json.loads(haricot("games", "stats", str(corpus), "--json").stdout)
    assert told["games"] == 4
    assert told["by_game"]["kala"]["wins"] == {"graine": 4}
    assert "4 games" in haricot("games", "stats", str(corpus), "--lang", "en").stdout


def test_games_are_filtered_into_a_file_or_a_pipe(corpus: Path, tmp_path: Path) -> None:
    everything = list(read_games(corpus.read_text("utf-8").splitlines()))
    longest = max(len(game.moves) for game in everything)
    out = haricot("games", "filter", str(corpus), "--least", str(longest), "--replayed").stdout
    assert list(read_games(out.splitlines())) == [game for game in everything if len(game.moves) == longest]
    file = tmp_path / "none.txt"
    haricot("games", "filter", str(corpus), str(file), "--name", "ronda")
    assert file.read_text("utf-8") == ""
    assert haricot("games", "convert", str(corpus)).stdout == corpus.read_text("utf-8")


def test_a_table_needs_pyarrow_and_comes_back_as_it_was(corpus: Path, tmp_path: Path) -> None:
    table, moves = tmp_path / "games.parquet", tmp_path / "moves.parquet"
    done = haricot("games", "convert", str(corpus), str(table), "--moves", str(moves))
    try:
        import pyarrow.parquet as parquet
    except ImportError:
        assert done.returncode == 1
        assert "pyarrow" in done.stderr
        return
    assert haricot("games", "convert", str(table)).stdout == corpus.read_text("utf-8")
    rows = parquet.read_table(moves).to_pylist()
    assert len(rows) == sum(len(game.moves) for game in read_games(corpus.read_text("utf-8").splitlines()))
    assert len(rows[0]["observation"]) == 55
    none = tmp_path / "none.parquet"
    haricot("games", "filter", str(corpus), str(none), "--name", "ronda")
    assert parquet.read_table(none).schema == parquet.read_table(table).schema


def test_who_stops_self_play_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "games.txt"
    asked = [HARICOT, "data", "self-play", "kala", "-o", "reserve=6", "--level", "graine", "--workers", "2"]
    process = subprocess.Popen([*asked, "--games", "1000000", "--out", str(file)], env=environment())
    until = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size) and time.monotonic() < until:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    assert all(game.outcome for game in read_games(file.read_text("utf-8").splitlines()))
