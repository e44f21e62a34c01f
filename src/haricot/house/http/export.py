"""Everything that the house knows about a person."""

from __future__ import annotations

from msgspec import Struct

from haricot.house.house import House
from haricot.house.http.listings import split_tables
from haricot.house.people.people import Person


class ExportedTable(Struct):
    """A table: where the person sits, and the finished games as records.

    Of a table that cannot be shown nothing more is known.
    """

    id: str
    game: str
    seat: int | None
    host: bool | None
    records: list[str]
    places: list[int]
    """The person's place in each of these games; the last, where they gave up."""
    beans: int | None


class ExportedDevice(Struct):
    """Where the person is known: since when, last used when, and by roughly what browser."""

    made: int | None
    used: int | None
    browser: str | None


class Export(Struct):
    person: Person
    devices: list[ExportedDevice]
    tables: list[ExportedTable]


async def export_of(house: House, person: Person) -> Export:
    tables = []
    readable, hidden = await split_tables(house, person)
    for live in readable:
        table = live.stored
        played = [one for one in table.finished if person.id in one.places]
        tables.append(
            ExportedTable(
                live.id,
                table.setup.game,
                table.seat_of(person.id),
                table.host == person.id,
                [one.record.dumps() for one in played],
                [one.places[person.id] for one in played],
                table.beans.get(person.id, 0),
            )
        )
    tables += [
        ExportedTable(table, why.game, None, host=None, records=[], places=[], beans=None) for table, why in hidden
    ]
    devices = [ExportedDevice(one.made, one.used, one.browser) for one in await house.people.devices_of(person)]
    return Export(person, devices, tables)
