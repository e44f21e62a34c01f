"""Somebody to play with, now: over HTTP, since whoever waits is at no table yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import delete, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct, field

from haricot.core.options import Value
from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.http.dependencies import AnyRequest, Me, TheHouse
from haricot.house.http.schemas import Done


class Search(Struct, forbid_unknown_fields=True):
    """What you would like to play now: a game by its own rules, or by one of its named variants."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[Annotated[str, Meta(max_length=40)], Value] = field(default_factory=dict)
    begins: bool = True
    """Whether you begin to look; else you go on, and are no longer waited for once you do not."""


class SearchAnswer(Struct):
    """Ask again every two seconds, for as long as you wait: whoever does not ask is not waited for."""

    waits: bool
    """False where you look no longer: you withdrew, or look for something else, or came back too late."""
    table: str | None
    """Where you play: somebody was found, and the game has begun."""
    level: str | None
    """The level of a bot that is as strong as you, or as newcomers are; null where nobody measured them."""


@post("/api/pairing", status_code=200, responses=error_responses(400, 401, 403, 409, 429), tags=["tables"])
async def find_somebody(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[Search]) -> SearchAnswer:
    """Somebody who wants to play the same now, about as strong as you: the longer both wait, the less that matters."""
    house.auth.charge(request, me, costs.SEEK)
    if data.begins:
        await house.tables.check_tables_each(me)
    sought = await house.pairing.seek(me.id, data.game, data.options, begins=data.begins)
    return SearchAnswer(sought.waits, sought.table, sought.level)


@delete("/api/pairing", status_code=200, responses=error_responses(401, 403), tags=["tables"])
async def look_no_longer(house: TheHouse, me: Me) -> Done:
    """You wait no longer; if somebody was found already, the game is among your tables."""
    await house.pairing.withdraw(me.id)
    return Done(0)


PAIRING_ROUTES: Sequence[ControllerRouterHandler] = (find_somebody, look_no_longer)
