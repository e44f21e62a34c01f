"""`haricot arena kala`: the bots' ladder, each level against the one below."""

from __future__ import annotations

import json
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
from haricot.cli.console import Spoken, answer, load_engine, spoken, tell
from haricot.cli.games import must_be_corpus, write_entries
from haricot.cli.long_work import INTERRUPTED, interruptible, watched
from haricot.core.errors import BadOption, HaricotError
from haricot.games import named
from haricot.games import names as known_games
from haricot.lab.arena import Bout, BoutResult, Share, bouts, play_all, ratings, share, usual_opening
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
        asking.player_option("arena", lang),
        asking.number_option("arena", "games", lang, 1, 100),
        asking.number_option("arena", "opening", lang, 0),
        asking.workers_option("arena", lang),
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
        click.Option(["--record"], metavar="FILE", help=say("cli-arena-record", lang)),
        kind=ArenaCommand,
    )


class ArenaCommand(Spoken):
    """`--json` may name a file; what follows it may also be the game."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """`--json kala` names the game, where nothing else does and there is no such file."""
        for at, (one, following) in enumerate(pairwise(args)):
            others = [*args[:at], *args[at + 2 :]]
            if one == "--json" and _is_game(following) and not any(map(_is_game, others)):
                args = [*args[:at], f"--json={STANDARD_OUTPUT}", *args[at + 1 :]]
                break
        return super().parse_args(ctx, args)


def _is_game(word: str) -> bool:
    return (word in known_games() and not Path(word).exists()) or (word.endswith(".py") and Path(word).is_file())


def arena(
    lang: str,
    game: str,
    names: str | None,
    players: tuple[str, ...],
    games: int,
    opening: int | None,
    workers: int,
    ray: str | None,
    nodes: int | None,
    seconds: float | None,
    seats: int | None,
    options: tuple[str, ...],
    preset: str | None,
    seed: int | None,
    file: str | None,
    record: str | None,
) -> int:
    """Plays the whole ladder, or the steps between the levels named, and tells the shares and the ratings."""
    if nodes is not None and seconds is not None:
        raise BadOption("self-play-two-budgets")
    rules = named(game)
    chosen = asking.chosen_options(rules, options, preset)
    outside = asking.own_players(players, game)
    ladder = _ladder(game, ",".join(one.partition("=")[0] for one in players) or names, outside)
    is_told = file != STANDARD_OUTPUT
    _must_be_files(file, record)
    sitting = rules.new(seats, **chosen).seats
    opening = usual_opening(game, sitting, chosen) if opening is None else opening
    load_engine(game, lang)
    if games % 2:
        tell(say("cli-arena-even", lang, games=games + 1), err=True)
    told: dict[str, Any] = {"seats": sitting, "options": chosen, "seed": seed or 0, "opening": opening, "nodes": nodes}
    seconds = SECONDS if seconds is None else seconds
    bouts_of = partial(bouts, game, games=games, **told, seconds=seconds, players=outside)
    told["seconds"] = None if nodes else seconds
    asked = {"game": game, **told, "complete": False}
    with _reported(asked, ladder, file, record, lang) as ended:
        asked["complete"] = _play_into(ended, ladder, bouts_of, workers, ray, lang if is_told else None)
    return 0 if asked["complete"] else INTERRUPTED


def _must_be_files(file: str | None, record: str | None) -> None:
    """What will be written can be, and is told before the work where it cannot."""
    if record:
        asking.must_be_different(file, record)
        must_be_corpus(record)
    if file != STANDARD_OUTPUT:
        asking.must_be_writable(file)


@contextmanager
def _reported(
    asked: dict[str, Any], ladder: Sequence[str], file: str | None, record: str | None, lang: str
) -> Iterator[list[list[BoutResult]]]:
    """What is played into this list, step by step, is reported; where a player fails, what was played until then."""
    ended = list[list[BoutResult]]()
    try:
        try:
            yield ended
        finally:
            if record and any(ended):
                write_entries((one.game for games in ended for one in games if one.game), record)
    except (HaricotError, OSError):
        if any(ended):
            _report(asked, ladder, ended, file, lang)
        elif file != STANDARD_OUTPUT:
            asking.leave_no_empty(file)
        raise
    _report(asked, ladder, ended, file, lang)


def _play_into(
    ended: list[list[BoutResult]],
    ladder: Sequence[str],
    bouts_of: Callable[[tuple[str, str]], Sequence[Bout]],
    workers: int,
    ray: str | None,
    lang: str | None,
) -> bool:
    """Plays each step of the ladder, and tells its share in that language; whether nobody stopped it."""
    with suppress(KeyboardInterrupt), interruptible() as watch:
        where = executor(workers, ray, watch)
        for weaker, stronger in pairwise(ladder):
            todo = bouts_of((stronger, weaker))
            ended.append([])
            try:
                playing, label = play_all(todo, where), f"{stronger} – {weaker}"
                ended[-1].extend(watched(playing, label, len(todo), watch=watch))
            except KeyboardInterrupt:
                if lang and not ended[-1]:
                    tell(say("cli-arena-no-game", lang, stronger=stronger, weaker=weaker))
                raise
            finally:  # what was played counts, also where somebody stopped it, or a player failed
                if lang and ended[-1]:
                    _tell_share(share(ended[-1], stronger, weaker), lang)
        return True
    return False


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
    asking.tell_repeats(sum(step.distinct for step in shares), sum(step.games for step in shares), lang)
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
