"""What happened at a table, in order: the log from which everything else is made again."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from haricot.core.game import Seat
from haricot.table.setup import Setup

Person = str
Millisecond = int
"""Time, as milliseconds since 1970."""


class _Happened(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """An event says what happened in its field `kind`."""


class Opened(_Happened, frozen=True):
    """`start`: the position from which the first game is played on, hidden things included."""

    host: Person
    setup: Setup
    start: str | None = None


class Prepared(_Happened, frozen=True):
    setup: Setup


class Invited(_Happened, frozen=True):
    """Holds the fingerprint of the invitation, never the invitation."""

    invitation: str
    may: Literal["sit", "watch"]


class Withdrawn(_Happened, frozen=True):
    pass


class Came(_Happened, frozen=True):
    person: Person
    may: Literal["sit", "watch"]


class Left(_Happened, frozen=True):
    person: Person
    removed: bool = False


class Sat(_Happened, frozen=True):
    person: Person
    seat: Seat | None


class BotSat(_Happened, frozen=True):
    seat: Seat
    name: str
    level: str | None = None


class BotLeft(_Happened, frozen=True):
    seat: Seat


class SeatsChanged(_Happened, frozen=True):
    """Who sat on seat `order[0]` now sits on seat 0, and so on."""

    order: tuple[Seat, ...]


class HostChanged(_Happened, frozen=True):
    person: Person


class Closed(_Happened, frozen=True):
    pass


class Started(_Happened, frozen=True):
    seed: int
    salt: str


class Played(_Happened, frozen=True):
    seat: Seat
    move: str
    how: Literal["person", "bot", "time"] = "person"


class UndoAsked(_Happened, frozen=True):
    """`left` moves would remain."""

    seat: Seat
    left: int


class UndoAgreed(_Happened, frozen=True):
    seat: Seat


class UndoRefused(_Happened, frozen=True):
    seat: Seat


class Undone(_Happened, frozen=True):
    """`left` moves remain."""

    seat: Seat
    left: int


class Ended(_Happened, frozen=True):
    """Before the rules ended it: `resigned:1` or `time:0`."""

    ended: str


class RematchWanted(_Happened, frozen=True):
    seat: Seat


class Lent(_Happened, frozen=True):
    seat: Seat


class TakenBack(_Happened, frozen=True):
    seat: Seat


Event = (
    Opened
    | Prepared
    | Invited
    | Withdrawn
    | Came
    | Left
    | Sat
    | BotSat
    | BotLeft
    | SeatsChanged
    | HostChanged
    | Closed
    | Started
    | Played
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Ended
    | RematchWanted
    | Lent
    | TakenBack
)


class Entry(Struct, frozen=True):
    """One line of the log: its number, when, by whom (None: by the house), and what happened."""

    number: int
    at: Millisecond
    by: Person | None
    event: Event
