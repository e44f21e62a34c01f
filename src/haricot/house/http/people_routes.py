"""Who you are to the house, over HTTP."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import NotFound, error_responses
from haricot.house.house import House
from haricot.house.http import listings
from haricot.house.http.dependencies import AnyRequest, Me, TheHouse, base_address
from haricot.house.http.export import Export, export_of
from haricot.house.http.links import identity_link, qr_code
from haricot.house.http.listings import printable_name
from haricot.house.http.schemas import Carried, Companion, Done, Introduction, Link, NewProgram, TableCard
from haricot.house.people.auth import COOKIE
from haricot.house.people.people import LINK_LASTS, Person
from haricot.house.wall_clock import now
from haricot.table import Leave, Refused

YEAR = 365 * 24 * 3600


@post("/api/me", status_code=200, responses=error_responses(400, 403, 409, 429), tags=["you"])
async def introduce_yourself(request: AnyRequest, house: TheHouse, data: JSONBody[Introduction]) -> Response[Person]:
    """Whoever comes for the first time gets a name, a sign, and a key in a cookie; who is known stays who they are."""
    person = await house.auth.person(request)
    if person is not None:
        return Response(person)
    house.auth.check_newcomer(request)
    person, secret = await house.people.welcome(now(), printable_name(data.name), data.sign, "person")
    return Response(person, cookies=[_cookie(house, secret)])


@get("/api/me", responses=error_responses(401), tags=["you"])
async def who_am_i(me: Me) -> Person:
    """Who you are to this house."""
    return me


@patch("/api/me", responses=error_responses(400, 401, 403, 409), tags=["you"])
async def rename_yourself(house: TheHouse, me: Me, data: JSONBody[Introduction]) -> Person:
    """Another name, another sign, or both."""
    return await house.people.rename(me, printable_name(data.name), data.sign)


@delete("/api/me", status_code=200, responses=error_responses(401, 403), tags=["you"])
async def delete_yourself(house: TheHouse, me: Me) -> Response[Done]:
    """You leave every table, and your name, sign and keys are forgotten. Your moves stay, made by nobody."""
    readable, _ = await listings.split_tables(house, me)
    for live in readable:
        try:
            await house.tables.submit(live, Leave(), me.id)
        except Refused:
            continue
        for listener in tuple(live.listeners):
            if listener.person == me.id:
                listener.close(4401, "house-who")
    await house.people.forget(me)
    return Response(Done(0), cookies=[Cookie(COOKIE, value="", max_age=0)])


@post("/api/me/links", status_code=201, responses=error_responses(401, 403), tags=["you"])
async def make_link(request: AnyRequest, house: TheHouse, me: Me) -> Link:
    """A link, good once and for fifteen minutes, that makes another device yours."""
    secret = await house.people.make_link(me, now())
    link = identity_link(base_address(request, house), secret)
    return Link(link, secret, qr_code(link), now() + LINK_LASTS)


@post("/api/me/carry", status_code=200, responses=error_responses(400, 403, 404, 429), tags=["you"])
async def follow_link(request: AnyRequest, house: TheHouse, data: JSONBody[Carried]) -> Response[Person]:
    """This device becomes the person's whose link it is."""
    house.auth.check_newcomer(request)
    followed = await house.people.follow_link(data.secret, now())
    if followed is None:
        raise NotFound("house-link-void")
    person, secret = followed
    return Response(person, cookies=[_cookie(house, secret)])


@get("/api/me/tables", responses=error_responses(401), tags=["you"])
async def my_tables(house: TheHouse, me: Me) -> list[TableCard]:
    """The tables that you are at, newest first."""
    return await listings.tables_of(house, me)


@get("/api/me/export", responses=error_responses(401), tags=["you"])
async def export_yourself(request: AnyRequest, house: TheHouse, me: Me) -> Export:
    """Everything that the house knows about you, and every game that you played, as records."""
    house.auth.charge(request, me, costs.EXPORT)
    return await export_of(house, me)


@post("/api/programs", status_code=201, responses=error_responses(400, 403, 409, 429), tags=["you"])
async def register_program(request: AnyRequest, house: TheHouse, data: JSONBody[Introduction]) -> NewProgram:
    """A program that sits like a person; it shows its token as `Authorization: Bearer …`."""
    house.auth.check_newcomer(request)
    person, secret = await house.people.welcome(now(), printable_name(data.name), data.sign, "program")
    return NewProgram(person, secret)


@post("/api/companions", status_code=201, responses=error_responses(403, 409), tags=["you"])
async def bring_companion(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[Introduction]) -> Companion:
    """Somebody who plays at this device beside you: it speaks for them with `Authorization: Bearer …`."""
    house.auth.check_newcomer(request)
    person, secret = await house.people.welcome(now(), printable_name(data.name), data.sign, "person")
    return Companion(person, secret)


def _cookie(house: House, secret: str) -> Cookie:
    return Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.is_secure)


PEOPLE_ROUTES: Sequence[ControllerRouterHandler] = (
    introduce_yourself,
    who_am_i,
    rename_yourself,
    delete_yourself,
    make_link,
    follow_link,
    my_tables,
    export_yourself,
    register_program,
    bring_companion,
)
