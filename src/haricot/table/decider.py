"""What a command makes happen: events, or a refusal with its reason."""

from __future__ import annotations

from haricot.table import commands, play, seat_commands
from haricot.table.commands import Command, HouseCommand
from haricot.table.errors import NotAllowed, Refused
from haricot.table.events import Entry, Millisecond, Opened, PersonId
from haricot.table.request_and_decision import HOUSE, Decision, Request
from haricot.table.setup import Setup, settled
from haricot.table.table import MOST_EVENTS, Table

TAKEN_WHEN_FULL = (commands.Resign, commands.Leave, commands.Remove, commands.TimeOut, commands.Close)
"""What ends games and empties tables, and so comes to an end itself."""

ASKED_BY_HOUSE = (commands.Play, commands.TimeOut, commands.ExtendClock, commands.StandStill, commands.Close)


def opened(setup: Setup, host: PersonId, at: Millisecond, start: str | None = None, *, screen: bool = False) -> Entry:
    """The first event of a table; `start` is a position of that game, from which it is played on.

    `screen`: it is opened by a screen in the middle of the table, which takes no part.
    """
    return Entry(1, at, host, Opened(host, settled(setup), start, screen))


def decide(table: Table, command: Command | HouseCommand, request: Request) -> Decision:
    """The table after the command, and the events that made it so."""
    _check_is_heard(table, command, request)
    if table.is_full and not isinstance(command, TAKEN_WHEN_FULL):
        raise Refused("table-log-full", most=MOST_EVENTS)
    if isinstance(command, commands.MatchCommand):
        return play.decide(table, command, request)
    return seat_commands.decide(table, command, request)


def _check_is_heard(table: Table, command: Command | HouseCommand, request: Request) -> None:
    """The house moves for bots, calls time and closes empty tables; people are heard at tables at which they are."""
    if table.closed:
        raise Refused("table-closed")
    if request.by is HOUSE:
        if not isinstance(command, ASKED_BY_HOUSE):
            raise NotAllowed("table-not-seated")
    elif request.by in table.screens:
        if not isinstance(command, commands.Come | commands.Invite | commands.Leave):
            raise NotAllowed("table-screen")
    elif request.by not in table.guests and not isinstance(command, commands.Come):
        raise NotAllowed("table-not-there")
