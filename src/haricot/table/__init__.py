"""A table as a pure value: commands in, numbered events out; no input or output, and no clock of its own.

    entry = opened(setup, host="ana", at=0)
    table = fold(None, entry)
    for entry in decide(table, Sit(seat=0), Asked(by="ana", at=1, luck=7)):
        table = fold(table, entry)

A command that the table does not take is an error of the family: `Refused`, `NotAllowed`, or what the rules say.
"""

from haricot.table.commands import (
    AddBot,
    Agree,
    Come,
    Command,
    Disagree,
    DrawLots,
    HouseCommand,
    Invite,
    Leave,
    Lend,
    Play,
    Prepare,
    Rematch,
    Remove,
    RemoveBot,
    Resign,
    Sit,
    Start,
    TakeBack,
    TimeOut,
    Undo,
    Withdraw,
)
from haricot.table.decisions import decide, opened
from haricot.table.description import described, told
from haricot.table.errors import NotAllowed, Refused
from haricot.table.events import Entry, Event
from haricot.table.fold import fold
from haricot.table.setup import Clock, Setup
from haricot.table.table import HOUSE, Asked, Chair, Finished, Game, Made, Table

__all__ = [
    "HOUSE",
    "AddBot",
    "Agree",
    "Asked",
    "Chair",
    "Clock",
    "Come",
    "Command",
    "Disagree",
    "DrawLots",
    "Entry",
    "Event",
    "Finished",
    "Game",
    "HouseCommand",
    "Invite",
    "Leave",
    "Lend",
    "Made",
    "NotAllowed",
    "Play",
    "Prepare",
    "Refused",
    "Rematch",
    "Remove",
    "RemoveBot",
    "Resign",
    "Setup",
    "Sit",
    "Start",
    "Table",
    "TakeBack",
    "TimeOut",
    "Undo",
    "Withdraw",
    "decide",
    "described",
    "fold",
    "opened",
    "told",
]
