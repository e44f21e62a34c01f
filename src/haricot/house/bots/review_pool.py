"""Reviews of games that are over: in a process of its own, so that neither house nor bots wait for it."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, ParamSpec, Protocol, TypeVar

import msgspec
from msgspec import Struct

from haricot.core.errors import HaricotError
from haricot.house.bots.fair_queue import FairQueue, Urgency
from haricot.house.bots.workers import Worker, WorkerGone
from haricot.house.errors import RateLimited
from haricot.records import Record
from haricot.review import review_of, reviewer
from haricot.review.history import GameHistory
from haricot.review.reviewed_game import Reviewed
from haricot.table import Refused
from haricot.texts import LANGUAGES

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger("haricot.house.bots")

MOST_MOVES = 2_000
MOVES_IN_FULL = 60
"""A game of more moves has what so many would have, shared out: about a quarter of a minute."""
PATIENCE = 180.0
"""Seconds after which a reviewer counts as stuck: nodes take long where others need the processor."""
MOST_WAITING_EACH = 4
"""Of one address: however many names it goes by, others are not locked out."""
MOST_WAITING = 60
MOST_KEPT = 50
NICENESS = 5
"""A review takes what the tables leave of the processor."""


Reviews = dict[str, Reviewed]
"""By language."""


class Keeper(Protocol):
    """Where a review is kept beyond this process, for one game."""

    async def claim(self) -> bool:
        """Whether it is this house's to make."""

    async def found(self) -> Reviews | None:
        """What another house made of it, once it has; None where nobody is at it any more."""

    async def keep(self, reviews: Reviews | None) -> None:
        """What came of it, or that nothing did."""


class _Flight(Struct):
    """A review that somebody waits for."""

    task: asyncio.Task[Reviews]
    waiting: int = 0


class ReviewPool:
    """One game at a time; a few may wait, and the last ones are kept for whoever asks again.

    Nobody makes a review twice: whoever asks for one that is being made waits with the others. When all of them went
    away before it was begun, it is not made.
    """

    def __init__(self) -> None:
        self._worker: Worker | None = None
        self.queue = FairQueue(1, MOST_WAITING_EACH, MOST_WAITING)
        self._kept: OrderedDict[Record, Reviews] = OrderedDict()
        self._flights: dict[Record, _Flight] = {}
        self._begun: set[Record] = set()

    async def review(self, record: Record, lang: str, by: str, keeper: Keeper | None = None) -> Reviewed:
        """Refused where too many wait, where the game is not over, or where nothing comes of it."""
        if (kept := self._kept.get(record)) is not None:
            return kept[lang]
        flight = self._flights.get(record)
        if flight is None:
            flight = self._flights[record] = _Flight(asyncio.create_task(self._fly(record, by, keeper)))
            flight.task.add_done_callback(_looked_at)
        flight.waiting += 1
        try:
            return (await asyncio.shield(flight.task))[lang]
        finally:
            flight.waiting -= 1
            if not flight.waiting and not flight.task.done() and record not in self._begun:
                del self._flights[record]
                flight.task.cancel()

    async def _fly(self, record: Record, by: str, keeper: Keeper | None) -> Reviews:
        try:
            found = await self._made(record, by, keeper)
        finally:
            if self._flights.get(record) and self._flights[record].task is asyncio.current_task():
                del self._flights[record]
                self._begun.discard(record)
        self._kept[record] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _made(self, record: Record, by: str, keeper: Keeper | None) -> Reviews:
        """By this house, or by another that is at it already."""
        while True:
            try:
                async with self.queue.turn(by, "", Urgency.REVIEW):
                    self._begun.add(record)
                    if keeper is None:
                        return await self._reviewed(record)
                    if await keeper.claim():
                        return await self._kept_by(keeper, record)
            except RateLimited:
                raise Refused("house-reviews-busy") from None
            if (found := await keeper.found()) is not None:
                return found

    async def _kept_by(self, keeper: Keeper, record: Record) -> Reviews:
        try:
            made = await self._reviewed(record)
        except Exception:
            await keeper.keep(None)
            raise
        await keeper.keep(made)
        return made

    async def _reviewed(self, record: Record) -> Reviews:
        return decode(await self._in_worker(record.game, partial(review_record, record)))

    async def _in_worker(self, game: str, work: Callable[[], T]) -> T:
        """Its time begins when the kernels of the game are loaded."""
        worker = self._worker = self._worker or Worker(niceness=NICENESS)
        try:
            await worker.prepare(game, whatever_it_takes=True)
            return await worker.run(PATIENCE, work)
        except HaricotError:
            raise
        except WorkerGone as gone:
            LOG.warning("review worker %s", gone, extra={"game": game})
            self._worker = None
            worker.kill()
        except Exception:
            LOG.exception("review worker raised", extra={"game": game})
        raise Refused("house-no-review")

    async def run(self, by: str, game: str, work: Callable[P, T], *asked: P.args, **named: P.kwargs) -> T:
        """Something shorter, before the reviews that wait; whoever goes away before it is begun has it not done.

        RateLimited where too many wait; Refused where nothing comes of it.
        """
        begun = asyncio.Event()
        doing = asyncio.create_task(self._run_in_turn(begun, by, game, partial(work, *asked, **named)))
        try:
            return await asyncio.shield(doing)
        finally:
            if not begun.is_set():
                doing.cancel()
            doing.add_done_callback(_looked_at)

    async def _run_in_turn(self, begun: asyncio.Event, by: str, game: str, work: Callable[[], T]) -> T:
        async with self.queue.turn(by, "", Urgency.ANALYSIS):
            begun.set()
            return await self._in_worker(game, work)

    def close(self) -> None:
        """Ends the worker and whatever waited for it."""
        for flight in [*self._flights.values()]:
            flight.task.cancel()
        if self._worker is not None:
            self._worker.kill()


def _looked_at(task: asyncio.Task[Any]) -> None:
    """What went wrong was told to whoever still waited."""
    if not task.cancelled():
        task.exception()


def review_record(record: Record) -> bytes:
    """In a process of its own: the longer the game, the less for each move. It is replayed there, once.

    In nodes, so that it is the same in every house; in every language, so that it is made once.
    """
    if len(record.moves) > MOST_MOVES:
        raise Refused("house-record-long", most=MOST_MOVES)
    history, own = GameHistory.of(record), reviewer(record.game)
    if not history.finished:
        raise Refused("house-review-unfinished")
    nodes = max(1, own.NODES * MOVES_IN_FULL // max(MOVES_IN_FULL, len(record.moves)))
    remarks = list(own.remarks(history, 0.0, nodes))
    return encode({lang: review_of(history, remarks, lang, nodes=nodes) for lang in LANGUAGES})


def encode(reviews: Reviews) -> bytes:
    """By language, small enough to be kept with the game."""
    return zlib.compress(msgspec.json.encode(reviews))


def decode(body: bytes) -> Reviews:
    """Reviews as they are kept, packed."""
    return msgspec.json.decode(zlib.decompress(body), type=Reviews)
