"""Where compiled kernels are kept on disk, and whether all of a game's are there; numba is not loaded for that.

A kernel contains those that it calls, and numba looks only at its own file: so each game has a folder whose name says
what its kernels were made from, and when anything of it changes all are made anew.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
COMMON = Path(__file__).with_name("kernels.py")
COMPLETE = "complete"
"""The file that says that all kernels of a game are there."""
MOST_KEPT = 3
"""How many versions of a game's kernels are kept: those of several installations may lie in one folder."""


def kernels_are_made(game: str) -> bool:
    """Whether loading them takes a second and not half a minute."""
    folder = folder_of(game)
    return folder is not None and (folder / COMPLETE).exists()


def note_made(game: str) -> None:
    """Writes down that a game's kernels are all there, and clears away those of versions long gone."""
    folder = folder_of(game)
    if folder is None:
        return
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / COMPLETE).touch()
        versions = sorted(folder.parent.glob(f"kernels-{game}-*"), key=lambda one: one.stat().st_mtime)
        for outdated in versions[:-MOST_KEPT]:
            shutil.rmtree(outdated, ignore_errors=True)


@contextmanager
def being_made(game: str) -> Iterator[None]:
    """One process makes the kernels of a game; whoever comes meanwhile waits, and then loads what was made."""
    folder = folder_of(game)
    if folder is None or sys.platform == "win32":  # there, both make them, and the same comes of it
        yield
        return
    import fcntl

    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def owner(module: str) -> str:
    """The game that a module belongs to; empty for what all games share."""
    parts = module.split(".")
    return parts[2] if len(parts) > 3 else ""


@cache
def folder_of(game: str) -> Path | None:
    """None where nothing can be written at all."""
    root = _root()
    return root / f"kernels-{game or 'shared'}-{_made_from(game)}" if root else None


def _made_from(game: str) -> str:
    files = sorted(PACKAGE.glob(f"*/{game}/**/*.py")) if game else []
    made_from = sha256(f"{sys.version} {version('numba')} {version('llvmlite')}".encode())
    for file in (COMMON, *files):
        made_from.update(file.read_bytes())
    return made_from.hexdigest()[:16]


@cache
def _root() -> Path | None:
    """The first folder that can be written; else one that lasts as long as this process, shared with those it starts.

    What lies there is run: so no folder is guessed in which others may write.
    """
    for folder in _wished():
        if _can_be_written(folder):
            return folder
    try:
        folder = Path(tempfile.mkdtemp(prefix="haricot-"))
    except OSError:
        return None
    atexit.register(_remove, folder, os.getpid())
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    return folder


def _wished() -> Iterator[Path]:
    for name in ("NUMBA_CACHE_DIR", "CACHE_DIRECTORY"):  # the second one is systemd's
        if given := os.environ.get(name):
            yield Path(given.split(os.pathsep)[0])
    yield PACKAGE / "__pycache__"
    with suppress(RuntimeError):  # somebody without a home
        own = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or Path.home() / ".cache"
        yield Path(own) / "haricot"


def _can_be_written(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _remove(folder: Path, creator: int) -> None:
    if os.getpid() == creator:
        shutil.rmtree(folder, ignore_errors=True)
