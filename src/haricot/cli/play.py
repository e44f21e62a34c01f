"""`haricot play kala`: a game at one keyboard, among people and bots."""

from __future__ import annotations

from pathlib import Path

import click

from haricot.bots import bot_for, level_in_the_middle
from haricot.cli import parameters as asking
from haricot.cli.console import ask, spoken, tell
from haricot.cli.match import TerminalMatch
from haricot.core.chance import Chance
from haricot.core.errors import BadOption, BadRecord
from haricot.core.game import Game, Seat, State, check_reads_back
from haricot.core.options import Value
from haricot.games import is_ours, named
from haricot.records.record import Record
from haricot.texts import say, seat_name


def command(lang: str) -> click.Command:
    """`haricot play`."""
    return spoken(
        "play",
        lang,
        play,
        asking.game_argument(),
        click.Option(["--bots"], type=int, metavar="N", help=say("cli-bots", lang)),
        click.Option(["--level"], metavar="NAME", help=say("cli-level", lang)),
        click.Option(["--seat"], metavar="NAME", help=say("cli-play-seat", lang)),
        asking.seats_option(lang),
        asking.option_option(lang),
        asking.preset_option(lang),
        asking.seed_option(lang),
        click.Option(["--record"], metavar="FILE", help=say("cli-record", lang)),
    )


def play(
    lang: str,
    game: str,
    bots: int | None,
    level: str | None,
    seat: str | None,
    seats: int | None,
    options: tuple[str, ...],
    preset: str | None,
    seed: int | None,
    record: str | None,
) -> None:
    """People take the first seats, or those from the one they chose on; a record left unfinished goes on."""
    rules = named(game)
    file = Path(record) if record else None
    if file and file.exists():
        begun, states = _unfinished(rules, file)
    else:
        begun = _new(rules, seats, seed, asking.chosen_options(rules, options, preset))
        states = list(begun.states())
    if not is_ours(rules.name):
        check_reads_back(states[-1])
    level = level or level_in_the_middle(game)
    bot_for(game, level)  # refuses a level that is not there before anybody sits down
    first = _seat(rules, begun.seats, seat, lang) if seat else 0
    if bots is None:
        bots = _ask_for_bots(begun.seats, lang)
    if not 0 <= bots <= begun.seats:
        raise BadOption("cli-too-many-bots", bots=bots, seats=begun.seats)
    people = {(first + place) % begun.seats for place in range(begun.seats - bots)}
    TerminalMatch(begun, lang, frozenset(range(begun.seats)) - people, file, level, states).play_to_the_end()


def _seat(rules: Game, seats: int, wanted: str, lang: str) -> Seat:
    """The seat of that number or name: `1`, or `black`."""
    names = {seat_name(rules.name, seat, lang).casefold(): seat for seat in range(seats)}
    known = names | {str(seat): seat for seat in range(seats)}
    if wanted.casefold() not in known:
        raise BadOption(
            "cli-seat-unknown", seat=wanted, known=", ".join(seat_name(rules.name, s, lang) for s in names.values())
        )
    return known[wanted.casefold()]


def _new(rules: Game, seats: int | None, seed: int | None, options: dict[str, Value]) -> Record:
    first = rules.new(seats, seed, **options)
    return Record(
        game=rules.name, seats=first.seats, seed=seed if seed is not None else Chance.fresh().seed, options=options
    )


def _unfinished(rules: Game, file: Path) -> tuple[Record, list[State]]:
    """That record, and its states so far."""
    record = Record.loads(file.read_text("utf-8"))
    states = list(record.states()) if record.game == rules.name else []
    if not states or record.outcome_at(states[-1]) is not None:
        raise BadRecord("cli-record-taken", file=file)
    return record, states


def _ask_for_bots(seats: int, lang: str) -> int:
    """How many bots, for whoever did not say: one person and bots, unless somebody says otherwise."""
    while True:
        text = ask(say("cli-ask-people", lang, seats=seats)) or "1"
        if text.isascii() and text.isdigit() and 0 <= int(text) <= seats:
            return seats - int(text)
        tell(say("cli-ask-people-again", lang, seats=seats))
