"""Who stands on the leaderboards: nobody unless they say so."""

from __future__ import annotations

from haricot.house.family import check_compares
from haricot.house.people.people import Person
from haricot.house.settings import Settings
from haricot.house.store import rating_rows
from haricot.house.store.store import Store


async def choose_listed(store: Store, settings: Settings, person: Person, *, listed: bool) -> None:
    """NotFound in a house that has no leaderboards."""
    check_compares(settings)
    await store.change(*rating_rows.set_listed(person.id, listed))
