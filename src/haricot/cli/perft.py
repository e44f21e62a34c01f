"""`haricot perft kala 5`: counts the ways that play can go, to compare with other programs."""

from __future__ import annotations

import click

from haricot.cli import parameters as asking
from haricot.cli.console import spoken
from haricot.lab.perft import perft
from haricot.texts import say


def command(lang: str) -> click.Command:
    return spoken(
        "perft",
        lang,
        count,
        asking.game_argument(),
        click.Argument(["depth"], type=click.IntRange(min=0)),
        click.Option(["--turns"], is_flag=True, help=say("cli-turns", lang)),
        asking.position_option(lang),
        asking.option_option(lang),
        asking.seats_option(lang),
        asking.seed_option(lang),
    )


def count(
    lang: str,
    game: str,
    depth: int,
    turns: bool,
    position: str | None,
    options: tuple[str, ...],
    seats: int | None,
    seed: int | None,
) -> None:
    """One line per depth, so that the way to a large one shows."""
    state = asking.state_asked_for(game, position, options, seats, seed)
    for ply in range(1, depth + 1):
        click.echo(f"{ply} {perft(state, ply, turns=turns)}")
