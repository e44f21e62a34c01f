"""Which views each seat was given where remembering is the game, noted as they are given: any house may give the next.

A house that is alone notes them with the table itself (`tables.marks`).
"""

from __future__ import annotations

from sqlalchemy import Connection, func, select
from sqlalchemy.dialects.postgresql import insert

from haricot.core.game import Seat
from haricot.house.store import schema
from haricot.house.store.group_commit import Change
from haricot.house.store.table_rows import Delivery

_NUMBERS = ("acknowledged", "sent", "repeated", "repeated_in")
_add = insert(schema.deliveries)
_NOTE = _add.on_conflict_do_update(
    index_elements=["table_id", "seat"],
    set_={name: func.greatest(schema.deliveries.c[name], _add.excluded[name]) for name in _NUMBERS},
)
"""Numbers only grow: of what two houses note, the later holds."""


def note_delivery(table: str, seat: Seat, given: Delivery) -> Change:
    """Up to which event a seat's views were sent, acknowledged and given again."""
    numbers = {name: getattr(given, name) for name in _NUMBERS}
    return _NOTE, {"table_id": table, "seat": seat, **numbers}


def deliveries_of(connection: Connection, table: str) -> dict[Seat, Delivery]:
    """The same of every seat of a table."""
    c = schema.deliveries.c
    rows = connection.execute(select(c.seat, *(c[name] for name in _NUMBERS)).where(c.table_id == table))
    return {seat: Delivery(*numbers) for seat, *numbers in rows}
