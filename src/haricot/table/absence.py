"""Somebody who is to move is away. Where no clock runs, a bot plays for them, or the game becomes one of days.

Whether they are away the house knows, and looks before it asks the table; it also knows who is on holiday.
"""

from __future__ import annotations

from haricot.core.game import Seat
from haricot.table import commands, events
from haricot.table.checks import check_number, own_seat, running
from haricot.table.errors import Refused
from haricot.table.request_and_decision import HOUSE, Decision, Request, decision_of
from haricot.table.table import Table


def substitute(table: Table, command: commands.Substitute, request: Request) -> Decision:
    """The seat stays theirs, as if they had lent it themselves."""
    return decision_of(table, request, events.Lent(seat_waited_for(table, command.number, request)))


def adjourn(table: Table, command: commands.Adjourn, request: Request) -> Decision:
    """Whoever is away has days to come back; the next game at the table has no clock again."""
    seat_waited_for(table, command.number, request)
    return decision_of(table, request, events.Adjourned(command.days))


def resume(table: Table, command: commands.Resume, request: Request) -> Decision:
    """Play goes on at a table that was adjourned."""
    playing = running(table)
    own_seat(table, request)
    check_number(command.number, playing.since, table)
    if not is_adjourned(table):
        raise Refused("table-not-adjourned")
    return decision_of(table, request, events.Resumed())


def stand_still(table: Table, command: commands.StandStill, request: Request) -> Decision:
    """Whoever comes back earlier than they said has at least the time that was left to them."""
    playing = running(table)
    check_number(command.number, playing.since, table)
    if request.by is not HOUSE or playing.deadline is None or playing.setup.clock.kind != "days":
        raise Refused("table-unchanged")
    milliseconds = max(command.milliseconds, min(0, request.at - playing.deadline))
    assert playing.turn is not None
    if not milliseconds:
        raise Refused("table-unchanged")
    return decision_of(table, request, events.StoodStill(playing.turn, milliseconds))


def is_adjourned(table: Table) -> bool:
    """Whether the running game became one of days: it has another clock than the table was set for."""
    return table.playing is not None and table.playing.setup.clock != table.setup.clock


def seat_waited_for(table: Table, number: int, request: Request) -> Seat:
    """The seat to act, if others are on it, and nothing but them is waited for."""
    playing = running(table)
    own = own_seat(table, request)
    check_number(number, playing.since, table)
    if playing.setup.clock.kind != "none" or table.setup.shared:
        raise Refused("table-has-clock")
    turn = playing.turn
    if turn is None or turn == own or not table.chairs[turn].people or table.chairs[turn].bot_plays:
        raise Refused("table-not-waited-for")
    return turn
