"""A table as a pure value: commands in, numbered events out; no input or output, and no clock of its own.

>>> table = fold(None, opened(Setup("kala"), host="ana", at=0))
>>> decision = decide(table, Sit(seat=0), Request(by="ana", at=1, entropy=7))
>>> decision.entries
(Entry(number=2, at=1, by='ana', event=Sat(person='ana', seat=0)),)
>>> decision.table.chairs
(Chair(people=('ana',), bot=None, lent=False, level=None), Chair(people=(), bot=None, lent=False, level=None))

A decision has folded its events already: its `table` is the table after them, the same that the log gives again.

>>> fold(table, decision.entries[0]) == decision.table
True

A command that the table does not take is an error of the family: `Refused`, `NotAllowed`, or what the rules say.
"""

from haricot.table.commands import (
    AddBot,
    Adjourn,
    Agree,
    Approve,
    Close,
    Come,
    Command,
    Decline,
    Disagree,
    DrawLots,
    ExtendClock,
    Hint,
    HouseCommand,
    Invite,
    Leave,
    Lend,
    Lift,
    Play,
    Prepare,
    Rematch,
    Remove,
    RemoveBot,
    Resign,
    Resume,
    Sit,
    StandStill,
    Start,
    Substitute,
    TakeBack,
    TimeOut,
    Undo,
    Wait,
    Withdraw,
)
from haricot.table.decider import decide, opened
from haricot.table.description import (
    ChairDescription,
    MatchDescription,
    SetupDescription,
    TableDescription,
    describe_table,
)
from haricot.table.errors import NotAllowed, Refused
from haricot.table.event_description import EventDescription, describe_event
from haricot.table.events import Entry, Event
from haricot.table.fold import fold, unknown_game
from haricot.table.names_and_signs import PersonDescription
from haricot.table.play import is_between_people
from haricot.table.request_and_decision import HOUSE, Decision, Request, Step
from haricot.table.setup import Clock, Setup
from haricot.table.table import Chair, Finished, Match, PlayedMove, Table

__all__ = [
    "HOUSE",
    "AddBot",
    "Adjourn",
    "Agree",
    "Approve",
    "Chair",
    "ChairDescription",
    "Clock",
    "Close",
    "Come",
    "Command",
    "Decision",
    "Decline",
    "Disagree",
    "DrawLots",
    "Entry",
    "Event",
    "EventDescription",
    "ExtendClock",
    "Finished",
    "Hint",
    "HouseCommand",
    "Invite",
    "Leave",
    "Lend",
    "Lift",
    "Match",
    "MatchDescription",
    "NotAllowed",
    "PersonDescription",
    "Play",
    "PlayedMove",
    "Prepare",
    "Refused",
    "Rematch",
    "Remove",
    "RemoveBot",
    "Request",
    "Resign",
    "Resume",
    "Setup",
    "SetupDescription",
    "Sit",
    "StandStill",
    "Start",
    "Step",
    "Substitute",
    "Table",
    "TableDescription",
    "TakeBack",
    "TimeOut",
    "Undo",
    "Wait",
    "Withdraw",
    "decide",
    "describe_event",
    "describe_table",
    "fold",
    "is_between_people",
    "opened",
    "unknown_game",
]
