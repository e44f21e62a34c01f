"""`haricot moves kala`: every legal move of a position, one per line."""

from __future__ import annotations

import click

from haricot.cli import parameters as asking
from haricot.cli.console import answer, spoken


def command(lang: str) -> click.Command:
    """`haricot moves`."""
    return spoken(
        "moves",
        lang,
        list_moves,
        asking.game_argument(),
        asking.position_option(lang),
        asking.option_option(lang),
        asking.seats_option(lang),
        asking.seed_option(lang),
        asking.json_option(lang),
    )


def list_moves(
    lang: str,
    game: str,
    position: str | None,
    options: tuple[str, ...],
    seats: int | None,
    seed: int | None,
    as_json: bool,
) -> None:
    """The legal moves of a position, one a line."""
    state = asking.state_asked_for(game, position, options, seats, seed)
    if as_json:
        moves = list(map(str, state.moves()))
        answer({"game": state.game.name, "position": str(state), "turn": state.turn, "moves": moves})
        return
    for move in state.moves():
        click.echo(move)
