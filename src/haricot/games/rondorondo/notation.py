"""RondoRondo's notation: `.E..>S` lays cards, `~K` exchanges one, `rack=MARe hands=… …` is a position."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from haricot.core.errors import IllegalMove
from haricot.core.game import Move
from haricot.games.rondorondo.placement import ACCEPT, DECLINE, PASS, REJECT, Exchange, Lay

if TYPE_CHECKING:
    from haricot.games.rondorondo.rules import RondoRondo

NONE = "-"
"""How a position writes that there are no bids, or no word on trial."""
SAID = {str(said): said for said in (PASS, DECLINE, ACCEPT, REJECT)}
SYMBOL = r"(?:\.|[A-Za-z]|-|\[[A-Z?-]\])"
LAY = re.compile(rf"(?:({SYMBOL})<)?({SYMBOL}{{1,9}})(?:>({SYMBOL}))?", re.ASCII)
EXCHANGE = re.compile(r"~([A-Z?-])", re.ASCII)


def read_move(text: str) -> Move:
    """The move of `.E..>S`, `~K` or `pass`."""
    if text in SAID:
        return SAID[text]
    if exchange := EXCHANGE.fullmatch(text):
        return Exchange(exchange[1])
    return read_lay(text)


def read_lay(text: str) -> Lay:
    """The placement of `X<..E.`, one symbol per compartment."""
    parts = LAY.fullmatch(text)
    if parts is None:
        raise IllegalMove("rondorondo-move-form", move=text)
    before, symbols, after = parts.groups()
    return Lay(tuple(re.findall(SYMBOL, symbols)), before or "", after or "")


def write_position(state: RondoRondo) -> str:
    """A position in notation, the whole truth."""
    trial = state.trial
    fields = {
        "rack": state.rack,
        "hands": ",".join(state.hands),
        "pile": state.pile,
        "scores": ",".join(map(str, state.scores)),
        "turn": state.mover,
        "phase": state.phase,
        "exchanged": state.exchanged,
        "passes": state.passes,
        "bids": ",".join(map(str, state.bids)) or NONE,
        "word": NONE if trial is None else f"{trial.lay}:{trial.votes}",
    }
    return " ".join(f"{name}={value}" for name, value in fields.items())
