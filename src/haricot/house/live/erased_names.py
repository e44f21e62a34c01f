"""Names that their bearers take out of games of the past: in the store, in its bytes, and wherever they are shown."""

from __future__ import annotations

import asyncio
from functools import partial

from haricot.house.errors import NotFound
from haricot.house.history import name_erasure
from haricot.house.live.loaded_tables import is_table_id
from haricot.house.live.table_service import TableService
from haricot.house.people.people import People, Person
from haricot.house.store import game_rows
from haricot.house.store.store import Store


class ErasedNames:
    """Whose name was taken out of a game is « somebody » there, for whoever looks, at once."""

    def __init__(self, store: Store, people: People, tables: TableService) -> None:
        self._store, self._people, self._tables = store, people, tables

    async def erase_all(self, person: Person) -> None:
        """Out of every game that they played."""
        await self._store.change(*name_erasure.erase_names(person.id))
        await self._forget(person)

    async def erase(self, person: Person, table: str, number: int) -> None:
        """Out of one game; NotFound where they had no part in it."""
        question = partial(game_rows.took_part, person=person.id, table=table, number=number)
        if not is_table_id(table) or not await self._store.read(question):
            raise NotFound("house-no-record")
        await self._store.change(name_erasure.erase_name(person.id, table, number))
        await self._forget(person)

    async def _forget(self, person: Person) -> None:
        """Neither is it in the bytes of the store, nor at tables that somebody looks at."""
        await self._store.wipe()
        self._people.tell(person)
        await asyncio.gather(*self._tables.tell_name(person.id))
