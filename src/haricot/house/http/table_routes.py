"""Tables, over HTTP: opening, seeing, coming, inviting, asking; live play has a way of its own (`live/socket.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler
from msgspec.structs import asdict

from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.http import listings
from haricot.house.http.companions import newcomers_at
from haricot.house.http.dependencies import (
    AnyRequest,
    GameNumber,
    Me,
    TableId,
    TheHouse,
    base_address,
    opening_commands,
    table_seen,
)
from haricot.house.http.links import invitation_link, qr_code
from haricot.house.http.schemas import (
    Advice,
    Coming,
    Companion,
    Done,
    Invitation,
    InvitationLink,
    JoinCode,
    Joined,
    NewTable,
    OpenedTable,
    Preview,
    SeenView,
    TableCard,
    TableSeen,
    TypedCode,
    Waiting,
)
from haricot.house.language import language
from haricot.house.people.auth import address
from haricot.house.people.people import fingerprint, new_secret
from haricot.records import file_name
from haricot.table import Command, Invite, Setup
from haricot.texts import say


@get("/api/tables", tags=["tables"])
async def public_tables(request: AnyRequest, house: TheHouse) -> list[TableCard]:
    """The tables that are open to everybody, newest first."""
    return await listings.public_tables(house, await house.auth.person(request))


@post("/api/tables", status_code=201, responses=error_responses(400, 401, 403, 409, 429), tags=["tables"])
async def open_table(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[NewTable]) -> OpenedTable:
    """A table of your own, private unless you say otherwise; seats, bots and the start may be asked at once.

    So may `companions`, who play at this device: it speaks for them with `Authorization: Bearer …`, and is told their
    tokens only here.
    """
    house.auth.charge(request, me, costs.OPEN_TABLE + costs.COMPANION * len(data.companions))
    await house.tables.check_tables_each(me)
    setup = Setup(**{name: getattr(data, name) for name in Setup.__struct_fields__})
    newcomers = newcomers_at(house, request, data)
    commands = opening_commands(data.seat, data.bots, start=data.start)
    live = await house.tables.open_table(setup, me.id, commands=commands, screen=data.screen, newcomers=newcomers)
    companions = [Companion(person, secret) for person, secret, _ in newcomers.values()]
    return OpenedTable(**asdict(table_seen(request, live, me)), companions=companions)


@get("/api/tables/{table:str}", responses=error_responses(401, 404), tags=["tables"])
async def see_table(request: AnyRequest, house: TheHouse, me: Me, table: TableId) -> TableSeen:
    """The table as you may see it: who is there, the game, your view of it, and your moves if it is your turn."""
    return table_seen(request, await house.tables.visible_to(me, table), me)


@post(
    "/api/tables/{table:str}/guests",
    status_code=200,
    responses={
        200: ResponseSpec(TableSeen, generate_examples=False, description="You are at the table."),
        202: ResponseSpec(Waiting, generate_examples=False, description="The host is asked to let you in."),
        **error_responses(400, 401, 403, 404, 409),
    },
    tags=["tables"],
)
async def come(
    request: AnyRequest, house: TheHouse, me: Me, table: TableId, data: JSONBody[Coming]
) -> Response[TableSeen | Waiting]:
    """Come to a table: with an invitation; without one to a public table, or where a friend invited you.

    Where somebody was shown out the host lets people in: then the answer is 202, and one asks again from time to time.
    """
    shown = fingerprint(data.invitation) if data.invitation else await house.friends.invitation_to(me, table)
    live = await house.tables.come(me, table, shown)
    if live.stored.waits_outside(me.id):
        return Response(Waiting(live.id), status_code=202)
    return Response(table_seen(request, live, me))


@post(
    "/api/tables/{table:str}/invitations",
    status_code=201,
    responses=error_responses(400, 401, 403, 404, 409),
    tags=["tables"],
)
async def invite(
    request: AnyRequest, house: TheHouse, me: Me, table: TableId, data: JSONBody[Invitation]
) -> InvitationLink:
    """The host makes a link: whoever has it may sit down, or only watch."""
    live = await house.tables.visible_to(me, table)
    secret = new_secret()
    await house.tables.submit(live, Invite(fingerprint(secret), data.may), me.id)
    link = invitation_link(base_address(request, house), table, secret)
    return InvitationLink(link, secret, data.may, qr_code(link))


@post("/api/tables/{table:str}/code", status_code=200, responses=error_responses(401, 403, 404, 409), tags=["tables"])
async def join_code(house: TheHouse, me: Me, table: TableId) -> JoinCode:
    """Six characters to be typed at the front page instead of a link: for the host, and the screen in the middle."""
    return JoinCode(await house.join_codes.code_of(table, me))


@post("/api/codes", status_code=200, responses=error_responses(400, 401, 404, 409, 429), tags=["tables"])
async def join_by_code(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[TypedCode]) -> Joined:
    """Come to a table by its join code. Whoever guesses is soon not answered any more."""
    live = await house.join_codes.come(me, data.code, address(request))
    return Joined(live.id, waits=live.stored.waits_outside(me.id))


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    responses=error_responses(400, 401, 403, 404, 409),
    tags=["tables"],
)
async def ask(request: AnyRequest, house: TheHouse, me: Me, table: TableId, data: JSONBody[Command]) -> Done:
    """Anything that can be asked of a table, as over the socket."""
    house.auth.charge(request, me, costs.MESSAGE + costs.command_cost(data))
    live = await house.tables.visible_to(me, table)
    await house.tables.submit(live, data, me.id)
    return Done(live.stored.number)


@get("/api/tables/{table:str}/views", responses=error_responses(400, 401, 404, 409), tags=["tables"])
async def past_views(
    request: AnyRequest,
    house: TheHouse,
    me: Me,
    table: TableId,
    after: Annotated[int, QueryParameter(ge=0, le=2**53, description="Only what came after this number.")] = 0,
) -> list[SeenView]:
    """What your seat has seen of this game so far; not where remembering is the game, until it is over."""
    house.auth.charge(request, me, costs.VIEWS)
    return listings.past_views(house, await house.tables.visible_to(me, table), me, after)


@get("/api/tables/{table:str}/preview", responses=error_responses(400, 401, 404, 409), tags=["tables"])
async def preview(
    request: AnyRequest,
    house: TheHouse,
    me: Me,
    table: TableId,
    move: Annotated[str, QueryParameter(min_length=1, max_length=100, description="The move, in the game's notation.")],
) -> Preview:
    """What your move would bring, before you make it: in RondoRondo a word's form and sum, no lexicon asked."""
    house.auth.charge(request, me, costs.PREVIEW)
    return listings.previewed(await house.tables.visible_to(me, table), me, move)


@get(
    "/api/tables/{table:str}/records/{number:int}",
    media_type=MediaType.TEXT,
    responses=error_responses(400, 401, 404),
    tags=["tables"],
)
async def record(request: AnyRequest, house: TheHouse, me: Me, table: TableId, number: GameNumber) -> Response[str]:
    """A finished game as text, with its seed and who played it: `haricot verify` replays it."""
    house.auth.charge(request, me, costs.REPLAY)
    found = await house.finished_games.record(me, table, number, base_address(request, house))
    text = await house.ask_rules(address(request), found.dumps)
    return Response(text, headers={"Content-Disposition": f'inline; filename="{file_name(found)}"'})


@post("/api/tables/{table:str}/hints", status_code=200, responses=error_responses(401, 403, 404, 409), tags=["tables"])
async def hint(request: AnyRequest, house: TheHouse, me: Me, table: TableId) -> Advice:
    """What the strongest bot would play in your place, from what your seat has seen, and why.

    Between people only where the table allows it: then everybody is told that you asked.
    """
    house.auth.charge(request, me, costs.HINT)
    answer = await house.hints.hint(me, table)
    return Advice(answer.move, say(answer.reason, language(request)))


TABLE_ROUTES: Sequence[ControllerRouterHandler] = (
    public_tables,
    open_table,
    see_table,
    come,
    invite,
    join_code,
    join_by_code,
    ask,
    past_views,
    preview,
    hint,
    record,
)
