"""Learning over HTTP: games replayed and reviewed, positions tried, played on, and hints."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.bots.bot_pool import Asker
from haricot.house.bots.fair_queue import Urgency
from haricot.house.errors import RateLimited, error_responses
from haricot.house.house import House
from haricot.house.http import study
from haricot.house.http.dependencies import AnyRequest, GameNumber, Me, TableId, TheHouse, base_address, table_seen
from haricot.house.http.disconnection import unless_gone
from haricot.house.http.finished_games import finished_game, times_of
from haricot.house.http.schemas import Advice, TableSeen
from haricot.house.http.study import (
    Continuation,
    Line,
    Question,
    Replay,
    Studied,
    UploadedRecord,
    UploadedVariation,
    Variation,
)
from haricot.house.language import language
from haricot.house.people.auth import address
from haricot.house.people.people import Person
from haricot.records import Record
from haricot.review.reviewed_game import Reviewed
from haricot.table import Hint, Refused, is_between_people
from haricot.texts import say


@post("/api/study", status_code=200, responses=error_responses(403, 409, 413), tags=["study"])
async def try_moves(request: AnyRequest, house: TheHouse, data: JSONBody[Question]) -> Studied:
    """A new game or a position, and moves, by the rules: what a seat, a spectator or all open would see."""
    house.auth.charge(request, None, costs.PREVIEW)
    lang = language(request)
    return await house.ask_rules(address(request), lambda: study.studied(data, lang))


@post("/api/study/replays", status_code=200, responses=error_responses(403, 409, 413), tags=["study"])
async def replay_record(request: AnyRequest, house: TheHouse, data: JSONBody[UploadedRecord]) -> Replay:
    """A record that you bring, move by move, as every seat, a spectator and all open see it."""
    house.auth.charge(request, None, costs.REPLAY)
    lang = language(request)
    return await house.ask_rules(address(request), lambda: study.replayed(data.record, lang))


@get("/api/tables/{table:str}/records/{number:int}/replay", responses=error_responses(401, 404, 409), tags=["tables"])
async def replay_game(request: AnyRequest, house: TheHouse, me: Me, table: TableId, number: GameNumber) -> Replay:
    """A finished game of a table, move by move, as every seat, a spectator and all open see it."""
    house.auth.charge(request, me, costs.REPLAY)
    base, lang = base_address(request, house), language(request)
    record = await finished_game(house, me, table, number, base)
    times = await times_of(house, table, number)
    return await house.ask_rules(address(request), lambda: study.replay_of(record, lang, times))


@post("/api/study/tables", status_code=201, responses=error_responses(401, 403, 409, 413), tags=["study"])
async def play_on(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[Continuation]) -> TableSeen:
    """A table of your own that goes on from a moment of a record; what was hidden from that seat is drawn anew."""
    house.auth.charge(request, me, costs.REPLAY)
    await house.tables.check_tables_each(me)
    setup, start = await house.ask_rules(address(request), lambda: study.continued(data))
    return table_seen(request, await house.tables.open_table(setup, me.id, start), me)


@post("/api/study/reviews", status_code=200, responses=error_responses(401, 403, 409, 413), tags=["study"])
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
    record = await finished_game(house, me, table, number, base_address(request, house))
    lang = language(request)
    found = await house.kept_reviews.find(table, number, lang)
    if found is not None:
        return found
    asked = house.kept_reviews.review(table, number, record, lang, by=address(request))
    return await _reviewed(request, house, me, asked)


@post("/api/study/lines", status_code=200, responses=error_responses(403, 409, 413), tags=["study"])
async def try_line(request: AnyRequest, house: TheHouse, data: JSONBody[UploadedVariation]) -> Line:
    """What might have been in a record that you bring: the line of a review, to be stepped through."""
    house.auth.charge(request, None, costs.REPLAY)
    lang = language(request)
    return await house.ask_rules(address(request), lambda: study.line_of(Record.loads(data.record), data, lang))


@post(
    "/api/tables/{table:str}/records/{number:int}/lines",
    status_code=200,
    responses=error_responses(401, 404, 409),
    tags=["tables"],
)
async def try_line_of_game(
    request: AnyRequest, house: TheHouse, me: Me, table: TableId, number: GameNumber, data: JSONBody[Variation]
) -> Line:
    """What might have been in a finished game of a table: the line of a review, to be stepped through."""
    house.auth.charge(request, me, costs.REPLAY)
    base, lang = base_address(request, house), language(request)
    record = await finished_game(house, me, table, number, base)
    return await house.ask_rules(address(request), lambda: study.line_of(record, data, lang))


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


@post("/api/tables/{table:str}/hints", status_code=200, responses=error_responses(401, 403, 404, 409), tags=["tables"])
async def hint(request: AnyRequest, house: TheHouse, me: Me, table: TableId) -> Advice:
    """What the strongest bot would play in your place, from what your seat has seen, and why.

    Between people only where the table allows it: then everybody is told that you asked.
    """
    house.auth.charge(request, me, costs.HINT)
    live = await house.tables.visible_to(me, table)
    match = live.stored.playing
    if match is None:
        raise Refused("table-no-game")
    if live.stored.is_rated:
        raise Refused("house-hint-rated")
    seat = live.stored.seat_of(me.id)
    if seat is None or seat != match.turn:  # nobody else is given advice
        raise Refused("house-hint-not-now")
    if not house.hint_quota.acquire(me.id):
        raise RateLimited("house-too-often")
    try:
        if is_between_people(live.stored):
            await house.tables.submit(live, Hint(live.stored.number), me.id)
        asker = Asker(me.id, table, Urgency.HINT)
        answer = await house.bots.best_move(asker, match.setup.game, house.tables.views.views(table, match, seat))
    finally:
        house.hint_quota.release(me.id)
    if answer is None:
        raise Refused("house-no-hint")
    return Advice(answer.move, say(answer.reason, language(request)))


STUDY_ROUTES: Sequence[ControllerRouterHandler] = (
    try_moves,
    replay_record,
    replay_game,
    play_on,
    review_record,
    review_game,
    try_line,
    try_line_of_game,
    hint,
)
