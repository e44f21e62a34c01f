"""Before a house opens its store: that it is whole, that this version may open it, and that it has the newest form.

Whatever is wrong is an error with a sentence, and the store is left as it was.
"""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, inspect, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from haricot.core.errors import HaricotError
from haricot.house.store.backup import copy_store
from haricot.house.store.database import database_file, migrate, migration_config
from haricot.house.store.versions import check_version, note_version

LOG = logging.getLogger("haricot.house.store")

TURN = 0x68617269
"""By which PostgreSQL knows the lock under which a store is prepared."""


def prepare(engine: Engine) -> None:
    """Checks a store, and brings it to the form of `schema.py`; of one that is changed a copy is kept."""
    try:
        with in_turn(engine):
            _prepare(engine)
    except SQLAlchemyError as error:
        raise HaricotError("house-store-unreadable", why=cause(error)) from None


@contextmanager
def in_turn(engine: Engine) -> Iterator[None]:
    """Processes that open one PostgreSQL at the same time do it one after the other."""
    if engine.url.get_backend_name() == "sqlite":
        yield
        return
    with engine.begin() as connection:
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
        yield


def _prepare(engine: Engine) -> None:
    revision = examined(engine)
    newest, known = newest_revisions()
    if revision is not None and revision not in known:
        raise HaricotError("house-store-newer", revision=revision)
    if revision not in (None, newest):
        keep_copy(engine.url, str(revision))
    with engine.begin() as connection:
        if revision != newest:
            migrate(connection)
        note_version(connection)


def examined(engine: Engine) -> str | None:
    """Which migration a store has seen last, if it is whole as far as a quick look tells; None for an empty one."""
    file = database_file(engine.url)
    if file is None:
        with engine.connect() as connection:
            return revision_of(connection)
    if not file.exists() or file.stat().st_size == 0:
        return None
    # Read only: a store that is not ours, or not to be opened, is not to be changed by looking at it.
    looking = create_engine(f"sqlite:///file:{quote(str(file.absolute()))}?mode=ro&uri=true")
    try:
        with looking.connect() as connection:
            found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
            if found != "ok":
                raise HaricotError("house-store-damaged", why=str(found))
            return revision_of(connection)
    finally:
        looking.dispose()


def revision_of(connection: Connection) -> str | None:
    """Which migration a store has seen last; one that is not ours is refused."""
    tables = set(inspect(connection).get_table_names())
    if tables and "alembic_version" not in tables:
        raise HaricotError("house-store-foreign", table=min(tables))
    check_version(connection, tables)
    return MigrationContext.configure(connection).get_current_revision()


def newest_revisions() -> tuple[str, frozenset[str]]:
    """The newest form, and every one that this version knows."""
    scripts = ScriptDirectory.from_config(migration_config())
    newest = scripts.get_current_head()
    assert newest is not None
    return newest, frozenset(script.revision for script in scripts.walk_revisions())


def keep_copy(url: URL, revision: str) -> None:
    """A copy beside the store, before a migration: one goes back by putting it in the store's place."""
    if url.get_backend_name() == "sqlite":
        store = Path(url.database or "")
        copy = store.with_name(f"{store.name}.before-{revision}-{_free_number(store, revision)}")
    elif shutil.which("pg_dump"):
        copy = Path(f"{url.database}.before-{revision}.sql").absolute()
    else:
        LOG.warning("no copy is made before the migration: pg_dump is not installed")
        return
    copy_store(url.render_as_string(hide_password=False), copy)
    LOG.info("store copied before its migration", extra={"path": str(copy)})


def _free_number(store: Path, revision: str) -> int:
    number = 1
    while store.with_name(f"{store.name}.before-{revision}-{number}").exists():
        number += 1
    return number


def cause(error: SQLAlchemyError) -> str:
    """What the database said, in one line."""
    cause = error.orig if isinstance(error, DatabaseError) else error
    return (str(cause).strip().splitlines() or ["?"])[0]
