"""A store that cannot be opened is told in one sentence, with an exit status, and is left as it was."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import select, text

from haricot.house.store.database import make_engine, store_url
from haricot.house.store.preparation import newest_revisions, prepare
from haricot.house.store.schema import players
from haricot.house.version import PACKAGE
from tests.house.running_house import RunningHouse, free_port

STORES = Path(__file__).parents[2] / "stores"
COMMAND = [sys.executable, "-c", "from haricot.cli import main; main()", "--lang", "en", "serve", "--no-browser"]


def serve(store: Path) -> subprocess.CompletedProcess[str]:
    asked = [*COMMAND, "--store", f"sqlite:///{store}", "--port", str(free_port())]
    return subprocess.run(asked, capture_output=True, text=True, timeout=60)


def no_database(store: Path) -> None:
    store.write_bytes(b"this is a shopping list\n" * 500)


def damaged(store: Path) -> None:
    shutil.copy(STORES / "games.sqlite", store)
    content = bytearray(store.read_bytes())
    for at in range(4096 * 3, 4096 * 6):
        content[at] = 0xFF
    store.write_bytes(content)


def newer(store: Path) -> None:
    shutil.copy(STORES / "games.sqlite", store)
    with sqlite3.connect(store) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def taking_a_newer_version(store: Path) -> None:
    """As a version of the future would leave it: the form is known, what is written in it is not."""
    house = RunningHouse(f"sqlite:///{store}", store.with_suffix(".log"))
    house.start()
    house.end(signal.SIGTERM)
    with closing(sqlite3.connect(store)) as connection, connection:
        assert dict(connection.execute("SELECT name, value FROM house"))["version"] == PACKAGE
        connection.execute("UPDATE house SET value = '12.1.3' WHERE name = 'version'")
        connection.execute("UPDATE house SET value = '12.1.0' WHERE name = 'opens-with'")


def foreign(store: Path) -> None:
    with sqlite3.connect(store) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (no_database, "The store cannot be read: file is not a database"),
        (damaged, "The store is damaged"),
        (newer, "written by a newer version of Haricot (form 9999)"),
        (
            taking_a_newer_version,
            f"was last opened by Haricot 12.1.3, and takes version 12.1.0 or a newer one; this is {PACKAGE}.",
        ),
        (foreign, "This is not a Haricot store: it has a table “recipes”"),
    ],
)
def test_a_store_that_cannot_be_opened_is_told_in_a_sentence(
    tmp_path: Path, spoil: Callable[[Path], None], sentence: str
) -> None:
    store = tmp_path / "haricot.db"
    spoil(store)
    before = store.read_bytes()
    result = serve(store)
    assert result.returncode == 1
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr
    assert store.read_bytes() == before


def test_two_houses_on_one_file_are_refused_and_a_dead_one_is_no_house(tmp_path: Path) -> None:
    store = tmp_path / "haricot.db"
    first = RunningHouse(f"sqlite:///{store}", tmp_path / "log")
    first.start()
    result = serve(store)
    assert result.returncode == 1
    assert "Another house is already using this store" in result.stderr
    first.end(signal.SIGKILL)
    first.start()
    first.end(signal.SIGTERM)


def test_before_a_migration_a_copy_of_the_store_is_kept(tmp_path: Path) -> None:
    store = tmp_path / "haricot.db"
    shutil.copy(STORES / "games.sqlite", store)
    house = RunningHouse(f"sqlite:///{store}", tmp_path / "log")
    house.start()
    house.end(signal.SIGTERM)
    (copy,) = tmp_path.glob("haricot.db.before-0001-*")
    assert not copy.stat().st_mode & 0o077
    with sqlite3.connect(copy) as old, sqlite3.connect(store) as new:
        asked = "SELECT version_num FROM alembic_version"
        assert old.execute(asked).fetchone() == ("0001",)
        assert new.execute(asked).fetchone() == (newest_revisions()[0],)
        events = "SELECT count(*) FROM events"
        assert old.execute(events).fetchone() == new.execute(events).fetchone()
    house.start()
    house.end(signal.SIGTERM)
    copies = [file for file in tmp_path.glob("haricot.db.before-*") if not file.name.endswith(("-wal", "-shm"))]
    assert copies == [copy], "it is kept once"


def test_games_against_a_bot_that_has_another_name_now_are_noted_under_that(tmp_path: Path) -> None:
    engine = make_engine(store_url(f"sqlite:///{tmp_path / 'haricot.db'}"))
    prepare(engine)
    played = {"table_id": "t", "number": 1, "bot": "Flageolet", "place": 1, "result": "won", "how": "played"}
    known = [("ronda", "fleur"), ("ronda", "gousse"), ("kala", "fleur")]
    with engine.begin() as connection:
        for slot, (game, level) in enumerate(known):
            row = {**played, "slot": slot, "seat": slot, "game": game, "level": level, "ended": 0, "bots": True}
            connection.execute(players.insert().values(row))
        connection.execute(text("DROP TABLE openings"))  # which came later
        connection.execute(text("UPDATE alembic_version SET version_num = '0015'"))
    prepare(engine)
    with engine.connect() as connection:
        named = connection.execute(select(players.c.level).order_by(players.c.slot)).scalars().all()
    engine.dispose()
    assert named == ["bouton", "gousse", "fleur"]
