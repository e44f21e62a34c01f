"""`haricot moves kala`: every legal move of a position, one per line."""

from __future__ import annotations

import click

from haricot.cli import parameters as asking
from haricot.cli.console import spoken


def command(lang: str) -> click.Command:
    return spoken(
        "moves",
        lang,
        list_moves,
        asking.game_argument(),
        asking.position_option(lang),
        asking.option_option(lang),
        asking.seats_option(lang),
        asking.seed_option(lang),
    )


def list_moves(
    lang: str, game: str, position: str | None, options: tuple[str, ...], seats: int | None, seed: int | None
) -> None:
    for move in asking.state_asked_for(game, position, options, seats, seed).moves():
        click.echo(move)
