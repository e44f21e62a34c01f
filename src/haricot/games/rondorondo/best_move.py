"""The placement with the highest score, found without listing them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import numpy as np

from haricot.games.rondorondo.cards import ERASER, ERASER_VALUE, LETTERS
from haricot.games.rondorondo.form import BONUS, EXCHANGE_COST, WITHOUT_BONUS, score
from haricot.games.rondorondo.placement import KEPT, Lay
from haricot.games.rondorondo.places import Place
from haricot.games.rondorondo.word_search import word_arrays

if TYPE_CHECKING:
    from haricot.games.rondorondo.moves import Moves
    from haricot.games.rondorondo.rules import RondoRondo
    from haricot.lexicon.lexicon import Lexicon


def best_placement(
    state: RondoRondo, known: Lexicon | None = None, sees: Callable[[str], bool] = lambda word: True
) -> Lay | None:
    """A placement that no other beats, of all words or of those known and seen; None if none can be laid."""
    best, highest = None, 0
    for place, word, most in _most_promising_first(state, state.placements(known=known)):
        if best is not None and most <= highest:
            break
        if not sees(word):
            continue
        for lay in place.placements(word):
            points = score(state.rack, lay, state.exchanged, state.pack).total
            if best is None or points > highest:
                best, highest = lay, points
    return best


def _most_promising_first(state: RondoRondo, placements: Moves) -> Iterator[tuple[Place, str, int]]:
    """Each word in each place, with a score that it cannot exceed: as if every card of it were a letter."""
    values = np.array([state.pack.values[letter] for letter in LETTERS])
    found, words = [], word_arrays(placements.lexicon)
    for at, (place, fit) in enumerate(zip(placements.places, placements.fits, strict=True)):
        length = len(place.beneath)
        letters = words.letters[:length, words.first[length] + fit.words]
        most = values[letters].sum(0) + _around(state, place)
        found.append(np.stack([most, np.full_like(most, at), fit.words]))
    together = np.concatenate(found, axis=1) if found else np.zeros((3, 0), np.int64)
    for most, at, number in together[:, np.argsort(-together[0], kind="stable")].T:
        place = placements.places[at]
        yield place, placements.word(number, len(place.beneath)), int(most)


def _around(state: RondoRondo, place: Place) -> int:
    """What the erasers around a place cost, and the most that bonus and exchanges make of it."""
    left, right = len(place.left), len(place.right)
    shows = [*zip(state.rack[:left], place.left, strict=True)]
    shows += zip(state.rack[len(state.rack) - right :], place.right, strict=True)
    erasers = sum((old if symbol == KEPT else symbol) == ERASER for old, symbol in shows)
    laid = min(len(place.beneath) - place.keeps, len(place.hand))
    bonus = BONUS * max(0, laid - WITHOUT_BONUS)
    return ERASER_VALUE * erasers + bonus - EXCHANGE_COST * state.exchanged
