"""Everything that is not live, over HTTP: one handler each, which translates and decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated

from litestar import MediaType, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.exceptions import ServiceUnavailableException
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from haricot.house.errors import language
from haricot.house.house import House, NotThere, TooMuch
from haricot.house.http import client_files, export
from haricot.house.http import fallback_page as page
from haricot.house.http import listings as lists
from haricot.house.http.dependencies import AnyRequest, Me, TableId, TheHouse, seen
from haricot.house.http.links import identity_link, invitation_link, qr_code
from haricot.house.http.schemas import (
    Carried,
    Coming,
    Companion,
    Done,
    Foreseen,
    GameCard,
    Healthy,
    Introduction,
    Invitation,
    InvitationLink,
    Link,
    NewProgram,
    SeenView,
    TableCard,
    TableSeen,
)
from haricot.house.http.study_routes import STUDY_ROUTES
from haricot.house.live.live_table import now
from haricot.house.ops.metrics import exposition, figures
from haricot.house.people.auth import COOKIE, address, who_is
from haricot.house.people.people import LINK_LASTS, Person, fingerprint, new_secret
from haricot.house.wrongs import wrongs
from haricot.table import Command, Invite, Leave, Setup
from haricot.table.errors import Refused

YEAR = 365 * 24 * 3600


# The house


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, house: TheHouse, path: FromPath[str] = "/") -> Response[bytes | str]:
    """The client, whose pages are all one file; where it was not built, a page that says what runs here."""
    file = None if path.startswith("/api") else client_files.find(house.client, path)
    if file is None:
        if path != "/":
            raise NotThere("house-not-found")
        return Response(page.render(await lists.public_tables(house, None)), media_type=MediaType.HTML)
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if file.lasting else "no-cache"}
    if file.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


@get("/health", responses=wrongs(503), tags=["house"])
async def health(house: TheHouse) -> Healthy:
    """Whether the house can read its store."""
    if not await house.is_healthy():
        raise ServiceUnavailableException
    return Healthy("ok", version("haricot"))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest, house: TheHouse) -> str:
    """Figures for Prometheus, for whoever asks from this machine."""
    if address(request) not in ("127.0.0.1", "::1", "local", "testclient"):
        raise NotThere("house-not-found")
    return exposition(figures(house))


@get("/api/games", tags=["games"])
async def games(request: AnyRequest) -> list[GameCard]:
    """The games of the house, with their options, described in the reader's language."""
    return lists.game_cards(language(request))


# Who you are


@post("/api/me", status_code=200, responses=wrongs(400, 403, 409, 429), tags=["you"])
async def introduce_yourself(request: AnyRequest, house: TheHouse, data: JSONBody[Introduction]) -> Response[Person]:
    """Whoever comes for the first time gets a name, a sign, and a key in a cookie; who is known stays who they are."""
    person = await who_is(request)
    if person is not None:
        return Response(person)
    _check_newcomer(request, house)
    person, secret = await house.people.welcome(now(), lists.clean(data.name), data.sign, "person")
    return Response(person, cookies=[_cookie(house, secret)])


@get("/api/me", responses=wrongs(401), tags=["you"])
async def who_am_i(me: Me) -> Person:
    """Who you are to this house."""
    return me


@patch("/api/me", responses=wrongs(400, 401, 403, 409), tags=["you"])
async def rename_yourself(house: TheHouse, me: Me, data: JSONBody[Introduction]) -> Person:
    """Another name, another sign, or both."""
    return await house.people.rename(me, lists.clean(data.name), data.sign)


@delete("/api/me", status_code=200, responses=wrongs(401, 403), tags=["you"])
async def delete_yourself(house: TheHouse, me: Me) -> Response[Done]:
    """You leave every table, and your name, sign and keys are forgotten. Your moves stay, made by nobody."""
    for room in await lists.rooms_of(house, me):
        try:
            await house.hall.ask(room, Leave(), me.id)
        except Refused:
            continue
        for listener in tuple(room.listeners):
            if listener.person == me.id:
                listener.close(4401, "house-who")
    await house.people.forget(me)
    return Response(Done(0), cookies=[Cookie(COOKIE, value="", max_age=0)])


@post("/api/me/links", status_code=201, responses=wrongs(401, 403), tags=["you"])
async def make_link(request: AnyRequest, house: TheHouse, me: Me) -> Link:
    """A link, good once and for fifteen minutes, that makes another device yours."""
    secret = await house.people.make_link(me, now())
    link = identity_link(_base(request, house), secret)
    return Link(link, secret, qr_code(link), now() + LINK_LASTS)


@post("/api/me/carry", status_code=200, responses=wrongs(400, 403, 404, 429), tags=["you"])
async def follow_link(request: AnyRequest, house: TheHouse, data: JSONBody[Carried]) -> Response[Person]:
    """This device becomes the person's whose link it is."""
    _check_newcomer(request, house)
    followed = await house.people.follow_link(data.secret, now())
    if followed is None:
        raise NotThere("house-link-void")
    person, secret = followed
    return Response(person, cookies=[_cookie(house, secret)])


@get("/api/me/tables", responses=wrongs(401), tags=["you"])
async def my_tables(house: TheHouse, me: Me) -> list[TableCard]:
    """The tables that you are at, newest first."""
    return await lists.tables_of(house, me)


@get("/api/me/export", responses=wrongs(401), tags=["you"])
async def export_yourself(house: TheHouse, me: Me) -> export.Export:
    """Everything that the house knows about you, and every game that you played, as records."""
    return await export.of(house, me)


@post("/api/programs", status_code=201, responses=wrongs(400, 403, 409, 429), tags=["you"])
async def register_program(request: AnyRequest, house: TheHouse, data: JSONBody[Introduction]) -> NewProgram:
    """A program that sits like a person; it shows its token as `Authorization: Bearer …`."""
    _check_newcomer(request, house)
    person, secret = await house.people.welcome(now(), lists.clean(data.name), data.sign, "program")
    return NewProgram(person, secret)


@post("/api/companions", status_code=201, responses=wrongs(403, 409), tags=["you"])
async def bring_companion(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[Introduction]) -> Companion:
    """Somebody who plays at this device beside you: it speaks for them with `Authorization: Bearer …`."""
    _check_newcomer(request, house)
    person, secret = await house.people.welcome(now(), lists.clean(data.name), data.sign, "person")
    return Companion(person, secret)


# Tables


@get("/api/tables", tags=["tables"])
async def public_tables(request: AnyRequest, house: TheHouse) -> list[TableCard]:
    """The tables that are open to everybody, newest first."""
    return await lists.public_tables(house, await who_is(request))


@post("/api/tables", status_code=201, responses=wrongs(400, 401, 403, 409, 429), tags=["tables"])
async def open_table(house: TheHouse, me: Me, data: JSONBody[Setup]) -> TableSeen:
    """A table of your own; private unless you say otherwise."""
    if len(await house.people.tables_of(me)) >= house.settings.tables_each:
        raise TooMuch("house-too-many-tables", most=house.settings.tables_each)
    return seen(await house.hall.open_table(data, me.id), me)


@get("/api/tables/{table:str}", responses=wrongs(401, 404), tags=["tables"])
async def see_table(house: TheHouse, me: Me, table: TableId) -> TableSeen:
    """The table as you may see it: who is there, the game, your view of it, and your moves if it is your turn."""
    return seen(await house.room_for(me, table), me)


@post("/api/tables/{table:str}/guests", status_code=200, responses=wrongs(400, 401, 403, 404, 409), tags=["tables"])
async def come(house: TheHouse, me: Me, table: TableId, data: JSONBody[Coming]) -> TableSeen:
    """Come to a table: with an invitation, or to a public one without."""
    shown = fingerprint(data.invitation) if data.invitation else None
    room = await house.come(me, table, shown)
    if not room.shown.may_see(me.id):
        raise NotThere("table-not-there")
    return seen(room, me)


@post(
    "/api/tables/{table:str}/invitations", status_code=201, responses=wrongs(400, 401, 403, 404, 409), tags=["tables"]
)
async def invite(
    request: AnyRequest, house: TheHouse, me: Me, table: TableId, data: JSONBody[Invitation]
) -> InvitationLink:
    """The host makes a link: whoever has it may sit down, or only watch."""
    room = await house.room_for(me, table)
    secret = new_secret()
    await house.hall.ask(room, Invite(fingerprint(secret), data.may), me.id)
    link = invitation_link(_base(request, house), table, secret)
    return InvitationLink(link, secret, data.may, qr_code(link))


@post("/api/tables/{table:str}/commands", status_code=200, responses=wrongs(400, 401, 403, 404, 409), tags=["tables"])
async def ask(house: TheHouse, me: Me, table: TableId, data: JSONBody[Command]) -> Done:
    """Anything that can be asked of a table, as over the socket."""
    room = await house.room_for(me, table)
    await house.hall.ask(room, data, me.id)
    return Done(room.shown.number)


@get("/api/tables/{table:str}/views", responses=wrongs(400, 401, 404, 409), tags=["tables"])
async def past_views(
    house: TheHouse,
    me: Me,
    table: TableId,
    after: Annotated[int, QueryParameter(ge=0, le=2**53, description="Only what came after this number.")] = 0,
) -> list[SeenView]:
    """What your seat has seen of this game so far; not where remembering is the game, until it is over."""
    return lists.past_views(await house.room_for(me, table), me, after)


@get("/api/tables/{table:str}/preview", responses=wrongs(400, 401, 404, 409), tags=["tables"])
async def preview(
    house: TheHouse,
    me: Me,
    table: TableId,
    move: Annotated[str, QueryParameter(min_length=1, max_length=100, description="The move, in the game's notation.")],
) -> Foreseen:
    """What your move would bring, before you make it: in RondoRondo a word's form and sum, no lexicon asked."""
    return lists.foreseen(await house.room_for(me, table), me, move)


@get(
    "/api/tables/{table:str}/records/{number:int}",
    media_type=MediaType.TEXT,
    responses=wrongs(400, 401, 404),
    tags=["tables"],
)
async def record(
    house: TheHouse,
    me: Me,
    table: TableId,
    number: Annotated[int, PathParameter(ge=1, le=100_000, description="Which game of the evening, from 1 on.")],
) -> str:
    """A finished game as text, with its seed: `haricot verify` replays it."""
    room = await house.room_for(me, table)
    if number > len(room.shown.finished):
        raise NotThere("house-no-record")
    return room.shown.finished[number - 1].record.dumps()


ROUTES: Sequence[ControllerRouterHandler] = (
    client,
    health,
    metrics,
    games,
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
    public_tables,
    open_table,
    see_table,
    come,
    invite,
    ask,
    past_views,
    preview,
    record,
    *STUDY_ROUTES,
)
"""Live play has a door of its own: `sockets.Front`."""


def _check_newcomer(request: AnyRequest, house: House) -> None:
    if not house.newcomers.take(address(request)):
        raise TooMuch("house-too-many-newcomers")


def _cookie(house: House, secret: str) -> Cookie:
    return Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="lax", secure=house.settings.is_secure)


def _base(request: AnyRequest, house: House) -> str:
    """The address that people see: the one that was set, else the one that was asked for."""
    return house.settings.address or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
