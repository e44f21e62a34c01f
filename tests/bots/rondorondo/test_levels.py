"""RondoRondo's players play to the end, judge by the lexicon, and see no more than they may."""

import json
from random import Random
from typing import Any

import pytest

from haricot.games.rondorondo.form import score
from haricot.games.rondorondo.placement import Lay
from tests.bots.rondorondo.games import BY_POINTS, FORESIGHTED, LEVELS, played, said
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at
from tests.known_types import there


def test_there_is_a_level_for_every_name() -> None:
    assert list(LEVELS) == [*BY_POINTS, *FORESIGHTED]


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
def test_they_play_to_the_end_whatever_the_options(seats: int, options: dict[str, Any]) -> None:
    sitting = ["gousse", "bouton", "fleur", "graine", "racine", "feuille"]
    states, _ = played(rondorondo.new(seats, 3, **options), sitting.__getitem__)
    assert states[-1].outcome is not None


@pytest.mark.parametrize(("move", "vote"), [(".E.", "accept"), ("..X", "accept"), ("..E", "reject"), ("X..", "reject")])
def test_they_judge_words_by_the_lexicon(move: str, vote: str) -> None:
    tried = at("MAR", "XES,AEI", referee="table").play(move)
    assert {said(level, tried).move for level in LEVELS} == {vote}


def test_without_time_the_strong_ones_still_lay_a_good_word() -> None:
    state = at("MARE", "AEIRSST,EELNOTU")
    for level in FORESIGHTED:
        lay = state.legal(said(level, state, seconds=0.0).move)
        assert isinstance(lay, Lay)
        assert score(state.rack, lay, 0, state.pack).total > 10


def test_nothing_is_exchanged_without_a_pile() -> None:
    state = at("MARE", "AE---,EELNOTU", pile="")
    for level in FORESIGHTED:
        assert not said(level, state).move.startswith("~")


def test_the_word_that_ends_the_game_is_said_to() -> None:
    state = at("MARE", "S,EELNOTU", pile="")
    for level in ("feuille", *FORESIGHTED):
        answer = said(level, state)
        assert (answer.move, answer.reason.key) == ("....>S", "bot-rondorondo-ends")
        assert state.play(answer.move).turn is None


def test_the_last_cards_are_laid_if_they_cost_more_in_hand() -> None:
    state = at("MARE", "S,KW", pile="")
    for level in FORESIGHTED:
        after = state.play(said(level, state).move)
        assert after.turn is None, "no card is left: the others pay for theirs"


@pytest.mark.parametrize("level", FORESIGHTED)
def test_answers_do_not_depend_on_hidden_cards(level: str) -> None:
    rng = Random(4)
    states, views = played(rondorondo.new(3, 4, opening="lot"), lambda seat: "feuille")
    for number in rng.sample(range(4, len(states) - 1), 2):
        state = states[number]
        twin = state.reimagined(state.turn, 99)
        seen = views[there(state.turn)]
        again = json.loads(json.dumps([*seen[:number], twin.view(state.turn)]))
        assert LEVELS[level](seen[: number + 1], 5, 60.0) == LEVELS[level](again, 5, 60.0)
