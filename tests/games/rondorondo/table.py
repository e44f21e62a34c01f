"""Positions for the tests, with what they do not speak of left out."""

from typing import Any

from haricot.games.rondorondo.rules import RondoRondo
from tests.games.known import rondorondo

FIELDS = {
    "rack": "...",
    "hands": "AEIRSST,EELNOTU",
    "pile": "DOMINE",
    "scores": "0,0",
    "turn": 0,
    "phase": "play",
    "exchanged": 0,
    "passes": 0,
    "bids": "-",
    "word": "-",
}


def at(rack: str = "...", hands: str = "AEIRSST,EELNOTU", seed: int = 1, **more: Any) -> RondoRondo:
    """A position; what names a part of one goes into it, everything else is an option."""
    parts = FIELDS | {"rack": rack, "hands": hands} | {name: more.pop(name) for name in list(more) if name in FIELDS}
    if "scores" not in more and str(parts["scores"]).count(",") != hands.count(","):
        parts["scores"] = ",".join("0" * (hands.count(",") + 1))
    text = " ".join(f"{name}={value}" for name, value in parts.items())
    state = rondorondo.position(text, seed=seed, **more)
    assert isinstance(state, RondoRondo)
    return state


def part(state: RondoRondo, name: str) -> str:
    """One part of the position's text."""
    return next(word.partition("=")[2] for word in str(state).split() if word.startswith(f"{name}="))
