"""Rondelic's notation: `swap` is a move, `tokens=0,3,10,out4 dealer=1 …` a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from haricot.core.errors import IllegalMove
from haricot.games.rondelic.cards import Card
from haricot.games.rondelic.moves import WORDS, Say

if TYPE_CHECKING:
    from haricot.games.rondelic.rules import Round

NONE = "-"


def read_move(text: str) -> Say:
    """The move of one word."""
    if text not in WORDS:
        raise IllegalMove("rondelic-move-form", move=text, words=", ".join(WORDS))
    return Say(text)


def write_position(state: Round) -> str:
    """A position in notation, the whole truth."""
    fields = {
        "tokens": ",".join(map(str, state.tokens)),
        "dealer": state.dealer,
        "hands": ",".join(map(_card, state.hands)),
        "pack": row(map(str, state.pack), "."),
        "turn": state.mover,
        "phase": state.phase,
        "offer": _card(state.offer),
        "up": _card(state.up),
        "drawn": state.drawn,
        "lent": row((f"{lender}>{borrower}" for lender, borrower in state.lent), ","),
        "stakes": ",".join(map(str, state.stakes)),
        "said": row((f"{seat}:{move}" for seat, move in state.said), "."),
        "showing": row(map(_card, state.showing or ()), ","),
    }
    return " ".join(f"{name}={value}" for name, value in fields.items())


def _card(card: Card | None) -> str:
    return NONE if card is None else str(card)


def row(parts: Iterable[str], between: str) -> str:
    """The parts in a row, or `-` where there are none."""
    return between.join(parts) or NONE
