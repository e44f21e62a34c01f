"""Where remembering is the game: which views a seat was sent, and which of them it is known to have seen.

A view counts as given once a client of the seat acknowledged it. What was sent and not acknowledged, since a network
died in silence, is given once more to whoever opens a socket: each view once more at most, and at most once in a turn,
so that to come again and again shows nothing again.
"""

from __future__ import annotations

from collections.abc import Callable

from haricot.core.game import Seat
from haricot.house.store.table_rows import Delivery


class ViewDeliveries:
    """Of all seats of a table; numbers are those of its events, which never come twice."""

    def __init__(self, of_seats: dict[Seat, Delivery], note: Callable[[Seat, Delivery], None] | None = None) -> None:
        """`note`: where other houses give views too, keeps what was given here."""
        self.of_seats = of_seats
        self._keep = note

    def acknowledge(self, seat: Seat, number: int) -> None:
        """A client of the seat has everything up to that event; what it was not sent it cannot have."""
        delivery = self._of(seat)
        acknowledged = min(number, delivery.sent)
        if acknowledged > delivery.acknowledged:
            delivery.acknowledged = acknowledged
            self._note(seat, delivery)

    def send(self, seat: Seat, number: int) -> None:
        """This view goes to everybody who listens on the seat now."""
        delivery = self._of(seat)
        if number > delivery.sent:
            delivery.sent = number
            self._note(seat, delivery)

    def resume(self, seat: Seat, turn: int) -> int:
        """The number of the last event that a socket which opens now is not to be told of; `turn` names the turn.

        What was sent and not acknowledged is thereby given once more.
        """
        delivery = self._of(seat)
        sure = max(delivery.acknowledged, delivery.repeated)
        if delivery.repeated_in == turn or sure >= delivery.sent:
            return delivery.sent
        delivery.repeated, delivery.repeated_in = delivery.sent, turn
        self._note(seat, delivery)
        return sure

    def merge(self, elsewhere: dict[Seat, Delivery]) -> None:
        """What other houses gave counts as given."""
        for seat, other in elsewhere.items():
            delivery = self._of(seat)
            for name in delivery.__struct_fields__:
                setattr(delivery, name, max(getattr(delivery, name), getattr(other, name)))

    def _note(self, seat: Seat, delivery: Delivery) -> None:
        if self._keep is not None:
            self._keep(seat, delivery)

    def _of(self, seat: Seat) -> Delivery:
        return self.of_seats.setdefault(seat, Delivery())
