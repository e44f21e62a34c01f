"""What one remembers of a game of RondoRondo: the best word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from haricot.core.game import Feat, Seat, State
from haricot.games.rondorondo.form import word_in
from haricot.games.rondorondo.rules import RondoRondo

WORD = "word"


def best_words(states: Sequence[State]) -> Mapping[Seat, Sequence[Feat]]:
    """The word with the most points of each seat; the first, where several have as many."""
    best: dict[Seat, Feat] = {}
    for state in states:
        assert isinstance(state, RondoRondo)
        last = state.last
        if last is None or last.lay is None or last.points is None or last.verdict == "rejected":
            continue
        points, word = last.points.total, word_in(last.lay.shown_on(last.rack))
        if word and (last.layer not in best or points > best[last.layer].value):
            best[last.layer] = Feat(WORD, points, word)
    return {seat: (feat,) for seat, feat in best.items()}
