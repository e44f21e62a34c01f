"""Ronda's notation: `7`, `+7`, `=7`, `pass` and `stop` are moves, `bowls=0.1.2… open=3.8 …` a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haricot.core.errors import IllegalMove
from haricot.games.ronda.moves import DEEDS, Bowls, Deed

if TYPE_CHECKING:
    from haricot.games.ronda.rules import Ronda


def read_move(text: str) -> Deed:
    """The deed of `7`, `+7`, `=7`, `pass` or `stop`."""
    if text not in DEEDS:
        raise IllegalMove("ronda-move-form", move=text)
    return DEEDS[text]


def write_bowls(bowls: Bowls) -> str:
    """`3.8`, or `-` where there is none."""
    return ".".join(map(str, bowls)) or "-"


def write_position(state: Ronda) -> str:
    """A position in notation, the whole truth."""
    bowls = ".".join(map(str, state.bowls))
    stocks = ",".join(map(str, state.stocks))
    return (
        f"bowls={bowls} stocks={stocks} black={state.black} box={state.box} turn={state.mover} "
        f"open={write_bowls(state.open)} covered={write_bowls(state.covered)} phase={state.phase.value}"
    )
