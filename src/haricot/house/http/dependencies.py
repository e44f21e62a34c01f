"""What the handlers of every kind of route need: who asks, of which table, and how a table is told."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from haricot.house.house import House
from haricot.house.http.schemas import TableSeen
from haricot.house.live.live_table import Room
from haricot.house.people.people import Person

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Me = NamedDependency[Person]
TableId = Annotated[str, PathParameter(description="The table's identifier: 16 signs of 0–9 and a–f.")]


def seen(room: Room, person: Person) -> TableSeen:
    told = room.whole(person.id)
    return TableSeen(room.id, told["number"], told["table"], told["view"], told["moves"], told["deadline"])
