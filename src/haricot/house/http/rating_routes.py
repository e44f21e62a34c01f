"""How strong people are, over HTTP; a house for families has none of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get, put
from litestar.params import JSONBody, QueryParameter
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.http import ratings
from haricot.house.http.dependencies import AnyRequest, Me, TableId, TheHouse
from haricot.house.http.ratings import Leaderboard, Listing, OwnRatings, RatedKind, RatingCard
from haricot.house.ratings.listing import choose_listed
from haricot.house.store.rating_rows import RatingCategory
from haricot.table.events import PersonId

Month = Annotated[
    str | None,
    QueryParameter(pattern=r"^(19|20)[0-9][0-9]-(0[1-9]|1[0-2])$", description="Only of this month: `2026-11`."),
]


@get("/api/me/ratings", responses=error_responses(401, 404), tags=["ratings"])
async def my_ratings(request: AnyRequest, house: TheHouse, me: Me) -> OwnRatings:
    """How strong you are in each game that you played for it."""
    house.auth.charge(request, me, costs.LIST)
    return await ratings.ratings_of(house, me)


@put("/api/me/ratings/listed", status_code=200, responses=error_responses(400, 401, 403, 404), tags=["ratings"])
async def list_me(house: TheHouse, me: Me, data: JSONBody[Listing]) -> Listing:
    """Whether you stand on the leaderboards of this house: not unless you say so."""
    await choose_listed(house.store, house.settings, me, listed=data.listed)
    return data


@get("/api/ratings", responses=error_responses(404), tags=["ratings"])
async def rated_kinds(request: AnyRequest, house: TheHouse) -> list[RatedKind]:
    """In which games, and by which rules, strength was compared here so far."""
    house.auth.charge(request, None, costs.LIST)
    return await ratings.kinds(house)


@get("/api/ratings/leaderboard", responses=error_responses(400, 404), tags=["ratings"])
async def leaderboard(
    request: AnyRequest,
    house: TheHouse,
    game: Annotated[str, QueryParameter(max_length=40, description="The game's name.")],
    rule_set: Annotated[str, QueryParameter(max_length=80, description="By which rules.")] = "default",
    month: Month = None,
) -> Leaderboard:
    """Who is strongest of those who want to stand there, of all time or of one month."""
    house.auth.charge(request, None, costs.LIST)
    return await ratings.leaderboard(house, RatingCategory(game, rule_set), month)


@get("/api/tables/{table:str}/ratings", responses=error_responses(401, 404), tags=["ratings"])
async def ratings_at_table(request: AnyRequest, house: TheHouse, me: Me, table: TableId) -> dict[PersonId, RatingCard]:
    """How strong those are who sit there, in what is played there; only of those who show it to you."""
    house.auth.charge(request, me, costs.LIST)
    return await ratings.ratings_at(house, await house.tables.visible_to(me, table), me)


RATING_ROUTES: Sequence[ControllerRouterHandler] = (my_ratings, list_me, rated_kinds, leaderboard, ratings_at_table)
