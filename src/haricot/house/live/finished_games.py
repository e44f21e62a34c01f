"""The record of a game that is over, with names: for whoever is at its table or had a part in it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from haricot.house.errors import NotFound, NotShown
from haricot.house.live.table_service import TableService
from haricot.house.people.people import Person
from haricot.house.ratings.rating import GONE
from haricot.house.store import game_rows
from haricot.house.store.game_rows import GameRow
from haricot.house.store.store import Store
from haricot.records import Record


class FinishedGames:
    """Who may have the record of which game, and what is noted beside it."""

    def __init__(self, tables: TableService, store: Store) -> None:
        self._tables, self._store = tables, store

    async def record(self, person: Person, table: str, number: int, base: str) -> Record:
        """Whoever left has it still; for whoever had no part in it, the same answer as if there were no such table."""
        live = await self._tables.newest_for(person, table)
        if live is None:
            raise NotFound("table-not-there")
        if not live.stored.may_see(person.id):
            question = partial(game_rows.took_part, person=person.id, table=table, number=number)
            if not await self._store.read(question):
                raise NotFound("table-not-there")
        if number > len(live.stored.finished):
            raise NotFound("house-no-record")
        noted = await self._store.read(partial(game_rows.game_of, table=table, number=number))
        return with_circumstances(live.stored.finished[number - 1].record, noted, base)

    async def times(self, table: str, number: int) -> tuple[int, ...] | None:
        """How long each move of a game took that is over, for whoever was given its record."""
        live = await self._tables.newest(table)
        return None if live is None else live.stored.finished[number - 1].times

    async def record_of(self, game: GameRow, base: str) -> Record | None:
        """Of a game in somebody's history; None where its table cannot be read here."""
        try:
            live = await self._tables.find(game.table)
        except NotShown:
            return None
        if live is None or game.number > len(live.stored.finished):
            return None
        return with_circumstances(live.stored.finished[game.number - 1].record, game, base)


def with_circumstances(record: Record, game: GameRow | None, base: str) -> Record:
    """With who sat where, when, where and why it ended; without, where nothing is noted."""
    if game is None:
        return record
    return replace(
        record,
        players=tuple(names_in_seat(game, seat) for seat in range(game.seats)),
        bots=tuple("" if is_taken_over(game, seat) else bot_level(game, seat) for seat in range(game.seats)),
        substitutes=tuple(bot_level(game, seat) if is_taken_over(game, seat) else "" for seat in range(game.seats)),
        played=datetime.fromtimestamp(game.ended / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        house=base,
        reason=game.reason,
    )


def names_in_seat(game: GameRow, seat: int) -> str:
    """The people of a seat, else its bot; those who went before the end only where nobody else is named."""
    of_seat = [one for one in game.players if one.seat == seat]
    people = [one for one in of_seat if one.person is not None and one.how not in GONE]
    people = people or [one for one in of_seat if one.person is not None]
    return " & ".join(one.name for one in people or of_seat if one.name)


def is_taken_over(game: GameRow, seat: int) -> bool:
    """Whether whoever sat there went before the end, and a bot played on."""
    return any(one.seat == seat and one.person is not None and one.how in GONE for one in game.players)


def bot_level(game: GameRow, seat: int) -> str:
    """Of the bot that held the seat at the end."""
    return next((one.level or "" for one in game.players if one.seat == seat and one.bot is not None), "")
