"""What the code of a game raised, and where in the game that was."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from traceback import walk_tb

IN_A_NOTE = re.compile(r'File "([^"\n]+)", line (\d+)')
"""A place in the traceback of another process, which travels with an error as a note."""


def told(fault: BaseException) -> str:
    """Its kind, and the first line of what it says."""
    said = str(fault).strip().splitlines() or [""]
    return f"{type(fault).__name__}: {said[0]}".removesuffix(": ")


def place_of(fault: BaseException, files: Iterable[str]) -> tuple[Path, int] | None:
    """The last place in these files or folders that the fault passed through; None where it did not."""
    homes = [Path(file) for file in files]
    within = [(path, line) for path, line in _places(fault) if any(_is_in(path, home) for home in homes)]
    return within[-1] if within else None


def _places(fault: BaseException) -> Iterator[tuple[Path, int]]:
    if isinstance(fault, SyntaxError) and fault.filename and fault.lineno:
        yield Path(fault.filename), fault.lineno
    for frame, line in walk_tb(fault.__traceback__):
        yield Path(frame.f_code.co_filename), line
    for note in getattr(fault, "__notes__", ()):
        for file, at in IN_A_NOTE.findall(str(note)):
            yield Path(file), int(at)


def _is_in(path: Path, home: Path) -> bool:
    return path == home or home in path.parents
