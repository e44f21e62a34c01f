"""Who left, and the seats that stay theirs: kept as long as nobody else has taken them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from haricot.core.game import Seat
from haricot.table import events
from haricot.table.events import Millisecond, PersonId
from haricot.table.table import Departure, Table


def noted(table: Table, left: events.Left, at: Millisecond) -> dict[PersonId, Departure]:
    """All who left, with whoever leaves now; who is shown out does not come back."""
    person = left.person
    if left.removed or person not in table.guests:
        return table.departed
    gone = Departure(
        at, table.guests[person], table.came_by.get(person), table.seat_of(person), was_host=person == table.host
    )
    return table.departed | {person: gone}


def with_bot(table: Table, seat: Seat, bot: str | None) -> Table:
    """A bot plays for those who left that seat; or (without one) the seat waits for them."""
    return _each(table, lambda gone: replace(gone, bot=bot) if gone.seat == seat else gone)


def moved(table: Table, order: Sequence[Seat]) -> Table:
    """Everybody changed seats, those who left with them."""
    to = {before: seat for seat, before in enumerate(order)}
    return _each(table, lambda gone: gone if gone.seat is None else replace(gone, seat=to[gone.seat]))


def without_lost_seats(table: Table) -> Table:
    """There are fewer seats now: only where a bot sits for somebody is it known which one is theirs."""
    places = {chair.bot: seat for seat, chair in enumerate(table.chairs) if chair.bot is not None}
    return _each(table, lambda gone: replace(gone, seat=places.get(gone.bot or "")))


def _each(table: Table, change: Callable[[Departure], Departure]) -> Table:
    if not table.departed:
        return table
    return replace(table, departed={person: change(gone) for person, gone in table.departed.items()})
