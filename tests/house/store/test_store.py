"""The store, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, create_engine, insert, select, text

from haricot.core.errors import HaricotError
from haricot.house import wall_clock
from haricot.house.house import House
from haricot.house.http.app import build
from haricot.house.people.people import LINK_LASTS, People
from haricot.house.settings import Settings
from haricot.house.store import schema, table_rows
from haricot.house.store.backup import copy_store
from haricot.house.store.database import migrate, store_url
from haricot.house.store.group_commit import aside
from haricot.house.store.schema import metadata
from haricot.house.store.store import Chain, Outdated, Store, WriteFailed
from haricot.table import Entry, Setup, Sit, events, opened
from tests.house.engines import postgres_programs, running_postgresql
from tests.house.full_tables import gather
from tests.house.running_house import RunningHouse


@pytest.fixture(scope="module")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_postgresql(tmp_path_factory) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty store of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'haricot.db'}"
        return
    found: str = request.getfixturevalue("postgresql")
    yield found
    forget_everything(found)


def forget_everything(url: str) -> None:
    engine = create_engine(store_url(url))
    with engine.begin() as connection:
        for table in (*metadata.tables, "alembic_version"):
            connection.execute(text(f"DROP TABLE IF EXISTS {table}"))
    engine.dispose()


def entries(*numbers: int) -> list[Entry]:
    first = opened(Setup("kala"), "ana", 1)
    return [first if number == 1 else Entry(number, 2, "ana", events.Lent(0)) for number in numbers]


async def log_of(store: Store, table: str) -> list[Entry]:
    return await store.read(lambda connection: table_rows.log_of(connection, table))


def test_what_is_written_is_read_again_in_order(url: str) -> None:
    async def keep_and_read() -> None:
        store = Store(url)
        store.open()
        await store.append("t", entries(1, 2))
        await asyncio.gather(*(store.append("t", entries(number)) for number in range(3, 60)))
        assert [entry.number for entry in await log_of(store, "t")] == list(range(1, 60))
        assert await log_of(store, "other") == []
        await store.close()
        again = Store(url)
        again.open()
        assert await log_of(again, "t") == entries(*range(1, 60))
        await again.close()

    asyncio.run(keep_and_read())


def test_writes_that_come_together_are_one_commit(url: str) -> None:
    async def many() -> None:
        store = Store(url)
        store.open()
        await asyncio.gather(*(store.append(f"table {number}", entries(1)) for number in range(200)))
        assert store.commits < 100
        await store.close()

    asyncio.run(many())


def test_an_event_is_kept_once_and_none_follows_a_lost_one(url: str) -> None:
    async def twice() -> None:
        store = Store(url)
        store.open()
        await store.append("t", entries(1))
        late = Chain()
        asked = [store.append("t", entries(2)), store.append("u", entries(1))]
        asked += [store.append("t", entries(2), chain=late), store.append("t", entries(3), chain=late)]
        asked += [store.append("u", entries(2)), store.append("t", entries(3), chain=Chain())]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [isinstance(one, Outdated) for one in done] == [False, False, True, True, False, False]
        assert [entry.number for entry in await log_of(store, "t")] == [1, 2, 3]
        assert [entry.number for entry in await log_of(store, "u")] == [1, 2], "others of the commit are kept"
        assert (store.outdated_writes, store.lost_writes) == (2, 0)
        await store.close()

    asyncio.run(twice())


def test_the_store_remembers_nothing_of_tables_that_were_written(url: str) -> None:
    """A house that runs for years has seen many tables."""

    def sizes(store: Store) -> dict[str, int]:
        return {name: len(kept) for name, kept in vars(store).items() if isinstance(kept, dict | list | set)}

    async def many() -> None:
        store = Store(url)
        store.open()
        before = sizes(store)
        for number in range(50):
            await store.append(f"table {number}", entries(1))
        assert sizes(store) == before
        await store.close()

    asyncio.run(many())


def test_a_table_that_cannot_be_stored_has_not_changed(tmp_path: Path) -> None:
    """As when the disk is full: what was decided and not kept has not happened."""

    async def full_disk() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))
        await house.open()
        room = await house.tables.open_table(Setup("kala"), "ana")
        with sqlite3.connect(tmp_path / "haricot.db") as breaker:
            breaker.execute("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'full'); END")
        with pytest.raises(WriteFailed):
            await house.tables.submit(room, Sit(0), "ana")
        with sqlite3.connect(tmp_path / "haricot.db") as mender:
            mender.execute("DROP TRIGGER full")
        again = await house.tables.find(room.id)
        assert again is not None
        assert again is not room
        assert again.stored.chairs[0].is_free
        await house.tables.submit(again, Sit(0), "ana")
        assert [entry.number for entry in await log_of(house.store, room.id)] == [1, 2]
        await house.close()

    asyncio.run(full_disk())


def test_a_move_is_told_also_if_whoever_made_it_has_gone(tmp_path: Path) -> None:
    """As when a cable is pulled while the move is on its way to the disk."""

    async def gone() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))
        await house.open()
        room = await house.tables.open_table(Setup("kala"), "ana")
        house.tables.submit(room, Sit(0), "ana").cancel()
        await house.tables.submit(room, Sit(1), "ana")
        assert room.stored is room.decided
        assert [entry.number for entry in room.log] == [1, 2, 3]
        await house.close()

    asyncio.run(gone())


def test_what_fails_beside_the_events_is_undone_alone_and_logged_by_its_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(connection: Connection) -> None:
        row = {"id": "beside", "opened": 1, "public": False, "closed": False, "over": False, "due": None, "marks": "{}"}
        connection.execute(insert(schema.tables), row)
        raise LookupError("no such person")

    async def evening() -> tuple[int, Sequence[object]]:
        store = Store(f"sqlite:///{tmp_path / 'haricot.db'}")
        store.open()
        await store.append("t", [Entry(1, 1, None, events.Withdrawn())], [aside(fail, "t", "game could not be noted")])
        kept = await store.read(partial(table_rows.last_number, table="t"))
        beside = await store.read(lambda connection: connection.execute(select(schema.tables.c.id)).all())
        await store.close()
        return kept, beside

    assert asyncio.run(evening()) == (1, [])
    (logged,) = (record for record in caplog.records if record.exc_info)
    assert (logged.getMessage(), logged.__dict__["table"]) == ("game could not be noted", "t")


def test_what_is_logged_of_a_lost_write_holds_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, logger="haricot")  # whatever a house before this one set

    async def twice() -> None:
        store = Store(f"sqlite:///{tmp_path / 'haricot.db'}")
        store.open()
        kept = [Entry(number, 1, None, events.Started(987654321, "salty")) for number in (1, 2)]
        await store.append("t", kept)
        with pytest.raises(WriteFailed):
            await store.append("t", kept)
        await store.close()

    asyncio.run(twice())
    assert "write is outdated: its event number was taken" in caplog.text
    assert "987654321" not in caplog.text
    assert "salty" not in caplog.text


def test_a_game_is_played_and_outlives_the_house_on_postgresql(postgresql: str, tmp_path: Path) -> None:
    house = RunningHouse(postgresql, tmp_path / "log")
    house.start()
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    before = bob.get(f"/api/tables/{table}")
    house.end(signal.SIGKILL)
    house.start()
    assert bob.get(f"/api/tables/{table}") == before
    assert bob.http.get("/api/tables/%00").status_code == 404
    house.end(signal.SIGTERM)
    assert '"level":"error"' not in house.logs.read_text()


def test_a_backup_of_postgresql_brings_an_evening_back(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the house is open; then everything is lost, and the copy put into the empty database."""
    monkeypatch.setenv("PATH", f"{postgres_programs()}:{os.environ['PATH']}")
    house, copy = RunningHouse(postgresql, tmp_path / "log"), tmp_path / "copy.sql"
    house.start()
    table, (ana, bob) = gather(house, "kala", options={"first": 0})
    ana.ask(table, "start")
    number = ana.get(f"/api/tables/{table}")["number"]
    ana.ask(table, "play", number=number, move="a1a2a3a4")
    before = bob.get(f"/api/tables/{table}")
    backup = [sys.executable, "-c", "from haricot.cli import main; main()", "backup", str(copy), "--store", postgresql]
    subprocess.run(backup, check=True, capture_output=True, timeout=120)
    assert copy.stat().st_mode & 0o077 == 0
    house.end(signal.SIGTERM)
    forget_everything(postgresql)
    subprocess.run(["psql", "--quiet", "--file", copy, "--dbname", postgresql], check=True, timeout=120)
    house.start()
    assert bob.get(f"/api/tables/{table}") == before
    bob.ask(table, "play", number=before["number"], move="d4d3d2d1")
    house.end(signal.SIGTERM)
    forget_everything(postgresql)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_house_begins_by_postgresql_s_time_where_there_is_one(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The machine's own clock is two hours fast here."""
    fast = time.time() + 7200
    monkeypatch.setattr(wall_clock, "time", lambda: fast)
    monkeypatch.setattr(wall_clock, "_clock", wall_clock.WallClock())
    url = f"sqlite:///{tmp_path / 'haricot.db'}" if kind == "sqlite" else request.getfixturevalue("postgresql")

    async def evening() -> tuple[float, int | None]:
        house = House(Settings(store=url))
        await house.open()
        says = wall_clock.now() / 1000 - time.time()
        alive = await house.heartbeat.last()
        await house.close()
        return says, alive

    says, alive = asyncio.run(evening())
    assert says == pytest.approx(7200 if kind == "sqlite" else 0, abs=5)
    assert alive is not None
    assert alive / 1000 - time.time() == pytest.approx(7200 if kind == "sqlite" else 0, abs=10)
    if kind == "postgresql":
        forget_everything(url)


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_text("this is no store, however long one reads in it" * 100)
    for store, file in (
        (f"sqlite:///{tmp_path / 'broken.db'}", tmp_path / "copy.db"),
        (f"sqlite:///{tmp_path / 'broken.db'}", tmp_path / "nowhere" / "copy.db"),
        ("postgresql://nobody@127.0.0.1:1/nothing", tmp_path / "copy.sql"),
    ):
        with pytest.raises(HaricotError):
            copy_store(store, file)
        assert not file.exists()


def test_a_backup_of_an_open_house_is_a_whole_store(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'haricot.db'}", tmp_path / "copy.db"

    async def evening() -> str:
        house = House(Settings(store=url))
        await house.open()
        room = await house.tables.open_table(Setup("kala"), "ana")
        copy_store(url, copy)
        await house.close()
        return room.id

    async def open_copy(table: str) -> None:
        store = Store(f"sqlite:///{copy}")
        store.open()
        assert len(await log_of(store, table)) == 1
        await store.close()

    asyncio.run(open_copy(asyncio.run(evening())))
    with pytest.raises(HaricotError, match="already exists"):
        copy_store(url, copy)
    with pytest.raises(HaricotError, match="no store"):
        copy_store(f"sqlite:///{tmp_path / 'nothing.db'}", tmp_path / "other.db")


def test_links_to_other_devices_that_came_too_late_are_swept_out(url: str) -> None:
    async def links() -> list[int]:
        store = Store(url)
        store.open()
        people = People(store)
        ana, _ = await people.welcome(0, "Ana", None, "person")
        for at in (0, 1, LINK_LASTS):
            await people.make_link(ana, at)
        asked = select(schema.keys.c.expires).where(schema.keys.c.kind == "link").order_by(schema.keys.c.expires)
        left = await store.read(lambda connection: connection.scalars(asked).all())
        await store.close()
        return list(left)

    assert asyncio.run(links()) == [LINK_LASTS + 1, 2 * LINK_LASTS]


def test_a_house_that_cannot_read_its_store_is_not_well(tmp_path: Path) -> None:
    file = tmp_path / "haricot.db"
    with TestClient(build(Settings(store=f"sqlite:///{file}")), base_url="http://127.0.0.1") as client:
        assert client.get("/health").status_code == 200
        with sqlite3.connect(file) as other:
            other.execute("ALTER TABLE people RENAME TO lost")
        answer = client.get("/health")
    assert answer.status_code == 503
    assert "lost" not in answer.text


@pytest.mark.parametrize("url", ["", "mysql://x/y", "nonsense", "sqlite"])
def test_a_store_that_cannot_be_is_named_as_such(url: str) -> None:
    with pytest.raises(HaricotError, match="store"):
        Store(url)


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = create_engine(f"sqlite:///{tmp_path / 'haricot.db'}")
    with engine.begin() as connection:
        migrate(connection)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
