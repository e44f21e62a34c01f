"""`haricot data self-play kala --games 1000 --level fleur`: corpora for learners, made by a command."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import track

from haricot.cli import parameters as asking
from haricot.cli.console import Commands, load_engine, spoken
from haricot.cli.games import entries_in
from haricot.games import named
from haricot.lab.self_play import SelfPlay, play_games
from haricot.texts import say


def command(lang: str) -> click.Command:
    return Commands("data", lang, {"self-play": _self_play})


def _self_play(lang: str) -> click.Command:
    return spoken(
        "data-self-play",
        lang,
        self_play,
        asking.game_argument(),
        asking.number_option("data-self-play", "games", lang, 1, 100),
        click.Option(["--level", "names"], multiple=True, metavar="LEVEL", help=say("cli-data-self-play-level", lang)),
        click.Option(["--out"], default="-", metavar="FILE", help=say("cli-data-self-play-out", lang)),
        asking.number_option("data-self-play", "opening", lang, 0, 0),
        asking.number_option("data-self-play", "workers", lang, 1, os.cpu_count() or 1),
        asking.seconds_option("data-self-play", lang, 1.0),
        asking.seats_option(lang),
        asking.option_option(lang),
        asking.preset_option(lang),
        asking.seed_option(lang),
    )


def self_play(
    lang: str,
    game: str,
    games: int,
    names: tuple[str, ...],
    out: str,
    opening: int,
    workers: int,
    seconds: float,
    seats: int | None,
    options: tuple[str, ...],
    preset: str | None,
    seed: int | None,
) -> None:
    """Each game is written when it ends; a file that has some goes on after them, so that one may stop at any time."""
    rules = named(game)
    chosen = asking.chosen_options(rules, options, preset)
    sitting = rules.new(seats, **chosen).seats
    asked = SelfPlay(game, sitting, names or ("fleur",), chosen, seed or 0, opening, seconds)
    asked.check()
    done = 0
    if out != "-":
        asking.must_be_writable(out)
        done = sum(1 for _ in entries_in(out))
    if done >= games:
        return
    load_engine(game, lang)
    screen = Console(stderr=True)
    playing = play_games(range(done, games), asked, workers)
    label = say("cli-stats-playing", lang)
    watched = track(playing, label, games - done, console=screen, disable=not screen.is_terminal)
    with sys.stdout if out == "-" else Path(out).open("a", encoding="utf-8") as file:
        for entry in watched:
            file.write(f"{entry}\n")
            file.flush()
