"""Positions of Kala that are one and the same: the field turned or mirrored, or the colours exchanged."""

from __future__ import annotations

from typing import cast
from zlib import crc32

from haricot.games.kala.field import CELLS
from haricot.games.kala.likeness import likeness
from haricot.games.kala.rules import Kala
from haricot.games.kala.view_types import KalaView

FOLDS = 10


def class_of(state: Kala) -> str:
    """The one of its like that comes first, in notation, with seat 0 to sow: the same for all that are alike."""
    own, other, field, held, other_held, reserve, other_reserve, extra = likeness(cast(KalaView, state.view(None)))
    bowls, both_held, reserves = (CELLS[own], CELLS[other]), (held, other_held), (reserve, other_reserve)
    return str(Kala(state.options, field, bowls, both_held, reserves, state.granary, 0, extra))


def fold_of(position_class: str) -> int:
    """From 0 to 9, by the class alone: what is learnt from and what is asked about never have a position in common."""
    return crc32(position_class.encode()) % FOLDS
