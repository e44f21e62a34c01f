"""Reviews of games that are over: in a process of its own, so that neither house nor bots wait for it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Literal

from msgspec import Struct, convert

from haricot.core.errors import HaricotError
from haricot.house.bots.fair_queue import FairQueue, Urgency
from haricot.house.bots.workers import Worker
from haricot.house.errors import RateLimited
from haricot.records import Record
from haricot.review import reviewed
from haricot.review.history import GameHistory
from haricot.review.marks import Mark
from haricot.table import Refused

LOG = logging.getLogger("haricot.house.bots")

MOST_MOVES = 2_000
SECONDS_EACH = 0.2
SECONDS_IN_ALL = 15.0
PATIENCE = 60.0
"""Seconds after which a reviewer counts as stuck."""
MOST_WAITING_EACH = 4
"""Of one address: however many names it goes by, others are not locked out."""
MOST_WAITING = 60
MOST_KEPT = 50
NICENESS = 5
"""A review takes what the tables leave of the processor."""


class ReviewedMove(Struct):
    """A move, the best one, what each may be expected to be worth, what was lost, what chance gave, in words."""

    number: int
    seat: int
    move: str
    best: str
    worth: float
    most: float
    lost: float
    luck: float
    words: str
    mark: Mark | None
    """By what the choice cost of the chance to win; null where there was none, or nobody knows."""
    proven: bool
    """Whether that is proven, and not estimated."""
    chance: float | None
    """The mover's chance to win after the move, from 0 to 1, as far as they could know it."""
    line: list[str]
    """Where another move was better: that one, and how the game would have gone on."""
    best_words: str
    """The better move as players say it; empty where there was none."""


class ReviewedSeat(Struct):
    """What all of it means for a seat. `accuracy`, from 0 to 100, is null where there was nothing to choose."""

    seat: int
    name: str
    lost: float
    luck: float
    words: str
    accuracy: float | None
    marks: dict[str, int]
    """How many of its moves have each mark."""


class Budget(Struct, omit_defaults=True):
    """What each move was given: nodes, which come to the same everywhere, or seconds."""

    nodes: int | None = None
    seconds: float | None = None


class Reviewed(Struct):
    """A game looked at once more. `unit` says what worths are: chances (0 to 1), beans or points; `picture` is SVG.

    `graph` is every seat's chance to win, from 0 to 1, at the start and after each move; null where nobody knows.
    """

    game: str
    finished: bool
    unit: Literal["chances", "beans", "points"]
    moves: list[ReviewedMove]
    seats: list[ReviewedSeat]
    graph: list[list[float | None]]
    budget: Budget
    picture: str


class ReviewPool:
    """One game at a time; a few may wait, and the last ones are kept for whoever asks again."""

    def __init__(self) -> None:
        self._worker: Worker | None = None
        self.queue = FairQueue(1, MOST_WAITING_EACH, MOST_WAITING)
        self._kept: OrderedDict[tuple[Record, str], Reviewed] = OrderedDict()

    async def review(self, record: Record, lang: str, by: str) -> Reviewed:
        """Refused where too many wait, where the game is not over, or where nothing comes of it."""
        if (kept := self._kept.get((record, lang))) is not None:
            return kept
        try:
            async with self.queue.turn(by, "", Urgency.REVIEW):
                found = convert(await self._reviewed(record, lang), Reviewed)
        except RateLimited:
            raise Refused("house-reviews-busy") from None
        self._kept[record, lang] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _reviewed(self, record: Record, lang: str) -> dict[str, Any]:
        worker = self._worker = self._worker or Worker(niceness=NICENESS)
        try:
            await worker.prepare(record.game, whatever_it_takes=True)
            return await worker.run(PATIENCE, review_record, record, lang)
        except HaricotError:
            raise
        except (TimeoutError, BrokenProcessPool) as cause:
            LOG.warning("review timed out" if isinstance(cause, TimeoutError) else "review worker crashed")
            self._worker = None
            worker.kill()
        except Exception:
            LOG.exception("reviewer raised")
        raise Refused("house-no-review")

    def close(self) -> None:
        if self._worker is not None:
            self._worker.kill()


def review_record(record: Record, lang: str) -> dict[str, Any]:
    """In a process of its own: the longer the game, the less time for each move. It is replayed there, once."""
    if len(record.moves) > MOST_MOVES:
        raise Refused("house-record-long", most=MOST_MOVES)
    seconds = min(SECONDS_EACH, SECONDS_IN_ALL / max(1, len(record.moves)))
    history = GameHistory.of(record)
    if not history.finished:
        raise Refused("house-review-unfinished")
    return reviewed(history, seconds, lang)
