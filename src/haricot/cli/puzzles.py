"""`haricot puzzles make kala`: makes puzzles, proves those that are there again, or lists those of a year's days."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random

import click

from haricot.cli import parameters as asking
from haricot.cli.console import Spoken, answer, load_engine, spoken, tell
from haricot.cli.long_work import INTERRUPTED, interruptible, watched
from haricot.core.errors import BadOption
from haricot.games import is_ours
from haricot.lab.executors import executor
from haricot.lab.puzzle_factory import has_others, make, must_be_of, proven_again
from haricot.puzzles import collection_file, days
from haricot.puzzles.collection import shipped
from haricot.puzzles.makers import SHIPPED, maker_of
from haricot.puzzles.puzzle import Puzzle
from haricot.texts import say

ACTIONS = ("make", "check", "days")
YEARS = range(days.FIRST.year, 9999)
"""The years whose days may have a list: none before the first puzzle, and Python counts no further."""


def command(lang: str) -> click.Command:
    """`haricot puzzles`."""
    return spoken(
        "puzzles",
        lang,
        puzzles,
        click.Argument(["action"], type=click.Choice(ACTIONS)),
        click.Argument(["what"]),
        asking.number_option("puzzles", "count", lang, 1, 400),
        asking.number_option("puzzles", "sample", lang, 1, 20),
        click.Option(["--record", "records"], multiple=True, metavar="FILE", help=say("cli-puzzles-record", lang)),
        asking.seed_option(lang),
        asking.workers_option("puzzles", lang),
        asking.ray_option(lang),
        click.Option(["--file"], metavar="FILE", help=say("cli-puzzles-file", lang)),
        asking.json_option(lang),
        kind=PuzzlesCommand,
    )


class PuzzlesCommand(Spoken):
    """A year below 0 is one that has no list, and no option."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuses it as other years are."""
        for one, following in pairwise(args):
            if one == "days" and following.startswith("-") and following[1:].isdecimal():
                _must_be_year(following)
        return super().parse_args(ctx, args)


def puzzles(
    lang: str,
    action: str,
    what: str,
    count: int,
    sample: int,
    records: tuple[str, ...],
    seed: int | None,
    file: str | None,
    workers: int,
    ray: str | None,
    as_json: bool,
) -> int:
    """What is made goes into the package, or into the file that is named."""
    if action == "days":
        return _list_days(lang, what, file, as_json)
    what = asking.name_of(what)
    maker_of(what)
    if action == "check":
        known = puzzles_of_file(Path(file)) if file else list(shipped(what).values())
        load_engine(what, lang)
        return _check(lang, what, Random(seed or 0).sample(known, min(sample, len(known))), (workers, ray), as_json)
    played = [asking.read_record(record) for record in records]
    must_be_of(what, played)
    target = _target(what, file)
    known = collection_file.read(target)
    if seed is not None and len(known) >= count and has_others(known, seed):
        raise BadOption("cli-lines-of-others", file=str(target))
    load_engine(what, lang)
    have, is_complete, label = len(known), False, say("cli-puzzles-making", lang)
    with suppress(KeyboardInterrupt), interruptible() as watch:
        made = make(what, count, 1 if seed is None else seed, target, played, executor(workers, ray, watch))
        for _ in watched(made, label, max(count, have), have):
            have += 1
        is_complete = True
    if as_json:
        answer({"puzzles": have, "file": str(target), "complete": is_complete})
    else:
        tell(say("cli-puzzles-made" if is_complete else "cli-puzzles-stopped", lang, count=have, file=str(target)))
    return 0 if is_complete else INTERRUPTED


def _target(game: str, file: str | None) -> Path:
    """The file that is named; else the package's own, which has the puzzles of our games alone."""
    if file is None and not is_ours(game):
        raise BadOption("cli-puzzles-need-a-file", game=game)
    asking.must_be_writable(file)
    return Path(file) if file else SHIPPED / f"{game}.jsonl"


def puzzles_of_file(file: Path) -> list[Puzzle]:
    """Those that are in it; refused where there is none."""
    file.open("rb").close()
    found = collection_file.read(file)
    if not found:
        raise BadOption("puzzles-file", file=str(file))
    return found


def _check(lang: str, game: str, drawn: Sequence[Puzzle], where: tuple[int, str | None], as_json: bool) -> int:
    """Proves those again; exit code 1 where a proof fails."""
    checked, is_complete = list[tuple[Puzzle, bool]](), False
    with suppress(KeyboardInterrupt), interruptible() as watch:
        proving = proven_again(game, drawn, executor(*where, watch))
        checked.extend(watched(proving, say("cli-puzzles-making", lang), len(drawn), watch=watch))
        is_complete = True
    failed = [one.id for one, is_proven in checked if not is_proven]
    if as_json:
        answer({"checked": len(checked), "failed": failed, "complete": is_complete})
    else:
        for name in failed:
            tell(say("cli-puzzles-wrong", lang, puzzle=name))
        key = "cli-puzzles-checked" if is_complete else "cli-puzzles-check-stopped"
        tell(say(key, lang, count=len(checked) - len(failed), all=len(checked), drawn=len(drawn)))
    return 1 if failed else 0 if is_complete else INTERRUPTED


def _list_days(lang: str, what: str, file: str | None, as_json: bool) -> int:
    """A list that is there already is never written again: its days are what people have played."""
    _must_be_year(what)
    target = Path(file) if file else SHIPPED / f"{what}.days"
    if target.exists():
        raise BadOption("puzzles-days-listed", file=str(target))
    target.write_text(days.list_of(int(what)), "ascii")
    if as_json:
        answer({"file": str(target)})
    else:
        tell(say("cli-puzzles-listed", lang, file=str(target)))
    return 0


def _must_be_year(what: str) -> None:
    if not (what.isascii() and what.isdigit() and len(what) == 4 and int(what) in YEARS):
        raise BadOption("puzzles-no-year", year=what, first=str(YEARS[0]), last=str(YEARS[-1]))
