"""A corpus in Parquet: a row for each game and for each move; where there is no pyarrow, `dev.py study` has it."""

from pathlib import Path
from typing import Any

import pytest

from haricot.core.errors import BadRecord
from haricot.lab.game_table import GAME_COLUMNS, MOVE_COLUMNS, game_row, move_rows, read_table, write_table
from haricot.lab.self_play import SelfPlay, play_games
from haricot.records.corpus import GameEntry

parquet: Any = pytest.importorskip("pyarrow.parquet", reason="pyarrow is installed by `python3 dev.py study`")


@pytest.fixture(scope="module")
def played() -> list[GameEntry]:
    return list(play_games(range(4), SelfPlay("kala", 2, ("graine", "germe"), {"reserve": 12}, seed=3, opening=2)))


def test_games_come_back_as_they_were(played: list[GameEntry], tmp_path: Path) -> None:
    file = str(tmp_path / "games.parquet")
    assert write_table((game_row(*one) for one in enumerate(played)), file, GAME_COLUMNS) == 4
    assert list(read_table(file)) == played
    rows = parquet.read_table(file).to_pylist()
    assert [row["length"] for row in rows] == [len(entry.moves) for entry in played]
    assert rows[0]["players"] == ["graine", "germe"]


def test_a_row_for_each_move(played: list[GameEntry], tmp_path: Path) -> None:
    file = str(tmp_path / "moves.parquet")
    rows = (row for one in enumerate(played) for row in move_rows(*one))
    assert write_table(rows, file, MOVE_COLUMNS) == sum(len(entry.moves) for entry in played)
    told = parquet.read_table(file).to_pylist()
    assert [row["move"] for row in told if row["number"] == 1] == list(played[1].moves)
    assert {len(row["observation"]) for row in told} == {55}
    assert {row["rank"] for row in told} == {1, 2}
    assert {row["at"] for row in told if row["opening"]} == {0, 1}
    (tmp_path / "notes.parquet").write_text("beans\n")
    for other in (file, str(tmp_path / "notes.parquet")):
        with pytest.raises(BadRecord, match="not a table of games"):
            list(read_table(other))


def test_a_table_without_rows_has_its_columns(tmp_path: Path) -> None:
    file = str(tmp_path / "none.parquet")
    assert write_table([], file, GAME_COLUMNS) == 0
    assert parquet.read_table(file).column_names == list(GAME_COLUMNS)
