"""What a player may do at Ronda, as a move, and as something that has happened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from haricot.core.game import Move, Seat

Bowl = int
"""A bowl of the circle, by its number."""

Bowls = tuple[Bowl, ...]

CIRCLE: Bowls = tuple(range(1, 11))
"""The ten bowls, clockwise."""


LeavesTo = Literal["black", "box"]
"""Where a full group goes: into the black bowl, or out of the game."""


class DeedKind(StrEnum):
    """What one can do in a turn."""

    LIFT = "lift"
    ADD = "add"
    KEEP = "keep"
    PASS = "pass"
    STOP = "stop"


PREFIXES = {DeedKind.LIFT: "", DeedKind.ADD: "+", DeedKind.KEEP: "="}
"""What stands before the bowl's number; passing and stopping name no bowl."""


@dataclass(frozen=True, slots=True)
class Deed(Move):
    """Lift a bowl, add a bean to it, or keep it open; or pass, or stop."""

    kind: DeedKind
    bowl: Bowl | None = None

    def __str__(self) -> str:
        return self.kind.value if self.bowl is None else f"{PREFIXES[self.kind]}{self.bowl}"


LIFT, ADD, KEEP = ({bowl: Deed(kind, bowl) for bowl in CIRCLE} for kind in PREFIXES)
PASS, STOP = Deed(DeedKind.PASS), Deed(DeedKind.STOP)

DEEDS = {str(deed): deed for deed in (*LIFT.values(), *ADD.values(), *KEEP.values(), PASS, STOP)}
"""All that there are, by their notation."""


@dataclass(frozen=True, slots=True)
class LastMove:
    """A deed that was done, by whom, and what the position after it does not tell.

    `penalty`: it was a mistake that cost a bean; `leaves_to`: where the full group went, `black` or `box`.
    """

    seat: Seat
    deed: Deed
    penalty: bool = False
    leaves_to: LeavesTo | None = None
