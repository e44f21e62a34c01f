"""Profiles over HTTP: your own, to whom you show it, and those that others show you."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, put
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.http import profiles
from haricot.house.http.dependencies import AnyRequest, Me, PersonAsked, TheHouse
from haricot.house.http.profiles import Profile
from haricot.house.language import language
from haricot.house.people import profile_visibility
from haricot.house.store.shown_rows import Shown


@get("/api/me/profile", responses=error_responses(401), tags=["you"])
async def my_profile(request: AnyRequest, house: TheHouse, me: Me) -> Profile:
    """What you played, how it went, and with whom; your last games are reviewed when the house has nothing to do."""
    house.auth.charge(request, me, costs.PROFILE)
    waiting = await house.idle_reviews.want(me.id)
    return await profiles.own_profile(house, me, language(request), waiting)


@put("/api/me/profile/shown", status_code=200, responses=error_responses(400, 401, 403), tags=["you"])
async def show_profile(house: TheHouse, me: Me, data: JSONBody[Shown]) -> Shown:
    """To whom you show how strong you are, and all the rest."""
    await profile_visibility.show(house.store, me, data)
    return data


@get("/api/people/{person:str}/profile", responses=error_responses(401, 404), tags=["you"])
async def profile_of(request: AnyRequest, house: TheHouse, me: Me, person: PersonAsked) -> Profile:
    """What somebody shows you of themselves; where that is nothing, the answer is the same as where there is nobody."""
    house.auth.charge(request, me, costs.PROFILE)
    if person == me.id:
        return await profiles.own_profile(house, me, language(request))
    return await profiles.profile_of(house, person, me, language(request))


PROFILE_ROUTES: Sequence[ControllerRouterHandler] = (my_profile, show_profile, profile_of)
