"""Who asks to share a seat, or to come in: what of that a table keeps after an event."""

from __future__ import annotations

from msgspec.structs import replace

from haricot.core.game import Seat
from haricot.table import events
from haricot.table.events import PersonId
from haricot.table.table import Table


def agreed(table: Table, person: PersonId, seat: Seat | None, by: PersonId) -> Table:
    """Somebody at the seat would have them."""
    requests = tuple(
        replace(one, agreed=one.agreed | {by}) if (one.person, one.seat) == (person, seat) else one
        for one in table.requests
    )
    return replace(table, requests=requests)


def invited(table: Table, event: events.Invited) -> Table:
    """Who was not let in may ask again, with the new invitation."""
    declined = frozenset(one for one in table.declined if one[1] is not None)
    return replace(table, invitations=table.invitations | {event.invitation: event.may}, declined=declined)


def declined(table: Table, event: events.JoinDeclined) -> Table:
    """They are told so once, unless they withdrew it themselves."""
    table = without_request(table, event.person, event.seat)
    return table if event.withdrawn else replace(table, declined=table.declined | {(event.person, event.seat)})


def without_request(table: Table, person: PersonId, seat: Seat | None) -> Table:
    """The table without what somebody asked for."""
    if not table.requests:
        return table
    return replace(table, requests=tuple(one for one in table.requests if (one.person, one.seat) != (person, seat)))


def without_seat_requests(table: Table) -> Table:
    """Who asked for a seat asked for it as the table was then; nor does a refusal outlast it."""
    if not table.requests and not table.declined:
        return table
    declined = frozenset(one for one in table.declined if one[1] is None)
    return replace(table, requests=tuple(one for one in table.requests if one.seat is None), declined=declined)


def without_stale_requests(table: Table) -> Table:
    """Nobody asks for a seat on which they sit, or on which nobody sits who could agree."""
    if not table.requests:
        return table
    return replace(
        table,
        requests=tuple(
            one
            for one in table.requests
            if one.seat is None or (table.chairs[one.seat].people and table.seat_of(one.person) != one.seat)
        ),
    )
