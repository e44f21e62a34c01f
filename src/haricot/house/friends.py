"""People who know each other from playing: who invites whom to a table, and of whom one wants to hear no more."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import NamedTuple

from haricot.house.errors import NotFound, NotShown, RateLimited
from haricot.house.live.live_table import LiveTable
from haricot.house.live.loaded_tables import is_table_id
from haricot.house.live.table_service import TableService
from haricot.house.notices.notices import Notices
from haricot.house.people.people import People, Person, fingerprint, is_person_id, new_secret
from haricot.house.store import friend_rows, tally_rows
from haricot.house.store.friend_rows import InvitationRow
from haricot.house.store.store import Store
from haricot.house.wall_clock import now
from haricot.table import Invite, NotAllowed, Refused, Table

MOST_INVITATIONS = 20
MOST_BLOCKED = 1000


class FriendInvitation(NamedTuple):
    """Somebody whom you played with invites you to a table."""

    live: LiveTable
    by: Person
    at: int


class Friends:
    """Whether somebody declined or blocked one cannot be told from what happens here."""

    def __init__(self, store: Store, people: People, tables: TableService, notices: Notices) -> None:
        self._store, self._people, self._tables, self._notices = store, people, tables, notices

    async def invite(self, host: Person, live: LiveTable, friend: str) -> None:
        """Only somebody with whom one played."""
        if friend == host.id or not await self._is_known(friend):
            raise NotFound("house-no-friend")
        if await self._store.read(partial(tally_rows.tally, person=host.id, other=friend)) is None:
            raise NotFound("house-no-friend")
        if live.stored.host != host.id:
            raise NotAllowed("table-host-only")
        if await self._store.read(partial(friend_rows.has_blocked, person=host.id, other=friend)):
            raise Refused("house-friend-blocked")
        invited = await self._store.read(partial(friend_rows.was_invited, person=friend, table=live.id, by=host.id))
        if invited or friend in live.stored.guests:
            return
        invitation = fingerprint(new_secret())
        await self._tables.submit(live, Invite(invitation, "sit"), host.id)
        await self._store.change(*friend_rows.invite(friend, InvitationRow(live.id, host.id, invitation, now())))
        if not await self._store.read(partial(friend_rows.has_blocked, person=friend, other=host.id)):
            self._notices.invited(live, host.id, friend)

    async def invitations_of(self, person: Person) -> AsyncIterator[FriendInvitation]:
        """Those that are still good, the newest first."""
        rows = await self._store.read(partial(friend_rows.invitations_of, person=person.id, most=MOST_INVITATIONS))
        known = await self._people.find(row.by for row in rows)
        for row in rows:
            try:
                live = await self._tables.find(row.table)
            except NotShown:
                continue
            if live is not None and row.by in known and _is_good(live.stored, row, person):
                yield FriendInvitation(live, known[row.by], row.at)

    async def invitation_to(self, person: Person, table: str) -> str | None:
        """The fingerprint of what lets them in where a friend invited them."""
        if not is_table_id(table):
            return None
        return await self._store.read(partial(friend_rows.invitation_to, person=person.id, table=table))

    async def decline(self, person: Person, table: str) -> None:
        """Nobody is told."""
        if is_table_id(table):
            await self._store.change(friend_rows.decline(person.id, table))

    async def block(self, person: Person, other: str) -> None:
        """Anybody whom the house knows: who was met at a table need not have played to its end."""
        if other == person.id or not await self._is_known(other):
            raise NotFound("house-nobody")
        if await self._store.read(partial(friend_rows.count_blocked, person=person.id)) >= MOST_BLOCKED:
            raise RateLimited("house-too-many-blocked", most=MOST_BLOCKED)
        await self._store.change(*friend_rows.block(person.id, other))

    async def unblock(self, person: Person, other: str) -> None:
        """As if they had never been blocked."""
        if is_person_id(other):
            await self._store.change(friend_rows.unblock(person.id, other))

    async def blocked_by(self, person: Person) -> list[Person]:
        """Those whom the house still knows, by name."""
        blocked = await self._store.read(partial(friend_rows.blocked_by, person=person.id))
        known = await self._people.find(blocked)
        return sorted(known.values(), key=lambda one: (one.name, one.id))

    async def _is_known(self, person: str) -> bool:
        return is_person_id(person) and bool(await self._people.find([person]))


def _is_good(table: Table, row: InvitationRow, person: Person) -> bool:
    """Whoever invited is there, wants it still, and the other is not there yet."""
    if table.closed or row.by not in table.guests or row.invitation not in table.invitations:
        return False
    return person.id not in table.guests and table.admits(person.id, row.invitation) is not None
