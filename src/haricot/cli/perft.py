"""`haricot perft kala 5`: counts the ways that play can go, to compare with other programs."""

from __future__ import annotations

import click

from haricot.cli import parameters as asking
from haricot.cli.console import answer, load_engine, spoken
from haricot.core.errors import BadOption
from haricot.lab.perft import SHALLOW, kernel_perft, perft
from haricot.texts import say


def command(lang: str) -> click.Command:
    """`haricot perft`."""
    return spoken(
        "perft",
        lang,
        count,
        asking.game_argument(),
        click.Argument(["depth"], type=click.IntRange(min=1)),
        click.Option(["--turns"], is_flag=True, help=say("cli-turns", lang)),
        click.Option(["--prove"], is_flag=True, help=say("cli-perft-prove", lang)),
        asking.json_option(lang),
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
    prove: bool,
    as_json: bool,
    position: str | None,
    options: tuple[str, ...],
    seats: int | None,
    seed: int | None,
) -> None:
    """One line per depth, so that the way to a large one shows; deep ones by the game's kernel, if it has one."""
    state = asking.state_asked_for(game, position, options, seats, seed)
    kernel = None if turns or not (prove or depth > SHALLOW) else kernel_perft(game)
    if kernel:
        load_engine(game, lang)
    counts = []
    for ply in range(1, depth + 1):
        counts.append(kernel(state, ply) if kernel else perft(state, ply, turns=turns))
        if prove and kernel and (plain := perft(state, ply)) != counts[-1]:
            raise BadOption("perft-differs", depth=ply, kernel=counts[-1], plain=plain)
        if not as_json:
            click.echo(f"{ply} {counts[-1]}")
    if as_json:
        answer({"game": game, "position": str(state), "turns": turns, "counts": counts})
