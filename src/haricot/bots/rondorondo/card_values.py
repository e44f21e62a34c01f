"""What is not points, but points to come: cards kept in the hand, and what is left on the rack for the others."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import numpy as np

from haricot.games.rondorondo.best_placements import faces, taste
from haricot.games.rondorondo.cards import ERASER, JOKER, KINDS, LETTERS, pack
from haricot.games.rondorondo.form import LONGEST_RACK
from haricot.games.rondorondo.kernels import ERASED, Taste
from haricot.games.rondorondo.word_search import Array

Table = Mapping[str, Mapping[str, float]]

FORESIGHT = 1.5
"""What a card brings in the next turn it brings in part again later, while it is held."""


@cache
def taste_of(lang: str) -> Taste:
    """What whoever looks beyond the turn goes by; a language whose worths nobody has learnt yet has points only."""
    page = files(__package__) / "learnt" / f"{lang}.toml"
    if not page.is_file():
        return points_only(lang)
    return learnt(lang, tomllib.loads(page.read_text("utf-8")))


@cache
def points_only(lang: str) -> Taste:
    """The taste of whoever wants the points of the turn, and no more."""
    return taste(faces(pack(lang)))


@cache
def late(lang: str) -> Taste:
    """Without a pile, a card laid is a card that costs nothing at the end."""
    return taste(faces(pack(lang)), costs(lang))


def costs(lang: str) -> Array:
    """What each kind of card costs whoever still holds it at the end."""
    return np.array([pack(lang).left_over(card) for card in KINDS], np.float64)


def learnt(lang: str, table: Table) -> Taste:
    """Points, less what goes from the hand, less what the rack gives to the next player."""
    shows, left = faces(pack(lang)), table["left"]
    shows[:ERASED] -= [*(left[letter] for letter in LETTERS), *[left[JOKER]] * len(LETTERS)]
    shows[ERASED] -= left[ERASER]
    lays = -FORESIGHT * np.array([table["kept"][kind] for kind in KINDS])
    sizes = np.array([table["size"].get(str(size), 0.0) for size in range(LONGEST_RACK + 1)])
    return taste(shows, lays, sizes)
