"""What the handlers of every kind of route need: who asks, of which table, and how a table is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from haricot.house.house import House
from haricot.house.http.schemas import BotSeat, TableSeen
from haricot.house.language import language
from haricot.house.live.live_table import LiveTable
from haricot.house.people.people import Person
from haricot.table import AddBot, Command, Sit, Start

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Me = NamedDependency[Person]
TableId = Annotated[str, PathParameter(description="The table's identifier: 16 characters of 0–9 and a–f.")]
GameName = Annotated[str, PathParameter(max_length=40, description="The game's name.")]
PersonAsked = Annotated[str, PathParameter(description="Who it is: 16 characters of 0–9 and a–f.")]
GameNumber = Annotated[int, PathParameter(ge=1, le=100_000, description="Which finished game of the table, from 1 on.")]


def the_house(state: State) -> House:
    """The house of this application."""
    house: House = state.house
    return house


async def me(request: AnyRequest) -> Person:
    """Who asks; NotIdentified where nobody is known."""
    house: House = request.app.state.house
    return await house.auth.known_person(request)


def table_seen(request: AnyRequest, live: LiveTable, person: Person) -> TableSeen:
    """A table as one person may see it: the same as over the socket."""
    told = live.snapshot(person.id, language(request))
    return TableSeen(live.id, told.number, told.table, told.view, told.drawing, told.moves, told.deadline)


def opening_commands(seat: int | None, bots: Iterable[BotSeat], *, start: bool) -> list[Command]:
    """What whoever opens a table asks of it at once: to sit there, bots, and the start."""
    sit = [] if seat is None else [Sit(seat)]
    return [*sit, *(AddBot(bot.seat, bot.level) for bot in bots), *([Start()] if start else [])]


def base_address(request: AnyRequest, house: House) -> str:
    """The address that people see: the one that was set, else the one that was asked for."""
    return house.settings.address or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
