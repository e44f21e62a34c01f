"""RondoRondo's review beside a plain look at every legal word."""

import pytest

from haricot.core.records import Record
from haricot.games.rondorondo.form import score
from haricot.games.rondorondo.laying import Lay
from haricot.lab.review.played import Played
from tests.lab.review.reviewing import PLAYTHROUGHS, played, remarks

RACK = "rack=MARE hands=AEIRSST,DEILNOU pile=ABCDE scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"


def most(state):
    lays = [move for move in state.moves() if isinstance(move, Lay)]
    return max(score(state.rack, lay, state.exchanged, state.pack).total for lay in lays)


def test_the_best_word_is_the_best_of_all_that_may_be_laid():
    game = played("rondorondo", ".E.. pass", RACK)
    for one in remarks(game):
        state = game.before(one.number)
        assert one.most == most(state)
        lay = state.legal(one.best)
        assert score(state.rack, lay, 0, state.pack).total == one.most


def test_a_word_is_worth_its_points_and_a_pass_nothing():
    game = played("rondorondo", ".E.. pass", RACK)
    word, passed = remarks(game)
    assert word.worth == game.after(1).scores[0]
    assert passed.worth == 0


def test_exchanges_cost_whatever_is_laid_then():
    game = played("rondorondo", "~A ~E pass", RACK)
    *exchanges, passed = remarks(game)
    assert [one.lost for one in exchanges] == [0, 0]
    assert passed.worth == -4
    assert passed.most == most(game.before(3))


def test_a_word_that_the_table_took_back_brought_nothing():
    page = next(page for page in PLAYTHROUGHS if page.stem == "rondorondo-the-table-judges")
    game = Played.of(Record.loads(page.read_text("utf-8")))
    found = remarks(game)
    assert found[0].worth > 0
    assert found[3].worth == 0
    assert found[4].best == "accept"


@pytest.mark.parametrize("page", [page for page in PLAYTHROUGHS if page.stem.startswith("rondorondo")])
def test_points_add_up_to_the_score(page):
    game = Played.of(Record.loads(page.read_text("utf-8")))
    found = remarks(game)
    first, last = game.states[0], game.states[-1]
    for seat in range(game.seats):
        gained = last.scores[seat] - first.scores[seat]
        assert gained == sum(one.worth for one in found if one.seat == seat)
