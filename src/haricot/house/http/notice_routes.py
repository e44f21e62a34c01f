"""Holidays, over HTTP."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import delete, get, put
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house.errors import error_responses
from haricot.house.house import House
from haricot.house.http.dependencies import Me, TheHouse
from haricot.house.http.schemas import HolidayCard, HolidayWanted
from haricot.house.people.holiday import DAYS_A_YEAR, milliseconds_left
from haricot.house.people.people import Person
from haricot.house.wall_clock import now


@get("/api/me/holiday", responses=error_responses(401), tags=["you"])
async def my_holiday(house: TheHouse, me: Me) -> HolidayCard:
    """Whether you are on holiday, and how much of it this year has left."""
    return await _card(house, me)


@put("/api/me/holiday", responses=error_responses(400, 401, 403, 409), tags=["you"])
async def take_holiday(house: TheHouse, me: Me, data: JSONBody[HolidayWanted]) -> HolidayCard:
    """You are away from now until then: the clocks of your games of days stand still, and the others see until when."""
    return await _card(house, await house.holidays.take(me, data.until))


@delete("/api/me/holiday", status_code=200, responses=error_responses(401, 403), tags=["you"])
async def end_holiday(house: TheHouse, me: Me) -> HolidayCard:
    """You are back: your clocks go on."""
    return await _card(house, await house.holidays.end(me))


async def _card(house: House, person: Person) -> HolidayCard:
    at = now()
    taken = await house.people.holidays_of(person)
    lasts = person.holiday if person.holiday is not None and person.holiday > at else None
    return HolidayCard(lasts, milliseconds_left(taken, at), DAYS_A_YEAR)


NOTICE_ROUTES: Sequence[ControllerRouterHandler] = (my_holiday, take_holiday, end_holiday)
