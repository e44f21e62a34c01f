"""Advice at a table: who is given it, and when."""

from __future__ import annotations

from haricot.bots import Answer
from haricot.house.bots.bot_pool import Asker, BotPool
from haricot.house.bots.fair_queue import Urgency
from haricot.house.errors import RateLimited
from haricot.house.live.table_service import TableService
from haricot.house.people.people import Person
from haricot.house.rate_limit import Quota
from haricot.table import Hint, Refused, is_between_people


class Hints:
    """What the strongest bot would play in somebody's place, from what their seat has seen."""

    def __init__(self, tables: TableService, bots: BotPool) -> None:
        self._tables, self._bots = tables, bots
        self._quota = Quota(1)

    async def hint(self, person: Person, table: str) -> Answer:
        """For whoever is to move, in games that do not count; between people, all are told that they asked."""
        live = await self._tables.visible_to(person, table)
        match = live.stored.playing
        if match is None:
            raise Refused("table-no-game")
        if live.stored.is_rated:
            raise Refused("house-hint-rated")
        seat = live.stored.seat_of(person.id)
        if seat is None or seat != match.turn:  # nobody else is given advice
            raise Refused("house-hint-not-now")
        if not self._quota.acquire(person.id):
            raise RateLimited("house-too-often")
        try:
            if is_between_people(live.stored):
                await self._tables.submit(live, Hint(live.stored.number), person.id)
            asker = Asker(person.id, table, Urgency.HINT)
            views = self._tables.views.views(table, match, seat)
            answer = await self._bots.best_move(asker, match.setup.game, views)
        finally:
            self._quota.release(person.id)
        if answer is None:
            raise Refused("house-no-hint")
        return answer
