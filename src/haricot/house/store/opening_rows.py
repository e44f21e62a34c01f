"""What the store keeps counted of first moves: from which position to which, how often, and how often they won."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, select

from haricot.house.store import schema
from haricot.house.store.tally_rows import upsert

_o = schema.openings.c


class Opening(Struct, frozen=True):
    """A move that people made, by what the positions around it look like."""

    game: str
    before: str
    after: str
    games: int
    won: int


def count(connection: Connection, openings: Sequence[Opening]) -> None:
    """Each is added to what was counted; always in the same order, so that no two houses wait for each other."""
    if openings:
        ordered = sorted(openings, key=lambda one: (one.game, one.before, one.after))
        connection.execute(_counting(connection.dialect.name), [asdict(one) for one in ordered])


@cache
def _counting(dialect: str) -> Any:
    new = upsert(dialect, schema.openings)
    added = {name: _o[name] + new.excluded[name] for name in ("games", "won")}
    return new.on_conflict_do_update(index_elements=[_o.game, _o.before, _o.after], set_=added)


def clear(connection: Connection, games: Collection[str]) -> None:
    """Takes away what was counted of these games, before it is counted again."""
    connection.execute(delete(schema.openings).where(_o.game.in_(games)))


def from_position(connection: Connection, game: str, before: str) -> dict[str, Opening]:
    """By what the moves lead to."""
    asked = select(schema.openings).where(_o.game == game, _o.before == before)
    return {row.after: Opening(*row) for row in connection.execute(asked)}


def tables_with(connection: Connection, games: Sequence[str]) -> list[str]:
    """Where one of these was played to its end."""
    asked = select(schema.games.c.table_id).where(schema.games.c.game.in_(games)).distinct()
    return [row.table_id for row in connection.execute(asked.order_by(schema.games.c.table_id))]
