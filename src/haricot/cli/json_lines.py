"""A line of JSON for each task, in a file or on standard output: work that was stopped goes on after the last line."""

from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

from haricot.cli import parameters as asking
from haricot.cli.console import tell
from haricot.cli.long_work import INTERRUPTED, watched
from haricot.core.errors import BadOption
from haricot.texts import say

STANDARD_OUTPUT = "-"

JsonRow = dict[str, Any]


def lines_done(out: str) -> tuple[int, JsonRow | None]:
    """How many lines a file has, and the last; what a stop left unfinished at its end is cut off.

    BadOption where it is a file of another kind: nothing is done to it then.
    """
    if out == STANDARD_OUTPUT:
        return 0, None
    asking.must_be_writable(out)
    count, end, last = 0, 0, b"null"
    with Path(out).open("r+b") as stream:
        for line in stream:
            if not line.startswith(b"{"):
                raise BadOption("cli-no-json-lines", file=out)
            if line.endswith(b"\n"):
                count, end, last = count + 1, end + len(line), line
        stream.truncate(end)
    with suppress(ValueError):
        row: JsonRow | None = json.loads(last)
        return count, row
    raise BadOption("cli-no-json-lines", file=out)


def write_lines(rows: Generator[JsonRow], out: str, label: str, done: int, total: int, lang: str) -> int:
    """Each as it comes; the status of the command: 1 where a row says what was wrong with its task."""
    wrong, is_whole = 0, False
    with suppress(KeyboardInterrupt), asking.opened_for_more(out) as file:
        for row in watched(rows, label, total, done):
            wrong += "error" in row
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
            file.flush()
        is_whole = True
    if wrong:
        tell(say("cli-lines-wrong", lang, count=wrong), err=True)
    return INTERRUPTED if not is_whole else 1 if wrong else 0
