"""What is counted is made again from the events; what cannot be, since its game is not here, stays as it was."""

from __future__ import annotations

import shutil
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from haricot.house.history import backfill
from haricot.house.store.store import Store
from tests.cli.terminal import haricot
from tests.house.full_tables import seat_all
from tests.house.running_house import RunningHouse, Visitor

EXAMPLE = str(Path(__file__).parents[3] / "examples" / "tic_tac_toe.py")
MADE = ("games", "players", "tallies", "places", "feats", "openings", "ratings")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One game of Kala, one of a game from outside, and one of Kala at a table that was then set for the other."""
    folder = tmp_path_factory.mktemp("played")
    house = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", "--game", EXAMPLE)
    house.start()
    people = [house.visitor("Ana"), house.visitor("Bob")]
    give_up_kala(people)
    table, _ = seat_all(people, "tic_tac_toe", public=True, rated=True)
    people[0].ask(table, "start")
    for turn, move in enumerate(("b2", "a1", "a3", "c1", "b1", "b3", "c3", "a2", "c2")):
        people[turn % 2].ask(table, "play", number=people[0].get(f"/api/tables/{table}")["number"], move=move)
    mixed = give_up_kala(people)
    people[0].ask(mixed, "prepare", setup={"game": "tic_tac_toe", "seats": 2})
    house.end(signal.SIGTERM)
    feat = (people[0].id, "tic_tac_toe", "corners", 3, "", 1, table, 1)
    change(folder / "haricot.db", f"INSERT INTO feats VALUES ({', '.join('?' * len(feat))})", *feat)
    return folder / "haricot.db"


@pytest.fixture
def store(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "haricot.db"))


def give_up_kala(people: list[Visitor]) -> str:
    table, _ = seat_all(people, "kala", public=True, options={"first": 0})
    people[0].ask(table, "start")
    people[0].ask(table, "play", move="a1a2a3a4", number=people[0].get(f"/api/tables/{table}")["number"])
    people[1].ask(table, "resign", number=people[1].get(f"/api/tables/{table}")["number"])
    return table


def change(store: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(store) as connection:
        connection.execute(statement, values)
    connection.close()


def counted(store: Path) -> dict[str, list[Any]]:
    with sqlite3.connect(store) as connection:
        rows = {made: sorted(connection.execute(f"SELECT * FROM {made}").fetchall(), key=repr) for made in MADE}
    connection.close()
    assert all(rows.values())
    return rows


def said(command: str, store: Path, *more: str) -> str:
    done = haricot(command, "--store", f"sqlite:///{store}", "--lang", "en", *more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_belongs_to_a_game_that_is_not_here_stays_as_it_was(store: Path) -> None:
    before = counted(store)
    assert said("rebuild", store).splitlines() == [
        "Games left as they were, since the rules are not here (tic_tac_toe; tables: 2): 2. "
        "With --game FILE they are counted again too.",
        "Tables read again: 3; no game was missing; ratings are computed again.",
    ]
    assert counted(store) == before, "also what was played of Kala at a table that nobody can read here"


def test_with_its_game_all_is_counted_again(store: Path) -> None:
    before = counted(store)
    for made in ("tallies", "places", "openings", "ratings", "players", "games"):
        change(store, f"DELETE FROM {made}")
    told = said("rebuild", store, "--game", EXAMPLE)
    assert told == "Tables read again: 3; 3 games were missing; ratings are computed again.\n"
    assert {**counted_but_feats(store), "feats": before["feats"]} == before


def counted_but_feats(store: Path) -> dict[str, list[Any]]:
    """The game itself tells none: the one that was put there is not found again."""
    with sqlite3.connect(store) as connection:
        assert connection.execute("SELECT count(*) FROM feats").fetchone() == (0,)
        made = [name for name in MADE if name != "feats"]
        rows = {name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr) for name in made}
    connection.close()
    return rows


def test_what_was_missed_is_counted_beside_openings_that_stay(store: Path) -> None:
    before = counted(store)
    with sqlite3.connect(store) as connection:
        (table,) = connection.execute("SELECT id FROM tables ORDER BY opened LIMIT 1").fetchone()
    connection.close()
    for made in ("games", "players"):
        change(store, f"DELETE FROM {made} WHERE table_id = ?", table)
    change(store, "UPDATE openings SET games = games - 1, won = won - 1")
    assert "one game was missing" in said("rebuild", store)
    assert counted(store) == before


def test_a_table_whose_log_is_damaged_stays_counted(store: Path) -> None:
    before = counted(store)
    change(store, "DELETE FROM events WHERE number = 2")
    assert "no game was missing" in said("rebuild", store)
    assert counted(store) == before


def test_a_rebuild_that_is_stopped_half_way_changes_nothing(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(connection: object) -> None:
        raise KeyboardInterrupt

    before = counted(store)
    monkeypatch.setattr(backfill, "rate_all", stop)
    opened = Store(f"sqlite:///{store}")
    opened.prepare()
    with pytest.raises(KeyboardInterrupt):
        backfill.rebuild(opened)
    opened.release()
    assert counted(store) == before


def test_a_check_says_which_tables_were_not_replayed(store: Path) -> None:
    first, last = said("check", store).splitlines()
    assert first == (
        "Tables read and not replayed, since their game is not here (tic_tac_toe): 2. "
        "With --game FILE they are replayed too."
    )
    assert last.startswith("3 tables with ")
    assert said("check", store, "--game", EXAMPLE) == f"{last}\n"


@pytest.mark.parametrize("command", ["rebuild", "check"])
def test_a_game_that_cannot_be_loaded_is_told_before_anything_is_done(store: Path, command: str) -> None:
    before = counted(store)
    done = haricot(command, "--store", f"sqlite:///{store}", "--lang", "en", "--game", "nowhere.py")
    served = haricot("serve", "--store", f"sqlite:///{store}", "--lang", "en", "--game", "nowhere.py")
    assert (done.returncode, done.stderr) == (served.returncode, served.stderr) == (1, done.stderr)
    assert "nowhere.py" in done.stderr
    assert counted(store) == before
