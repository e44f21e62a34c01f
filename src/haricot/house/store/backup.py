"""A copy of the store, made while the house is open."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from haricot.core.errors import HaricotError
from haricot.house.store.database import store_url


def copy_store(store: str, file: Path) -> None:
    """SQLite's own copying, or pg_dump; a file that is there already is left alone, and none is left half written.

    It holds what players hide from each other: only whoever made it may read it.
    """
    url = store_url(store)
    try:
        file.touch(0o600, exist_ok=False)
    except FileExistsError:
        raise HaricotError("house-backup-exists", file=str(file)) from None
    except OSError as why:
        raise HaricotError("house-backup-failed", why=why.strerror) from None
    try:
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(Path(url.database or ""), file)
        else:
            _dump_postgresql(url, file)
    except BaseException:
        file.unlink()
        raise


def _copy_sqlite(database: Path, file: Path) -> None:
    if not database.is_file():
        raise HaricotError("house-backup-no-store", file=str(database))
    try:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
    except sqlite3.Error as why:
        raise HaricotError("house-backup-failed", why=str(why)) from None


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
