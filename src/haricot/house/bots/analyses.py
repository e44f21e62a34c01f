"""Positions assessed for whoever looks at one: one at a time for each person, in the process of the reviews."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec
from msgspec import Struct

from haricot.analysis.tree import AnalysisStart, Ply, begun, states_of
from haricot.core.game import Seat
from haricot.house.bots.review_pool import ReviewPool
from haricot.review.assessed_position import AssessedPosition
from haricot.review.assessment import assessed, assessed_position, next_step
from haricot.review.history import GameHistory
from haricot.table import Refused

MOST_KEPT = 300


class Assessed(Struct, frozen=True):
    """A position, by the line that leads there; whose eyes; the budget, and the reader's language."""

    game: str
    start: AnalysisStart
    moves: tuple[str, ...]
    eyes: Seat | None
    nodes: int
    lang: str


class Analyses:
    """Whoever asks anew has no interest in what they asked before: that is given up, unless it is under way."""

    def __init__(self, pool: ReviewPool) -> None:
        self._pool = pool
        self._asked: dict[str, asyncio.Task[AssessedPosition]] = {}
        self._kept: OrderedDict[bytes, AssessedPosition] = OrderedDict()

    async def assess(self, person: str, by: str, asked: Assessed) -> AssessedPosition:
        """Refused where the same person asked for something else meanwhile, or where nothing comes of it."""
        key = msgspec.json.encode(asked)
        if (kept := self._kept.get(key)) is not None:
            return kept
        if (before := self._asked.get(person)) is not None:
            before.cancel()
        working = self._asked[person] = asyncio.create_task(self._pool.run(by, asked.game, assess_line, asked))
        try:
            found = await working
        except asyncio.CancelledError:
            if self._asked.get(person) is not working:
                raise Refused("house-analysis-replaced") from None
            raise
        finally:
            if self._asked.get(person) is working:
                del self._asked[person]
        self._kept[key] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found


def assess_line(asked: Assessed) -> AssessedPosition:
    """In a process of its own."""
    start, first = begun(asked.game, asked.start)
    states = states_of(first, start, [Ply(move) for move in asked.moves])
    history = GameHistory(asked.game, asked.moves, tuple(states), finished=False)
    nodes, more = next_step(asked.game, asked.nodes)
    found = assessed(history, nodes, asked.eyes)
    return assessed_position(history, found, asked.lang, asked.eyes, nodes=nodes, next_nodes=more)
