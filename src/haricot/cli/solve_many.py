"""`haricot solve kala --positions FILE`: a line of JSON for each position of a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from haricot.cli.console import load_engine
from haricot.cli.early_results import early_rows, going_on
from haricot.cli.json_lines import JsonRow, lines_done, write_lines
from haricot.cli.long_work import interruptible
from haricot.core.errors import BadOption
from haricot.texts import say


def solve_many(
    lang: str,
    game: str,
    file: str,
    out: str,
    patience: int | None,
    memory: int | None,
    workers: int,
    ray: str | None,
    as_json: bool,
) -> int:
    """Goes on after the lines that are there. Empty lines, and those that begin with #, are no positions."""
    lines = enumerate(map(str.strip, Path(file).read_text("utf-8").splitlines()), 1)
    todo = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not todo:
        raise BadOption("solve-no-positions", file=file)
    load_engine(game, lang)
    from haricot.lab.executors import executor
    from haricot.lab.kala_solver import MEGABYTES, NumberedPosition, is_solution_of, solve_positions

    def fits(number: int, row: JsonRow) -> bool:
        return number < len(todo) and is_solution_of(row, todo[number], patience)

    done, waiting = lines_done(out, fits), early_rows(out, "line")

    def early(one: NumberedPosition) -> JsonRow | None:
        row = waiting.get(one[0])
        return row if row and is_solution_of(row, one, patience) else None

    with interruptible() as watch:
        made = partial(solve_positions, patience=patience, megabytes=memory or MEGABYTES, lang=lang)
        made = partial(made, where=executor(workers, ray, watch))
        rows = going_on(todo[done.lines :], early, made)
        return write_lines(rows, out, say("cli-solve-positions-label", lang), done, len(todo), lang, watch, as_json)
