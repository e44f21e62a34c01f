"""Games looked at once more, over HTTP: replayed, tried otherwise, and played on.

For a record that one brings, addresses begin with `/api/study`: they are published, and stay. The room
`study`, which is for learners, is another thing.
"""

from __future__ import annotations

from collections.abc import Sequence

from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.http import continuations, replays
from haricot.house.http.continuations import Continuation
from haricot.house.http.dependencies import (
    AnyRequest,
    GameNumber,
    Me,
    TableId,
    TheHouse,
    base_address,
    opening_commands,
    table_seen,
)
from haricot.house.http.replays import Line, Replay, UploadedRecord, UploadedVariation, Variation
from haricot.house.http.schemas import TableSeen
from haricot.house.language import language
from haricot.house.people.auth import address
from haricot.records import Record


@post("/api/study/replays", status_code=200, responses=error_responses(403, 409, 413), tags=["records"])
async def replay_record(request: AnyRequest, house: TheHouse, data: JSONBody[UploadedRecord]) -> Replay:
    """A record that you bring, move by move, as every seat, a spectator and all open see it."""
    house.auth.charge(request, None, costs.REPLAY)
    lang = language(request)
    return await house.ask_rules(address(request), lambda: replays.replayed(data.record, lang))


@get("/api/tables/{table:str}/records/{number:int}/replay", responses=error_responses(401, 404, 409), tags=["tables"])
async def replay_game(request: AnyRequest, house: TheHouse, me: Me, table: TableId, number: GameNumber) -> Replay:
    """A finished game of a table, move by move, as every seat, a spectator and all open see it."""
    house.auth.charge(request, me, costs.REPLAY)
    base, lang = base_address(request, house), language(request)
    record = await house.finished_games.record(me, table, number, base)
    times = await house.finished_games.times(table, number)
    return await house.ask_rules(address(request), lambda: replays.replay_of(record, lang, times))


@post("/api/study/tables", status_code=201, responses=error_responses(400, 401, 403, 404, 409, 413), tags=["records"])
async def play_on(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[Continuation]) -> TableSeen:
    """A table of your own that goes on from a moment of a game; what was hidden from that seat is drawn anew."""
    house.auth.charge(request, me, costs.REPLAY)
    await house.tables.check_tables_each(me)
    finished = None
    if data.table is not None and data.number is not None:
        finished = await house.finished_games.record(me, data.table, data.number, base_address(request, house))
    setup, position = await house.ask_rules(address(request), lambda: continuations.continued(finished, data))
    commands = opening_commands(data.seat if data.sit else None, data.bots, start=data.start)
    return table_seen(request, await house.tables.open_table(setup, me.id, position, commands), me)


@post("/api/study/lines", status_code=200, responses=error_responses(403, 409, 413), tags=["records"])
async def try_line(request: AnyRequest, house: TheHouse, data: JSONBody[UploadedVariation]) -> Line:
    """What might have been in a record that you bring: the line of a review, to be stepped through."""
    house.auth.charge(request, None, costs.REPLAY)
    lang = language(request)
    return await house.ask_rules(address(request), lambda: replays.line_of(Record.loads(data.record), data, lang))


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
    record = await house.finished_games.record(me, table, number, base)
    return await house.ask_rules(address(request), lambda: replays.line_of(record, data, lang))


REPLAY_ROUTES: Sequence[ControllerRouterHandler] = (
    replay_record,
    replay_game,
    play_on,
    try_line,
    try_line_of_game,
)
