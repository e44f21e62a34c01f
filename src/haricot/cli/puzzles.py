"""`haricot puzzles make kala`: makes puzzles, proves those that are there again, or lists those of a year's days."""

from __future__ import annotations

import signal
from pathlib import Path
from random import Random

import click
from rich.console import Console
from rich.progress import Progress

from haricot.cli import parameters as asking
from haricot.cli.console import answer, load_engine, spoken, tell
from haricot.core.errors import BadOption
from haricot.puzzles import days, making
from haricot.puzzles.collection import shipped
from haricot.puzzles.makers import SHIPPED, maker_of
from haricot.texts import say

DEEDS = ("make", "check", "days")


def command(lang: str) -> click.Command:
    """`haricot puzzles`."""
    return spoken(
        "puzzles",
        lang,
        puzzles,
        click.Argument(["deed"], type=click.Choice(DEEDS)),
        click.Argument(["what"]),
        asking.number_option("puzzles", "count", lang, 1, 400),
        asking.number_option("puzzles", "sample", lang, 1, 20),
        click.Option(["--record", "records"], multiple=True, metavar="FILE", help=say("cli-puzzles-record", lang)),
        asking.seed_option(lang),
        click.Option(["--file"], metavar="FILE", help=say("cli-puzzles-file", lang)),
        asking.json_option(lang),
    )


def puzzles(
    lang: str,
    deed: str,
    what: str,
    count: int,
    sample: int,
    records: tuple[str, ...],
    seed: int | None,
    file: str | None,
    as_json: bool,
) -> int:
    """What is made goes into the package, or into the file that is named."""
    if deed == "days":
        return _list_days(lang, what, file, as_json)
    maker_of(what)
    load_engine(what, lang)
    if deed == "check":
        return _check(lang, what, sample, seed or 0, as_json)
    asking.must_be_writable(file)
    target = Path(file) if file else SHIPPED / f"{what}.jsonl"
    for record in records:
        states = list(asking.read_record(record).states())
        tell(say("cli-puzzles-cut", lang, count=making.cut_game(what, states, target, count)), err=as_json)
    have = _make(what, count, seed or 1, target)
    if as_json:
        answer({"puzzles": have, "file": str(target)})
    else:
        tell(say("cli-puzzles-made", lang, count=have, file=str(target)))
    return 0


def _make(game: str, count: int, seed: int, target: Path) -> int:
    """Ctrl-C ends it; the same command goes on from there."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(game, total=count)
        return making.make(game, count, seed, target, lambda made: progress.update(task, completed=made))


def _check(lang: str, game: str, sample: int, seed: int, as_json: bool) -> int:
    """Proves some of those that ship again; exit code 1 where a proof fails."""
    known = list(shipped(game).values())
    drawn = Random(seed).sample(known, min(sample, len(known)))
    failed = [one.id for one in drawn if not maker_of(game).is_unique(one)]
    if as_json:
        answer({"checked": len(drawn), "failed": failed})
        return 1 if failed else 0
    for name in failed:
        tell(say("cli-puzzles-wrong", lang, puzzle=name))
    tell(say("cli-puzzles-checked", lang, count=len(drawn) - len(failed), all=len(drawn)))
    return 1 if failed else 0


def _list_days(lang: str, what: str, file: str | None, as_json: bool) -> int:
    """A list that is there already is never written again: its days are what people have played."""
    if not (what.isascii() and what.isdigit() and len(what) == 4):
        raise BadOption("puzzles-no-year", year=what)
    target = Path(file) if file else SHIPPED / f"{what}.days"
    if target.exists():
        raise BadOption("puzzles-days-listed", file=str(target))
    target.write_text(days.list_of(int(what)), "ascii")
    if as_json:
        answer({"file": str(target)})
    else:
        tell(say("cli-puzzles-listed", lang, file=str(target)))
    return 0
