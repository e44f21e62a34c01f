"""What the routes tell of others: who invites you, whom you blocked, and what awaits whoever comes by a link."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Annotated, Literal

from msgspec import Meta, Struct

from haricot.house.errors import NotFound, RateLimited
from haricot.house.house import House
from haricot.house.http.listings import table_or_why
from haricot.house.live.live_table import LiveTable
from haricot.house.live.loaded_tables import is_table_id
from haricot.house.people.people import NAMES, SIGNS, Person, fingerprint, is_person_id, new_secret
from haricot.house.store import friend_rows, tally_rows
from haricot.house.store.friend_rows import Invited
from haricot.house.wall_clock import now
from haricot.table import Invite, NotAllowed, PersonDescription, Refused, SetupDescription, Table, describe_table
from haricot.table.description import Phase

MOST_INVITATIONS = 20
MOST_BLOCKED = 1000


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
    phase: Phase
    free: int
    host: str | None
    people: list[PersonDescription]
    rated: bool
    may: Literal["sit", "watch"]
    suggested_name: str
    suggested_sign: str


async def glimpse(house: House, person: Person | None, table: str, invitation: str | None) -> Glimpse:
    """The same answer for whoever may not come as where there is no table."""
    live = await house.tables.newest(table) if is_table_id(table) else None
    if live is None or live.stored.closed or (person and await house.tables.is_barred(live, person)):
        raise NotFound("table-not-there")
    invited = live.stored.invitations.get(fingerprint(invitation)) if invitation else None
    may = invited or ("sit" if live.stored.setup.public else None)
    if may is None or (may == "watch" and not live.stored.setup.watching):
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


async def invite_friend(house: House, host: Person, live: LiveTable, friend: str) -> None:
    """Only somebody with whom one played. Whether they declined, or blocked one, cannot be told from what happens."""
    if friend == host.id or not await _is_known(house, friend):
        raise NotFound("house-no-friend")
    if await house.store.read(partial(tally_rows.tally, person=host.id, other=friend)) is None:
        raise NotFound("house-no-friend")
    if live.stored.host != host.id:
        raise NotAllowed("table-host-only")
    if await house.store.read(partial(friend_rows.has_blocked, person=host.id, other=friend)):
        raise Refused("house-friend-blocked")
    invited = await house.store.read(partial(friend_rows.was_invited, person=friend, table=live.id, by=host.id))
    if invited or friend in live.stored.guests:
        return
    invitation = fingerprint(new_secret())
    await house.tables.submit(live, Invite(invitation, "sit"), host.id)
    await house.store.change(*friend_rows.invite(friend, Invited(live.id, host.id, invitation, now())))
    if not await house.store.read(partial(friend_rows.has_blocked, person=friend, other=host.id)):
        house.notices.invited(live, host.id, friend)


async def invitations_of(house: House, person: Person) -> list[InvitationCard]:
    """Those that are still good."""
    rows = await house.store.read(partial(friend_rows.invitations_of, person=person.id, most=MOST_INVITATIONS))
    known = await house.people.find(row.by for row in rows)
    cards: list[InvitationCard] = []
    for row in rows:
        live, _ = await table_or_why(house, row.table)
        if live is not None and row.by in known and _is_good(live.stored, row, person):
            cards.append(_card(live, row, known[row.by]))
    return cards


def _is_good(table: Table, row: Invited, person: Person) -> bool:
    """Whoever invited is there, wants it still, and the other is not there yet."""
    if table.closed or row.by not in table.guests or row.invitation not in table.invitations:
        return False
    return person.id not in table.guests and person.id not in table.banned


async def invitation_to(house: House, person: Person, table: str) -> str | None:
    """The fingerprint of what lets them in where a friend invited them."""
    if not is_table_id(table):
        return None
    return await house.store.read(partial(friend_rows.invitation_to, person=person.id, table=table))


def _card(live: LiveTable, row: Invited, by: Person) -> InvitationCard:
    table = live.stored
    sitting = [one for chair in table.chairs for one in chair.people]
    people = [known.name for one in sitting if (known := live.known(one))]
    free = sum(chair.is_free for chair in table.chairs)
    return InvitationCard(live.id, table.setup.game, by, row.at, len(table.chairs), free, people)


async def block(house: House, person: Person, other: str) -> None:
    """Anybody whom the house knows: who was met at a table need not have played to its end."""
    if other == person.id or not await _is_known(house, other):
        raise NotFound("house-nobody")
    if await house.store.read(partial(friend_rows.count_blocked, person=person.id)) >= MOST_BLOCKED:
        raise RateLimited("house-too-many-blocked", most=MOST_BLOCKED)
    await house.store.change(*friend_rows.block(person.id, other))


async def blocked_by(house: House, person: Person) -> list[Blocked]:
    """Those whom the house still knows."""
    known = await house.people.find(await house.store.read(partial(friend_rows.blocked_by, person=person.id)))
    return [Blocked(known[one]) for one in sorted(known, key=lambda one: (known[one].name, one))]


async def _is_known(house: House, person: str) -> bool:
    return is_person_id(person) and bool(await house.people.find([person]))
