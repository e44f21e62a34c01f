"""What happened at a table, in order: the log from which everything else is made again."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from haricot.core.game import Seat
from haricot.table.setup import Setup

PersonId = str
"""Who somebody is; the house knows their names."""

Millisecond = int
"""Time, as milliseconds since 1970."""


class _Event(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """An event says what happened in its field `kind`.

    That tag stands in stores and on the wire, so each class writes it out: a class may be renamed, a tag may not.
    """


class Opened(_Event, frozen=True, tag="opened"):
    """`start`: the position from which the first game is played on, hidden things included.

    `screen`: whoever opened it is a screen in the middle of the table, and the first who comes is the host.
    """

    host: PersonId
    setup: Setup
    start: str | None = None
    screen: bool = False


class Prepared(_Event, frozen=True, tag="prepared"):
    """The host chose game, options and clock."""

    setup: Setup


class Invited(_Event, frozen=True, tag="invited"):
    """Holds the fingerprint of the invitation, never the invitation."""

    invitation: str
    may: Literal["sit", "watch"]


class Withdrawn(_Event, frozen=True, tag="withdrawn"):
    """All invitations are void from here on."""


class Came(_Event, frozen=True, tag="came"):
    """`invitation`: the fingerprint of the one that was shown, where one was."""

    person: PersonId
    may: Literal["sit", "watch"]
    invitation: str | None = None


class Left(_Event, frozen=True, tag="left"):
    """Somebody went, or was removed by the host."""

    person: PersonId
    removed: bool = False


class JoinRequested(_Event, frozen=True, tag="joinrequested"):
    """Somebody asks to share a seat; without a seat, to come in, as `came` tells it."""

    person: PersonId
    seat: Seat | None = None
    may: Literal["sit", "watch"] = "sit"
    invitation: str | None = None


class JoinApproved(_Event, frozen=True, tag="joinapproved"):
    """One of those who are asked agrees."""

    person: PersonId
    seat: Seat | None
    by: PersonId


class JoinDeclined(_Event, frozen=True, tag="joindeclined"):
    """One of those who are asked does not agree; `withdrawn`: whoever asked does so no longer."""

    person: PersonId
    seat: Seat | None
    withdrawn: bool = False


class Sat(_Event, frozen=True, tag="sat"):
    """Somebody sat down, or, without a seat, stood up."""

    person: PersonId
    seat: Seat | None


class BotSat(_Event, frozen=True, tag="botsat"):
    """`names`: how often the game's levels had been given other names by then (`haricot.bots.name_now`)."""

    seat: Seat
    name: str
    level: str | None = None
    names: int = 0


class BotLeft(_Event, frozen=True, tag="botleft"):
    """A bot was taken away."""

    seat: Seat


class SeatsChanged(_Event, frozen=True, tag="seatschanged"):
    """Who sat on seat `order[0]` now sits on seat 0, and so on."""

    order: tuple[Seat, ...]


class HostChanged(_Event, frozen=True, tag="hostchanged"):
    """Somebody else is the host now."""

    person: PersonId


class Closed(_Event, frozen=True, tag="closed"):
    """The table is closed for good."""


class Started(_Event, frozen=True, tag="started"):
    """`rules` and `lexicon`: which versions judged the moves; logs of before they were noted have neither."""

    seed: int
    salt: str
    rules: int | None = None
    lexicon: str | None = None


class Played(_Event, frozen=True, tag="played"):
    """A move, and who made it: a person, a bot, or the clock."""

    seat: Seat
    move: str
    how: Literal["person", "bot", "time"] = "person"


class UndoAsked(_Event, frozen=True, tag="undoasked"):
    """`left` moves would remain."""

    seat: Seat
    left: int


class UndoAgreed(_Event, frozen=True, tag="undoagreed"):
    """A seat agrees that the last move be taken back."""

    seat: Seat


class UndoRefused(_Event, frozen=True, tag="undorefused"):
    """A seat does not agree, and the question is over."""

    seat: Seat


class Undone(_Event, frozen=True, tag="undone"):
    """`left` moves remain."""

    seat: Seat
    left: int


class Ended(_Event, frozen=True, tag="ended"):
    """Before the rules ended it: `resigned:1` or `time:0`."""

    ended: str


class Resigned(_Event, frozen=True, tag="resigned"):
    """Where more than two play: the people of that seat gave up, and the bot of that name plays on for them."""

    seat: Seat
    bot: str


class RematchWanted(_Event, frozen=True, tag="rematchwanted"):
    """A seat would like another game."""

    seat: Seat


class Lent(_Event, frozen=True, tag="lent"):
    """A bot plays for a seat whose person is away."""

    seat: Seat


class TakenBack(_Event, frozen=True, tag="takenback"):
    """The person plays again for themselves."""

    seat: Seat


class ClockExtended(_Event, frozen=True, tag="clockextended"):
    """The house was down, or nobody at the table, for so long: that time is given back to whoever was to move."""

    milliseconds: int


class CurtainLifted(_Event, frozen=True, tag="curtainlifted"):
    """At one device, whoever is to move sees the board: their time begins."""

    seat: Seat


class HintAsked(_Event, frozen=True, tag="hintasked"):
    """Where people play against each other and the table allows it."""

    seat: Seat


class Adjourned(_Event, frozen=True, tag="adjourned"):
    """A game without a clock goes on as one of days: so many for each turn, from now on."""

    days: int


class StoodStill(_Event, frozen=True, tag="stoodstill"):
    """Whoever is to move is on holiday: a clock of days stands still for so long; negative: not so long after all."""

    seat: Seat
    milliseconds: int


class Resumed(_Event, frozen=True, tag="resumed"):
    """It goes on without a clock again."""


SeatingEvent = (
    Prepared
    | Invited
    | Withdrawn
    | Came
    | JoinRequested
    | JoinApproved
    | JoinDeclined
    | Left
    | Sat
    | BotSat
    | BotLeft
    | SeatsChanged
    | HostChanged
    | Closed
    | Lent
    | TakenBack
    | Resigned
)
"""Those that change who is there and who sits where."""

MatchEvent = (
    Started
    | Played
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | Undone
    | Ended
    | RematchWanted
    | ClockExtended
    | CurtainLifted
    | HintAsked
    | Adjourned
    | Resumed
    | StoodStill
)
"""Those that change the match."""

Event = Opened | SeatingEvent | MatchEvent


class Entry(Struct, frozen=True):
    """One line of the log: its number, when, by whom (None: by the house), and what happened."""

    number: int
    at: Millisecond
    by: PersonId | None
    event: Event
