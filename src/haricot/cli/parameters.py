"""Parameters that several commands share: the game, its options, a position, a file."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES
from itertools import combinations
from pathlib import Path
from typing import Any, TextIO

import click

from haricot.bots import bot_of
from haricot.cli.console import tell
from haricot.core.errors import BadOption, BadRecord
from haricot.core.game import Game, State
from haricot.core.options import read_options
from haricot.games import load_file, named
from haricot.records.collection import BEGINNING
from haricot.records.corpus import MOVES, read_games
from haricot.records.record import Record
from haricot.texts import say

MOST = 10**12
"""More than anybody can wait for, and what a kernel can still count to."""
MOST_WORKERS = 1024
"""Processes or threads: more would only be in each other's way."""
MOVES_OF_CORPUS = re.compile(rf"^{MOVES}:", re.MULTILINE)


class Seconds(click.FloatRange):
    """A time that has an end, and is a number."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """A number of seconds; `nan`, which compares with nothing, is refused."""
        seconds = super().convert(value, param, ctx)
        return self.fail(str(value), param, ctx) if seconds != seconds else seconds


def game_argument() -> click.Argument:
    """The name of a game, or a file that brings one: that is loaded, and stands for its name."""
    return click.Argument(["game"], callback=lambda ctx, param, game: name_of(game))


def name_of(game: str) -> str:
    """That name, or the name of the game in that file, which is loaded."""
    return load_file(game).name if game.endswith(".py") else game


def game_file_option(lang: str) -> click.Option:
    """Games from outside, loaded before anything else is looked at."""
    return click.Option(
        ["--game", "files"],
        multiple=True,
        metavar="FILE",
        is_eager=True,
        expose_value=False,
        callback=_load_files,
        help=say("cli-game-file", lang),
    )


def _load_files(ctx: click.Context, param: click.Parameter, files: tuple[str, ...]) -> None:
    for file in files:
        load_file(file)


def option_option(lang: str) -> click.Option:
    """`-o name=value`: options of the game, as often as wanted."""
    return click.Option(
        ["-o", "--option", "options"], multiple=True, metavar="name=value", help=say("cli-option", lang)
    )


def preset_option(lang: str) -> click.Option:
    """`--preset`: a named set of options."""
    return click.Option(["--preset"], help=say("cli-preset", lang))


def json_option(lang: str) -> click.Option:
    """The answer for programs, and nothing else on standard output."""
    return click.Option(["--json", "as_json"], is_flag=True, help=say("cli-json", lang))


def player_option(command: str, lang: str) -> click.Option:
    """`--player`: who plays, a level or somebody of one's own."""
    words = say(f"cli-{command}-player", lang)
    return click.Option(["--player", "players"], multiple=True, metavar="NAME=…", help=words)


def own_players(players: tuple[str, ...], game: str) -> dict[str, str]:
    """Players of one's own: where each is found, by name. A level's name would be taken for that level."""
    found = dict[str, str]()
    for one in players:
        name, is_outside, where = one.partition("=")
        if not name.strip() or (is_outside and not where.strip()):
            raise BadOption("arena-player-name", player=one)
        if is_outside and bot_of(game, name.strip()) is not None:
            raise BadOption("arena-player-is-level", name=name.strip())
        if is_outside:
            found[name] = where
    return found


def must_not_share_the_pipe(out: str, as_json: bool) -> None:
    """With `--json` the answer is all that goes to standard output: what is made needs a file then."""
    if as_json and out == "-":
        raise BadOption("cli-json-needs-file")


def ray_option(lang: str) -> click.Option:
    """Which Ray cluster does the work; none: this machine alone."""
    return click.Option(["--ray"], metavar="ADDRESS", help=say("cli-ray", lang))


def seed_option(lang: str) -> click.Option:
    """`--seed`: chance."""
    return click.Option(["--seed"], type=int, metavar="N", help=say("cli-seed", lang))


def number_option(
    command: str, name: str, lang: str, least: int, default: int | None = None, most: int = MOST
) -> click.Option:
    """A number of that command, not below the least nor above the most."""
    kind, words = click.IntRange(least, most), say(f"cli-{command}-{name}", lang)
    return click.Option([f"--{name}"], type=kind, metavar="N", default=default, help=words)


def workers_option(command: str, lang: str) -> click.Option:
    """How many processes do the work: as many as there are processors, unless said."""
    return number_option(command, "workers", lang, 1, os.cpu_count() or 1, MOST_WORKERS)


def tell_repeats(distinct: int, games: int, lang: str) -> None:
    """Says how few of the games differ, where some are the same: they would pass for more than they are."""
    if distinct < games:
        tell(say("cli-games-repeat", lang, distinct=distinct, games=games), err=True)


def seconds_option(command: str, lang: str, default: float | None = None) -> click.Option:
    """How long to think about a move."""
    words = say(f"cli-{command}-seconds", lang)
    return click.Option(["--seconds"], type=Seconds(min=0, max=600), metavar="S", default=default, help=words)


def seats_option(lang: str) -> click.Option:
    """`--seats`: how many play."""
    return click.Option(["--seats"], type=int, metavar="N", help=say("cli-seats", lang))


def position_option(lang: str) -> click.Option:
    """`--position`: a position in notation instead of the start."""
    return click.Option(["--position"], help=say("cli-position", lang))


def chosen_options(game: Game, options: tuple[str, ...], preset: str | None = None) -> dict[str, Any]:
    """The options of a preset, and over them those written as name=value."""
    if preset is not None and preset not in game.presets:
        known = ", ".join(game.presets) or "–"
        raise BadOption("preset-unknown", preset=preset, known=known)
    return {**(game.presets[preset] if preset else {}), **read_options(" ".join(options), game.options)}


def state_asked_for(
    game: str, position: str | None, options: tuple[str, ...], seats: int | None, seed: int | None
) -> State:
    """The start of a game, or a position of it."""
    rules = named(game)
    chosen = chosen_options(rules, options)
    if position is not None:
        return rules.position(position, seed=seed, **chosen)
    return rules.new(seats, seed, **chosen)


def must_be_writable(file: str | None) -> None:
    """A file that cannot be written is told before the work, not after it.

    A pipe is not opened for that: whoever reads it would take its closing for the end.
    """
    if not file:
        return
    must_have_folder(file)
    if not is_no_plain_file(file):
        Path(file).open("a").close()
    elif not os.access(file, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), file)


def must_have_folder(file: str) -> None:
    """Where a file is to be written is told to be missing before the work, and by its name."""
    if not Path(file).absolute().parent.is_dir():
        raise BadOption("cli-no-folder", file=file)


def must_end_with(ending: str, file: str | None) -> None:
    """A name that promises something else is refused; what is no plain file, such as a pipe, promises nothing."""
    if file and Path(file).suffix.lower() != ending and (Path(file).is_file() or not Path(file).exists()):
        raise BadOption("cli-ending", file=file, endings=ending)


def leave_no_empty(file: str | None) -> None:
    """Takes a file away that was opened for nothing: whoever finds it would take it for a result."""
    if file and Path(file).is_file() and not Path(file).stat().st_size:
        Path(file).unlink()


def must_be_different(*files: str | None) -> None:
    """What is written is none of the files that are read or written besides, by whatever name; pipes are no files."""
    paths = [Path(file) for file in files if file and file != "-"]
    for one, other in combinations(paths, 2):
        is_one = one.samefile(other) if one.is_file() and other.is_file() else one.resolve() == other.resolve()
        if is_one and (one.is_file() or not one.exists()):
            raise BadOption("cli-same-file", file=str(other))


def read_record(file: str) -> Record:
    """The record in that file, or the one game of a corpus; `-` is standard input."""
    text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8-sig")
    if len(BEGINNING.findall(text)) > 1:
        raise BadRecord("record-is-corpus", file=file)
    if MOVES_OF_CORPUS.search(text):
        return next(read_games(text.splitlines(keepends=True))).record()
    return Record.loads(text)


@contextmanager
def opened_for_more(file: str) -> Iterator[TextIO]:
    """To be written at the end of it; `-` is standard output, which stays open."""
    if file == "-":
        yield sys.stdout
        return
    with Path(file).open("a", encoding="utf-8") as stream:
        yield stream


def is_no_plain_file(file: str) -> bool:
    """Whether it is there, and a pipe or a device: it cannot be looked into, nor gone on with."""
    return Path(file).exists() and not Path(file).is_file() and not Path(file).is_dir()


@contextmanager
def written_whole(file: str) -> Iterator[str]:
    """A name beside it, to be written under: that takes the file's place once all is there; else nothing has changed.

    What is no plain file, such as a pipe, is written as it is.
    """
    if is_no_plain_file(file):
        yield file
        return
    target = Path(file).resolve()
    beside = target.with_name(target.name + ".part")
    try:
        yield str(beside)
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
