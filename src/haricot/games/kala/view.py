"""What everybody sees of Kala, which is everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haricot.games.kala.field import CELL_NAMES
from haricot.games.kala.moves import LastMove
from haricot.games.kala.view_types import KalaLast, KalaSight

if TYPE_CHECKING:
    from haricot.games.kala.rules import Kala


def sight(state: Kala) -> KalaSight:
    """The field by cell; each bowl with its own beans and those of the cup beneath it, which both may look at."""
    return {
        "field": dict(zip(CELL_NAMES, state.field, strict=True)),
        "bowls": [
            {"cell": str(cell), "beans": beans, "beneath": state.field[cell]}
            for cell, beans in zip(state.bowls, state.held, strict=True)
        ],
        "reserves": list(state.reserves),
        "granary": state.granary,
        "mover": state.mover,
        "extra": state.extra,
        "in_hand": state.in_hand if state.turn is not None else 0,
    }


def last_sowing(last: LastMove | None) -> KalaLast | None:
    """Enough to show the sowing bean by bean: where each fell, what was harvested, where the bowl went."""
    if last is None:
        return None
    return {
        "seat": last.seat,
        "move": str(last.sow),
        "path": [CELL_NAMES[cell] for cell in last.sow.path],
        "extra": last.extra,
        "harvested": last.harvested,
        "leftover": last.leftover,
        "bowl": str(last.sow.rest),
    }
