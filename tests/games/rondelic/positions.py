"""Positions for the tests of Rondelic: only what matters is written, the pack takes the cards that are left."""

from typing import Any

import pytest

import haricot
from haricot.games.rondelic.cards import PACK
from haricot.games.rondelic.rules import Round
from tests.games.known import rondelic


def position(rules: str = "rondelic", circles: int = 10, top: str = "", **given: Any) -> Round:
    """The position with these fields; `top` names the cards on top of the pack, the lowest cards lie beneath them."""
    hands = str(given["hands"])
    seats = hands.count(",") + 1
    fields = {
        "tokens": ",".join("3" * seats),
        "dealer": 0,
        "turn": 1,
        "phase": "swap",
        "offer": "-",
        "up": "-",
        "drawn": 0,
        "lent": "-",
        "stakes": ",".join(("0" if rules == "rondelic" else "1") * seats),
        "said": "-",
        "showing": "-",
        **given,
    }
    first = top.split(".") if top else []
    placed = {*hands.split(","), str(fields["offer"]), str(fields["up"]), *first}
    fields["pack"] = ".".join([*first, *(str(card) for card in PACK if str(card) not in placed)])
    text = " ".join(f"{name}={value}" for name, value in fields.items())
    state = rondelic.position(text, seed=1, rules=rules, circles=circles)
    assert isinstance(state, Round)
    return state


def rondellig(**given: Any) -> Round:
    """As `position`, by the second set of rules."""
    return position(rules="rondellig", **given)


def play(state: Round, moves: str) -> Round:
    """`swap give keep`, one after the other."""
    for move in moves.split():
        state = state.play(move)
    return state


def field(state: Round, name: str) -> str:
    """One field of the position's text."""
    return dict(part.split("=") for part in str(state).split())[name]


def hands(state: Round) -> str:
    return field(state, "hands")


def tokens(state: Round) -> str:
    return field(state, "tokens")


def under(state: Round, cards: int) -> str:
    """The lowest cards of the pack, the one at the very bottom last."""
    return ".".join(map(str, state.pack[-cards:]))


def moves(state: Round) -> str:
    return " ".join(map(str, state.moves()))


def refusal(state: Round, move: str) -> str:
    """The key of the sentence with which the move is refused."""
    with pytest.raises(haricot.IllegalMove) as refused:
        state.play(move)
    return refused.value.key
