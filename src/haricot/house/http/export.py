"""Everything that the house knows about a person."""

from __future__ import annotations

from msgspec import Struct

from haricot.house.house import House
from haricot.house.http.listings import rooms_of
from haricot.house.people.people import Person


class ExportedTable(Struct):
    """A table: where the person sits, and the finished games as records."""

    id: str
    game: str
    seat: int | None
    host: bool
    records: list[str]
    beans: int


class Export(Struct):
    person: Person
    tables: list[ExportedTable]


async def of(house: House, person: Person) -> Export:
    tables = []
    for room in await rooms_of(house, person):
        table = room.shown
        played = [one for one in table.finished if any(person.id in chair.people for chair in one.chairs)]
        tables.append(
            ExportedTable(
                room.id,
                table.setup.game,
                table.seat_of(person.id),
                table.host == person.id,
                [one.record.dumps() for one in played],
                table.beans.get(person.id, 0),
            )
        )
    return Export(person, tables)
