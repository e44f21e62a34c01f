"""Openings explored: what is known of each move in a position, and how people of this house did with it."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from msgspec import Struct

from haricot.bots.openings import explorer_of
from haricot.core.game import State
from haricot.house.history.openings import position_key
from haricot.house.house import House
from haricot.house.http.analysis import AskedLine, line_of
from haricot.house.http.engine import check_not_running
from haricot.house.people.people import Person
from haricot.house.store import opening_rows
from haricot.review import reviewer
from haricot.review.history import GameHistory
from haricot.table import Refused


class ExploredMove(Struct):
    """`result` for whoever makes it, where that is proven; `games` of people of this house, and how many they won.

    `effort`: how many positions the proof takes from there, as a power of two, where the book says it.
    """

    move: str
    words: str
    result: Literal["won", "lost"] | None
    turns: int | None
    effort: int | None
    games: int
    wins: int


class ExploredPosition(Struct):
    """Every move of a position; `games` of people came through it."""

    turn: int
    games: int
    moves: list[ExploredMove]


async def explored(
    house: House, person: Person | None, by: str, game: str, asked: AskedLine, lang: str
) -> ExploredPosition:
    """Refused where nobody explores that game, where it is over, and of a game that this person plays."""
    if explorer_of(game) is None:
        raise Refused("analysis-no-explorer", game=game)
    states = await house.ask_rules(by, lambda: line_of(game, asked))
    turn = states[-1].turn
    if turn is None:
        raise Refused("house-analysis-over")
    if person is not None:
        await check_not_running(house, person, by, game, states)
    found = await house.reviews.run(by, game, known_moves, states[-1], lang)
    before = position_key(states[-1])
    counted = await house.store.read(partial(opening_rows.from_position, game=game, before=before))
    moves = []
    for after, told in found:
        own = counted.get(after)
        moves.append(ExploredMove(**told, games=own.games if own else 0, wins=own.won if own else 0))
    return ExploredPosition(turn, sum(one.games for one in counted.values()), moves)


def known_moves(state: State, lang: str) -> list[tuple[str, dict[str, Any]]]:
    """In a process of its own: each move with what the position after it looks like."""
    explorer = explorer_of(state.game.name)
    assert explorer is not None
    history, own = GameHistory(state.game.name, (), (state,), finished=False), reviewer(state.game.name)
    found = []
    for move, known in explorer.known(state).items():
        told: dict[str, Any] = {"move": move, "words": own.worded(history, 1, move, lang)}
        told |= {"result": known.result, "turns": known.turns, "effort": known.effort}
        found.append((position_key(state.play(move)), told))
    return found
