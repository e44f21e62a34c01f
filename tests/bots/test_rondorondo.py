"""RondoRondo's players know more and more words, keep what is worth keeping, and see no more than they may."""

import json
from random import Random

import numpy as np
import pytest

from haricot.bots import levels
from haricot.bots.rondorondo import expected_value as weighing
from haricot.bots.rondorondo.unseen import covered, exchanged, unseen
from haricot.games.rondorondo.cards import KINDS, pack
from haricot.games.rondorondo.form import score, word_in
from haricot.games.rondorondo.placement import Lay
from haricot.texts import LANGUAGES, say
from tests.games.rondorondo.table import at, rondorondo

LEVELS = levels("rondorondo")
KNOWERS = ["graine", "germe", "racine", "pousse", "tige", "feuille"]
THINKERS = ["bouton", "fleur", "gousse"]


def said(level, state, seconds=60.0):
    return LEVELS[level]([state.view(state.turn)], 1, seconds)


def played(state, level_of, lot=None):
    """A whole game: what each seat saw of it, and its states."""
    states, views = [state], [[state.view(seat)] for seat in range(state.seats)]
    while states[-1].turn is not None:
        seat = states[-1].turn
        answer = LEVELS[level_of(seat)](views[seat], len(states), 0.05)
        assert all(say(answer.reason, lang) for lang in LANGUAGES)
        states.append(states[-1].play(answer.move))
        for seat, seen in enumerate(views):
            seen.append(states[-1].view(seat))
    return states, views


def test_there_is_a_level_for_every_name():
    assert list(LEVELS) == [*KNOWERS, *THINKERS]


def test_weak_levels_lay_common_words_only_and_strong_ones_rarer_ones():
    rarest = []
    for level in KNOWERS:
        found = []
        for seed in range(12):
            state = rondorondo.new(2, seed, opening="lot")
            for _ in range(6):
                lay = state.legal(said(level, state).move)
                if isinstance(lay, Lay):
                    word = word_in(lay.shown_on(state.rack))
                    found.append(state.lexicon.commonness(len(word))[state.lexicon.number(word)])
                state = state.play(lay)
        rarest.append(min(found))
    assert rarest[0] >= 128
    assert rarest[1] >= 116
    assert rarest[2] >= 99
    assert rarest[3] >= 76
    assert rarest == sorted(rarest, reverse=True)


def test_each_level_scores_at_least_what_the_one_below_does():
    for seed in range(8):
        state = rondorondo.new(2, seed, opening="lot")
        for _ in range(5):
            scores = []
            for level in KNOWERS:
                move = state.legal(said(level, state).move)
                scores.append(score(state.rack, move, 0, state.pack).total if isinstance(move, Lay) else 0)
            assert scores == sorted(scores)
            state = state.play(move)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"lexicon": "en"}),
        (3, {"beginner": True}),
        (4, {"referee": "table", "lexicon": "en"}),
        (6, {"referee": "table", "beginner": True}),
    ],
    ids=str,
)
def test_they_play_to_the_end_whatever_the_options(seats, options):
    sitting = ["gousse", "bouton", "fleur", "graine", "racine", "feuille"]
    states, _ = played(rondorondo.new(seats, 3, **options), sitting.__getitem__)
    assert states[-1].outcome is not None


def test_they_judge_words_by_the_lexicon():
    state = at("MAR", "XES,AEI", referee="table")
    for move, vote in ((".E.", "reject"), ("..S", "reject"), (".ES", "accept")):
        word = word_in(state.legal(move).shown_on("MAR"))
        expected = "accept" if word in state.lexicon else "reject"
        assert {said(level, state.play(move)).move for level in LEVELS} == {expected}, vote


def test_without_time_the_strong_ones_still_lay_a_good_word():
    state = at("MARE", "AEIRSST,EELNOTU")
    for level in THINKERS:
        lay = state.legal(said(level, state, seconds=0.0).move)
        assert isinstance(lay, Lay)
        assert score(state.rack, lay, 0, state.pack).total > 10


def test_erasers_are_exchanged_but_for_one():
    answer = said("bouton", at("MARE", "AEI---S,EELNOTU"))
    assert (answer.move, answer.reason.key) == ("~-", "bot-rondorondo-clears")
    assert said("bouton", at("MARE", "AEI-RTS,EELNOTU")).move != "~-"


def test_a_card_is_exchanged_where_the_odds_are_good():
    state = at("MARE", "IJKQVWX,EELNOTU")
    gains = dict(weighing.Turn.of([state.view(0)], 1).exchanges(float("inf")))
    assert set(gains) == set("IJKQVWX")
    assert gains["W"] > gains["I"]
    answer = said("fleur", state)
    assert answer.move == "~" + max(gains, key=gains.__getitem__)
    assert answer.reason.key == "bot-rondorondo-exchanges"


def test_nothing_is_exchanged_without_a_pile():
    state = at("MARE", "AE---,EELNOTU", pile="")
    for level in THINKERS:
        assert not said(level, state).move.startswith("~")


def test_whoever_passes_without_a_pile_does_not_speak_of_drawing_a_card():
    state = at("----MARE", "S,EELNOTU", pile="")
    for level in ("bouton", "fleur"):
        answer = said(level, state)
        assert (answer.move, answer.reason.key) == ("pass", "bot-rondorondo-passes")


def test_the_word_that_ends_the_game_is_said_to():
    state = at("MARE", "S,EELNOTU", pile="")
    for level in ("feuille", *THINKERS):
        answer = said(level, state)
        assert (answer.move, answer.reason.key) == ("....>S", "bot-rondorondo-ends")
        assert state.play(answer.move).turn is None


def test_the_last_cards_are_laid_if_they_cost_more_in_hand():
    state = at("MARE", "S,KW", pile="")
    for level in THINKERS:
        after = state.play(said(level, state).move)
        assert after.turn is None, "no card is left: the others pay for theirs"


@pytest.mark.parametrize("level", THINKERS)
def test_answers_do_not_depend_on_hidden_cards(level):
    lot = Random(4)
    states, views = played(rondorondo.new(3, 4, opening="lot"), lambda seat: "feuille")
    for number in lot.sample(range(4, len(states) - 1), 2):
        state = states[number]
        twin = state.reimagined(state.turn, 99)
        again = json.loads(json.dumps([*views[state.turn][:number], twin.view(state.turn)]))
        assert LEVELS[level](views[state.turn][: number + 1], 5, 60.0) == LEVELS[level](again, 5, 60.0)


# What was seen


def kinds(cards):
    return "".join(KINDS[kind] for kind in cards)


def test_what_was_covered_is_gone():
    states, views = played(rondorondo.new(2, 8, opening="lot"), lambda seat: "feuille")
    for number in range(len(states)):
        loose, bottom = unseen(views[0][: number + 1])
        state = states[number]
        truth = sorted(state.hands[1] + state.pile)
        assert not len(bottom)
        assert sorted(kinds(loose)) == truth, "whoever has seen everything knows all that is unseen"


def test_who_has_seen_the_last_view_only_cannot_tell_what_was_covered():
    states, views = played(rondorondo.new(2, 8, opening="lot"), lambda seat: "feuille")
    loose, _ = unseen(views[0][-5:-4])
    assert len(loose) > len(states[-5].hands[1] + states[-5].pile)


def test_exchanged_cards_are_known_to_lie_at_the_bottom():
    state = at("MARE", "AEIRSTW,EELNOTU", pile="NOP")
    views = [state.view(0)]
    for card in "WA":
        state = state.play(f"~{card}")
        views.append(state.view(0))
    loose, bottom = unseen(views)
    assert exchanged(views) == kinds(bottom) == "WA"
    everything = np.concatenate([loose, bottom])
    assert len(everything) == len(pack("fr").cards) - len("MARE") - 7
    assert covered(views).total() == 0
    for card in "NO":
        state = state.play(f"~{card}")
        views.append(state.view(0))
    assert exchanged(views) == state.pile, "so few are in the pile that the first have come up again"
