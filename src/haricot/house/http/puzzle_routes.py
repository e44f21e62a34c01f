"""Puzzles over HTTP: a sheet has all that is needed to solve one; what was tried is told to the house afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import NotFound, error_responses
from haricot.house.http import puzzles
from haricot.house.http.dependencies import AnyRequest, GameName, Me, TheHouse
from haricot.house.http.puzzles import DailyPuzzles, DailyStanding, PuzzleCollection, PuzzleOutcome, PuzzleTries
from haricot.house.language import language
from haricot.house.people.auth import address
from haricot.house.puzzles import choice
from haricot.house.puzzles.streaks import read_day
from haricot.puzzles import days
from haricot.puzzles.sheet import PuzzleSheet, judged

PuzzleId = Annotated[str, PathParameter(max_length=16, description="What the puzzle is known by.")]
Day = Annotated[str, PathParameter(max_length=10, description="The date where you are: `2026-11-16`.")]
PuzzleKind = Annotated[str | None, QueryParameter(max_length=40, description="Only puzzles of this kind.")]


@get("/api/puzzles", responses=error_responses(), tags=["puzzles"])
async def collections(request: AnyRequest, house: TheHouse) -> list[PuzzleCollection]:
    """The games that have puzzles, how many, and how well you do at them."""
    house.auth.charge(request, None, costs.LIST)
    return await puzzles.collections(house, await house.auth.person(request), language(request))


@get("/api/puzzles/{game:str}", responses=error_responses(404), tags=["puzzles"])
async def next_puzzles(
    request: AnyRequest, house: TheHouse, game: GameName, kind: PuzzleKind = None
) -> list[PuzzleSheet]:
    """Some puzzles that are about as hard as you are strong, and that you have not tried."""
    house.auth.charge(request, None, costs.REPLAY)
    me = await house.auth.person(request)
    chosen = await choice.next_puzzles(house.store, me.id if me else None, game, kind, language(request))
    return await puzzles.sheets_of(house, address(request), [(game, one) for one in chosen])


@get("/api/puzzles/{game:str}/{puzzle:str}", responses=error_responses(404), tags=["puzzles"])
async def one_puzzle(request: AnyRequest, house: TheHouse, game: GameName, puzzle: PuzzleId) -> PuzzleSheet:
    """That puzzle."""
    house.auth.charge(request, None, costs.REPLAY)
    (found,) = await puzzles.sheets_of(house, address(request), [(game, choice.found(game, puzzle))])
    return found


@post(
    "/api/puzzles/{game:str}/{puzzle:str}",
    status_code=200,
    responses=error_responses(401, 403, 404, 413),
    tags=["puzzles"],
)
async def note_tries(
    request: AnyRequest, house: TheHouse, me: Me, game: GameName, puzzle: PuzzleId, data: JSONBody[PuzzleTries]
) -> PuzzleOutcome:
    """What you tried: your rating moves by the first time that you tell of a puzzle."""
    house.auth.charge(request, me, costs.REPLAY)
    asked = choice.found(game, puzzle)
    (sheet,) = await puzzles.sheets_of(house, address(request), [(game, asked)])
    return await puzzles.note(house, me, game, asked, *judged(sheet, data.moves))


@get("/api/daily/{day:str}", responses=error_responses(404), tags=["puzzles"])
async def daily_puzzles(request: AnyRequest, house: TheHouse, day: Day) -> DailyPuzzles:
    """The puzzles of a day that has begun, where you are or elsewhere."""
    house.auth.charge(request, None, costs.REPLAY)
    asked = read_day(day)
    chosen = days.puzzles_of(asked, language(request))
    return DailyPuzzles(str(asked), await puzzles.sheets_of(house, address(request), list(chosen.items())))


@get("/api/daily/{day:str}/standing", responses=error_responses(401, 404), tags=["puzzles"])
async def daily_standing(request: AnyRequest, house: TheHouse, me: Me, day: Day) -> DailyStanding:
    """How you did on that day, your streak, and the house's list of the day."""
    house.auth.charge(request, me, costs.LIST)
    return await puzzles.standing(house, me, read_day(day))


@post(
    "/api/daily/{day:str}/{game:str}", status_code=200, responses=error_responses(401, 403, 404, 413), tags=["puzzles"]
)
async def note_daily(
    request: AnyRequest, house: TheHouse, me: Me, day: Day, game: GameName, data: JSONBody[PuzzleTries]
) -> PuzzleOutcome:
    """What you tried at a day's puzzle."""
    house.auth.charge(request, me, costs.REPLAY)
    asked = read_day(day)
    chosen = days.puzzles_of(asked, language(request)).get(game)
    if chosen is None:
        raise NotFound("house-not-found")
    (sheet,) = await puzzles.sheets_of(house, address(request), [(game, chosen)])
    return await puzzles.note(house, me, game, chosen, *judged(sheet, data.moves), day=asked)


PUZZLE_ROUTES: Sequence[ControllerRouterHandler] = (
    collections,
    next_puzzles,
    one_puzzle,
    note_tries,
    daily_puzzles,
    daily_standing,
    note_daily,
)
