"""Who wins a position of Kala with perfect play: a proof that may take long, kept on disk between two sittings.

Of many positions each is solved with an empty table: what is found does not depend on what came before it.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from haricot.bots.compilation import load
from haricot.bots.kala.engine.oracle import FOREVER, Oracle, ProofVerdict
from haricot.bots.kala.engine.transposition_table import new_table
from haricot.core.errors import BadOption, BadPosition, HaricotError
from haricot.games.kala import GAME
from haricot.games.kala import kernel as fast
from haricot.games.kala.positions import beans_of, check_position, read_things
from haricot.games.kala.rules import Kala
from haricot.games.kernels import Int64Array
from haricot.lab.executors import ALONE, Executor
from haricot.texts import say

SIGNATURE = b"haricot kala proofs 2\n".ljust(64)
"""The first bytes of a table on disk; the number changes when keys or entries do."""
PIECE = 1 << 23
MOST_BEANS = 120
"""More in one place would not fit the kernel's bytes."""
KEPT_EVERY = 600.0
"""Seconds of work that may be lost when the machine stops."""
MEGABYTES = 64
"""For the table of each worker that solves many positions."""

Result = TypeVar("Result")
Progress = Callable[[int, float], None]
"""Is told now and then how many positions have been expanded, and in how many seconds."""
NumberedPosition = tuple[int, str]
"""The number of a line, from 1, and the position that stands there."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The verdict, how long it took, and a game with perfect play if it is proven."""

    verdict: ProofVerdict
    seconds: float
    line: tuple[str, ...]


def read_any(text: str) -> Kala:
    """A position with any number of beans; the options are those that fit, or the usual ones where none do."""
    state = read_things(text, GAME.choose({}))
    check_position(state)
    beans = beans_of(state)
    if beans > MOST_BEANS:
        raise BadPosition("solve-too-many-beans", found=beans, most=MOST_BEANS)
    reserve, handicap = (beans + 1) // 2, beans % 2
    if reserve in (GAME.options["reserve"].range or ()) and reserve - handicap >= 4:
        return read_things(text, GAME.choose({"reserve": reserve, "handicap": handicap}))
    return state


def solve(state: Kala, oracle: Oracle, progress: Progress, keep: Callable[[], None] | None = None) -> Solution:
    """Works until there is a proof or Ctrl-C comes: then the verdict says how far it got.

    `keep` is called now and then, while the work goes on, to put the table in a safe place.
    """
    load(GAME.name)  # that is not part of the proof
    start = kept = time.monotonic()

    def look() -> None:
        nonlocal kept
        progress(oracle.expansions, time.monotonic() - start)
        if keep and time.monotonic() - kept > KEPT_EVERY:
            keep()
            kept = time.monotonic()

    verdict = work_until_stopped(lambda: oracle.ask(state), look, oracle.stop)
    seconds = time.monotonic() - start
    line = oracle.line(state) if verdict.winner is not None else ()
    return Solution(verdict, seconds, tuple(map(str, line)))


def work_until_stopped(work: Callable[[], Result], look: Callable[[], None], stop: Callable[[], None]) -> Result:
    """Works beside, looks now and then how far it came, and stops it at Ctrl-C: what it found by then is the result."""
    box, done = list[Result](), threading.Event()

    def run() -> None:
        try:
            box.append(work())
        finally:
            done.set()

    worker = threading.Thread(target=run)
    worker.start()
    try:
        while not done.wait(0.2):
            look()
    except KeyboardInterrupt:
        stop()
        while not done.wait(0.1):  # a stop before the search began to listen is said again
            stop()
    worker.join()
    return box[0]


def solve_one(numbered: NumberedPosition, patience: int | None, megabytes: int, lang: str) -> dict[str, Any]:
    """Who wins, by which move if that is the mover, and what it took; of what is no position, why not.

    `winner` is a seat, or None where the patience was not enough.
    """
    line, text = numbered
    try:
        state = read_any(text)
    except HaricotError as wrong:
        return {"line": line, "position": text, "error": say(wrong.sentence, lang)}
    oracle = _oracle(megabytes)
    oracle.table.fill(0)
    verdict = oracle.ask(state, patience=patience or FOREVER)
    wins = state.turn is not None and verdict.winner == state.mover
    move = str(fast.sowing(fast.pack(state), oracle.winning_move())) if wins else None
    return {
        "line": line,
        "position": text,
        "winner": verdict.winner,
        "move": move,
        "expansions": verdict.expansions,
    }


def is_solution_of(row: Mapping[str, Any], numbered: NumberedPosition, patience: int | None) -> bool:
    """Whether that is what `solve_one` tells of this position, as far as one can see without solving it again.

    A proof that is given up has looked into one position more than it may.
    """
    if (row.get("line"), row.get("position")) != numbered:
        return False
    if "error" in row:
        return True
    looked_into, most = row.get("expansions", 0), FOREVER if patience is None else patience + 1
    return bool(looked_into == most if row.get("winner") is None else looked_into <= most)


def solve_positions(
    positions: Iterable[NumberedPosition], patience: int | None, megabytes: int, lang: str, where: Executor = ALONE
) -> Generator[dict[str, Any]]:
    """One by one, in that order; each proof looks into so many positions at most, or goes on to its end."""
    task = partial(solve_one, patience=patience, megabytes=megabytes, lang=lang)
    yield from where.run(task, positions, partial(load, GAME.name))


@cache
def _oracle(megabytes: int) -> Oracle:
    """One in each process."""
    return Oracle(new_table(megabytes))


def load_table(file: Path, megabytes: int) -> Int64Array:
    """The table in that file, else a new one. Its size is the file's, whatever is asked for."""
    if not file.exists():
        return new_table(megabytes)
    with file.open("rb") as stream:
        if stream.read(len(SIGNATURE)) != SIGNATURE:
            raise BadOption("solve-no-table", file=file)
        table = np.fromfile(stream, np.int64)
    if len(table) < 8 or len(table) & len(table) - 1:
        raise BadOption("solve-no-table", file=file)
    return table


def save_table(table: Int64Array, file: Path) -> None:
    """Written beside the old one, which it then replaces; stretches where nothing is known take no room."""
    beside = file.with_name(file.name + ".part")
    with beside.open("wb") as stream:
        stream.write(SIGNATURE)
        for at in range(0, len(table), PIECE):
            piece = table[at : at + PIECE]
            if piece.any():
                piece.tofile(stream)
            else:
                stream.seek(piece.nbytes, os.SEEK_CUR)
        stream.truncate(len(SIGNATURE) + table.nbytes)
    beside.replace(file)
