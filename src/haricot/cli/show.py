"""`haricot show kala`: draws a position."""

from __future__ import annotations

import click

from haricot.cli import parameters as asking
from haricot.cli.console import answer, console, spoken
from haricot.games.drawing import draw
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot show`."""
    seat = click.Option(["--seat"], type=int, metavar="N", help=say("cli-seat", lang))
    return spoken(
        "show",
        lang,
        show,
        asking.game_argument(),
        asking.position_option(lang),
        asking.option_option(lang),
        asking.seats_option(lang),
        asking.seed_option(lang),
        seat,
        asking.json_option(lang),
    )


def show(
    lang: str,
    game: str,
    position: str | None,
    options: tuple[str, ...],
    seats: int | None,
    seed: int | None,
    seat: int | None,
    as_json: bool,
) -> None:
    """What one seat may know of it, or what a spectator may; as JSON it is the view."""
    state = asking.state_asked_for(game, position, options, seats, seed)
    if as_json:
        answer(state.view(seat))
        return
    console().print(draw(state.view(seat), lang))
