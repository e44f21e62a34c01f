"""Results that come before one that takes long: whoever stops then finds them beside the file, and goes on with them.

A file has results in order, so these wait. The file beside it is a list of them in whatever order, in the same form.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from haricot.cli.console import tell
from haricot.cli.parameters import is_no_plain_file
from haricot.core.errors import BadRecord
from haricot.records.corpus import GameEntry, read_each
from haricot.texts import say

T = TypeVar("T")
R = TypeVar("R")


def beside(out: str) -> Path:
    """Where they wait."""
    return Path(f"{out}.early")


def early_rows(out: str, number: str) -> dict[int, dict[str, Any]]:
    """Rows of JSON that wait beside that file, by what they call the number of their task."""
    found = dict[int, dict[str, Any]]()
    for line in _lines(out):
        with suppress(ValueError, LookupError, TypeError):  # a stop may have left half a line
            row = json.loads(line)
            found[int(row[number])] = row
    return found


def early_games(out: str) -> dict[str, GameEntry]:
    """Games that wait beside that file, by their seed as it is written."""
    games = (one for one in read_each(_lines(out)) if not isinstance(one, BadRecord))
    return {one.headers.get("Seed", ""): one for one in games}


def _lines(out: str) -> list[str]:
    with suppress(FileNotFoundError):
        return beside(out).read_text("utf-8").splitlines() if _is_kept(out) else []
    return []


def _is_kept(out: str) -> bool:
    """Whether what is written there can be gone on with: not in standard output, nor in another pipe."""
    return out != "-" and not is_no_plain_file(out)


def keep_early(out: str, texts: Sequence[str], is_complete: bool, lang: str) -> None:
    """What came early is added to the file beside, and told; that goes when the file itself has everything."""
    if not _is_kept(out):
        return
    if is_complete:
        beside(out).unlink(missing_ok=True)
    elif texts:
        with beside(out).open("a", encoding="utf-8") as file:
            file.writelines(texts)
        tell(say("cli-data-early", lang, count=len(texts), file=str(beside(out))), err=True)


def going_on(
    todo: Iterable[T], early: Callable[[T], R | None], run: Callable[[Iterable[T]], Generator[R]]
) -> Generator[R]:
    """The result of each task, in order; what is there already is not made again."""
    order = deque[R | None]()

    def rest() -> Generator[T]:
        for one in todo:
            order.append(early(one))
            if order[-1] is None:
                yield one

    with closing(run(rest())) as made:
        for result in made:
            while (known := order.popleft()) is not None:
                yield known
            yield result
    yield from (known for known in order if known is not None)
