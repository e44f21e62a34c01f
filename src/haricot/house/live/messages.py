"""What is said over a socket: every message is one JSON object with its `kind` and the `number` it speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from haricot.core.errors import HaricotError
from haricot.core.game import Seat
from haricot.games import named
from haricot.house.people.people import Person
from haricot.table import Entry, Table, describe_event, describe_table, events
from haricot.texts import say

Told = dict[str, Any]
Known = Callable[[str], Person | None]

POSITION_CHANGES = (events.Started, events.Played, events.Undone, events.Ended)

ENCODER = msgspec.json.Encoder()


def sees(table: Table, seat: Seat | None, *, again: bool) -> Told:
    """The position as a seat may see it, its legal moves if it is to act, and how long it has for that."""
    game = table.match
    if game is None:
        return {"view": None, "moves": None, "deadline": None}
    once_only = again and not game.is_over and named(game.setup.game).remembering
    return {
        "view": game.state.view_again(seat) if once_only else game.view(seat),
        "moves": _moves(table, seat),
        "deadline": game.deadline,
    }


def _moves(table: Table, seat: Seat | None) -> list[str] | None:
    game = table.playing
    if game is None or seat is None or game.turn != seat or table.chairs[seat].lent:
        return None
    return [str(move) for move in game.state.moves()] if named(game.setup.game).lists_moves else None


def is_short(table: Table, entry: Entry) -> bool:
    """Whether a message can do without the table: a move of a game that goes on changes the position alone."""
    return isinstance(entry.event, events.Played) and table.playing is not None


def of_event(table: Table, entry: Entry, person: str | None, known: Known) -> Told:
    """An event, as told to one person at the table."""
    again = not isinstance(entry.event, POSITION_CHANGES)
    seen = sees(table, table.seat_of(person), again=again)
    message: Told = {"kind": "event", "number": entry.number, "event": describe_event(entry), **seen}
    if not is_short(table, entry):
        message["table"] = describe_table(table, person, known)
    return message


def whole(table: Table, person: str | None, known: Known) -> Told:
    """Everything that a person may know of the table now."""
    message: Told = {"kind": "table", "number": table.number, "table": describe_table(table, person, known)}
    return message | sees(table, table.seat_of(person), again=True)


def refusal(why: HaricotError, lang: str, re: int | str | None, table: Table, person: str | None) -> Told:
    """Why something is not done, in the reader's language, and how things stand."""
    message: Told = {
        "kind": "refused",
        "number": table.number,
        "re": re,
        "key": why.key,
        "reason": say(why.sentence, lang),
    }
    return message | sees(table, table.seat_of(person), again=True)


def reaction(person: str, what: str, table: Table) -> Told:
    return {"kind": "reaction", "number": table.number, "person": person, "what": what}


def present(people: set[str], table: Table) -> Told:
    return {
        "kind": "present",
        "number": table.number,
        "people": sorted(people & set(table.guests)),
        "live": table.is_live(people),
    }
