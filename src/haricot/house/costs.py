"""What each thing that may be asked costs, in units of about a millisecond of the server."""

from __future__ import annotations

from haricot.table import Command, Prepare, Rematch, Start, Undo

REQUEST = 1.0
MESSAGE = 1.0
JOIN = 5.0
"""A socket opens: everything is told to it, and all others hear of it."""
OPEN_TABLE = 10.0
COMPANION = 4.0
"""Somebody comes to the table that is opened: what three requests and a command would cost."""
PREVIEW = 5.0
LIST = 5.0
SEARCH = 20.0
"""Thousands of games are looked through."""
PAIRING = 5.0
PROFILE = 20.0
PASSKEY = 5.0
EXPORT = 50.0
VIEWS = 20.0
REPLAY = 30.0
HINT = 30.0
ANALYSIS = 10.0
"""One of several budgets for a position: the engine itself runs beside, one at a time."""
REVIEW = 100.0

DEAR_COMMANDS = {Prepare: 3.0, Start: 5.0, Rematch: 5.0, Undo: 3.0}


def command_cost(command: Command) -> float:
    """Of a command, beyond the message that asks for it."""
    return DEAR_COMMANDS.get(type(command), 0.0)
