"""`haricot arena kala`: the bots' ladder, each level against the one below."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

from haricot.bots import bot_of, levels
from haricot.cli import parameters as asking
from haricot.cli.console import answer, load_engine, spoken, tell
from haricot.core.errors import BadOption
from haricot.games import named
from haricot.lab.arena import Bout, BoutResult, Share, bouts, play_all, ratings, share
from haricot.texts import say

BAR = 40
STANDARD_OUTPUT = "-"
INTERRUPTED = 130
"""The status of a command that was stopped."""


def command(lang: str) -> click.Command:
    """`haricot arena`."""
    return spoken(
        "arena",
        lang,
        arena,
        asking.game_argument(),
        click.Option(["--levels", "names"], metavar="A,B,…", help=say("cli-arena-levels", lang)),
        click.Option(["--player", "players"], multiple=True, metavar="NAME=…", help=say("cli-arena-player", lang)),
        asking.number_option("arena", "games", lang, 1, 100),
        asking.number_option("arena", "opening", lang, 0, 0),
        asking.number_option("arena", "workers", lang, 1, os.cpu_count() or 1),
        asking.seconds_option("arena", lang, 1.0),
        asking.seats_option(lang),
        asking.option_option(lang),
        asking.preset_option(lang),
        asking.seed_option(lang),
        click.Option(
            ["--json", "file"],
            is_flag=False,
            flag_value=STANDARD_OUTPUT,
            metavar="[FILE]",
            help=say("cli-arena-json", lang),
        ),
    )


def arena(
    lang: str,
    game: str,
    names: str | None,
    players: tuple[str, ...],
    games: int,
    opening: int,
    workers: int,
    seconds: float,
    seats: int | None,
    options: tuple[str, ...],
    preset: str | None,
    seed: int | None,
    file: str | None,
) -> int:
    """Plays the whole ladder, or the steps between the levels named, and tells the shares and the ratings."""
    interrupts = _Interrupts(at_once=workers <= 1)
    for one in (signal.SIGINT, signal.SIGTERM):  # those who play for us stop with us
        signal.signal(one, interrupts.note)
    rules = named(game)
    chosen = asking.chosen_options(rules, options, preset)
    outside = dict(one.split("=", 1) for one in players if "=" in one)
    ladder = _ladder(game, ",".join(one.partition("=")[0] for one in players) or names, outside)
    is_told = file != STANDARD_OUTPUT
    if is_told:
        asking.must_be_writable(file)
    sitting = rules.new(seats, **chosen).seats
    load_engine(game, lang)
    shares, slowest, stopped = list[Share](), 0.0, False
    try:
        for weaker, stronger in pairwise(ladder):
            todo = bouts(
                game, (stronger, weaker), games,
                seats=sitting, seed=seed or 0, options=chosen, opening=opening, seconds=seconds, players=outside,
            )  # fmt: skip
            ended = list[BoutResult]()
            try:
                _watch(list(todo), workers, f"{stronger} – {weaker}", ended, interrupts.check)
            finally:  # what was played counts, also where somebody stopped it
                if ended:
                    shares.append(share(ended, stronger, weaker))
                    slowest = max(slowest, *(one.slowest for one in ended))
                    if is_told:
                        _tell_share(shares[-1], lang)
    except KeyboardInterrupt:
        stopped = True
    asked = {
        "game": game,
        "seats": sitting,
        "options": chosen,
        "seed": seed or 0,
        "opening": opening,
        "seconds": seconds,
    }
    _report(asked, shares, slowest, file, lang)
    return INTERRUPTED if stopped else 0


def _report(asked: dict[str, Any], shares: list[Share], slowest: float, file: str | None, lang: str) -> None:
    """In words, unless standard output is for programs; and for programs, where somebody asked for it."""
    steps = [asdict(step) for step in shares]
    result = {**asked, "steps": steps, "ratings": ratings(shares), "slowest": slowest}
    if file == STANDARD_OUTPUT:
        answer(result)
        return
    _plot(shares, lang)
    tell(say("cli-arena-slowest", lang, seconds=round(slowest, 2)))
    if file:
        Path(file).write_text(json.dumps(result, indent=1), "utf-8")


def _ladder(game: str, names: str | None, outside: Mapping[str, str]) -> list[str]:
    known = [*levels(game), *outside]
    ladder = [name.strip() for name in names.split(",")] if names else list(known)
    for name in ladder:
        if name not in known and bot_of(game, name) is None:
            raise BadOption("bot-level-unknown", level=name, known=", ".join(known))
    if len(ladder) < 2 or len(set(ladder)) < len(ladder):
        raise BadOption("arena-two-levels", known=", ".join(known))
    return ladder


class _Interrupts:
    """Somebody wants it to stop: raised at once, or only noted where Python may be forking and would lose it."""

    def __init__(self, *, at_once: bool) -> None:
        self.at_once, self.noted, self.process = at_once, False, os.getpid()

    def note(self, *_: object) -> None:
        if os.getpid() != self.process:  # a worker that was forked just now, and has no handler of its own yet
            os._exit(INTERRUPTED)
        self.noted = True
        if self.at_once:
            raise KeyboardInterrupt

    def check(self) -> None:
        if self.noted:
            raise KeyboardInterrupt


def _watch(todo: list[Bout], workers: int, label: str, ended: list[BoutResult], check: Callable[[], None]) -> None:
    """Plays them, and notes each that ended."""
    screen = Console(stderr=True)
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(label, total=len(todo))
        with closing(play_all(todo, workers, check)) as playing:
            for one in playing:
                ended.append(one)
                progress.advance(task)


def _tell_share(step: Share, lang: str) -> None:
    values = {"stronger": step.stronger, "weaker": step.weaker, "games": step.games}
    tell(say("cli-arena-step", lang, share=100 * step.share, margin=100 * step.margin, **values))


def _plot(shares: list[Share], lang: str) -> None:
    """Ratings as bars, their intervals as dots behind the end."""
    table = ratings(shares)
    top = max((rating + margin for rating, margin in table.values()), default=0) or 1
    for level, (rating, margin) in table.items():
        low, high = (max(0, round(BAR * (rating + sign * margin) / top)) for sign in (-1, 1))
        click.echo(f"{level:>8} {'█' * low}{'▒' * (high - low)} {rating:.0f} ± {margin:.0f}")
