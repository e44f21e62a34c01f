"""Whether somebody shows a reader how strong they are, and the rest of their profile."""

from __future__ import annotations

from msgspec import Struct

from haricot.house.people.people import Person
from haricot.house.store import friend_rows, shown_rows, tally_rows
from haricot.house.store.shown_rows import Audience, Shown
from haricot.house.store.store import Store, StoreConnection
from haricot.house.store.tally_rows import ALL


class Visibility(Struct, frozen=True):
    """What a reader sees of a person."""

    ratings: bool
    profile: bool


async def show(store: Store, person: Person, shown: Shown) -> None:
    """To whom somebody shows themselves from now on."""
    await store.change(*shown_rows.show(person.id, shown))


def visibility_of(connection: StoreConnection, person: str, reader: str) -> Visibility:
    """Everybody sees themselves whole; whoever blocked the reader shows them nothing."""
    if person == reader:
        return Visibility(ratings=True, profile=True)
    if friend_rows.has_blocked(connection, person, reader):
        return Visibility(ratings=False, profile=False)
    shown = shown_rows.shown_by(connection, person)
    are_companions = tally_rows.tally(connection, person, ALL, reader) is not None
    return Visibility(_is_among(shown.ratings, are_companions), _is_among(shown.profile, are_companions))


def _is_among(audience: Audience, are_companions: bool) -> bool:
    return audience == "everybody" or (audience == "companions" and are_companions)
