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
from haricot.core.errors import BadOption
from haricot.games import named
from haricot.texts import say

if TYPE_CHECKING:
    from haricot.bots.kala.engine.oracle import Oracle
    from haricot.games.kala.rules import Kala
    from haricot.lab.kala_solver import Solution

MANY_BEANS = 28
"""In each reserve: with fewer the proof takes minutes at most."""


def command(lang: str) -> click.Command:
    """`haricot solve`."""
    return spoken(
        "solve",
        lang,
        solve,
        asking.game_argument(),
        asking.number_option("solve", "reserve", lang, 4),
        asking.option_option(lang),
        asking.position_option(lang),
        asking.number_option("solve", "threads", lang, 1, 1),
        asking.number_option("solve", "memory", lang, 1, 1024),
        click.Option(["--table"], metavar="FILE", help=say("cli-solve-table", lang)),
        click.Option(["--book"], metavar="FILE", help=say("cli-solve-book", lang)),
        click.Option(["--pairs"], metavar="FILE", help=say("cli-solve-pairs", lang)),
        asking.json_option(lang),
    )


def solve(
    lang: str,
    game: str,
    reserve: int | None,
    options: tuple[str, ...],
    position: str | None,
    threads: int,
    memory: int,
    table: str | None,
    book: str | None,
    pairs: str | None,
    as_json: bool,
) -> int:
    """Shows how the proof grows; Ctrl-C or SIGTERM ends it; with a table it goes on later. Unproven: exit code 1."""
    if named(game).name != "kala":
        raise BadOption("solve-only-kala", game=game)
    state = _state(reserve, options, position)
    load_engine(game, lang)
    from haricot.bots.kala.engine.oracle import Oracle
    from haricot.bots.kala.engine.transposition_table import new_table
    from haricot.lab import kala_solver as solving

    for file in filter(None, (table, book, pairs)):
        if not Path(file).absolute().parent.is_dir():
            raise BadOption("cli-no-folder", file=file)
    try:
        known = solving.load_table(Path(table), memory) if table else new_table(memory)
    except MemoryError:
        raise BadOption("solve-no-memory", megabytes=memory) from None
    if book:
        made = _make_book(Path(book), Oracle(known, threads), Path(table) if table else None, reserve, lang)
        _tell_book(*made, Path(book), as_json, lang)
        return 0 if made[0] else 1
    if pairs:
        return _climb_pairs(Path(pairs), Oracle(known, threads), reserve, as_json, lang)
    if position is None and min(state.reserves) >= MANY_BEANS:
        tell(say("cli-solve-long", lang), err=True)
    columns, screen = (TextColumn("{task.description}"), TimeElapsedColumn()), Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("")

        def show(expansions: int, seconds: float) -> None:
            bar.update(task, description=say("cli-solve-progress", lang, expansions=expansions))

        def keep() -> None:
            if table:
                solving.save_table(known, Path(table))

        signal.signal(signal.SIGTERM, signal.default_int_handler)
        solution = solving.solve(state, Oracle(known, threads), show, keep)
        keep()
    if as_json:
        answer(_told(state, solution))
    else:
        _tell(state, solution, table, lang)
    return 0 if solution.verdict.winner is not None else 1


def _make_book(file: Path, oracle: Oracle, table: Path | None, reserve: int | None, lang: str) -> tuple[bool, int]:
    """For every reserve, or for that one alone; Ctrl-C stops it, and the same command goes on.

    Whether it is whole, and how many lines it has.
    """
    from haricot.lab import kala_book, kala_solver

    maker, work = kala_book.BookMaker(oracle), file.with_name(file.name + ".work")
    if work.exists():
        maker.load(work)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    columns, screen = (TextColumn("{task.description}"), TimeElapsedColumn()), Console(stderr=True)
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("")
        for beans in kala_book.RESERVES if reserve is None else (reserve,):

            def show(beans: int = beans) -> None:
                bar.update(task, description=say("cli-solve-book-progress", lang, beans=beans, lines=len(maker.lines)))

            is_whole = kala_book.add_start(maker, beans, show)
            maker.save(work)
            if not is_whole:
                break
    if table:
        kala_solver.save_table(oracle.table, table)
    if is_whole:
        kala_book.write(maker.book(), file)
    return is_whole, len(maker.lines)


def _tell_book(is_whole: bool, lines: int, file: Path, as_json: bool, lang: str) -> None:
    if as_json:
        answer({"file": str(file), "lines": lines, "whole": is_whole})
        return
    key = "cli-solve-book-made" if is_whole else "cli-solve-book-stopped"
    tell(say(key, lang, lines=lines, file=file))


def _climb_pairs(file: Path, oracle: Oracle, most: int | None, as_json: bool, lang: str) -> int:
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

        is_whole = kala_reserves.climb(staircase, most or kala_reserves.MOST, show)
    staircase.save(file)
    if as_json:
        pairs = [{"first": first, "second": second} for second, first in sorted(staircase.least.items())]
        answer({"file": str(file), "pairs": pairs, "whole": is_whole})
        return 0 if is_whole else 1
    for second, first in sorted(staircase.least.items()):
        tell(say("cli-solve-pair", lang, first=first, second=second))
    tell(say("cli-solve-pairs-made" if is_whole else "cli-solve-pairs-stopped", lang, file=file))
    return 0 if is_whole else 1


def _state(reserve: int | None, options: tuple[str, ...], position: str | None) -> Kala:
    from haricot.games.kala.rules import Kala
    from haricot.lab.kala_solver import read_any

    if position is not None and reserve is not None:
        raise BadOption("solve-position-or-reserve")
    if position is not None:
        return read_any(position)
    rules = named("kala")
    chosen = {"first": 0, **asking.chosen_options(rules, options)}
    state = rules.new(**chosen if reserve is None else {**chosen, "reserve": reserve})
    assert isinstance(state, Kala)
    return state


def _told(state: Kala, solution: Solution) -> dict[str, Any]:
    """The same for programs; `winner` is a seat, or null where the proof was stopped."""
    size = {"expansions": solution.verdict.expansions, "seconds": round(solution.seconds, 3)}
    return {"position": str(state), "winner": solution.verdict.winner, "line": list(solution.line), **size}


def _tell(state: Kala, solution: Solution, table: str | None, lang: str) -> None:
    """Who wins, how much that took to prove, and a game; or what to do to go on."""
    winner = solution.verdict.winner
    size = {"expansions": solution.verdict.expansions, "seconds": round(solution.seconds, 1)}
    if winner is None:
        tell(say("cli-solve-unproven" if table else "cli-solve-unproven-lost", lang, file=table or "", **size))
        return
    name = say(f"kala-seat-{winner}", lang)
    if state.turn is None:
        tell(say("cli-solve-over", lang, name=name))
        return
    tell(say("cli-solve-mover-wins" if winner == state.mover else "cli-solve-other-wins", lang, name=name))
    tell(say("cli-solve-size", lang, **size))
    tell(say("cli-solve-line", lang, count=len(solution.line)))
    tell(" ".join(solution.line))
