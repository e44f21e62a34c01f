"""Learning over HTTP: games looked at again, played on, and advice."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house.bots.review_pool import Looked, Reviewed
from haricot.house.errors import language
from haricot.house.house import TooMuch
from haricot.house.http import study as studying
from haricot.house.http.dependencies import AnyRequest, Me, TableId, TheHouse, seen
from haricot.house.http.schemas import Advice, TableSeen
from haricot.house.people.auth import address
from haricot.house.wrongs import wrongs
from haricot.table.errors import Refused
from haricot.texts import say


@post("/api/study", status_code=200, responses=wrongs(403, 409, 413), tags=["study"])
async def study(request: AnyRequest, house: TheHouse, data: JSONBody[studying.Question]) -> studying.Studied:
    """A record, or a position and moves, played by the rules: what a seat, a spectator or all open would see."""
    return await house.studied(address(request), lambda: studying.study(data))


@post("/api/study/tables", status_code=201, responses=wrongs(401, 403, 409, 413), tags=["study"])
async def play_on(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[studying.Continuation]) -> TableSeen:
    """A table of your own that goes on from a moment of a record; what was hidden from that seat is drawn anew."""
    if len(await house.people.tables_of(me)) >= house.settings.tables_each:
        raise TooMuch("house-too-many-tables", most=house.settings.tables_each)
    setup, start = await house.studied(address(request), lambda: studying.continued(data))
    return seen(await house.hall.open_table(setup, me.id, start), me)


@post("/api/study/reviews", status_code=200, responses=wrongs(401, 403, 409, 413), tags=["study"])
async def review(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[Looked]) -> Reviewed:
    """A game that is over, move by move: what was best, what was lost, luck told apart from skill, and a picture."""
    if not house.reviewers.take(me.id):
        raise TooMuch("house-review-pending")
    try:
        return await house.reviews.of(data.record, language(request))
    finally:
        house.reviewers.give_back(me.id)


@post("/api/tables/{table:str}/hints", status_code=200, responses=wrongs(401, 403, 404, 409), tags=["tables"])
async def hint(request: AnyRequest, house: TheHouse, me: Me, table: TableId) -> Advice:
    """What the strongest bot would play in your place, from what your seat has seen, and why."""
    room = await house.room_for(me, table)
    game = room.shown.playing
    if game is None:
        raise Refused("table-no-game")
    seat = studying.seat_to_act(game.turn, room.shown.seat_of(me.id))
    if not house.advised.take(me.id):
        raise TooMuch("house-too-often")
    try:
        answer = await house.chairs.advise(room, game.setup.game, list(room.sights.views(game, seat)))
    finally:
        house.advised.give_back(me.id)
    if answer is None:
        raise Refused("house-no-hint")
    return Advice(answer.move, say(answer.reason, language(request)))


STUDY_ROUTES: Sequence[ControllerRouterHandler] = (study, play_on, review, hint)
