"""How RondoRondo's racks and placements are written as numbers, compartment by compartment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from haricot.games.rondorondo.cards import ERASER, FACE_DOWN, HIDDEN, JOKERS_LAID, KINDS, LETTERS
from haricot.games.rondorondo.form import EMPTY_RACK, LONGEST_RACK
from haricot.games.rondorondo.notation import read_lay
from haricot.games.rondorondo.placement import KEPT, Lay

SHOWN = (".", *LETTERS, *JOKERS_LAID, ERASER, FACE_DOWN)
"""The symbols of the rack by their number."""
LAID = ("", KEPT, *LETTERS, *JOKERS_LAID, ERASER, f"[{HIDDEN}]", *(f"[{card}]" for card in KINDS))
"""The symbols of a placement by their number."""
LAY_SIZE = LONGEST_RACK + 2


def filled(numbers: list[Any], size: int, nothing: Any = 0) -> list[Any]:
    """As many as that, with nothing at the end."""
    return numbers + [nothing] * (size - len(numbers))


def rack_numbers(rack: str) -> list[int]:
    """A rack, filled to the longest; an empty one is zeros."""
    shown = [] if rack == EMPTY_RACK else [SHOWN.index(symbol) for symbol in rack]
    return filled(shown, LONGEST_RACK)


def rack_of(numbers: Sequence[int]) -> str:
    """The rack back from its numbers."""
    return "".join(SHOWN[number] for number in numbers if number) or EMPTY_RACK


def lay_numbers(text: str) -> list[int]:
    """A placement in notation: new before, compartments, new after; a card face down may be hidden."""
    lay = _masked_lay(text)
    symbols = [lay.before, *filled(list(lay.symbols), LONGEST_RACK, ""), lay.after]
    return [LAID.index(symbol) for symbol in symbols]


def lay_of(numbers: Sequence[int]) -> Lay | None:
    """The placement back from its numbers; None where they are zeros."""
    before, *symbols, after = (LAID[number] for number in numbers)
    return Lay(tuple(filter(None, symbols)), before, after) if any(numbers) else None


def _masked_lay(text: str) -> Lay:
    """A placement whose card face down may be hidden."""
    stand_in = f"[{ERASER}]"
    lay = read_lay(text.replace(f"[{HIDDEN}]", stand_in))
    if f"[{HIDDEN}]" not in text:
        return lay
    return Lay(tuple(f"[{HIDDEN}]" if symbol == stand_in else symbol for symbol in lay.symbols), lay.before, lay.after)
