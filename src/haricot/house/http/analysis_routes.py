"""The analysis board over HTTP: positions played with by the rules; the client holds the tree."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from haricot.analysis import tree_text
from haricot.analysis.tree import MOST_PLIES
from haricot.analysis.tree_text import Tree
from haricot.bots.openings import explorer_of
from haricot.games import named
from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.house import House
from haricot.house.http import analysis, engine, explorer
from haricot.house.http.analysis import (
    AnalysedPositions,
    AnalysisCard,
    AskedAssessment,
    AskedEdit,
    AskedLine,
    AskedPositions,
    AskedPreview,
    EditedPosition,
    ReadTree,
    TreeText,
    TreeToWrite,
    WrittenTree,
)
from haricot.house.http.dependencies import AnyRequest, GameName, GameNumber, Me, TableId, TheHouse, base_address
from haricot.house.http.disconnection import unless_gone
from haricot.house.http.explorer import ExploredPosition
from haricot.house.http.schemas import Preview
from haricot.house.language import language
from haricot.house.people.auth import address
from haricot.house.people.people import Person
from haricot.review.assessed_position import AssessedPosition


@get("/api/analysis/{game:str}", responses=error_responses(409), tags=["analysis"])
async def analysis_card(game: GameName) -> AnalysisCard:
    """What can be asked about a game."""
    return AnalysisCard(named(game).name, MOST_PLIES, explorer_of(game) is not None)


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
) -> Preview:
    """What a move would bring, before it is made."""
    house.auth.charge(request, None, costs.PREVIEW)
    return await house.ask_rules(address(request), lambda: analysis.previewed(game, data))


@post(
    "/api/analysis/{game:str}/engine",
    status_code=200,
    responses=error_responses(401, 403, 409, 413),
    tags=["analysis"],
)
async def engine_assessment(
    request: AnyRequest, house: TheHouse, me: Me, game: GameName, data: JSONBody[AskedAssessment]
) -> AssessedPosition:
    """The best moves in a position and what they are worth, within so many nodes; not of a game that you play."""
    house.auth.charge(request, me, costs.ANALYSIS)
    asked = engine.assessed(house, me, address(request), game, data, language(request))
    return await unless_gone(request, asked)


@post("/api/analysis/{game:str}/explorer", status_code=200, responses=error_responses(403, 409, 413), tags=["analysis"])
async def explore_openings(
    request: AnyRequest, house: TheHouse, game: GameName, data: JSONBody[AskedLine]
) -> ExploredPosition:
    """Each move of a position: whether it is proven to win or to lose, and how people of this house did with it."""
    me = await house.auth.person(request)
    house.auth.charge(request, me, costs.ANALYSIS)
    asked = explorer.explored(house, me, address(request), game, data, language(request))
    return await unless_gone(request, asked)


@post("/api/analysis/{game:str}/edit", status_code=200, responses=error_responses(403, 409, 413), tags=["analysis"])
async def edit_position(
    request: AnyRequest, house: TheHouse, game: GameName, data: JSONBody[AskedEdit]
) -> EditedPosition:
    """A form to set a position up by hand, and the position that it makes, or why it makes none."""
    house.auth.charge(request, None, costs.PREVIEW)
    lang = language(request)
    return await house.ask_rules(address(request), lambda: analysis.edited(game, data, lang))


@post("/api/analysis/trees", status_code=200, responses=error_responses(403, 409, 413), tags=["analysis"])
async def read_tree(request: AnyRequest, house: TheHouse, data: JSONBody[WrittenTree]) -> ReadTree:
    """A tree, or a record, from its text or from an address: every move is played by the rules."""
    house.auth.charge(request, None, costs.REPLAY)
    return await _tree_with_positions(request, house, None, lambda: analysis.read_text(data))


@get("/api/tables/{table:str}/records/{number:int}/tree", responses=error_responses(401, 404, 409), tags=["tables"])
async def tree_of_game(request: AnyRequest, house: TheHouse, me: Me, table: TableId, number: GameNumber) -> ReadTree:
    """A finished game of a table as a tree, to play with its positions."""
    house.auth.charge(request, me, costs.REPLAY)
    record = await house.finished_games.record(me, table, number, base_address(request, house))
    return await _tree_with_positions(request, house, me, lambda: tree_text.tree_of(record))


async def _tree_with_positions(
    request: AnyRequest, house: House, me: Person | None, read: Callable[[], Tree]
) -> ReadTree:
    """With its positions, which are paid for once it is known how many they are."""
    tree = await house.ask_rules(address(request), read)
    house.auth.charge(request, me, analysis.cost_of(analysis.every_position(tree)))
    lang = language(request)
    return await house.ask_rules(address(request), lambda: analysis.tree_with_positions(tree, lang))


@post("/api/analysis/texts", status_code=200, responses=error_responses(403, 409, 413), tags=["analysis"])
async def write_tree(request: AnyRequest, house: TheHouse, data: JSONBody[TreeToWrite]) -> TreeText:
    """A tree as text, and as an address holds it."""
    house.auth.charge(request, None, costs.REPLAY)
    return await house.ask_rules(address(request), lambda: analysis.write_text(data))


ANALYSIS_ROUTES: Sequence[ControllerRouterHandler] = (
    analysis_card,
    analysed_positions,
    analysed_preview,
    engine_assessment,
    explore_openings,
    edit_position,
    read_tree,
    tree_of_game,
    write_tree,
)
