"""A corpus in pandas and polars; where they are not, `python3 dev.py study` has them."""

import importlib.util
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from haricot.lab.game_table import GAME_COLUMNS, MOVE_COLUMNS, game_row, move_rows, write_table
from haricot.lab.self_play import SelfPlay, play_games

EXAMPLE = Path(__file__).parents[2] / "examples" / "data_frames.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    found = importlib.util.spec_from_file_location("data_frames", EXAMPLE)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    for needed in ("pandas", "polars"):
        pytest.importorskip(needed, reason=f"{needed} is installed by `python3 dev.py study`")
    folder = tmp_path_factory.mktemp("tables")
    games, moves = str(folder / "games.parquet"), str(folder / "moves.parquet")
    played = list(play_games(range(8), SelfPlay("kala", 2, ("graine",), {"reserve": 12}, seed=5, opening=2)))
    write_table((game_row(*one) for one in enumerate(played)), games, GAME_COLUMNS)
    write_table((row for one in enumerate(played) for row in move_rows(*one)), moves, MOVE_COLUMNS)
    return games, moves


def test_pandas_and_polars_read_the_tables(example: ModuleType, tables: tuple[str, str]) -> None:
    games, moves = tables
    assert example.lengths(games)["count"].sum() == 8
    first = example.first_moves(moves)
    assert first["games"].sum() == 8
    assert first["won"].is_between(0, 1).all()
    observations, actions = example.training_arrays(moves)
    assert observations.shape == (len(actions), 55)
    table = import_module("pandas").read_parquet(moves)
    assert len(actions) == ((table["rank"] == 1) & (table["at"] >= 2)).sum()


def test_who_names_no_tables_is_told_how_it_is_used() -> None:
    told = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stderr.startswith("A corpus in pandas and in polars: `python data_frames.py games.parquet")
