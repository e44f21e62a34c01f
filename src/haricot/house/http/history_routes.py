"""What you played, over HTTP: pages of it, with whom, all in one file, and your name taken out of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Literal

from litestar import MediaType, delete, get
from litestar.params import QueryParameter
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import RateLimited, error_responses
from haricot.house.http import history
from haricot.house.http.dependencies import AnyRequest, GameNumber, Me, TableId, TheHouse, base_address
from haricot.house.http.downloads import as_file_of
from haricot.house.http.history import CompanionCard, GamesPage
from haricot.house.http.schemas import Done

Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53, description="In milliseconds since 1970.")]


@get("/api/me/games", responses=error_responses(400, 401, 409), tags=["you"])
async def my_games(
    request: AnyRequest,
    house: TheHouse,
    me: Me,
    game: Annotated[str | None, QueryParameter(max_length=40, description="Only of this game.")] = None,
    result: Annotated[Literal["won", "drawn", "lost"] | None, QueryParameter(description="Only these.")] = None,
    companion: Annotated[str | None, QueryParameter(max_length=32, description="Only with this person.")] = None,
    search: Annotated[str | None, QueryParameter(max_length=60, description="Part of anybody's name.")] = None,
    bots: Annotated[bool | None, QueryParameter(description="Only with bots, or only without.")] = None,
    since: Moment = None,
    until: Moment = None,
    before: Annotated[str | None, QueryParameter(max_length=60, description="`next` of the page before.")] = None,
    most: Annotated[int, QueryParameter(ge=1, le=history.MOST_ON_A_PAGE, description="So many on a page.")] = 20,
) -> GamesPage:
    """The games that you played to their end, or left before it; whether or not you are still at the table."""
    asked = history.wanted(game, result, companion, search, bots, since, until)
    house.auth.charge(request, me, costs.SEARCH if asked.is_search else costs.LIST)
    return await history.page_of(house, me, asked, before, most)


@get("/api/me/companions", responses=error_responses(401), tags=["you"])
async def my_companions(request: AnyRequest, house: TheHouse, me: Me) -> list[CompanionCard]:
    """With whom you played, the last first."""
    house.auth.charge(request, me, costs.LIST)
    return await history.companions_of(house, me)


@get("/api/me/games/records", media_type=MediaType.TEXT, responses=error_responses(401), tags=["you"])
async def my_records(request: AnyRequest, house: TheHouse, me: Me) -> Stream:
    """Every game that you played as records in one text, the newest first."""
    house.auth.charge(request, me, costs.EXPORT)
    if not house.export_quota.acquire(me.id):
        raise RateLimited("house-too-often")
    texts = history.records_of(house, me, base_address(request, house))

    async def written() -> AsyncIterator[str]:
        try:
            async for text in texts:
                yield text
        finally:
            house.export_quota.release(me.id)

    return Stream(written(), headers=as_file_of(me, "txt"))


@delete("/api/me/games/names", status_code=200, responses=error_responses(401, 403), tags=["you"])
async def erase_names(house: TheHouse, me: Me) -> Done:
    """Your name and sign are taken out of every game that you played: others read « somebody » there."""
    await house.erased_names.erase_all(me)
    return Done(0)


@delete(
    "/api/me/games/{table:str}/{number:int}/name",
    status_code=200,
    responses=error_responses(401, 403, 404),
    tags=["you"],
)
async def erase_name(house: TheHouse, me: Me, table: TableId, number: GameNumber) -> Done:
    """Your name and sign are taken out of one game that you played."""
    await house.erased_names.erase(me, table, number)
    return Done(number)


HISTORY_ROUTES: Sequence[ControllerRouterHandler] = (my_games, my_companions, my_records, erase_names, erase_name)
