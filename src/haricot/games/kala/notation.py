"""Kala's notation: `a1b1c1c2x` is a sowing, `field=… bowls=a1:0,d4:0 …` a position."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from haricot.core.errors import IllegalMove
from haricot.games.kala.field import BY_NAME, COLUMNS, SIDE
from haricot.games.kala.moves import Sow

if TYPE_CHECKING:
    from haricot.games.kala.rules import Kala

MOVE = re.compile(rf"((?:[{COLUMNS}][1-{SIDE}]){{1,16}})(x?)(?:>([{COLUMNS}][1-{SIDE}]))?", re.ASCII)


def read_move(text: str) -> Sow:
    """The sowing of `b2b3b4c4d4x>c4`."""
    parts = MOVE.fullmatch(text)
    if parts is None:
        raise IllegalMove("kala-move-form", move=text)
    cells, harvest, aside = parts.groups()
    path = tuple(BY_NAME[cells[at : at + 2]] for at in range(0, len(cells), 2))
    return Sow(path, bool(harvest), BY_NAME[aside] if aside else None)


def write_position(state: Kala) -> str:
    """A position in notation, the field from its top rank down."""
    ranks = (state.field[SIDE * rank : SIDE * (rank + 1)] for rank in reversed(range(SIDE)))
    field = "/".join(".".join(map(str, rank)) for rank in ranks)
    bowls = ",".join(f"{cell}:{beans}" for cell, beans in zip(state.bowls, state.held, strict=True))
    reserves = ",".join(map(str, state.reserves))
    extra = "yes" if state.extra else "no"
    return f"field={field} bowls={bowls} reserves={reserves} granary={state.granary} turn={state.mover} extra={extra}"
