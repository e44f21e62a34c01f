"""What everybody at a table may know of an event: no move (a view tells what may be known of it), no seed.

Built up field by field, so that nothing secret slips in. The tags are those of the events.
"""

from __future__ import annotations

from typing import Annotated, Literal, assert_never

from msgspec import Meta, Struct

from haricot.core.view_types import SeatNumber
from haricot.table import events
from haricot.table.events import Entry, MatchEvent, Millisecond, PersonId, SeatingEvent


class _EventDescription(Struct, frozen=True, tag_field="kind"):
    """What is told of every event."""

    at: Annotated[Millisecond, Meta(description="When, in milliseconds since 1970.")]
    by: Annotated[PersonId | None, Meta(description="Who asked for it; null: the house, for its clock or a bot.")]


class OpenedDescription(_EventDescription, frozen=True, tag="opened"):
    """The table was opened."""


class PreparedDescription(_EventDescription, frozen=True, tag="prepared"):
    """The host set the table otherwise: for another game, other options, another clock."""


class InvitedDescription(_EventDescription, frozen=True, tag="invited"):
    """The host made an invitation."""


class WithdrawnDescription(_EventDescription, frozen=True, tag="withdrawn"):
    """The host made all invitations void."""


class CameDescription(_EventDescription, frozen=True, tag="came"):
    """Somebody came to the table, or may do more there than before."""

    person: Annotated[PersonId, Meta(description="Who came.")]


class JoinRequestedDescription(_EventDescription, frozen=True, tag="joinrequested"):
    """Somebody asks to share a seat, or to come in."""

    person: Annotated[PersonId, Meta(description="Who asks.")]
    seat: Annotated[SeatNumber | None, Meta(description="The seat they would share; null: to come in.")]


class JoinApprovedDescription(_EventDescription, frozen=True, tag="joinapproved"):
    """One of those who are asked lets somebody share a seat, or come in."""

    person: Annotated[PersonId, Meta(description="Who asked for it.")]
    seat: Annotated[SeatNumber | None, Meta(description="The seat they would share; null: to come in.")]


class JoinDeclinedDescription(_EventDescription, frozen=True, tag="joindeclined"):
    """One of those who are asked does not; or whoever asked does so no longer."""

    person: Annotated[PersonId, Meta(description="Who asked for it.")]
    seat: Annotated[SeatNumber | None, Meta(description="The seat they would have shared; null: to come in.")]


class LeftDescription(_EventDescription, frozen=True, tag="left"):
    """Somebody left, or was shown out."""

    person: Annotated[PersonId, Meta(description="Who is gone.")]


class SatDescription(_EventDescription, frozen=True, tag="sat"):
    """Somebody sat down, or stood up."""

    person: Annotated[PersonId, Meta(description="Who sat down or stood up.")]
    seat: Annotated[SeatNumber | None, Meta(description="Where; null: they stood up, to watch.")]


class BotSatDescription(_EventDescription, frozen=True, tag="botsat"):
    """A bot took a seat."""

    seat: Annotated[SeatNumber, Meta(description="The bot's seat.")]


class BotLeftDescription(_EventDescription, frozen=True, tag="botleft"):
    """A bot got up."""

    seat: Annotated[SeatNumber, Meta(description="The seat that is free now.")]


class SeatsChangedDescription(_EventDescription, frozen=True, tag="seatschanged"):
    """Everybody changed seats: by lot, or for a rematch."""

    order: Annotated[
        list[SeatNumber], Meta(description="Whoever sat on the first of these seats now sits on seat 0, and so on.")
    ]


class HostChangedDescription(_EventDescription, frozen=True, tag="hostchanged"):
    """The table has another host."""

    person: Annotated[PersonId, Meta(description="The host from now on.")]


class ClosedDescription(_EventDescription, frozen=True, tag="closed"):
    """All left, and nobody came back in time: the table is closed for good."""


class LentDescription(_EventDescription, frozen=True, tag="lent"):
    """A bot plays for the people of a seat."""

    seat: Annotated[SeatNumber, Meta(description="The seat that was lent.")]


class TakenBackDescription(_EventDescription, frozen=True, tag="takenback"):
    """The people of a lent seat play again themselves."""

    seat: Annotated[SeatNumber, Meta(description="The seat that was taken back.")]


class StartedDescription(_EventDescription, frozen=True, tag="started"):
    """A game began."""


class PlayedDescription(_EventDescription, frozen=True, tag="played"):
    """A move was made; the view tells what may be known of it."""

    seat: Annotated[SeatNumber, Meta(description="Whose move it was.")]
    how: Annotated[
        Literal["person", "bot", "time"],
        Meta(description="Who made it: a person, a bot, or the house since the time was over."),
    ]


class UndoAskedDescription(_EventDescription, frozen=True, tag="undoasked"):
    """Somebody asks the others to let a move be taken back."""

    seat: Annotated[SeatNumber, Meta(description="The seat that asks.")]


class UndoAgreedDescription(_EventDescription, frozen=True, tag="undoagreed"):
    """A seat lets the other take the move back."""

    seat: Annotated[SeatNumber, Meta(description="The seat that agrees.")]


class UndoRefusedDescription(_EventDescription, frozen=True, tag="undorefused"):
    """A seat does not let the other take the move back."""

    seat: Annotated[SeatNumber, Meta(description="The seat that disagrees.")]


class UndoneDescription(_EventDescription, frozen=True, tag="undone"):
    """A move was taken back, and all that came after it."""

    seat: Annotated[SeatNumber, Meta(description="The seat whose last move is taken back.")]


class EarlyEndDescription(Struct, frozen=True):
    """How a game ended before the rules ended it."""

    how: Annotated[Literal["resigned", "time"], Meta(description="Whether that seat gave up, or its time was over.")]
    seat: Annotated[SeatNumber, Meta(description="The seat that lost by it.")]


class EndedDescription(_EventDescription, frozen=True, tag="ended"):
    """The game ended before the rules ended it."""

    ended: Annotated[EarlyEndDescription, Meta(description="How, and by which seat.")]


class RematchWantedDescription(_EventDescription, frozen=True, tag="rematchwanted"):
    """A seat wants to play again."""

    seat: Annotated[SeatNumber, Meta(description="The seat that wants it.")]


class ClockExtendedDescription(_EventDescription, frozen=True, tag="clockextended"):
    """The house was down, or nobody at the table: that time is given back to whoever is to move."""

    milliseconds: Annotated[int, Meta(description="How much time is given back.")]


class ResignedDescription(_EventDescription, frozen=True, tag="resigned"):
    """The people of a seat gave up; a bot plays on for them, and the others with it."""

    seat: Annotated[SeatNumber, Meta(description="The seat that was given up.")]


class CurtainLiftedDescription(_EventDescription, frozen=True, tag="curtainlifted"):
    """At one device, whoever is to move sees the board: their time begins."""

    seat: Annotated[SeatNumber, Meta(description="The seat to act.")]


class HintAskedDescription(_EventDescription, frozen=True, tag="hintasked"):
    """Somebody who plays against people asked what a bot would play."""

    seat: Annotated[SeatNumber, Meta(description="The seat that asked.")]


class AdjournedDescription(_EventDescription, frozen=True, tag="adjourned"):
    """Somebody is away: a game without a clock goes on as one of days."""

    days: Annotated[int, Meta(description="How many each turn has.")]


class StoodStillDescription(_EventDescription, frozen=True, tag="stoodstill"):
    """Whoever is to move is on holiday: a clock of days stands still; or came back earlier, and it goes on."""

    seat: Annotated[SeatNumber, Meta(description="The seat to act.")]
    milliseconds: Annotated[int, Meta(description="How much time that is; negative: so much of it was not needed.")]


class ResumedDescription(_EventDescription, frozen=True, tag="resumed"):
    """Everybody is there again: it goes on without a clock."""


SeatingEventDescription = (
    PreparedDescription
    | InvitedDescription
    | WithdrawnDescription
    | CameDescription
    | JoinRequestedDescription
    | JoinApprovedDescription
    | JoinDeclinedDescription
    | LeftDescription
    | SatDescription
    | BotSatDescription
    | BotLeftDescription
    | SeatsChangedDescription
    | HostChangedDescription
    | ClosedDescription
    | LentDescription
    | TakenBackDescription
    | ResignedDescription
)

MatchEventDescription = (
    StartedDescription
    | PlayedDescription
    | UndoAskedDescription
    | UndoAgreedDescription
    | UndoRefusedDescription
    | UndoneDescription
    | EndedDescription
    | RematchWantedDescription
    | ClockExtendedDescription
    | CurtainLiftedDescription
    | HintAskedDescription
    | AdjournedDescription
    | ResumedDescription
    | StoodStillDescription
)

EventDescription = OpenedDescription | SeatingEventDescription | MatchEventDescription
"""An event as it is told: its kind says which."""


def describe_event(entry: Entry) -> EventDescription:
    """The event as everybody at the table may know it."""
    event = entry.event
    if isinstance(event, MatchEvent):
        return _match_event(event, entry.at, entry.by)
    if isinstance(event, events.Opened):
        return OpenedDescription(entry.at, entry.by)
    return _seating_event(event, entry.at, entry.by)


def _match_event(event: MatchEvent, at: Millisecond, by: PersonId | None) -> MatchEventDescription:
    match event:
        case events.Played(seat, _, how):
            return PlayedDescription(at, by, seat, how)
        case events.Started():
            return StartedDescription(at, by)
        case events.UndoAsked(seat):
            return UndoAskedDescription(at, by, seat)
        case events.UndoAgreed(seat):
            return UndoAgreedDescription(at, by, seat)
        case events.UndoRefused(seat):
            return UndoRefusedDescription(at, by, seat)
        case events.Undone(seat):
            return UndoneDescription(at, by, seat)
        case events.Ended(ended):
            return EndedDescription(at, by, describe_early_end(ended))
        case events.RematchWanted(seat):
            return RematchWantedDescription(at, by, seat)
        case events.ClockExtended(milliseconds):
            return ClockExtendedDescription(at, by, milliseconds)
        case events.CurtainLifted(seat):
            return CurtainLiftedDescription(at, by, seat)
        case events.HintAsked(seat):
            return HintAskedDescription(at, by, seat)
        case events.Adjourned(days):
            return AdjournedDescription(at, by, days)
        case events.Resumed():
            return ResumedDescription(at, by)
        case events.StoodStill(seat, milliseconds):
            return StoodStillDescription(at, by, seat, milliseconds)
        case _:
            assert_never(event)


def _seating_event(event: SeatingEvent, at: Millisecond, by: PersonId | None) -> SeatingEventDescription:
    match event:
        case events.Prepared():
            return PreparedDescription(at, by)
        case events.Invited():
            return InvitedDescription(at, by)
        case events.Withdrawn():
            return WithdrawnDescription(at, by)
        case events.Came(person):
            return CameDescription(at, by, person)
        case events.JoinRequested(person, seat):
            return JoinRequestedDescription(at, by, person, seat)
        case events.JoinApproved(person, seat):
            return JoinApprovedDescription(at, by, person, seat)
        case events.JoinDeclined(person, seat):
            return JoinDeclinedDescription(at, by, person, seat)
        case events.Left(person):
            return LeftDescription(at, by, person)
        case events.Sat(person, seat):
            return SatDescription(at, by, person, seat)
        case events.BotSat(seat):
            return BotSatDescription(at, by, seat)
        case events.BotLeft(seat):
            return BotLeftDescription(at, by, seat)
        case events.SeatsChanged(order):
            return SeatsChangedDescription(at, by, list(order))
        case events.HostChanged(person):
            return HostChangedDescription(at, by, person)
        case events.Closed():
            return ClosedDescription(at, by)
        case events.Lent(seat):
            return LentDescription(at, by, seat)
        case events.TakenBack(seat):
            return TakenBackDescription(at, by, seat)
        case events.Resigned(seat):
            return ResignedDescription(at, by, seat)
        case _:
            assert_never(event)


def describe_early_end(ended: str) -> EarlyEndDescription:
    """Of `resigned:1` or `time:0`, as events and records have it."""
    how, _, seat = ended.partition(":")
    return EarlyEndDescription("resigned" if how == "resigned" else "time", int(seat))
