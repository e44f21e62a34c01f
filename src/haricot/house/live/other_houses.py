"""What a table tells the other houses on the same store, and learns of them."""

from __future__ import annotations

from collections.abc import Iterable

from haricot.core.game import Seat
from haricot.house.bus.bus import Bus
from haricot.house.bus.bus_messages import Present, WhoIsThere
from haricot.house.store import delivery_rows
from haricot.house.store.store import Store
from haricot.house.store.table_rows import Delivery


class OtherHouses:
    """Those behind the bus: who is connected where, and which views were given by whom."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store, self._bus = store, bus

    def ask_who_is_there(self, table: str) -> None:
        """Each that knows somebody at the table answers with `tell_presence`."""
        self._bus.publish(WhoIsThere(table))

    def tell_presence(self, table: str, people: Iterable[str], looking: Iterable[str]) -> None:
        """Who is connected to the table here, and who of them has it in sight."""
        self._bus.publish(Present(table, tuple(people), tuple(looking)))

    async def deliveries(self, table: str) -> dict[Seat, Delivery]:
        """Which views its seats were given, by whichever house."""
        return await self._store.read(lambda reading: delivery_rows.deliveries_of(reading, table))

    def note_delivery(self, table: str, seat: Seat, given: Delivery) -> None:
        """A seat was given views here."""
        self._store.change(delivery_rows.note_delivery(table, seat, given))
