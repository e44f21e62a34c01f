"""`haricot stats ronda --games 10000`: plays at random, and counts how long games are and who wins."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict

import click

from haricot.cli import parameters as asking
from haricot.cli.console import answer, spoken, tell
from haricot.cli.long_work import INTERRUPTED, interruptible, watched
from haricot.core.chance import Chance
from haricot.core.options import write_options
from haricot.games import named
from haricot.lab.executors import executor
from haricot.lab.statistics import Lengths, RandomGame, Statistics, numbers_of, play_many
from haricot.texts import game_title, say, seat_name


def command(lang: str) -> click.Command:
    """`haricot stats`."""
    return spoken(
        "stats",
        lang,
        show_statistics,
        asking.game_argument(),
        asking.number_option("stats", "games", lang, 1, 1000),
        asking.seats_option(lang),
        asking.option_option(lang),
        asking.preset_option(lang),
        asking.seed_option(lang),
        asking.workers_option("stats", lang),
        asking.ray_option(lang),
        asking.json_option(lang),
    )


def show_statistics(
    lang: str,
    game: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    preset: str | None,
    seed: int | None,
    workers: int,
    ray: str | None,
    as_json: bool,
) -> int:
    """Random games, and what came of them; stopped, of those that were played."""
    rules = named(game)
    chosen = asking.chosen_options(rules, options, preset)
    first = rules.new(seats, seed, **chosen)
    start = Chance.fresh().seed if seed is None else seed
    assert start is not None
    played, stopped = list[RandomGame](), True
    with suppress(KeyboardInterrupt), interruptible() as watch:
        where = executor(workers, ray, watch)
        playing = play_many(numbers_of(start, games), game, first.seats, chosen, where)
        played.extend(watched(playing, say("cli-stats-playing", lang), games, watch=watch))
        stopped = False
    if stopped:
        tell(say("cli-stats-stopped", lang, played=len(played), games=games), err=True)
    if not played:
        return INTERRUPTED
    games, found = len(played), Statistics.of(played, first.seats)
    if as_json:
        asked = {"game": game, "seats": first.seats, "options": first.options.plain(), "seed": start}
        answer({**asked, **asdict(found), "complete": not stopped})
        return INTERRUPTED if stopped else 0
    tell(say("cli-stats-head", lang, game=game_title(game, lang), seats=first.seats, games=games, seed=str(start)))
    tell(say("cli-stats-options", lang, options=write_options(first.options)))
    for what, lengths in (("moves", found.moves), ("turns", found.turns)):
        tell(_length_line(what, lengths, lang))
    for seat, wins in enumerate(found.wins):
        tell(say("cli-stats-wins", lang, name=seat_name(game, seat, lang), wins=wins, percent=100 * wins / games))
    return INTERRUPTED if stopped else 0


def _length_line(what: str, lengths: Lengths, lang: str) -> str:
    return say(
        f"cli-stats-{what}",
        lang,
        shortest=lengths.shortest,
        median=lengths.median,
        mean=lengths.mean,
        longest=lengths.longest,
    )
