"""Corpora as tables, by the commands: run by `python3 dev.py study`, whose environment has pyarrow."""

from pathlib import Path
from typing import Any

import pytest

from haricot.cli import main
from haricot.records.corpus import read_games

parquet: Any = pytest.importorskip("pyarrow.parquet")

KALA = ("data", "self-play", "kala", "-o", "reserve=12", "--level", "graine", "--opening", "2", "--workers", "1")


def run(*asked: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*asked, "--lang=en"])
    assert not ended.value.code


def test_a_corpus_comes_back_from_a_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    run(*KALA, "--games", "4", "--seed", "5", "--out", "games.txt")
    run("games", "convert", "games.txt", "games.parquet", "--moves", "moves.parquet")
    corpus = Path("games.txt").read_text("utf-8")
    capsys.readouterr()
    run("games", "convert", "games.parquet")
    assert capsys.readouterr().out == corpus
    rows = parquet.read_table("moves.parquet").to_pylist()
    assert len(rows) == sum(len(game.moves) for game in read_games(corpus.splitlines()))
    assert len(rows[0]["observation"]) == 55
    run("games", "filter", "games.txt", "none.parquet", "--name", "ronda")
    assert parquet.read_table("none.parquet").schema == parquet.read_table("games.parquet").schema


def test_the_arena_writes_its_games_as_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asked = ("-o", "reserve=6", "--levels=graine,germe", "--games=2", "--nodes=10", "--workers=1")
    run("arena", "kala", *asked, "--record", "games.parquet")
    assert [row["players"] for row in parquet.read_table("games.parquet").to_pylist()] == [
        ["germe", "graine"],
        ["graine", "germe"],
    ]
