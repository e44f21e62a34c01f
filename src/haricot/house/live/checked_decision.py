"""What a game from outside may break: it is asked before anything is stored, and one that fails changes nothing."""

from __future__ import annotations

import logging

from haricot.core.errors import HaricotError
from haricot.games import is_ours, named
from haricot.table import Decision, Match, Refused, Request, Table, decide, events
from haricot.table.commands import Command, HouseCommand

LOG = logging.getLogger("haricot.house.live")


def checked_decision(table: Table, command: Command | HouseCommand, request: Request) -> Decision:
    """What the table decides; Refused where a game from outside fails meanwhile: what it raised is in the log."""
    try:
        decision = decide(table, command, request)
    except HaricotError:
        raise
    except Exception as fault:
        if is_ours(table.setup.game):
            raise
        raise _failed(table.setup.game) from fault
    for step in decision.steps:
        if type(step.entry.event) is events.Started and step.table.match is not None:
            _look(step.table.match)
    return decision


def _look(match: Match) -> None:
    """At a start, as everybody would at the table; what is seen is kept with the match, and not made again."""
    try:
        for seat in (None, *range(match.state.seats)):
            match.view(seat)
        if match.turn is not None and named(match.setup.game).lists_moves:
            _ = match.listed
    except Exception as fault:
        raise _failed(match.setup.game) from fault


def _failed(game: str) -> Refused:
    LOG.exception("game fails", extra={"game": game})
    return Refused("house-game-fails", game=game)
