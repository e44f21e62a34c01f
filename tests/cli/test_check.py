"""`haricot check`: everything that the house keeps is looked at, and each table that is bad is named."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from haricot.house.house import House
from haricot.house.settings import Settings
from haricot.table import AddBot, Setup
from tests.cli.terminal import haricot

TABLES = 3


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Three tables, at each of which a bot sat down."""
    file = tmp_path / "house.db"

    async def evening() -> None:
        house = House(Settings(store=f"sqlite:///{file}"))
        await house.open()
        for _ in range(TABLES):
            room = await house.tables.open_table(Setup("kala"), "ana")
            await house.tables.submit(room, AddBot(0), "ana")
        await house.close()

    asyncio.run(evening())
    return file


def check(store: Path) -> tuple[int, str]:
    asked = haricot("check", "--store", f"sqlite:///{store}")
    assert "Traceback" not in asked.stderr
    return asked.returncode, asked.stdout + asked.stderr


def change(store: Path, statement: str) -> list[str]:
    """The tables, in order, after a statement."""
    with sqlite3.connect(store) as connection:
        tables = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
        connection.execute(statement, {"table": tables[0], "other": tables[1]})
    connection.close()
    return tables


def test_a_good_store_is_said_to_be_good(store: Path) -> None:
    code, said = check(store)
    assert code == 0
    assert f"{TABLES} tables with 6 events: everything can be read." in said


def test_each_bad_table_is_named_and_the_others_are_not(store: Path) -> None:
    change(store, "DELETE FROM events WHERE table_id = :table AND number = 1")
    tables = change(store, "UPDATE events SET event = '{}' WHERE table_id = :other AND number = 2")
    code, said = check(store)
    assert code == 1
    assert f"Table {tables[0]}: event 1 is missing." in said
    assert f"Table {tables[1]}: event 2 cannot be read." in said
    assert tables[2] not in said
    assert "2 things are wrong" in said


def test_an_event_that_does_not_follow_is_found(store: Path) -> None:
    tables = change(
        store,
        "UPDATE events SET event = (SELECT event FROM events WHERE number = 1 AND table_id = :table) "
        "WHERE table_id = :table AND number = 2",
    )
    code, said = check(store)
    assert code == 1
    assert f"Table {tables[0]}: event 2 does not follow" in said


def test_a_file_that_is_no_store_gives_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear all, " * 1000)
    assert check(tmp_path / "letter.db")[0] == 1
    assert check(tmp_path / "nothing.db")[0] == 1
    assert not (tmp_path / "nothing.db").exists()
