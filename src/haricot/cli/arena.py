"""`haricot arena kala`: the bots' ladder, each level against the one below."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import click

from haricot.bots import bot_of, levels
from haricot.cli import parameters as asking
from haricot.cli.console import answer, load_engine, spoken, tell
from haricot.cli.long_work import INTERRUPTED, interruptible, watched
from haricot.core.errors import BadOption, HaricotError
from haricot.games import named
from haricot.lab.arena import Bout, BoutResult, Share, bouts, play_all, ratings, share
from haricot.lab.executors import executor
from haricot.texts import say

BAR = 40
ENOUGH = 2
"""Each start is played twice, with the seats swapped: one game alone says nothing of who is stronger."""
STANDARD_OUTPUT = "-"
SECONDS = 1.0
"""For each move by the clock, and for whoever knows no nodes."""


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
        asking.ray_option(lang),
        asking.number_option("arena", "nodes", lang, 1),
        asking.seconds_option("arena", lang),
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
    ray: str | None,
    nodes: int | None,
    seconds: float | None,
    seats: int | None,
    options: tuple[str, ...],
    preset: str | None,
    seed: int | None,
    file: str | None,
) -> int:
    """Plays the whole ladder, or the steps between the levels named, and tells the shares and the ratings."""
    if nodes is not None and seconds is not None:
        raise BadOption("self-play-two-budgets")
    rules = named(game)
    chosen = asking.chosen_options(rules, options, preset)
    outside = _outside(players)
    ladder = _ladder(game, ",".join(one.partition("=")[0] for one in players) or names, outside)
    is_told = file != STANDARD_OUTPUT
    if is_told:
        asking.must_be_writable(file)
    sitting = rules.new(seats, **chosen).seats
    load_engine(game, lang)
    if games % 2:
        tell(say("cli-arena-even", lang, games=games + 1), err=True)
    told: dict[str, Any] = {"seats": sitting, "options": chosen, "seed": seed or 0, "opening": opening, "nodes": nodes}
    seconds = SECONDS if seconds is None else seconds
    bouts_of = partial(bouts, game, games=games, **told, seconds=seconds, players=outside)
    told["seconds"] = None if nodes else seconds
    with _reported({"game": game, **told}, ladder, file, lang) as ended:
        is_whole = _play_into(ended, ladder, bouts_of, workers, ray, lang if is_told else None)
    return 0 if is_whole else INTERRUPTED


@contextmanager
def _reported(
    asked: dict[str, Any], ladder: Sequence[str], file: str | None, lang: str
) -> Iterator[list[list[BoutResult]]]:
    """What is played into this list, step by step, is reported; where a player fails, what was played until then."""
    ended = list[list[BoutResult]]()
    try:
        yield ended
    except HaricotError:
        if any(ended):
            _report(asked, ladder, ended, file, lang)
        elif file != STANDARD_OUTPUT:
            asking.leave_no_empty(file)
        raise
    _report(asked, ladder, ended, file, lang)


def _play_into(
    ended: list[list[BoutResult]],
    ladder: Sequence[str],
    bouts_of: Callable[[tuple[str, str]], Iterator[Bout]],
    workers: int,
    ray: str | None,
    lang: str | None,
) -> bool:
    """Plays each step of the ladder, and tells its share in that language; whether nobody stopped it."""
    with suppress(KeyboardInterrupt), interruptible() as interrupts:
        where = executor(workers, ray, interrupts.check)
        for weaker, stronger in pairwise(ladder):
            todo = [*bouts_of((stronger, weaker))]
            ended.append([])
            try:
                ended[-1].extend(watched(play_all(todo, where), f"{stronger} – {weaker}", len(todo)))
            except KeyboardInterrupt:
                if lang and not ended[-1]:
                    tell(say("cli-arena-no-game", lang, stronger=stronger, weaker=weaker))
                raise
            finally:  # what was played counts, also where somebody stopped it, or a player failed
                if lang and ended[-1]:
                    _tell_share(share(ended[-1], stronger, weaker), lang)
        return True
    return False


def _outside(players: tuple[str, ...]) -> dict[str, str]:
    """Players of one's own: where each is found, by name."""
    found = dict[str, str]()
    for one in players:
        name, is_outside, where = one.partition("=")
        if not name.strip() or (is_outside and not where.strip()):
            raise BadOption("arena-player-name", player=one)
        if is_outside:
            found[name] = where
    return found


def _report(
    asked: dict[str, Any], ladder: Sequence[str], ended: list[list[BoutResult]], file: str | None, lang: str
) -> None:
    """In words, unless standard output is for programs; and for programs, where somebody asked for it.

    Where nodes are counted, no time is told to programs: all that they are told is the same each time.
    """
    steps_played = zip(pairwise(ladder), ended, strict=False)
    shares = [share(games, stronger, weaker) for (weaker, stronger), games in steps_played if games]
    slowest = max((one.slowest for games in ended for one in games), default=0.0)
    steps = [asdict(step) for step in shares]
    enough = [step for step in shares if step.games >= ENOUGH]
    result = {**asked, "steps": steps, "ratings": ratings(enough), "slowest": None if asked["nodes"] else slowest}
    if file == STANDARD_OUTPUT:
        answer(result)
        return
    _plot(enough, lang)
    if shares:
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


def _tell_share(step: Share, lang: str) -> None:
    values = {"stronger": step.stronger, "weaker": step.weaker, "games": step.games}
    if step.games < ENOUGH:
        tell(say("cli-arena-too-few", lang, stronger=step.stronger, weaker=step.weaker))
        return
    tell(say("cli-arena-step", lang, share=100 * step.share, margin=100 * step.margin, **values))


def _plot(shares: list[Share], lang: str) -> None:
    """Ratings as bars, their intervals as dots behind the end."""
    table = ratings(shares)
    top = max((rating + margin for rating, margin in table.values()), default=0) or 1
    for level, (rating, margin) in table.items():
        low, high = (max(0, round(BAR * (rating + sign * margin) / top)) for sign in (-1, 1))
        click.echo(f"{level:>8} {'█' * low}{'▒' * (high - low)} {rating:.0f} ± {margin:.0f}")
