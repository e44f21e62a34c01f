"""The analysis board's questions to the rules, and what they answer; nothing of it is kept."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from haricot.analysis.tree import MOST_PLIES, AnalysisStart, MoveText, Plies, Ply, begun, states_of
from haricot.core.errors import BadRecord
from haricot.core.game import State
from haricot.games import named
from haricot.house.http.schemas import Foreseen
from haricot.house.http.study import ReplayFrame, replay_frame

Moves = Annotated[list[MoveText], Meta(max_length=MOST_PLIES)]


class AnalysisCard(Struct):
    """What can be asked about a game."""

    game: str
    most_plies: int


class AskedPositions(Struct, forbid_unknown_fields=True):
    """A tree, and from which of its positions on they are told."""

    start: AnalysisStart
    plies: Plies = []
    since: Annotated[int, Meta(ge=0, le=MOST_PLIES)] = 0


class AnalysedPosition(Struct):
    """A position for all eyes. `moves` where there are some to make, and the game lists them."""

    number: int
    frame: ReplayFrame
    position: str
    """As text: the truth, hidden things included."""
    turn: int | None
    moves: list[str] | None


class AnalysedPositions(Struct):
    """`start` says everything, and leads to the same positions whenever it is asked."""

    game: str
    seats: int
    start: AnalysisStart
    positions: list[AnalysedPosition]


class AskedLine(Struct, forbid_unknown_fields=True):
    """A start, and the moves from there to the position that is meant."""

    start: AnalysisStart
    moves: Moves = []


class AskedPreview(AskedLine, forbid_unknown_fields=True):
    """A move there that is not made yet."""

    move: MoveText = ""


def cost_of(asked: AskedPositions) -> float:
    """In the units of `costs.py`, beyond what any such question costs."""
    return 0.05 * len(asked.plies) + 0.5 * max(0, 1 + len(asked.plies) - asked.since)


def positions_of(game: str, asked: AskedPositions, lang: str) -> AnalysedPositions:
    start, first = begun(game, asked.start)
    states = states_of(first, start, asked.plies)
    wanted = [_position(number, states[number], lang) for number in range(asked.since, len(states))]
    return AnalysedPositions(game, first.seats, start, wanted)


def _position(number: int, state: State, lang: str) -> AnalysedPosition:
    listed = state.turn is not None and state.game.lists_moves
    moves = [str(move) for move in state.moves()] if listed else None
    return AnalysedPosition(number, replay_frame(state, lang), str(state), state.turn, moves)


def previewed(game: str, asked: AskedPreview) -> Foreseen:
    """From what whoever is to act sees there."""
    state = line_of(game, asked)[-1]
    if state.turn is None:
        raise BadRecord("move-after-the-end")
    return Foreseen(named(game).preview(state.view(state.turn), asked.move))


def line_of(game: str, asked: AskedLine) -> list[State]:
    start, first = begun(game, asked.start)
    return states_of(first, start, [Ply(move) for move in asked.moves])
