"""Other people, over HTTP: friends to invite, invitations, whom one blocks; and a look before one comes in."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import delete, get, post, put
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.http import friends
from haricot.house.http.dependencies import AnyRequest, Me, PersonAsked, TableId, TheHouse
from haricot.house.http.friends import Blocked, Friend, Glimpse, InvitationCard
from haricot.house.http.schemas import Coming, Done


@post("/api/tables/{table:str}/glimpse", status_code=200, responses=error_responses(400, 403, 404), tags=["tables"])
async def glimpse(request: AnyRequest, house: TheHouse, table: TableId, data: JSONBody[Coming]) -> Glimpse:
    """What awaits you, before you say who you are: with an invitation, or at a public table."""
    house.auth.charge(request, None, costs.LIST)
    return await friends.glimpse(house, await house.auth.person(request), table, data.invitation)


@post(
    "/api/tables/{table:str}/friends",
    status_code=201,
    responses=error_responses(400, 401, 403, 404, 409),
    tags=["tables"],
)
async def invite_friend(request: AnyRequest, house: TheHouse, me: Me, table: TableId, data: JSONBody[Friend]) -> Done:
    """The host invites somebody with whom they played: it stands on that person's home page."""
    house.auth.charge(request, me, costs.LIST)
    live = await house.tables.visible_to(me, table)
    await house.friends.invite(me, live, data.person)
    return Done(live.stored.number)


@get("/api/me/invitations", responses=error_responses(401), tags=["you"])
async def my_invitations(request: AnyRequest, house: TheHouse, me: Me) -> list[InvitationCard]:
    """Where you are invited by somebody with whom you played, the newest first; to come there is to accept."""
    house.auth.charge(request, me, costs.LIST)
    return await friends.invitation_cards(house, me)


@delete("/api/me/invitations/{table:str}", status_code=200, responses=error_responses(401, 403), tags=["you"])
async def decline_invitation(request: AnyRequest, house: TheHouse, me: Me, table: TableId) -> Done:
    """You do not come; nobody is told."""
    house.auth.charge(request, me, costs.LIST)
    await house.friends.decline(me, table)
    return Done(0)


@get("/api/me/blocks", responses=error_responses(401), tags=["you"])
async def my_blocks(request: AnyRequest, house: TheHouse, me: Me) -> list[Blocked]:
    """Of whom you want to hear no more."""
    house.auth.charge(request, me, costs.LIST)
    return await friends.blocked_cards(house, me)


@put("/api/me/blocks/{person:str}", status_code=200, responses=error_responses(401, 403, 404), tags=["you"])
async def block(request: AnyRequest, house: TheHouse, me: Me, person: PersonAsked) -> Done:
    """That person can neither invite you nor come to your tables, and is not paired with you; they are not told."""
    house.auth.charge(request, me, costs.LIST)
    await house.friends.block(me, person)
    return Done(0)


@delete("/api/me/blocks/{person:str}", status_code=200, responses=error_responses(401, 403), tags=["you"])
async def unblock(request: AnyRequest, house: TheHouse, me: Me, person: PersonAsked) -> Done:
    """As if you had never blocked them."""
    house.auth.charge(request, me, costs.LIST)
    await house.friends.unblock(me, person)
    return Done(0)


FRIEND_ROUTES: Sequence[ControllerRouterHandler] = (
    glimpse,
    invite_friend,
    my_invitations,
    decline_invitation,
    my_blocks,
    block,
    unblock,
)
