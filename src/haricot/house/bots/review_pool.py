"""Games that are over, looked at once more: in a process of its own, so that neither house nor bots wait for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Literal

from msgspec import Struct, convert

from haricot.core.errors import HaricotError
from haricot.house.bots.bot_pool import end, processes
from haricot.house.http.study import RecordText
from haricot.records.record import Record
from haricot.table.errors import Refused

LOG = logging.getLogger("haricot.house.bots")

Look = Callable[[str, float, str], dict[str, Any]]
"""Looks at a record, for so many seconds a move, in a language. The room that can is below this one: it is given."""

MOST_MOVES = 2_000
SECONDS_EACH = 0.2
SECONDS_IN_ALL = 15.0
PATIENCE = 60.0
"""Seconds after which whoever looks counts as stuck."""
MOST_WAITING = 8
MOST_KEPT = 50


class Looked(Struct, forbid_unknown_fields=True):
    """The record of a game that is over."""

    record: RecordText


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


class ReviewedSeat(Struct):
    """What all of it means for a seat."""

    seat: int
    name: str
    lost: float
    luck: float
    words: str


class Reviewed(Struct):
    """A game looked at once more. `unit` says what worths are: chances (0 to 1), beans or points; `picture` is SVG."""

    game: str
    finished: bool
    unit: Literal["chances", "beans", "points"]
    moves: list[ReviewedMove]
    seats: list[ReviewedSeat]
    picture: str


class Reviews:
    """One game at a time; a few may wait, and the last ones are kept for whoever asks again."""

    def __init__(self, look: Look | None) -> None:
        self._look = look
        self._pool: ProcessPoolExecutor | None = None
        self._one = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[tuple[str, str], Reviewed] = OrderedDict()

    async def of(self, record: str, lang: str) -> Reviewed:
        """Refused where too many wait, where the game is not over, or where nothing comes of it."""
        if (kept := self._kept.get((record, lang))) is not None:
            return kept
        if self._look is None:
            raise Refused("house-no-review")
        if self._waiting >= MOST_WAITING:
            raise Refused("house-reviews-busy")
        self._waiting += 1
        try:
            async with self._one:
                found = convert(await self._looked(self._look, record, lang), Reviewed)
        finally:
            self._waiting -= 1
        self._kept[record, lang] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _looked(self, look: Look, record: str, lang: str) -> dict[str, Any]:
        pool = self._pool = self._pool or processes(1)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.wrap_future(pool.submit(look_again, look, record, lang))
        except HaricotError:
            raise
        except (TimeoutError, BrokenProcessPool):
            LOG.warning("a review is given up")
            self._pool = None
            end(pool)
        except Exception:
            LOG.exception("a review fell over")
        raise Refused("house-no-review")

    def close(self) -> None:
        if self._pool is not None:
            end(self._pool)


def look_again(look: Look, text: str, lang: str) -> dict[str, Any]:
    """In a process of its own: the longer the game, the less time for each move."""
    record = Record.loads(text)
    if len(record.moves) > MOST_MOVES:
        raise Refused("house-record-long", most=MOST_MOVES)
    if record.outcome is None:
        raise Refused("house-review-unfinished")
    return look(text, min(SECONDS_EACH, SECONDS_IN_ALL / max(1, len(record.moves))), lang)
