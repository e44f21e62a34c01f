"""`haricot perft kala 5`: counts the ways that play can go, to compare with other programs."""

from __future__ import annotations

from contextlib import suppress

import click

from haricot.cli import parameters as asking
from haricot.cli.console import answer, load_engine, spoken, tell
from haricot.cli.long_work import INTERRUPTED
from haricot.core.errors import BadOption
from haricot.lab.perft import SHALLOW, kernel_perft, perft
from haricot.texts import say

DEEPEST = 1000
"""Moves ahead: far beyond what anybody can count."""


def command(lang: str) -> click.Command:
    """`haricot perft`."""
    return spoken(
        "perft",
        lang,
        count_ways,
        asking.game_argument(),
        click.Argument(["depth"], type=click.IntRange(1, DEEPEST)),
        click.Option(["--turns"], is_flag=True, help=say("cli-turns", lang)),
        click.Option(["--prove"], is_flag=True, help=say("cli-perft-prove", lang)),
        asking.json_option(lang),
        asking.position_option(lang),
        asking.option_option(lang),
        asking.seats_option(lang),
        asking.seed_option(lang),
    )


def count_ways(
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
) -> int:
    """One line per depth, so that the way to a large one shows; deep ones by the game's kernel, if it has one.

    Programs that ask for a proof are told whether both ways agree (`proven`): false, and exit code 1, where there is
    nothing compiled to compare with. Where they differ, that is an error.
    """
    state = asking.state_asked_for(game, position, options, seats, seed)
    kernel = None if turns or not (prove or depth > SHALLOW) else kernel_perft(game)
    if kernel:
        load_engine(game, lang)
    counts = list[int]()
    with suppress(KeyboardInterrupt):
        for ply in range(1, depth + 1):
            count = kernel(state, ply) if kernel else perft(state, ply, turns=turns)
            if prove and kernel and (plain := perft(state, ply)) != count:
                raise BadOption("perft-differs", depth=ply, kernel=count, plain=plain)
            counts.append(count)
            if not as_json:
                click.echo(f"{ply} {count}")
    if as_json:
        proof = {"proven": bool(kernel and counts)} if prove else {}
        answer({"game": game, "position": str(state), "turns": turns, "counts": counts, **proof})
    if len(counts) < depth:
        tell(say("cli-perft-stopped", lang, depth=len(counts)), err=True)
        return INTERRUPTED
    if prove:
        tell(say("cli-perft-proven" if kernel else "cli-perft-nothing-to-prove", lang), err=True)
    return 1 if prove and not kernel else 0
