"""`haricot solve kala`: who wins with perfect play."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from haricot.cli import parameters as asking
from haricot.cli.console import answer, load_engine, spoken, tell
from haricot.cli.json_lines import STANDARD_OUTPUT
from haricot.cli.long_work import INTERRUPTED
from haricot.cli.solve_many import solve_many
from haricot.core.errors import BadOption
from haricot.games import named
from haricot.texts import say

if TYPE_CHECKING:
    from haricot.bots.kala.engine.oracle import Oracle
    from haricot.games.kala.rules import Kala
    from haricot.games.kernels import Int64Array
    from haricot.lab.kala_solver import Solution

MEGABYTES = 1024
MANY_BEANS = 28
"""In each reserve: with fewer the proof takes minutes at most."""
MANY_PAIRS = 25
"""Beans of the second player: with more, what the first needs takes hours to prove, or is not known."""
BYTES_OF_A_MOMENT = 2**27
"""More than a disk takes before somebody asks what it is doing."""
MOST_THREADS = 256
"""Of one proof, through one table."""


def command(lang: str) -> click.Command:
    """`haricot solve`."""
    reserves = named("kala").options["reserve"].range
    assert reserves is not None
    return spoken(
        "solve",
        lang,
        solve,
        asking.game_argument(),
        asking.number_option("solve", "reserve", lang, reserves[0], most=reserves[-1]),
        asking.option_option(lang),
        asking.position_option(lang),
        asking.number_option("solve", "threads", lang, 1, 1, MOST_THREADS),
        asking.number_option("solve", "memory", lang, 1),
        click.Option(["--table"], metavar="FILE", help=say("cli-solve-table", lang)),
        click.Option(["--book"], metavar="FILE", help=say("cli-solve-book", lang)),
        click.Option(["--pairs"], metavar="FILE", help=say("cli-solve-pairs", lang)),
        click.Option(["--positions"], metavar="FILE", help=say("cli-solve-positions", lang)),
        click.Option(["--out"], metavar="FILE", default=STANDARD_OUTPUT, help=say("cli-solve-out", lang)),
        asking.number_option("solve", "patience", lang, 1),
        asking.workers_option("solve", lang),
        asking.ray_option(lang),
        asking.json_option(lang),
    )


def solve(
    lang: str,
    game: str,
    reserve: int | None,
    options: tuple[str, ...],
    position: str | None,
    threads: int,
    memory: int | None,
    table: str | None,
    book: str | None,
    pairs: str | None,
    positions: str | None,
    out: str,
    patience: int | None,
    workers: int,
    ray: str | None,
    as_json: bool,
) -> int:
    """Shows how the proof grows; Ctrl-C or SIGTERM ends it; with a table it goes on later. Stopped: exit code 130."""
    if named(game).name != "kala":
        raise BadOption("solve-only-kala", game=game)
    if positions is not None:
        if any((reserve, options, position, table, book, pairs)):
            raise BadOption("solve-positions-alone")
        return solve_many(lang, game, positions, out, patience, memory, workers, ray, as_json)
    state = _state(reserve, options, position)
    _must_have_folders(table, book, pairs)
    is_one_start = reserve is not None or bool(options) or position is not None
    load_engine(game, lang)
    from haricot.bots.kala.engine.oracle import Oracle

    kept = Path(table) if table else None
    oracle = Oracle(_table(kept, memory or MEGABYTES), threads)
    _warn(state, bool(book) and not is_one_start, (reserve or MANY_BEANS) if pairs and not book else 0, lang)
    if book:
        return _solve_book(Path(book), oracle, kept, state if is_one_start else None, as_json, lang)
    if pairs:
        return _climb_pairs(Path(pairs), oracle, kept, reserve, as_json, lang)
    return _solve_one(state, oracle, kept, as_json, lang)


def _warn(state: Kala, is_whole_book: bool, most_of_pairs: int, lang: str) -> None:
    """What takes long is told before it begins: a whole book, pairs up to so many beans (0: none), or one proof."""
    if is_whole_book:
        tell(say("cli-solve-book-long", lang), err=True)
    elif most_of_pairs:
        if most_of_pairs > MANY_PAIRS:
            tell(say("cli-solve-pairs-long", lang), err=True)
    elif min(state.reserves) >= MANY_BEANS:
        tell(say("cli-solve-long", lang), err=True)


def _must_have_folders(*files: str | None) -> None:
    for file in filter(None, files):
        if not Path(file).absolute().parent.is_dir():
            raise BadOption("cli-no-folder", file=file)


def _solve_one(state: Kala, oracle: Oracle, kept: Path | None, as_json: bool, lang: str) -> int:
    solution = _prove(state, oracle, kept, lang)
    if as_json:
        answer(_told(state, solution))
    else:
        _tell(state, solution, kept, lang)
    return 0 if solution.verdict.winner is not None else INTERRUPTED


def _table(kept: Path | None, megabytes: int) -> Int64Array:
    """What is known from before, or an empty table of that size."""
    from haricot.bots.kala.engine.transposition_table import new_table
    from haricot.lab.kala_solver import load_table

    try:
        return load_table(kept, megabytes) if kept else new_table(megabytes)
    except MemoryError:
        raise BadOption("solve-no-memory", megabytes=megabytes) from None


def _prove(state: Kala, oracle: Oracle, kept: Path | None, lang: str) -> Solution:
    """A bar tells how the proof grows; what is known goes to the table's file now and then, and at the end."""
    from haricot.lab import kala_solver

    columns, screen = (TextColumn("{task.description}"), TimeElapsedColumn()), Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("")

        def show(expansions: int, seconds: float) -> None:
            bar.update(task, description=say("cli-solve-progress", lang, expansions=expansions))

        def keep() -> None:
            if kept:
                kala_solver.save_table(oracle.table, kept)

        signal.signal(signal.SIGTERM, signal.default_int_handler)
        solution = kala_solver.solve(state, oracle, show, keep)
    _keep(oracle, kept, lang)
    return solution


def _keep(oracle: Oracle, kept: Path | None, lang: str) -> None:
    """What is known goes to the table's file; of a large one that is said, since it takes some seconds."""
    from haricot.lab.kala_solver import save_table

    if kept:
        if oracle.table.nbytes > BYTES_OF_A_MOMENT:
            tell(say("cli-solve-keeping", lang, file=str(kept)), err=True)
        save_table(oracle.table, kept)


def _solve_book(file: Path, oracle: Oracle, kept: Path | None, state: Kala | None, as_json: bool, lang: str) -> int:
    """Of every start, or of that state's alone."""
    asked = None if state is None else (state.reserves[state.mover], state.reserves[state.opponent])
    made = _make_book(file, oracle, kept, asked, lang)
    _tell_book(*made, file, as_json, lang)
    return 0 if made[0] else INTERRUPTED


def _make_book(
    file: Path, oracle: Oracle, table: Path | None, asked: tuple[int, int] | None, lang: str
) -> tuple[bool, int, list[tuple[int, int]]]:
    """For every start, or for that one alone, however long; Ctrl-C stops it, and the same command goes on.

    Whether it is whole, how many lines it has, and the starts that are left out since they take too long to prove.
    """
    from haricot.bots.kala.engine.oracle import FOREVER
    from haricot.lab import kala_book

    maker, work = kala_book.BookMaker(oracle), file.with_name(file.name + ".work")
    if work.exists():
        maker.load(work)
    elif file.exists():
        maker.begin_with(kala_book.read(file))
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    columns, screen, left_out = (TextColumn("{task.description}"), TimeElapsedColumn()), Console(stderr=True), []
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("")
        for start in (*kala_book.EQUAL, *kala_book.HANDICAPS) if asked is None else (asked,):

            def show(start: tuple[int, int] = start) -> None:
                told = {"first": start[0], "second": start[1], "lines": len(maker.lines)}
                bar.update(task, description=say("cli-solve-book-progress", lang, **told))

            is_bounded = asked is None and start in kala_book.HANDICAPS
            added = kala_book.add_start(maker, start, kala_book.FOR_A_HANDICAP if is_bounded else FOREVER, show)
            maker.save(work)
            if maker.stopped:
                break
            if not added:
                left_out.append(start)
    _keep(oracle, table, lang)
    if not maker.stopped:
        kala_book.write(maker.book(), file)
    return not maker.stopped, len(maker.lines), left_out


def _tell_book(
    is_complete: bool, lines: int, left_out: list[tuple[int, int]], file: Path, as_json: bool, lang: str
) -> None:
    if as_json:
        starts = [{"first": first, "second": second} for first, second in left_out]
        answer({"file": str(file), "lines": lines, "complete": is_complete, "left_out": starts})
        return
    key = "cli-solve-book-made" if is_complete else "cli-solve-book-stopped"
    tell(say(key, lang, lines=lines, file=file))
    for first, second in left_out:
        tell(say("cli-solve-book-left-out", lang, first=first, second=second))


def _climb_pairs(file: Path, oracle: Oracle, table: Path | None, most: int | None, as_json: bool, lang: str) -> int:
    """What the first player needs against each reserve; Ctrl-C stops it, and the same command goes on."""
    from haricot.lab import kala_reserves

    staircase = kala_reserves.Staircase(oracle)
    if file.exists():
        staircase.load(file)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    columns, screen = (TextColumn("{task.description}"), TimeElapsedColumn()), Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("")

        def show() -> None:
            bar.update(task, description=say("cli-solve-pairs-progress", lang, beans=len(staircase.least)))

        is_complete = kala_reserves.climb(staircase, most or kala_reserves.MOST, show)
    staircase.save(file)
    _keep(oracle, table, lang)
    if as_json:
        pairs = [{"first": first, "second": second} for second, first in sorted(staircase.least.items())]
        answer({"file": str(file), "pairs": pairs, "complete": is_complete, "expansions": oracle.expansions})
        return 0 if is_complete else INTERRUPTED
    for second, first in sorted(staircase.least.items()):
        tell(say("cli-solve-pair", lang, first=first, second=second))
    key = "cli-solve-pairs-made" if is_complete else "cli-solve-pairs-stopped"
    tell(say(key, lang, file=file, expansions=oracle.expansions))
    return 0 if is_complete else INTERRUPTED


def _state(reserve: int | None, options: tuple[str, ...], position: str | None) -> Kala:
    from haricot.games.kala.rules import Kala
    from haricot.lab.kala_solver import read_any

    if position is not None and reserve is not None:
        raise BadOption("solve-position-or-reserve")
    if position is not None:
        return read_any(position)
    rules = named("kala")
    chosen = {"first": 0, **asking.chosen_options(rules, options)}
    if reserve is not None and chosen.get("reserve", reserve) != reserve:
        raise BadOption("solve-two-reserves", reserve=str(reserve), other=str(chosen["reserve"]))
    state = rules.new(**chosen if reserve is None else {**chosen, "reserve": reserve})
    assert isinstance(state, Kala)
    return state


def _told(state: Kala, solution: Solution) -> dict[str, Any]:
    """The same for programs; `winner` is a seat, or null where the proof was stopped."""
    size = {"expansions": solution.verdict.expansions, "seconds": round(solution.seconds, 3)}
    return {"position": str(state), "winner": solution.verdict.winner, "line": list(solution.line), **size}


def _tell(state: Kala, solution: Solution, table: Path | None, lang: str) -> None:
    """Who wins, how much that took to prove, and a game; or what to do to go on."""
    winner = solution.verdict.winner
    size = {"expansions": solution.verdict.expansions, "seconds": round(solution.seconds, 1)}
    if winner is None:
        tell(say("cli-solve-unproven" if table else "cli-solve-unproven-lost", lang, file=str(table or ""), **size))
        return
    name = say(f"kala-seat-{winner}", lang)
    if state.turn is None:
        tell(say("cli-solve-over", lang, name=name))
        return
    tell(say("cli-solve-mover-wins" if winner == state.mover else "cli-solve-other-wins", lang, name=name))
    tell(say("cli-solve-size", lang, **size))
    tell(say("cli-solve-line", lang, count=len(solution.line)))
    tell(" ".join(solution.line))
