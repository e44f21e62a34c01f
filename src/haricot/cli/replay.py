"""`haricot replay FILE`: steps through a record."""

from __future__ import annotations

import sys
from dataclasses import asdict
from typing import Any

import click

from haricot.cli.console import answer, console, spoken
from haricot.cli.parameters import game_file_option, json_option, read_record
from haricot.core.game import Seat, State
from haricot.games.drawing import draw
from haricot.records.record import Record
from haricot.texts import game_title, listed, say, seat_name


def command(lang: str) -> click.Command:
    """`haricot replay`."""
    seat = click.Option(["--seat"], type=int, metavar="N", help=say("cli-seat", lang))
    return spoken("replay", lang, replay, click.Argument(["file"]), seat, game_file_option(lang), json_option(lang))


def replay(lang: str, file: str, seat: Seat | None, as_json: bool) -> None:
    """Step by step at a terminal; all at once where nobody can press a key."""
    record = read_record(file)
    states = list(record.states())
    states[0].view(seat)  # a seat that there is not is refused before anything is shown
    if as_json:
        answer(_told(record, states, seat))
        return
    if sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(record, states, seat, lang)
        return
    for number in range(len(states)):
        _show(record, states, number, seat, lang)


def _told(record: Record, states: list[State], seat: Seat | None) -> dict[str, Any]:
    """The start and each move with what that seat, or a spectator, saw then."""
    moves: list[str | None] = [None, *record.moves]
    movers = [None, *(state.turn for state in states)]
    frames = [
        {"move": move, "seat": mover, "view": state.view(seat)}
        for move, mover, state in zip(moves, movers, states, strict=False)
    ]
    outcome = record.outcome_at(states[-1])
    told = asdict(outcome) if outcome else None
    return {"game": record.game, "seats": record.seats, "frames": frames, "outcome": told}


def _step_through(record: Record, states: list[State], seat: Seat | None, lang: str) -> None:
    number = 0
    while True:
        click.clear()
        _show(record, states, number, seat, lang)
        try:
            typed = input(say("cli-replay-prompt", lang, last=len(states) - 1)).strip()
        except (EOFError, KeyboardInterrupt):
            click.echo()
            return
        if typed in ("q", "quit", "quitter"):
            return
        number = _goes_to(typed, number, len(states) - 1)


def _goes_to(typed: str, number: int, last: int) -> int:
    """Enter goes on, `b` goes back, a number goes there."""
    if typed.isascii() and typed.isdigit():
        return min(int(typed), last)
    return max(number - 1, 0) if typed == "b" else min(number + 1, last)


def _show(record: Record, states: list[State], number: int, seat: Seat | None, lang: str) -> None:
    state = states[number]
    if number == 0:
        click.echo(say("cli-replay-start", lang, game=game_title(record.game, lang)))
    else:
        mover = states[number - 1].turn
        assert mover is not None
        name = seat_name(record.game, mover, lang)
        click.echo(say("cli-replay-move", lang, number=number, name=name, move=record.moves[number - 1]))
    console().print(draw(state.view(seat), lang))
    if number == len(states) - 1 and (outcome := record.outcome_at(state)):
        names = listed((seat_name(record.game, winner, lang) for winner in outcome.winners), lang)
        click.echo(say("cli-winners", lang, names=names, count=len(outcome.winners)))
    click.echo()
