"""A game that begins is looked at before it is stored: one that cannot be shown is refused, and leaves nothing."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from haricot.games import named
from haricot.table import Match, Refused, Step, events

LOG = logging.getLogger("haricot.house.live")


def check_beginnings(steps: Sequence[Step]) -> None:
    """Refused where a game from outside fails when its start is shown; what it raised is in the log."""
    for step in steps:
        if type(step.entry.event) is events.Started and step.table.match is not None:
            _look(step.table.match)


def _look(match: Match) -> None:
    """As everybody would at the table; what is seen is kept with the match, and not made again."""
    try:
        for seat in (None, *range(match.state.seats)):
            match.view(seat)
        if match.turn is not None and named(match.setup.game).lists_moves:
            _ = match.listed
    except Exception as fault:
        LOG.exception("game cannot be shown", extra={"game": match.setup.game})
        raise Refused("house-game-fails", game=match.setup.game) from fault
