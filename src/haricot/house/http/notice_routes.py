"""Notices and holidays, over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from haricot.house.errors import error_responses
from haricot.house.house import House
from haricot.house.http.dependencies import AnyRequest, Me, TheHouse
from haricot.house.http.schemas import BrowserCard, Done, HolidayCard, HolidayWanted, NewBrowser, NoticesCard
from haricot.house.language import language
from haricot.house.notices import subscriptions
from haricot.house.notices.preferences import Preferences
from haricot.house.notices.subscriptions import browser_name, subscriptions_of
from haricot.house.people.auth import key_of
from haricot.house.people.holiday import DAYS_A_YEAR, milliseconds_left
from haricot.house.people.people import Person
from haricot.house.store.notice_rows import Subscription
from haricot.house.wall_clock import now

BrowserId = Annotated[str, PathParameter(description="The browser's identifier, as the list of yours has it.")]


@get("/api/me/notices", responses=error_responses(401), tags=["you"])
async def my_notices(request: AnyRequest, house: TheHouse, me: Me) -> NoticesCard:
    """Where and of what you are told while you are not there."""
    assert house.push_key is not None
    this = key_of(request)
    browsers = [
        BrowserCard(browser_name(one), _service(one), one.made, one.key == this)
        for one in await subscriptions_of(house.store, me)
    ]
    return NoticesCard(house.push_key.public, browsers, await house.notices.preferences_of(me.id))


@put("/api/me/notices", responses=error_responses(400, 401, 403, 409), tags=["you"])
async def choose_notices(house: TheHouse, me: Me, data: JSONBody[Preferences]) -> Preferences:
    """Quiet hours, and the games and tables of which you want to hear nothing."""
    await house.notices.choose(me, data)
    return data


@post("/api/me/browsers", status_code=201, responses=error_responses(400, 401, 403, 409), tags=["you"])
async def add_browser(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[NewBrowser]) -> BrowserCard:
    """This browser may be sent notices from now on; of more than ten, the oldest is not any more."""
    keys, anywhere = data.keys, house.settings.push_anywhere
    lang, device = language(request), key_of(request)
    new = subscriptions.subscription(me, device, lang, data.endpoint, keys.p256dh, keys.auth, anywhere=anywhere)
    await subscriptions.add(house.store, new)
    return BrowserCard(browser_name(new), _service(new), new.made, this=True)


@delete("/api/me/browsers/{browser:str}", status_code=200, responses=error_responses(401, 403, 404), tags=["you"])
async def remove_browser(house: TheHouse, me: Me, browser: BrowserId) -> Done:
    """A browser of yours is sent nothing more."""
    await subscriptions.remove(house.store, me, browser)
    return Done(0)


@get("/api/me/holiday", responses=error_responses(401), tags=["you"])
async def my_holiday(house: TheHouse, me: Me) -> HolidayCard:
    """Whether you are on holiday, and how much of it this year has left."""
    return await _holiday(house, me)


@put("/api/me/holiday", responses=error_responses(400, 401, 403, 409), tags=["you"])
async def take_holiday(house: TheHouse, me: Me, data: JSONBody[HolidayWanted]) -> HolidayCard:
    """You are away from now until then: the clocks of your games of days stand still, and the others see until when."""
    return await _holiday(house, await house.holidays.take(me, data.until))


@delete("/api/me/holiday", status_code=200, responses=error_responses(401, 403), tags=["you"])
async def end_holiday(house: TheHouse, me: Me) -> HolidayCard:
    """You are back: your clocks go on."""
    return await _holiday(house, await house.holidays.end(me))


async def _holiday(house: House, person: Person) -> HolidayCard:
    at = now()
    taken = await house.people.holidays_of(person)
    lasts = person.holiday if person.holiday is not None and person.holiday > at else None
    return HolidayCard(lasts, milliseconds_left(taken, at), DAYS_A_YEAR)


def _service(one: Subscription) -> str:
    """Whose it is; the rest of the address would let anybody write to the browser."""
    return urlsplit(one.endpoint).hostname or ""


NOTICE_ROUTES: Sequence[ControllerRouterHandler] = (
    my_notices,
    choose_notices,
    add_browser,
    remove_browser,
    my_holiday,
    take_holiday,
    end_holiday,
)
