"""A copy of the store, made while the house is open."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from haricot.core.errors import HaricotError
from haricot.house.store import store_url


def copy_store(store: str, file: Path) -> None:
    """SQLite's own copying, or pg_dump; a file that is there already is left alone."""
    if file.exists():
        raise HaricotError("house-backup-exists", file=str(file))
    url = store_url(store)
    if url.get_backend_name() == "sqlite":
        _copy_sqlite(Path(url.database or ""), file)
    else:
        _dump_postgresql(url, file)


def _copy_sqlite(database: Path, file: Path) -> None:
    if not database.is_file():
        raise HaricotError("house-backup-no-store", file=str(database))
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(file)) as copy:
        source.backup(copy)


def _dump_postgresql(url: URL, file: Path) -> None:
    """The password goes through the environment: what stands in a command line, others can read."""
    program = shutil.which("pg_dump")
    if program is None:
        raise HaricotError("house-backup-no-tool")
    plain = url.set(drivername="postgresql", password=None).render_as_string()
    environment = {"PGPASSWORD": url.password or "", "PATH": "/usr/bin:/bin"}
    asked = [program, "--no-owner", "--file", str(file), "--dbname", plain]
    result = subprocess.run(asked, env=environment, capture_output=True, text=True)
    if result.returncode:
        raise HaricotError("house-backup-failed", why=(result.stderr.strip().splitlines() or ["?"])[-1])
