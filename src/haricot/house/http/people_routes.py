"""Who you are to the house, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import NotFound, error_responses
from haricot.house.http import listings
from haricot.house.http.companions import wanted_name
from haricot.house.http.dependencies import AnyRequest, Me, TheHouse, base_address
from haricot.house.http.downloads import as_file_of
from haricot.house.http.export import Export, export_of
from haricot.house.http.identity_cookies import changed, cookie, renewed
from haricot.house.http.links import identity_link, qr_code
from haricot.house.http.passkeys import Sure
from haricot.house.http.schemas import (
    Carried,
    Companion,
    DeviceCard,
    Done,
    Introduction,
    Link,
    NewProgram,
    Return,
    TableCard,
)
from haricot.house.language import language
from haricot.house.people.auth import BEFORE, COOKIE, browser, key_of
from haricot.house.people.people import LINK_LASTS, Person, fingerprint
from haricot.house.wall_clock import now

DeviceId = Annotated[str, PathParameter(description="The device's identifier, as the list of your devices has it.")]


@post("/api/me", status_code=200, responses=error_responses(400, 403, 409, 429), tags=["you"])
async def introduce_yourself(request: AnyRequest, house: TheHouse, data: JSONBody[Introduction]) -> Response[Person]:
    """Whoever comes for the first time gets a name, a sign, and a key in a cookie; who is known stays who they are."""
    person = await house.auth.person(request)
    if person is not None:
        return Response(person, cookies=renewed(house, request))
    house.auth.check_newcomer(request)
    person, secret = await house.people.welcome(now(), wanted_name(house, data), data.sign, "person", browser(request))
    return Response(person, cookies=[cookie(house, secret)])


@get("/api/me", responses=error_responses(401), tags=["you"])
async def who_am_i(request: AnyRequest, house: TheHouse, me: Me) -> Response[Person]:
    """Who you are to this house; to ask makes the cookie last another year."""
    return Response(me, cookies=renewed(house, request))


@patch("/api/me", responses=error_responses(400, 401, 403, 409), tags=["you"])
async def rename_yourself(house: TheHouse, me: Me, data: JSONBody[Introduction]) -> Person:
    """Another name, another sign, or both."""
    renamed = await house.people.rename(me, wanted_name(house, data, me.name), data.sign)
    await asyncio.gather(*house.tables.tell_name(renamed.id))
    return renamed


@delete("/api/me", status_code=200, responses=error_responses(401, 403), tags=["you"])
async def delete_yourself(house: TheHouse, me: Me) -> Response[Done]:
    """You leave every table; your name, sign and keys are forgotten, in past games too. Your moves stay, by nobody."""
    await house.sign_out.forget(me)
    return Response(Done(0), cookies=[Cookie(COOKIE, value="", max_age=0)])


@post("/api/me/links", status_code=201, responses=error_responses(401, 403), tags=["you"])
async def make_link(request: AnyRequest, house: TheHouse, me: Me) -> Link:
    """A link, good once and for fifteen minutes, that makes another device yours."""
    secret = await house.people.make_link(me, now())
    link = identity_link(base_address(request, house), secret)
    return Link(link, secret, qr_code(link), now() + LINK_LASTS)


@post("/api/me/links/look", status_code=200, responses=error_responses(400, 403, 404, 429), tags=["you"])
async def look_at_link(request: AnyRequest, house: TheHouse, data: JSONBody[Carried]) -> Person:
    """Whose link that is, before you follow it; looking does not use it up."""
    house.auth.check_newcomer(request)
    person = await house.people.whose_link(data.secret, now())
    if person is None:
        raise NotFound("house-link-void")
    return person


@post("/api/me/carry", status_code=200, responses=error_responses(400, 403, 404, 429), tags=["you"])
async def follow_link(request: AnyRequest, house: TheHouse, data: JSONBody[Carried]) -> Response[Person]:
    """This device becomes the person's whose link it is; whom it was before, it can become again."""
    house.auth.check_newcomer(request)
    followed = await house.people.follow_link(data.secret, now(), browser(request))
    if followed is None:
        raise NotFound("house-link-void")
    person, secret = followed
    return Response(person, cookies=await changed(house, request, person, secret))


@get("/api/me/before", tags=["you"])
async def who_was_i(request: AnyRequest, house: TheHouse) -> list[Person]:
    """Whom this browser was before it followed links, the last one first: it still holds their keys."""
    return list((await house.auth.people_before(request)).values())


@post("/api/me/back", status_code=200, responses=error_responses(400, 403, 404), tags=["you"])
async def go_back(request: AnyRequest, house: TheHouse, data: JSONBody[Return]) -> Response[Person]:
    """This browser becomes again whom it was before; whom it is now, it can become again likewise."""
    before = await house.auth.people_before(request)
    for secret, person in before.items():
        if person.id == data.person:
            return Response(person, cookies=await changed(house, request, person, secret))
    raise NotFound("house-not-before")


@get("/api/me/devices", responses=error_responses(401), tags=["you"])
async def my_devices(request: AnyRequest, house: TheHouse, me: Me) -> list[DeviceCard]:
    """Every device that is yours, that used last first."""
    this = key_of(request)
    return [
        DeviceCard(one.id, one.key == this, one.browser, one.made, one.used, one.passkey is not None)
        for one in await house.people.devices_of(me)
    ]


@delete("/api/me/devices/{device:str}", status_code=200, responses=error_responses(401, 403, 404, 409), tags=["you"])
async def shut_device_out(request: AnyRequest, house: TheHouse, me: Me, device: DeviceId, sure: Sure = False) -> Done:
    """Another device of yours is so no longer: its key is void, and whatever it has open is closed at once.

    So is the passkey that is on it, or with which it came; the last one goes only if you are `sure`.
    """
    await house.sign_out.shut_out(me, device, key_of(request), sure=sure)
    return Done(0)


@delete("/api/me/device", status_code=200, responses=error_responses(401, 403), tags=["you"])
async def hand_device_over(request: AnyRequest, house: TheHouse, me: Me) -> Response[Done]:
    """This browser is nobody's any more, for whoever comes next: the keys that it holds are void, and others stay."""
    before = await house.auth.people_before(request)
    await house.sign_out.hand_over({me, *before.values()}, {key_of(request), *map(fingerprint, before)})
    return Response(Done(0), cookies=[Cookie(name, value="", max_age=0) for name in (COOKIE, BEFORE)])


@get("/api/me/tables", responses=error_responses(401), tags=["you"])
async def my_tables(house: TheHouse, me: Me) -> list[TableCard]:
    """The tables that you are at, newest first."""
    return await listings.tables_of(house, me)


@get("/api/me/export", responses=error_responses(401), tags=["you"])
async def export_yourself(request: AnyRequest, house: TheHouse, me: Me) -> Response[Export]:
    """Everything that the house knows about you, and every game that you played, as records."""
    house.auth.charge(request, me, costs.EXPORT)
    found = await export_of(house, me, base_address(request, house), language(request))
    return Response(found, headers=as_file_of(me, "json"))


@post("/api/programs", status_code=201, responses=error_responses(400, 403, 409, 429), tags=["you"])
async def register_program(request: AnyRequest, house: TheHouse, data: JSONBody[Introduction]) -> NewProgram:
    """A program that sits like a person; it shows its token as `Authorization: Bearer …`."""
    house.auth.check_newcomer(request)
    person, secret = await house.people.welcome(now(), wanted_name(house, data), data.sign, "program")
    return NewProgram(person, secret)


@post("/api/companions", status_code=201, responses=error_responses(401, 403, 409), tags=["you"])
async def bring_companion(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[Introduction]) -> Companion:
    """Somebody who plays at this device beside you: it speaks for them with `Authorization: Bearer …`."""
    house.auth.check_newcomer(request)
    person, secret = await house.people.welcome(now(), wanted_name(house, data), data.sign, "person")
    return Companion(person, secret)


PEOPLE_ROUTES: Sequence[ControllerRouterHandler] = (
    introduce_yourself,
    who_am_i,
    rename_yourself,
    delete_yourself,
    make_link,
    look_at_link,
    follow_link,
    who_was_i,
    go_back,
    my_devices,
    shut_device_out,
    hand_device_over,
    my_tables,
    export_yourself,
    register_program,
    bring_companion,
)
