"""What people, and the house itself, may ask of a table.

`number` is the number of the last event that the asker had seen: what was meant for an older position is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from haricot.core.game import Seat
from haricot.core.notation import MoveText
from haricot.table.events import PersonId
from haricot.table.setup import MOST_DAYS, Setup

Number = Annotated[int, Meta(ge=0, le=2**53, description="The number of the last event that the asker had seen.")]
NamedSeat = Annotated[Seat, Meta(description="The seat that is meant; the first is 0.")]


class _Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A command says what to do in its field `do`: a tag that is written out, so that a class may be renamed."""


class Prepare(_Command, frozen=True, tag="prepare"):
    """Set the table for another game, or otherwise, while none is being played."""

    setup: Annotated[Setup, Meta(description="What the table is to be set for.")]


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat, change seats, or (without a seat) stand up and watch; where people sit, they are asked first."""

    seat: Annotated[Seat | None, Meta(description="The seat, the first is 0; null: stand up and watch.")]


class Approve(_Command, frozen=True, tag="approve"):
    """Let somebody share one's seat, or come in, who asks for it."""

    person: Annotated[PersonId, Meta(max_length=64, description="Who asks.")]
    number: Number


class Decline(_Command, frozen=True, tag="decline"):
    """Do not let them; or, asked for oneself, ask no longer."""

    person: Annotated[PersonId, Meta(max_length=64, description="Who asks.")]
    number: Number


class Leave(_Command, frozen=True, tag="leave"):
    """Go away; in a running game a bot takes an empty seat over. Whoever comes again has their seat again."""


class Remove(_Command, frozen=True, tag="remove"):
    """The host shows somebody out, voids the invitation they came by, and lets people in one by one from then on."""

    person: Annotated[PersonId, Meta(max_length=64, description="Who is to go.")]


class Withdraw(_Command, frozen=True, tag="withdraw"):
    """The host makes all invitations void."""


class Wait(_Command, frozen=True, tag="wait"):
    """Rather than play on with the bot that plays for somebody who left, wait for them; `addbot` ends the waiting."""

    seat: NamedSeat


class AddBot(_Command, frozen=True, tag="addbot"):
    """A bot sits down on a free seat, of a level or of a size (`size:1240`); without a level, the strongest."""

    seat: NamedSeat
    level: Annotated[
        Annotated[str, Meta(max_length=20)] | None,
        Meta(description="Of this level, or of a size (`size:1240`); null: the strongest."),
    ] = None


class RemoveBot(_Command, frozen=True, tag="removebot"):
    """The bot gets up again."""

    seat: NamedSeat


class DrawLots(_Command, frozen=True, tag="drawlots"):
    """Lot decides who sits where."""


class Start(_Command, frozen=True, tag="start"):
    """The game begins."""


class Play(_Command, frozen=True, tag="play"):
    """A move, in notation."""

    number: Number
    move: Annotated[MoveText, Meta(description="The move, in the game's notation.")]


class Undo(_Command, frozen=True, tag="undo"):
    """Take one's own last move back, or ask the others for it where that is needed."""

    number: Number


class Agree(_Command, frozen=True, tag="agree"):
    """Let the other take the move back."""

    number: Number


class Disagree(_Command, frozen=True, tag="disagree"):
    """Do not let the other take the move back."""

    number: Number


class Resign(_Command, frozen=True, tag="resign"):
    """Give the game up: of two, the other has won; of more, the others play on, and a bot in one's place."""

    number: Number


class Rematch(_Command, frozen=True, tag="rematch"):
    """The same game again, each one seat further; it begins when all want it."""

    number: Number


class Lift(_Command, frozen=True, tag="lift"):
    """The curtain between people at one device is up: whoever is to move sees the board, and their time begins."""

    number: Number


class Lend(_Command, frozen=True, tag="lend"):
    """Let a bot play one's own seat for a while."""


class TakeBack(_Command, frozen=True, tag="takeback"):
    """Play one's own seat again."""


class Substitute(_Command, frozen=True, tag="substitute"):
    """Where no clock runs, let a bot play for those who are to move and have been away for a while, says the house.

    They take the seat back when they come.
    """

    number: Number


class Adjourn(_Command, frozen=True, tag="adjourn"):
    """Likewise, rather go on as a game of days: so many for each turn."""

    number: Number
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS, description="How many days a turn may last.")] = 3


class Resume(_Command, frozen=True, tag="resume"):
    """Everybody is there again: the game that was adjourned goes on without a clock."""

    number: Number


class Come(_Command, frozen=True, tag="come"):
    """The house lets somebody in, who shows the fingerprint of an invitation, or nothing at a public table.

    `by_code`: they typed the table's join code, which the house knows.
    """

    invitation: str | None = None
    by_code: bool = False


class Hint(_Command, frozen=True, tag="hint"):
    """Somebody asked the house what a bot would play: between people, everybody is told."""

    number: Number


class Invite(_Command, frozen=True, tag="invite"):
    """The house made an invitation for the host and keeps its fingerprint."""

    invitation: str
    may: Literal["sit", "watch"]


class Close(_Command, frozen=True, tag="close"):
    """All have left, and nobody came back in time, says the house's clock."""


class TimeOut(_Command, frozen=True, tag="timeout"):
    """The time of this turn is over, says the house's clock."""

    number: Number


class ExtendClock(_Command, frozen=True, tag="extendclock"):
    """The house was down for so long while this turn's time ran."""

    milliseconds: Annotated[int, Meta(gt=0)]


class StandStill(_Command, frozen=True, tag="standstill"):
    """Whoever is to move in a game of days is on holiday: the clock stands still for so long.

    For less, where they came back earlier: then the milliseconds are negative.
    """

    number: Number
    milliseconds: int


Command = (
    Prepare
    | Sit
    | Approve
    | Decline
    | Leave
    | Remove
    | Withdraw
    | Wait
    | AddBot
    | RemoveBot
    | DrawLots
    | Start
    | Play
    | Undo
    | Agree
    | Disagree
    | Resign
    | Rematch
    | Lift
    | Lend
    | TakeBack
    | Substitute
    | Adjourn
    | Resume
)
"""What anybody may send."""

NumberedCommand = (
    Approve | Decline | Play | Undo | Agree | Disagree | Resign | Rematch | Lift | Substitute | Adjourn | Resume
)
"""Those of them that say what the asker had seen."""

HouseCommand = Come | Invite | Hint | Close | TimeOut | ExtendClock | StandStill
"""What only the house asks of a table."""

SeatingCommand = (
    Prepare
    | Invite
    | Withdraw
    | Come
    | Sit
    | Approve
    | Decline
    | Leave
    | Remove
    | Close
    | Wait
    | AddBot
    | RemoveBot
    | DrawLots
    | Lend
    | TakeBack
    | Substitute
)
"""Those about who is there and who sits where."""

MatchCommand = (
    Start
    | Play
    | TimeOut
    | ExtendClock
    | Undo
    | Agree
    | Disagree
    | Resign
    | Rematch
    | Lift
    | Hint
    | Adjourn
    | Resume
    | StandStill
)
"""Those about the match."""
