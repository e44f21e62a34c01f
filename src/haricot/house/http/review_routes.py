"""Reviews of games that are over, over HTTP; that of a record at an address that is published, and stays."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from litestar import post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import RateLimited, error_responses
from haricot.house.house import House
from haricot.house.http.dependencies import AnyRequest, GameNumber, Me, TableId, TheHouse, base_address
from haricot.house.http.disconnection import unless_gone
from haricot.house.http.replays import UploadedRecord
from haricot.house.language import language
from haricot.house.people.auth import address
from haricot.house.people.people import Person
from haricot.records import Record
from haricot.review.reviewed_game import Reviewed


@post("/api/study/reviews", status_code=200, responses=error_responses(401, 403, 409, 413), tags=["records"])
async def review_record(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[UploadedRecord]) -> Reviewed:
    """A game that is over, move by move: what was best, what was lost, luck told apart from skill, and a picture."""
    record, lang, by = Record.loads(data.record), language(request), address(request)
    return await _reviewed(request, house, me, house.reviews.review(record, lang, by))


@post(
    "/api/tables/{table:str}/records/{number:int}/review",
    status_code=200,
    responses=error_responses(401, 403, 404, 409),
    tags=["tables"],
)
async def review_game(request: AnyRequest, house: TheHouse, me: Me, table: TableId, number: GameNumber) -> Reviewed:
    """The review of a finished game of a table: made once, and kept with the game."""
    house.auth.charge(request, me, costs.PREVIEW)
    record = await house.finished_games.record(me, table, number, base_address(request, house))
    lang = language(request)
    found = await house.kept_reviews.find(table, number, lang)
    if found is not None:
        return found
    asked = house.kept_reviews.review(table, number, record, lang, by=address(request))
    return await _reviewed(request, house, me, asked)


async def _reviewed(request: AnyRequest, house: House, me: Person, asked: Coroutine[Any, Any, Reviewed]) -> Reviewed:
    """One at a time for each person; whoever goes away before it is begun has it not made."""
    try:
        house.auth.charge(request, me, costs.REVIEW)
        if not house.review_quota.acquire(me.id):
            raise RateLimited("house-review-pending")
    except BaseException:
        asked.close()
        raise
    try:
        return await unless_gone(request, asked)
    finally:
        house.review_quota.release(me.id)


REVIEW_ROUTES: Sequence[ControllerRouterHandler] = (
    review_record,
    review_game,
)
