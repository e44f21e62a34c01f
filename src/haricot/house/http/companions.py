"""Those who play at one device beside whoever it belongs to: each is known to the house by a key of their own."""

from __future__ import annotations

from haricot.core.game import Seat
from haricot.house.family import admitted_name
from haricot.house.house import House
from haricot.house.http.dependencies import AnyRequest
from haricot.house.http.schemas import Introduction, NewTable
from haricot.house.people.people import Newcomer, newcomer, printable_name
from haricot.house.wall_clock import now
from haricot.table import Refused


def wanted_name(house: House, asked: Introduction, own: str | None = None) -> str | None:
    """The name that somebody wants to have, as this house admits it; `own`: the one that they have."""
    return admitted_name(house.settings, printable_name(asked.name), own)


def newcomers_at(house: House, request: AnyRequest, asked: NewTable) -> dict[Seat, Newcomer]:
    """The companions for whom a table is opened, by seat: not known before it is stored."""
    if asked.companions:
        house.auth.check_newcomer(request, len(asked.companions))
    newcomers: dict[Seat, Newcomer] = {}
    for one in asked.companions:
        if one.seat == asked.seat or one.seat in newcomers:
            raise Refused("table-seat-taken", seat=one.seat)
        newcomers[one.seat] = newcomer(now(), wanted_name(house, one), one.sign, "person")
    return newcomers
