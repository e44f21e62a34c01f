"""A store looked at as a whole: its pages, and every table's log, folded event by event. Nothing is changed by it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from msgspec import Struct
from sqlalchemy import Connection, create_engine, select, text, union
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from haricot.core.errors import HaricotError
from haricot.house.store import schema
from haricot.house.store.database import database_file, make_engine, store_url
from haricot.house.store.preparation import cause, newest_revisions, revision_of
from haricot.house.store.table_rows import DamagedLog, log_of
from haricot.table import Table, fold, unknown_game
from haricot.texts import Sentence


class Examination(Struct):
    """What was found: how many tables, events, and tables of games that are not here; these games; what is wrong."""

    tables: int = 0
    events: int = 0
    unknown: int = 0
    absent: set[str] = set()
    faults: list[Sentence] = []


def examine(store: str) -> Examination:
    """HaricotError where the store cannot be looked at; what is wrong within it is among the faults."""
    found = Examination()
    try:
        with _looking(store) as connection:
            if connection.dialect.name == "sqlite":
                pages = connection.scalars(text("PRAGMA integrity_check")).all()
                found.faults += [Sentence("house-check-pages", {"why": page}) for page in pages if page != "ok"]
            for table in _tables(connection):
                _examine_table(connection, table, found)
    except SQLAlchemyError as error:
        raise HaricotError("house-store-unreadable", why=cause(error)) from None
    return found


@contextmanager
def _looking(store: str) -> Iterator[Connection]:
    """Read only, beside a house that may be open; a store of another form is refused."""
    url = store_url(store)
    file = database_file(url)
    if file is not None and not file.exists():
        raise HaricotError("house-backup-no-store", file=str(file))
    read_only = f"sqlite:///file:{quote(str((file or Path()).absolute()))}?mode=ro&uri=true"
    engine = make_engine(url) if file is None else create_engine(read_only)
    try:
        with engine.connect() as connection:
            revision = revision_of(connection)
            if revision != newest_revisions()[0]:
                raise HaricotError("house-check-form", revision=str(revision))
            yield connection
    finally:
        engine.dispose()


def _tables(connection: Connection) -> list[str]:
    """Those that are listed, and those that have events."""
    asked = union(select(schema.tables.c.id), select(schema.events.c.table_id))
    return sorted(connection.scalars(asked))


def _examine_table(connection: Connection, name: str, found: Examination) -> None:
    found.tables += 1
    try:
        log = log_of(connection, name)
    except DamagedLog as damage:
        key = "house-check-missing" if damage.is_missing else "house-check-unreadable"
        found.faults.append(Sentence(key, {"table": name, "number": damage.number}))
        return
    except DatabaseError as error:
        found.faults.append(Sentence("house-check-rows", {"table": name, "why": cause(error)}))
        return
    found.events += len(log)
    if not log:
        found.faults.append(Sentence("house-check-missing", {"table": name, "number": 1}))
    absent = unknown_game(log)
    if absent is not None:
        found.unknown += 1
        found.absent.add(absent)
    table: Table | None = None
    for entry in log if absent is None else ():
        try:
            table = fold(table, entry)
        except Exception as fault:  # whatever it is, it is this table's, and the others are looked at too
            values = {"table": name, "number": entry.number, "kind": type(fault).__name__}
            found.faults.append(Sentence("house-check-refused", values))
            return
