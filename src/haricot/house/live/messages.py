"""What goes over a socket: every message of the house has its `kind` and the `number` of the event it speaks of.

What a reader may know is put into a message field by field; whoever has no seat is told what a spectator may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, cast

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from haricot.core.errors import HaricotError
from haricot.core.game import Seat, listed_moves
from haricot.core.view_types import AnyView
from haricot.games import named
from haricot.games.drawing import Drawing, drawn, is_drawn_by_client
from haricot.house.bus.bus_messages import Reaction
from haricot.house.people.people import Person
from haricot.house.version import served_version
from haricot.house.wall_clock import now
from haricot.table import (
    Command,
    Entry,
    EventDescription,
    Table,
    TableDescription,
    describe_event,
    describe_table,
    events,
)
from haricot.table.commands import Number
from haricot.table.description import people_called
from haricot.table.events import Millisecond, PersonId
from haricot.table.names_and_signs import PersonDescription
from haricot.table.table import EVENTS_BETWEEN_WARNINGS
from haricot.texts import say

PersonLookup = Callable[[PersonId], Person | None]

POSITION_CHANGES = frozenset((events.Started, events.Played, events.Undone, events.Ended))

# What a client sends


class React(Struct, forbid_unknown_fields=True, tag_field="do", tag="react"):
    """A few words to everybody at the table, from a fixed set: children play here. Nothing of it is kept."""

    what: Annotated[Reaction, Meta(description="Which words.")]


class Seen(Struct, forbid_unknown_fields=True, tag_field="do", tag="seen"):
    """The reader has every view up to this event: where remembering is the game, it is not given again."""

    number: Annotated[Number, Meta(description="The number of the last event whose view was shown.")]


class Look(Struct, forbid_unknown_fields=True, tag_field="do", tag="look"):
    """The reader's page is out of sight, or in sight again: whoever does not look counts as away."""

    away: Annotated[bool, Meta(description="Whether the page is out of sight.")]


class Wake(Struct, forbid_unknown_fields=True, tag_field="do", tag="wake"):
    """Calls those who are to move and have been away for a while: where they have a page of the table, and outside."""


class Asking(Struct, forbid_unknown_fields=True):
    """What a client sends: a command, and a mark of its own by which it knows the refusal again."""

    ask: Annotated[
        Command | React | Seen | Look | Wake, Meta(description="What is asked: `do` says which command it is.")
    ]
    re: Annotated[int | str | None, Meta(description="Any mark, which a refusal repeats; null for none.")] = None


# What the house sends


class _Message(Struct, frozen=True, tag_field="kind"):
    number: Annotated[int, Meta(description="The number of the table's last event, when this was said.")]


class _PositionMessage(_Message, frozen=True):
    view: Annotated[
        AnyView | None,
        Meta(description="What the reader may know of the position, as its game declares; null before the first game."),
    ]
    drawing: Annotated[
        Drawing | None,
        Meta(description="The view, drawn in the reader's language; null where clients have a board for the game."),
    ]
    moves: Annotated[
        list[str] | None,
        Meta(description="The reader's legal moves, in notation; null where others act, or moves are not listed."),
    ]
    deadline: Annotated[
        Millisecond | None,
        Meta(description="When the time of the seat to act is over, in milliseconds since 1970; null without a clock."),
    ]


class TableMessage(_PositionMessage, frozen=True, tag="table"):
    """Everything that the reader may know of the table now: the first message after what was missed."""

    table: Annotated[TableDescription, Meta(description="The table, as the reader may know it.")]
    version: Annotated[str, Meta(description="Of the house and of the client that it serves.")]


class EventMessage(_PositionMessage, frozen=True, tag="event"):
    """Something has happened at the table."""

    event: Annotated[EventDescription, Meta(description="What everybody may know of it: its `kind` says which.")]
    table: Annotated[
        TableDescription | UnsetType,
        Meta(description="The table after it; not there where only the position has changed."),
    ] = UNSET


class RefusedMessage(_PositionMessage, frozen=True, tag="refused"):
    """What the reader asked for is not done."""

    re: Annotated[int | str | None, Meta(description="The mark that came with the question; null where none did.")]
    key: Annotated[str, Meta(description="Why, for programs.")]
    reason: Annotated[str, Meta(description="Why, for people, in the reader's language.")]


class PresentMessage(_Message, frozen=True, tag="present"):
    """Who is connected now: said whenever somebody comes or goes."""

    people: Annotated[list[PersonId], Meta(description="The guests of the table who are connected.")]
    live: Annotated[bool, Meta(description="Whether somebody is there on every seat.")]
    away: Annotated[
        dict[PersonId, Millisecond],
        Meta(
            description="Those who sit and do not look, and for how many milliseconds more they are waited for: then, "
            "where no clock runs, one may wake them, let a bot play for them, or adjourn."
        ),
    ]
    holidays: Annotated[
        dict[PersonId, Millisecond],
        Meta(description="Until when those who sit and are on holiday are away, in milliseconds since 1970."),
    ]
    called: Annotated[
        dict[PersonId, PersonDescription] | UnsetType,
        Meta(description="What everybody is called at the table; there where somebody took another name or sign."),
    ] = UNSET


class ReactionMessage(_Message, frozen=True, tag="reaction"):
    """A few words from somebody at the table."""

    person: Annotated[PersonId, Meta(description="Whose words they are.")]
    what: Annotated[Reaction, Meta(description="Which words.")]


class WokenMessage(_Message, frozen=True, tag="woken"):
    """Somebody calls those who are to move and are away."""

    person: Annotated[PersonId, Meta(description="Who calls.")]
    people: Annotated[list[PersonId], Meta(description="Who is called.")]


Message = TableMessage | EventMessage | RefusedMessage | PresentMessage | ReactionMessage | WokenMessage

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Asking)


# How they are made


def of_event(table: Table, entry: Entry, person: PersonId | None, known: PersonLookup, lang: str) -> EventMessage:
    """An event, as told to one person at the table."""
    message = of_position(table, entry, table.seat_of(person), lang)
    return message if is_short(table, entry) else replace(message, table=describe_table(table, person, known))


def of_position(table: Table, entry: Entry, seat: Seat | None, lang: str) -> EventMessage:
    """An event and the position after it, as a seat may know them; without the table."""
    again = type(entry.event) not in POSITION_CHANGES
    return EventMessage(entry.number, *_seen(table, seat, lang, again=again), describe_event(entry))


def is_short(table: Table, entry: Entry) -> bool:
    """Whether a message can do without the table: a move of a game that goes on changes the position alone.

    But where time is counted in all it changes what each has left; and now and then, where the table's log is nearly
    full, everybody is told so.
    """
    playing = table.playing
    if not isinstance(entry.event, events.Played) or playing is None or playing.times_left:
        return False
    return table.events_left is None or table.events_left % EVENTS_BETWEEN_WARNINGS != 0


def is_drawn(table: Table) -> bool:
    """Whether messages bring a drawing with the view, and so depend on the reader's language."""
    return table.match is not None and not is_drawn_by_client(table.match.setup.game)


def is_seen_alike(table: Table, entry: Entry) -> bool:
    """Whether all seats see the same of the position, as it is shown for the first time."""
    match = table.match
    return match is not None and type(entry.event) in POSITION_CHANGES and named(match.setup.game).secret != "private"


def of_table(table: Table, person: PersonId | None, known: PersonLookup, lang: str) -> TableMessage:
    """Everything that a person may know of the table now."""
    seen = _seen(table, table.seat_of(person), lang, again=True)
    return TableMessage(table.number, *seen, describe_table(table, person, known), served_version())


def refusal(
    why: HaricotError, lang: str, re: int | str | None, table: Table, person: PersonId | None
) -> RefusedMessage:
    """Why something is not done, in the reader's language, and how things stand."""
    seen = _seen(table, table.seat_of(person), lang, again=True)
    return RefusedMessage(table.number, *seen, re, why.key, say(why.sentence, lang))


def reaction(person: PersonId, what: Reaction, table: Table) -> ReactionMessage:
    """Somebody says one of the few things that can be said at a table."""
    return ReactionMessage(table.number, person, what)


def woken(person: PersonId, people: Sequence[PersonId], table: Table) -> WokenMessage:
    """Somebody calls those who are to move."""
    return WokenMessage(table.number, person, list(people))


def present(
    people: set[PersonId], table: Table, away: dict[PersonId, Millisecond], known: PersonLookup
) -> PresentMessage:
    """Who is there, who is away and for how long, and who is on holiday."""
    there, at = sorted(people & set(table.guests)), now()
    seated = (person for chair in table.chairs for one in chair.people if (person := known(one)) is not None)
    holidays = {one.id: one.holiday for one in seated if one.holiday is not None and one.holiday > at}
    return PresentMessage(table.number, there, table.is_live(people), away, holidays)


def renamed(told: PresentMessage, table: Table, known: PersonLookup) -> PresentMessage:
    """The same, with what everybody is called now."""
    return replace(told, called=people_called(table, known))


ViewFields = tuple[AnyView | None, Drawing | None, list[str] | None, Millisecond | None]
"""The fields of a `_PositionMessage`, in order."""


def _seen(table: Table, seat: Seat | None, lang: str, *, again: bool) -> ViewFields:
    """The position as a seat may see it, its legal moves if it is to act, and how long it has for that."""
    match = table.match
    if match is None:
        return None, None, None, None
    game = named(match.setup.game)
    once_only = again and game.remembering and not match.is_over
    view = match.state.view_again(seat) if once_only else match.view(seat)
    return cast(AnyView, view), drawn(view, lang), moves_of(table, seat), match.deadline


def moves_of(table: Table, seat: Seat | None) -> list[str] | None:
    """The legal moves of a seat that is to act, where they are listed."""
    match = table.playing
    if match is None or seat is None or match.turn != seat or table.chairs[seat].lent:
        return None
    return listed_moves(match.state)
