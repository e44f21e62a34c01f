"""Positions tried outside a table, over HTTP; at an address that is published, and stays."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.http import trials
from haricot.house.http.dependencies import AnyRequest, TheHouse
from haricot.house.http.trials import Question, TriedGame
from haricot.house.language import language
from haricot.house.people.auth import address


@post("/api/study", status_code=200, responses=error_responses(403, 409, 413), tags=["games"])
async def try_moves(request: AnyRequest, house: TheHouse, data: JSONBody[Question]) -> TriedGame:
    """A new game or a position, and moves, by the rules: what a seat, a spectator or all open would see."""
    house.auth.charge(request, None, costs.PREVIEW)
    lang = language(request)
    return await house.ask_rules(address(request), lambda: trials.tried(data, lang))


TRIAL_ROUTES: Sequence[ControllerRouterHandler] = (try_moves,)
