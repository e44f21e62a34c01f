"""The database behind the store: SQLite by default, PostgreSQL with the same code; brought to its newest form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from haricot.core.errors import HaricotError


def store_url(text: str) -> URL:
    """Where the store is: `sqlite:///file` or `postgresql://…`, by whatever name its driver goes."""
    try:
        url = make_url(text)
        if url.get_backend_name() not in ("sqlite", "postgresql"):
            raise HaricotError("house-store")
    except (ArgumentError, NoSuchModuleError):
        raise HaricotError("house-store") from None
    return url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url


def make_engine(url: URL) -> Engine:
    """SQLAlchemy's engine for a store, with what SQLite or PostgreSQL needs."""
    if url.get_backend_name() != "sqlite":
        settings = {"connect_timeout": 5}
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, paramstyle="format", connect_args=settings)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10}, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def migrate(connection: Connection) -> None:
    """Brings a store of any age to the form of `schema.py`."""
    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def migration_config() -> Config:
    """Where alembic finds the store's steps."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def database_file(url: URL) -> Path | None:
    """The file of an SQLite store; None where it has none."""
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database or "") if is_file else None


def _prepare_sqlite(connection: Any, record: object) -> None:
    """Readers never wait for the writer; a commit is on the disk when it is done, even if the power goes.

    What is deleted is overwritten where it stood: a name that somebody erased is not in the file any more.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=1000", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
