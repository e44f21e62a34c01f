"""Openings explored: what is known of each move in a position, and how people of this house did with it."""

from __future__ import annotations

from functools import partial
from typing import Literal, NamedTuple

from msgspec import Struct

from haricot.bots.openings import KnownMove, explorer_of
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
    for move, words, known, after in found:
        count = counted.get(after)
        games, wins = (count.games, count.won) if count else (0, 0)
        moves.append(ExploredMove(move, words, known.result, known.turns, known.effort, games, wins))
    return ExploredPosition(turn, sum(one.games for one in counted.values()), moves)


class WordedMove(NamedTuple):
    """A move in notation and in words, what is known of it, and the key of the position `after` it."""

    move: str
    words: str
    known: KnownMove
    after: str


def known_moves(state: State, lang: str) -> list[WordedMove]:
    """Every move of a position, in a process of its own."""
    explorer = explorer_of(state.game.name)
    assert explorer is not None
    history, worded = GameHistory(state.game.name, (), (state,), finished=False), reviewer(state.game.name).worded
    return [
        WordedMove(move, worded(history, 1, move, lang), known, position_key(state.play(move)))
        for move, known in explorer.known(state).items()
    ]
