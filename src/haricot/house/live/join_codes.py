"""Six characters, read from a television and typed on a phone, that lead to a table as a link would."""

from __future__ import annotations

import secrets
from functools import partial

from haricot.house.errors import NotFound, RateLimited
from haricot.house.live.live_table import LiveTable
from haricot.house.live.table_service import TableService
from haricot.house.people.people import Person
from haricot.house.rate_limit import RateLimit
from haricot.house.store import join_code_rows
from haricot.house.store.store import Store
from haricot.table import NotAllowed, Refused

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that is taken for another: neither 0 and O, nor 1, I and L."""
LENGTH = 6
GUESSES_PER_SECOND = 0.1
GUESSES_AT_ONCE = 20


class JoinCodes:
    """One for each table that asked for one; it is forgotten with the table's invitations."""

    def __init__(self, store: Store, tables: TableService) -> None:
        self._store, self._tables = store, tables
        self._guesses = RateLimit(GUESSES_PER_SECOND, GUESSES_AT_ONCE)

    async def code_of(self, table: str, person: Person) -> str:
        """The table's code, for its host and the screen in the middle; it is drawn when it is first asked for."""
        stored = (await self._tables.visible_to(person, table)).stored
        if person.id != stored.host and person.id not in stored.screens:
            raise NotAllowed("table-host-only")
        if not stored.takes_newcomers:
            raise Refused("house-code-not-now")
        code = await self._store.read(partial(join_code_rows.code_of_table, table=table))
        while code is None:
            drawn = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            if await self._store.read(partial(join_code_rows.table_of_code, code=drawn)) is None:
                await self._store.change(*join_code_rows.note_code(drawn, table))
                code = drawn
        return code

    async def come(self, person: Person, code: str, address: str) -> LiveTable:
        """Lets a person in where a code leads; whoever guesses too often from one address is not answered at all.

        A code that leads nowhere and one whose table is not for that person are refused alike.
        """
        if not self._guesses.take(address):
            raise RateLimited("house-too-many-guesses")
        table = await self._store.read(partial(join_code_rows.table_of_code, code=typed(code)))
        try:
            live = await self._tables.come(person, table or "", None, by_code=True)
        except NotFound:
            raise NotFound("house-no-code") from None
        self._guesses.drain(address, -1.0)  # that was no guess
        return live


def typed(code: str) -> str:
    """As people type it: small letters, spaces and dashes are forgiven."""
    return "".join(one for one in code.upper() if one.isalnum())
