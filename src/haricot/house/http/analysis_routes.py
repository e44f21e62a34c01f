"""The analysis board over HTTP: positions played with by the rules; the client holds the tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from haricot.analysis.tree import MOST_PLIES
from haricot.games import named
from haricot.house import costs
from haricot.house.errors import error_responses, language
from haricot.house.http import analysis
from haricot.house.http.analysis import AnalysedPositions, AnalysisCard, AskedPositions, AskedPreview
from haricot.house.http.dependencies import AnyRequest, TheHouse
from haricot.house.http.schemas import Foreseen
from haricot.house.people.auth import address

GameName = Annotated[str, PathParameter(max_length=40, description="The game's name.")]


@get("/api/analysis/{game:str}", responses=error_responses(409), tags=["analysis"])
async def analysis_card(game: GameName) -> AnalysisCard:
    """What can be asked about a game."""
    return AnalysisCard(named(game).name, MOST_PLIES)


@post(
    "/api/analysis/{game:str}/positions", status_code=200, responses=error_responses(403, 409, 413), tags=["analysis"]
)
async def analysed_positions(
    request: AnyRequest, house: TheHouse, game: GameName, data: JSONBody[AskedPositions]
) -> AnalysedPositions:
    """A tree of moves by the rules: every position as every seat, a spectator and all open see it, and its moves."""
    house.auth.charge(request, None, costs.PREVIEW + analysis.cost_of(data))
    lang = language(request)
    return await house.ask_rules(address(request), lambda: analysis.positions_of(game, data, lang))


@post("/api/analysis/{game:str}/previews", status_code=200, responses=error_responses(403, 409, 413), tags=["analysis"])
async def analysed_preview(
    request: AnyRequest, house: TheHouse, game: GameName, data: JSONBody[AskedPreview]
) -> Foreseen:
    """What a move would bring, before it is made."""
    house.auth.charge(request, None, costs.PREVIEW)
    return await house.ask_rules(address(request), lambda: analysis.previewed(game, data))


ANALYSIS_ROUTES: Sequence[ControllerRouterHandler] = (
    analysis_card,
    analysed_positions,
    analysed_preview,
)
