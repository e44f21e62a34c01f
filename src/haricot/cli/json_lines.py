"""A line of JSON for each task, in a file or on standard output: work that was stopped goes on after the last line."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from haricot.cli import parameters as asking
from haricot.cli.console import answer, tell
from haricot.cli.early_results import keep_early
from haricot.cli.long_work import INTERRUPTED, Watch, watched
from haricot.core.errors import BadOption
from haricot.texts import say

STANDARD_OUTPUT = "-"

JsonRow = dict[str, Any]
Fits = Callable[[int, JsonRow], bool]
"""Whether the row of that number, from 0, is what would be written there now. Rows are asked about one by one."""


@dataclass(slots=True)
class LinesDone:
    """How many lines there are, and how many of them say what was wrong with their task."""

    lines: int = 0
    wrong: int = 0


def lines_done(out: str, fits: Fits = lambda number, row: True) -> LinesDone:
    """What a file has already; what a stop left unfinished at its end is cut off.

    BadOption where it is a file of another kind, or has the results of something else: nothing is done to it then.
    """
    done, end = LinesDone(), 0
    if out == STANDARD_OUTPUT:
        return done
    asking.must_be_writable(out)
    if asking.is_no_plain_file(out):
        return done
    with Path(out).open("r+b") as stream:
        for line in stream:
            if not line.startswith(b"{"):
                raise BadOption("cli-no-json-lines", file=out)
            if not line.endswith(b"\n"):
                break
            row = _row(line, out)
            if not fits(done.lines, row):
                raise BadOption("cli-lines-of-others", file=out)
            done, end = LinesDone(done.lines + 1, done.wrong + ("error" in row)), end + len(line)
        stream.truncate(end)
    return done


def text_of(row: JsonRow) -> str:
    """As a line."""
    return json.dumps(row, ensure_ascii=False) + "\n"


def _row(line: bytes, out: str) -> JsonRow:
    with suppress(ValueError):
        row: JsonRow = json.loads(line)
        return row
    raise BadOption("cli-no-json-lines", file=out)


def write_lines(
    rows: Generator[JsonRow], out: str, label: str, done: LinesDone, total: int, lang: str, watch: Watch, as_json: bool
) -> int:
    """Each as it comes; the status of the command: 1 where a row, old or new, says what was wrong with its task.

    Programs are told what is in the file; on standard output the lines themselves are the answer.
    """
    is_complete = False
    try:
        with suppress(KeyboardInterrupt), asking.opened_for_more(out) as file:
            for row in watched(rows, label, total, done.lines, watch):
                file.write(text_of(row))
                file.flush()
                done = LinesDone(done.lines + 1, done.wrong + ("error" in row))
            is_complete = True
    finally:
        keep_early(out, [*map(text_of, watch.early)], is_complete, lang)
    if done.wrong:
        tell(say("cli-lines-wrong", lang, count=done.wrong), err=True)
    if not is_complete and out != STANDARD_OUTPUT:
        tell(say("cli-data-stopped", lang, count=done.lines, file=out), err=True)
    if as_json and out != STANDARD_OUTPUT:
        answer({"file": out, "lines": done.lines, "wrong": done.wrong, "complete": is_complete})
    return INTERRUPTED if not is_complete else 1 if done.wrong else 0
