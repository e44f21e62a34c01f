"""What the code of a game, a bot or a player raised, and where that was, in a few words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from traceback import FrameSummary, extract_tb, walk_tb

IN_A_NOTE = re.compile(r'File "([^"\n]+)", line (\d+)')
"""A place in the traceback of another process, which travels with an error as a note."""


def summary(fault: BaseException) -> str:
    """Its kind, and the first line of what it says."""
    said = str(fault).strip().splitlines() or [""]
    return f"{type(fault).__name__}: {said[0]}".removesuffix(": ")


def summary_with_place(fault: BaseException) -> str:
    """The same after the file and the line that raised it; a SyntaxError names its own."""
    frame = None if isinstance(fault, SyntaxError) else _raised_in(fault)
    return f"{Path(frame.filename).name}:{frame.lineno}: {summary(fault)}" if frame else summary(fault)


def kind_and_place(fault: BaseException) -> str:
    """For a log: not its message, which may tell of cards."""
    kind, frame = type(fault).__name__, _raised_in(fault)
    return f"{kind} in {frame.filename}:{frame.lineno}" if frame else kind


def location_of(fault: BaseException, files: Iterable[str]) -> tuple[Path, int] | None:
    """The last place in these files or folders that the fault passed through; None where it did not."""
    homes = [Path(file) for file in files]
    within = [(path, line) for path, line in _places(fault) if any(_is_in(path, home) for home in homes)]
    return within[-1] if within else None


def _raised_in(fault: BaseException) -> FrameSummary | None:
    frames = extract_tb(fault.__traceback__)
    return frames[-1] if frames else None


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
