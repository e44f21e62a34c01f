"""Six characters, read from a television and typed on a phone, that lead to a table as a link would."""

from __future__ import annotations

import secrets
from functools import partial

from haricot.house.errors import RateLimited
from haricot.house.rate_limit import RateLimit
from haricot.house.store import join_code_rows
from haricot.house.store.store import Store

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that is taken for another: neither 0 and O, nor 1, I and L."""
LENGTH = 6
GUESSES_PER_SECOND = 0.1
GUESSES_AT_ONCE = 20


class JoinCodes:
    """One for each table that asked for one; it is forgotten with the table's invitations."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._guesses = RateLimit(GUESSES_PER_SECOND, GUESSES_AT_ONCE)

    async def code_of(self, table: str) -> str:
        """The table's code; it is drawn when it is first asked for."""
        code = await self._store.read(partial(join_code_rows.code_of_table, table=table))
        while code is None:
            drawn = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
            if await self._store.read(partial(join_code_rows.table_of_code, code=drawn)) is None:
                await self._store.change(*join_code_rows.note_code(drawn, table))
                code = drawn
        return code

    async def table_of(self, code: str, address: str) -> str | None:
        """Where a code leads; whoever guesses too often from one address is not answered, right or wrong."""
        if not self._guesses.take(address):
            raise RateLimited("house-too-many-guesses")
        return await self._store.read(partial(join_code_rows.table_of_code, code=typed(code)))

    def forgive(self, address: str) -> None:
        """That was no guess: the code was good."""
        self._guesses.drain(address, -1.0)


def typed(code: str) -> str:
    """As people type it: small letters, spaces and dashes are forgiven."""
    return "".join(one for one in code.upper() if one.isalnum())
