"""What the routes tell of others: who invites you, whom you blocked, and what awaits whoever comes by a link."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from msgspec import Meta, Struct

from haricot.house.errors import NotFound
from haricot.house.house import House
from haricot.house.live.live_table import LiveTable
from haricot.house.people.people import NAMES, SIGNS, Person, fingerprint
from haricot.table import PersonDescription, SetupDescription, describe_table
from haricot.table.description import TablePhase


class InvitationCard(Struct):
    """Somebody whom you played with invites you to a table."""

    table: str
    game: str
    by: Person
    at: int
    seats: int
    free: int
    people: list[str]


class Friend(Struct, forbid_unknown_fields=True):
    """Somebody by their id."""

    person: Annotated[str, Meta(max_length=64)]


class Blocked(Struct):
    """Of whom you want to hear no more."""

    person: Person


class Glimpse(Struct):
    """What awaits whoever comes by an invitation, or to a public table; and what they might be called."""

    setup: SetupDescription
    phase: TablePhase
    free: int
    host: str | None
    people: list[PersonDescription]
    rated: bool
    may: Literal["sit", "watch"]
    suggested_name: str
    suggested_sign: str


async def glimpse(house: House, person: Person | None, table: str, invitation: str | None) -> Glimpse:
    """The same answer for whoever may not come as where there is no table."""
    live = await house.tables.newest_for(person, table)
    if live is None or live.stored.closed or (person and await house.tables.is_barred(live, person)):
        raise NotFound("table-not-there")
    shown = fingerprint(invitation) if invitation else None
    may = live.stored.admits(person.id if person else None, shown)
    if may is None:
        raise NotFound("table-not-there")
    seen = describe_table(live.stored, None, live.known)
    there = [seen.people[one] for one in seen.guests if one in seen.people]
    names, signs = {one.name for one in there}, {one.sign for one in there}
    return Glimpse(
        seen.setup,
        seen.phase,
        sum(chair.is_free for chair in live.stored.chairs),
        seen.people[seen.host].name if seen.host in seen.people else None,
        there,
        seen.rated,
        may,
        secrets.choice([name for name in NAMES if name not in names] or NAMES),
        secrets.choice([sign for sign in SIGNS if sign not in signs] or SIGNS),
    )


async def invitation_cards(house: House, person: Person) -> list[InvitationCard]:
    """Where a person is invited, as the home page shows it."""
    return [_card(live, by, at) async for live, by, at in house.friends.invitations_of(person)]


def _card(live: LiveTable, by: Person, at: int) -> InvitationCard:
    table = live.stored
    sitting = [one for chair in table.chairs for one in chair.people]
    people = [known.name for one in sitting if (known := live.known(one))]
    free = sum(chair.is_free for chair in table.chairs)
    return InvitationCard(live.id, table.setup.game, by, at, len(table.chairs), free, people)


async def blocked_cards(house: House, person: Person) -> list[Blocked]:
    """Whom a person blocked, as their own page shows it."""
    return [Blocked(other) for other in await house.friends.blocked_by(person)]
