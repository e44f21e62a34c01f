"""The search on plain numbers finds what the rules allow, and nothing better is left out."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import haricot
from haricot.games.rondorondo.best_move import best_placement
from haricot.games.rondorondo.best_placements import best_placements, faces, hand_of, rack_of, valuation, word_table
from haricot.games.rondorondo.cards import KINDS
from haricot.games.rondorondo.form import BONUS, WITHOUT_BONUS, is_letter, score
from haricot.games.rondorondo.kernels import JOKER_KIND, ROW_WIDTH, SYMBOLS, Valuation, find, put_down
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at
from tests.known_types import of_kind

FEW = 3000
"""Placements that can all be looked at in a moment."""


def turns(count: int, seed: int, **options: Any) -> Iterator[RondoRondo]:
    """Positions of a game in which good words are laid, so that the rack grows and fills with erasers and jokers."""
    rng = Random(seed)
    state = rondorondo.new(2, rng.getrandbits(62), opening="lot", **options)
    for _ in range(count):
        if state.turn is None:
            return
        yield state
        lay = best_placement(state)
        state = state.play(lay if lay and rng.random() < 0.9 else "pass")


def some_valuation(state: RondoRondo, seed: int) -> Valuation:
    """Any one in which a joker is dearer than a letter."""
    rng = np.random.default_rng(seed)
    lays = rng.normal(0, 1.5, len(KINDS))
    lays[JOKER_KIND] = lays.min() - 4
    return valuation(faces(state.pack), lays, rng.normal(0, 1, 10))


def worth(state: RondoRondo, lay: Lay, liked: Valuation) -> float:
    """The worth of a placement, added up as the words say."""
    after = lay.shown_on(state.rack)
    letters = sum(map(is_letter, lay.laid))
    shown = sum(liked.shows[SYMBOLS.index(symbol)] for symbol in after)
    cards = sum(liked.lays[KINDS.index(card)] for card in lay.cards)
    return float(shown + cards + liked.sizes[len(after)] + BONUS * max(0, letters - WITHOUT_BONUS))


GAMES = [
    (1, {}),
    (2, {"lexicon": "en"}),
    (3, {"beginner": True}),
    (4, {"lexicon": "en", "beginner": True}),
]


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_the_highest_score_is_found(seed: int, options: dict[str, Any]) -> None:
    for state in turns(24, seed, **options):
        found = best_placements(
            state.lexicon, state.rack, state.hands[state.mover], state.beginner, valuation(faces(state.pack)), 1
        )
        best = best_placement(state)
        assert bool(found) == (best is not None)
        if best:
            lay, points = found[0]
            assert score(state.rack, of_kind(Lay, state.legal(lay)), 0, state.pack).total == points
            assert score(state.rack, best, 0, state.pack).total == points


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_whatever_counts_no_laying_is_worth_more(seed: int, options: dict[str, Any]) -> None:
    looked_at = 0
    for number, state in enumerate(turns(24, 10 + seed, **options)):
        liked = some_valuation(state, number)
        found = best_placements(state.lexicon, state.rack, state.hands[state.mover], state.beginner, liked, 6)
        for lay, value in found:
            assert worth(state, of_kind(Lay, state.legal(lay)), liked) == pytest.approx(value)
        assert [value for _, value in found] == sorted((value for _, value in found), reverse=True)
        everything = state.placements()
        if len(everything) < FEW:
            looked_at += 1
            best = max((worth(state, of_kind(Lay, lay), liked) for lay in everything), default=None)
            assert best == (pytest.approx(found[0][1]) if found else None)
    assert looked_at > 5


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_what_is_put_down_is_what_the_rules_put_down(seed: int, options: dict[str, Any]) -> None:
    for number, state in enumerate(turns(24, 20 + seed, **options)):
        liked, found = some_valuation(state, number), np.empty((1, ROW_WIDTH))
        words, hand = word_table(state.lexicon), state.hands[state.mover]
        find(words, rack_of(state.rack), hand_of(hand), liked, state.beginner, found)
        named = best_placements(state.lexicon, state.rack, hand, state.beginner, liked, 1)
        if not named:
            continue
        lay, held = named[0][0], hand_of(hand)
        rack, points = put_down(words, rack_of(state.rack), held, liked, faces(state.pack), found[0])
        after = state.play(lay)
        assert "".join(SYMBOLS[symbol] for symbol in rack) == after.rack
        assert points == after.scores[state.mover] - state.scores[state.mover]
        assert list(held) == list(hand_of(hand) - hand_of(lay.cards))


def test_the_same_word_is_not_found_again() -> None:
    state = at("MARE", "AERM---,E")
    lays = best_placements(haricot.lexicon("fr"), state.rack, state.hands[0], False, valuation(faces(state.pack)), 50)
    assert lays
    assert all(lay.shown_on("MARE").strip("-") != "MARE" for lay, _ in lays)
