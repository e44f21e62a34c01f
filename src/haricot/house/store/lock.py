"""One house at a time on one SQLite file: a lock beside it, which the system lets go when its process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from haricot.core.errors import HaricotError


class StoreLock:
    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}.lock")
        self._held: int | None = None

    def acquire(self) -> None:
        """Refused where another house has it."""
        if self._held is not None:
            return
        try:
            held = os.open(self._file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise HaricotError("house-store-unreadable", why=error.strerror) from None
        try:
            _lock(held)
        except OSError:
            os.close(held)
            raise HaricotError("house-store-in-use", file=str(self._file)) from None
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
