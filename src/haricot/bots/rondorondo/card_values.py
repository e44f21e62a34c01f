"""What is not points, but points to come: cards kept in the hand, and what is left on the rack for the others."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import numpy as np

from haricot.games.rondorondo.best_placements import faces, valuation
from haricot.games.rondorondo.cards import ERASER, JOKER, KINDS, LETTERS, pack
from haricot.games.rondorondo.form import LONGEST_RACK
from haricot.games.rondorondo.kernels import ERASED, Valuation
from haricot.games.rondorondo.word_search import Array

LearntWorths = Mapping[str, Mapping[str, float]]
"""What `learnt/*.toml` holds: by kind of card what it is worth kept in the hand, and left showing; by size, a rack."""

FORESIGHT = 1.5
"""What a card brings in the next turn it brings in part again later, while it is held."""


@cache
def with_a_pile(lang: str) -> Valuation:
    """What whoever looks beyond the turn goes by; a language whose worths nobody has learnt yet has points only."""
    file = files(__package__) / "learnt" / f"{lang}.toml"
    if not file.is_file():
        return points_only(lang)
    return learnt(lang, tomllib.loads(file.read_text("utf-8")))


@cache
def points_only(lang: str) -> Valuation:
    """For whoever wants the points of the turn, and no more."""
    return valuation(faces(pack(lang)))


@cache
def without_a_pile(lang: str) -> Valuation:
    """A card laid is a card that costs nothing at the end."""
    return valuation(faces(pack(lang)), left_over_costs(lang))


def left_over_costs(lang: str) -> Array:
    """What each kind of card costs whoever still holds it at the end."""
    return np.array([pack(lang).left_over(card) for card in KINDS], np.float64)


def learnt(lang: str, table: LearntWorths) -> Valuation:
    """Points, less what goes from the hand, less what the rack gives to the next player."""
    shows, left = faces(pack(lang)), table["left"]
    shows[:ERASED] -= [*(left[letter] for letter in LETTERS), *[left[JOKER]] * len(LETTERS)]
    shows[ERASED] -= left[ERASER]
    lays = -FORESIGHT * np.array([table["kept"][kind] for kind in KINDS])
    sizes = np.array([table["size"].get(str(size), 0.0) for size in range(LONGEST_RACK + 1)])
    return valuation(shows, lays, sizes)
