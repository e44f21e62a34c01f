"""What may be told of a table and of its events: built up field by field, so that nothing secret slips in."""

from __future__ import annotations

from typing import Any, Literal

from haricot.games import named
from haricot.table import events
from haricot.table.events import Entry, PersonId
from haricot.table.table import Chair, Match, Table

Told = dict[str, Any]


def told(entry: Entry) -> Told:
    """An event as everybody at the table may know it: no move (a view tells what may be known of it), no seed."""
    event = entry.event
    about: Told = {"kind": event.__struct_config__.tag, "at": entry.at, "by": entry.by}
    match event:
        case events.Came(person) | events.Left(person) | events.HostChanged(person):
            about["person"] = person
        case events.Sat(person, seat):
            about |= {"person": person, "seat": seat}
        case events.Played(seat, _, how):
            about |= {"seat": seat, "how": how}
        case events.UndoAsked(seat) | events.UndoAgreed(seat) | events.UndoRefused(seat) | events.Undone(seat):
            about["seat"] = seat
        case events.BotSat(seat) | events.BotLeft(seat) | events.RematchWanted(seat):
            about["seat"] = seat
        case events.Lent(seat) | events.TakenBack(seat):
            about["seat"] = seat
        case events.SeatsChanged(order):
            about["order"] = list(order)
        case events.Ended(ended):
            about["ended"] = ended
    return about


def described(table: Table, person: PersonId | None) -> Told:
    """The table as one person at it may know it."""
    setup = table.setup
    return {
        "number": table.number,
        "host": table.host,
        "setup": {
            "game": setup.game,
            "seats": setup.seats,
            "options": dict(setup.options),
            "clock": {"kind": setup.clock.kind, "amount": setup.clock.amount},
            "public": setup.public,
            "watching": setup.watching,
            "teams": setup.teams,
        },
        "phase": "closed" if table.closed else phase(table),
        "chairs": [_chair(chair) for chair in table.chairs],
        "guests": list(table.guests),
        "invitations": len(table.invitations) if person == table.host else None,
        "game": table.match and _game(table, table.match),
        "games": len(table.finished),
        "beans": dict(table.beans),
        "you": {
            "person": person,
            "seat": table.seat_of(person),
            "host": person == table.host,
            "may": table.guests.get(person or ""),
        },
    }


def phase(table: Table) -> Literal["gathering", "over", "playing"]:
    if table.match is None:
        return "gathering"
    return "over" if table.match.is_over else "playing"


def _chair(chair: Chair) -> Told:
    return {"people": list(chair.people), "bot": chair.bot, "level": chair.level, "lent": chair.lent}


def _game(table: Table, game: Match) -> Told:
    """The seal from the start; seed and salt once the game is over."""
    outcome = game.outcome
    undo = game.undo
    return {
        "began": game.began,
        "since": game.since,
        "moves": len(game.moves),
        "remembering": named(game.setup.game).remembering,
        "turn": game.turn,
        "deadline": game.deadline,
        "seal": game.seal,
        "seed": str(game.seed) if game.is_over else None,
        "salt": game.salt if game.is_over else None,
        "ended": game.ended,
        "outcome": outcome
        and {"winners": list(outcome.winners), "scores": list(outcome.scores), "ranks": list(outcome.ranks)},
        "undo": undo and {"seat": undo.seat, "number": undo.number, "agreed": sorted(undo.agreed)},
        "rematch": sorted(game.rematch),
    }
