"""What a command makes happen: events, or a refusal with its reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from haricot.table import commands
from haricot.table import play as playing
from haricot.table import seating as gathering
from haricot.table.commands import Command, HouseCommand
from haricot.table.errors import NotAllowed, Refused
from haricot.table.events import Entry, Millisecond, Opened, Person
from haricot.table.fold import fold
from haricot.table.seating import Steps
from haricot.table.setup import Setup, settled
from haricot.table.table import HOUSE, Asked, Table


def opened(setup: Setup, host: Person, at: Millisecond, start: str | None = None) -> Entry:
    """The first event of a table; `start` is a position of that game, from which it is played on."""
    return Entry(1, at, host, Opened(host, settled(setup), start))


def decide(table: Table, command: Command | HouseCommand, asked: Asked) -> tuple[Table, tuple[Entry, ...]]:
    """The table after the command, and the events that made it so."""
    if table.closed:
        raise Refused("table-closed")
    if asked.by is HOUSE:
        if not isinstance(command, commands.Play | commands.TimeOut):
            raise NotAllowed("table-not-seated")
    elif asked.by not in table.guests and not isinstance(command, commands.Come):
        raise NotAllowed("table-not-there")
    steps = DECISIONS[type(command)](table, command, asked)
    entries: list[Entry] = []
    event = next(steps, None)
    while event is not None:
        entry = Entry(table.number + 1, asked.at, asked.by, event)
        table = fold(table, entry)
        entries.append(entry)
        try:
            event = steps.send(table)
        except StopIteration:
            event = None
    return table, tuple(entries)


DECISIONS: dict[type, Callable[[Table, Any, Asked], Steps]] = {
    commands.Prepare: gathering.prepare,
    commands.Invite: gathering.invite,
    commands.Withdraw: gathering.withdraw,
    commands.Come: gathering.come,
    commands.Sit: gathering.sit,
    commands.Leave: gathering.leave,
    commands.Remove: gathering.remove,
    commands.AddBot: gathering.add_bot,
    commands.RemoveBot: gathering.remove_bot,
    commands.DrawLots: gathering.draw_lots,
    commands.Lend: gathering.lend,
    commands.TakeBack: gathering.take_back,
    commands.Start: playing.start,
    commands.Play: playing.play,
    commands.TimeOut: playing.time_out,
    commands.Undo: playing.undo,
    commands.Agree: playing.agree,
    commands.Disagree: playing.disagree,
    commands.Resign: playing.resign,
    commands.Rematch: playing.rematch,
}
