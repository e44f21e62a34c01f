"""RondoRondo by points: weak levels know the common words only."""

from haricot.games.rondorondo.form import score, word_in
from haricot.games.rondorondo.placement import Lay
from tests.bots.rondorondo.games import BY_POINTS, said
from tests.games.known import rondorondo
from tests.known_types import there


def test_weak_levels_lay_common_words_only_and_strong_ones_rarer_ones() -> None:
    rarest = []
    for level in BY_POINTS:
        found = []
        for seed in range(12):
            state = rondorondo.new(2, seed, opening="lot")
            for _ in range(6):
                lay = state.legal(said(level, state).move)
                if isinstance(lay, Lay):
                    word = word_in(lay.shown_on(state.rack))
                    found.append(state.lexicon.commonness(len(word))[there(state.lexicon.number(word))])
                state = state.play(lay)
        rarest.append(min(found))
    assert rarest[0] >= 128
    assert rarest[1] >= 116
    assert rarest[2] >= 99
    assert rarest[3] >= 76
    assert rarest == sorted(rarest, reverse=True)


def test_each_level_scores_at_least_what_the_one_below_does() -> None:
    for seed in range(8):
        state = rondorondo.new(2, seed, opening="lot")
        for _ in range(5):
            scores = []
            for level in BY_POINTS:
                move = state.legal(said(level, state).move)
                scores.append(score(state.rack, move, 0, state.pack).total if isinstance(move, Lay) else 0)
            assert scores == sorted(scores)
            state = state.play(move)
