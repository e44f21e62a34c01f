"""What a game from outside may break: it is asked before anything is stored, and one that fails changes nothing."""

from __future__ import annotations

import logging

from haricot.core.errors import HaricotError
from haricot.core.game import check_reads_back, listed_moves
from haricot.games import is_ours
from haricot.games.drawing import drawn
from haricot.house.live.messages import ENCODER, POSITION_CHANGES
from haricot.table import Decision, Match, Refused, Request, Table, decide, events
from haricot.table.commands import Command, HouseCommand
from haricot.texts import LANGUAGES

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
        raise _failed(table.setup.game, fault) from fault
    for step in decision.steps:
        if (match := step.table.match) is not None and type(step.entry.event) in POSITION_CHANGES:
            _check_position(match, is_start=type(step.entry.event) is events.Started)
    return decision


def _check_position(match: Match, *, is_start: bool) -> None:
    try:
        _check_turn(match)
        if is_start or not is_ours(match.setup.game):
            _look(match)
        if is_start and not is_ours(match.setup.game):
            check_reads_back(match.state)
    except Exception as fault:
        raise _failed(match.setup.game, fault) from fault


def _check_turn(match: Match) -> None:
    turn, seats = match.turn, match.state.seats
    if turn is not None and not (isinstance(turn, int) and 0 <= turn < seats):
        raise ValueError(f"turn is {turn!r}, of {seats} seats")


def _look(match: Match) -> None:
    """As everybody would at the table."""
    for seat in (None, *range(match.state.seats)):
        view = match.view(seat)
        if not is_ours(match.setup.game):
            ENCODER.encode(view)
            drawn(view, LANGUAGES[0])
    listed_moves(match.state)


def _failed(game: str, fault: Exception) -> Refused:
    LOG.exception("game's code raised an error", extra={"game": game, "kind": type(fault).__name__})
    return Refused("house-game-fails", game=game)
