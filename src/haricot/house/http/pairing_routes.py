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
from haricot.house.live.pairing import PairingAnswer


class PairingWanted(Struct, forbid_unknown_fields=True):
    """What you would like to play now: a game by its own rules, or by one of its named variants."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[Annotated[str, Meta(max_length=40)], Value] = field(default_factory=dict)
    begins: bool = True
    """Whether you begin to look; else you go on, and are no longer waited for once you do not."""


@post("/api/pairing", status_code=200, responses=error_responses(400, 401, 403, 409, 429), tags=["tables"])
async def find_somebody(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[PairingWanted]) -> PairingAnswer:
    """Somebody who wants to play the same now, about as strong as you: the longer both wait, the less that matters."""
    house.auth.charge(request, me, costs.PAIRING)
    return await house.pairing.ask(me, data.game, data.options, begins=data.begins)


@delete("/api/pairing", status_code=200, responses=error_responses(401, 403), tags=["tables"])
async def look_no_longer(house: TheHouse, me: Me) -> Done:
    """You wait no longer; if somebody was found already, the game is among your tables."""
    await house.pairing.withdraw(me.id)
    return Done(0)


PAIRING_ROUTES: Sequence[ControllerRouterHandler] = (find_somebody, look_no_longer)
