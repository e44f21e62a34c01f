"""What a house can no longer read, or judge, harms one table at most: never a list, an export, a deletion, a start."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import permutations, product
from pathlib import Path
from string import ascii_lowercase

import pytest

import haricot
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse, Visitor


@contextmanager
def running(folder: Path, **settings: str) -> Iterator[RunningHouse]:
    house = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", **settings)
    house.start()
    try:
        yield house
    finally:
        house.end(signal.SIGTERM)


def errors(house: RunningHouse) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in house.logs.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line["level"] == "error"]


def returned(house: RunningHouse, visitor: Visitor) -> Visitor:
    """The same person, at the house as it is open now."""
    visitor.http.base_url = house.address
    return visitor


# A word list that changes


def test_a_word_that_was_played_and_is_no_word_any_more_harms_nothing(tmp_path: Path) -> None:
    (tmp_path / "fr.txt").write_text("\n".join(map("".join, product(ascii_lowercase, repeat=3))), "utf-8")
    with running(tmp_path, HARICOT_WORDS=str(tmp_path)) as house:
        table, people = gather(house, "rondorondo", options={"opening": "lot", "first": 0}, public=True)
        people[0].ask(table, "start")
        seen = people[0].get(f"/api/tables/{table}")
        letters = [card for card in seen["view"]["hands"][0] if card.isalpha()]
        word = next(w for w in map("".join, permutations(letters, 3)) if w not in haricot.lexicon("fr"))
        people[0].ask(table, "play", number=seen["number"], move=word)
    with running(tmp_path) as house:
        ana, bob = (returned(house, person) for person in people[:2])
        seen = ana.get(f"/api/tables/{table}")
        assert seen["view"]["last"] is not None
        assert [card["id"] for card in ana.get("/api/me/tables")] == [table]
        assert [card["id"] for card in bob.get("/api/tables")] == [table]
        bob.ask(table, "resign", number=seen["number"])
        replay = ana.get(f"/api/tables/{table}/records/1/replay")
        assert len(replay["frames"]) == 2
        assert len(replay["differences"]) == 1, "another lexicon judged"
        assert "Lexicon: " in ana.get("/api/me/export")["tables"][0]["records"][0]
        assert ana.http.delete("/api/me").status_code == 200
        assert not errors(house)


# One row that is none


def corrupt(store: Path, table: str, how: str) -> None:
    with sqlite3.connect(store) as connection:
        where = (table,)
        if how == "a gap":
            connection.execute("DELETE FROM events WHERE table_id = ? AND number = 2", where)
        elif how == "an unknown tag":
            connection.execute(
                """UPDATE events SET event = '{"kind":"danced"}' WHERE table_id = ? AND number = 3""", where
            )
        elif how == "a move that was none":
            moved = '{"kind":"played","seat":0,"move":"zzz"}'
            connection.execute("UPDATE events SET event = ? WHERE table_id = ? AND number = 3", (moved, table))
        elif how == "a mark that is none":
            connection.execute("UPDATE tables SET marks = '{' WHERE id = ?", where)
        else:
            connection.execute("UPDATE events SET event = 'xyz' WHERE table_id = ? AND number = 3", where)
        connection.execute("UPDATE tables SET due = 1 WHERE id = ?", where)


DAMAGES = ("no JSON", "an unknown tag", "a gap", "a move that was none", "a mark that is none")


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningHouse, Visitor, list[str], str]]:
    folder = tmp_path_factory.mktemp("damaged")
    with running(folder, HARICOT_TABLES_EACH="100") as house:
        ana = house.visitor("Ana")
        *broken, whole = [ana.open("kala", public=True, seat=0) for _ in range(len(DAMAGES) + 1)]
        for table in broken:
            ana.ask(table, "addbot", seat=1)
    for table, how in zip(broken, DAMAGES, strict=True):
        corrupt(folder / "haricot.db", table, how)
    with running(folder, HARICOT_TABLES_EACH="100") as house:
        yield house, returned(house, ana), broken, whole


def test_a_damaged_table_is_shown_as_unreadable_and_all_else_as_ever(
    damaged: tuple[RunningHouse, Visitor, list[str], str],
) -> None:
    _, ana, broken, whole = damaged
    for table in broken:
        answer = ana.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["key"]) == (409, "house-table-unreadable"), table
    cards = {card["id"]: card["phase"] for card in ana.get("/api/me/tables")}
    assert cards == {**dict.fromkeys(broken, "unreadable"), whole: "gathering"}
    assert [card["id"] for card in ana.get("/api/tables")] == [whole]
    assert {one["id"] for one in ana.get("/api/me/export")["tables"]} == {*broken, whole}
    assert ana.get("/health/ready")["status"] == "ok"


def test_each_is_logged_once_by_its_identifier_and_without_its_events(
    damaged: tuple[RunningHouse, Visitor, list[str], str],
) -> None:
    house, ana, broken, _ = damaged
    for _ in range(2):
        ana.get("/api/me/tables")
    assert sorted(str(line["table"]) for line in errors(house)) == sorted(broken)
    assert {line["message"] for line in errors(house)} == {"table is unreadable"}
    assert "danced" not in house.logs.read_text()


def test_whoever_is_at_a_damaged_table_can_open_others_and_delete_themselves(
    damaged: tuple[RunningHouse, Visitor, list[str], str],
) -> None:
    _, ana, *_ = damaged
    assert ana.open("kala")
    assert ana.http.delete("/api/me").status_code == 200
    assert ana.http.get("/api/me").status_code == 401
