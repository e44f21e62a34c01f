"""RondoRondo's review beside a plain look at every legal word, and at every card that might have come."""

from collections import Counter
from pathlib import Path

import pytest

from haricot.bots.rondorondo.expected_value import Turn
from haricot.games.rondorondo.cards import pack
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.rules import RondoRondo
from haricot.records.record import Record
from haricot.review import reviewer
from haricot.review.history import GameHistory
from haricot.texts import LANGUAGES, say
from tests.known_types import of_kind
from tests.review.histories import PLAYTHROUGHS, played, remarks

RACK = "rack=MARE hands=AEIRSST,DEILNOU pile=ABCDE scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"


def test_no_word_that_may_be_laid_is_worth_more_than_the_best() -> None:
    game = played("rondorondo", ".E.. pass", RACK)
    for one in remarks(game):
        turn = Turn.of(game.views(one.number), 0)
        lays = [move for move in game.before(one.number).moves() if isinstance(move, Lay)]
        assert one.most == pytest.approx(max(map(turn.worth, lays)))
        assert turn.worth(of_kind(Lay, game.before(one.number).legal(one.best))) == pytest.approx(one.most)


def test_without_a_pile_worth_is_points_and_what_the_cards_would_have_cost() -> None:
    game = played("rondorondo", ".....>S", RACK.replace("MARE", "PRIME").replace("AEIRSST", "SK").replace("ABCDE", ""))
    (one,) = remarks(game)
    assert one.worth == of_kind(RondoRondo, game.after(1)).scores[0] + pack("fr").left_over("S")


def test_a_pass_is_worth_nothing_whatever_was_exchanged() -> None:
    game = played("rondorondo", "~A ~E pass", RACK)
    *exchanges, passed = remarks(game)
    assert [one.lost for one in exchanges] == [0, 0], "without time, exchanges are not weighed"
    assert passed.worth == 0
    assert passed.most > 0


def test_an_exchange_is_weighed_against_the_best_word() -> None:
    game = played("rondorondo", "~K ~E", RACK.replace("AEIRSST", "EIJKQVW"))
    good, bad = remarks(game, seconds=1)
    assert good.lost < bad.lost
    assert good.best.startswith("~")
    assert {bad.move, good.move}.isdisjoint({bad.best})


def test_a_word_that_was_missed_is_named_even_where_an_exchange_was_better_still() -> None:
    (passed,) = remarks(played("rondorondo", "pass", RACK.replace("AEIRSST", "EIJKQVW")), seconds=1)
    assert passed.best.startswith("~")
    assert [one.key for one in passed.words[1:3]] == ["review-rondorondo-exchanging", "review-rondorondo-missed"]


def test_points_below_nothing_have_a_minus_sign_and_every_figure_its_unit() -> None:
    game = played("rondorondo", "~A ~E pass", RACK)
    *_, passed = remarks(game, seconds=1)
    said = " ".join(say(sentence, "fr") for sentence in passed.words)
    assert said.startswith("−4 points.")
    assert "points de mieux" in said or "points de plus en moyenne" in said


def test_over_all_cards_that_might_have_come_luck_is_zero() -> None:
    """Whatever is on top of the pile: the luck of the exchange, and of a word's draw, is even on average."""
    view = played("rondorondo", "", RACK).before(1).view(0)
    loose = Counter(pack("fr").cards) - Counter("MARE" + "AEIRSST")
    for moves in ("~T", ".E.."):
        luck = 0.0
        for card, count in loose.items():
            rest = loose - Counter(card)
            other, pile = (list(rest.elements())[at : at + size] for at, size in ((0, 7), (7, 4)))
            start = (
                f"rack=MARE hands=AEIRSST,{''.join(sorted(other))} pile={card}{''.join(pile)} " + RACK.split(" ", 3)[3]
            )
            (one,) = remarks(played("rondorondo", moves, start), seconds=1)
            assert played("rondorondo", moves, start).before(1).view(0) == view
            luck += count * one.luck
        assert luck / loose.total() == pytest.approx(0, abs=1e-6)


def test_luck_is_told_in_words() -> None:
    start = RACK.replace("ABCDE", "WKQXJ")
    unlucky, lucky = (remarks(played("rondorondo", "..IR>E", each))[0] for each in (start, RACK.replace("ABC", "E??")))
    assert unlucky.luck < 0 < lucky.luck
    assert "mauvaise pioche" in say(unlucky.words[-1], "fr")
    assert "bonne pioche" in say(lucky.words[-1], "fr")


def test_a_word_that_the_table_took_back_brought_nothing() -> None:
    file = next(file for file in PLAYTHROUGHS if file.stem == "rondorondo-the-table-judges")
    game = GameHistory.of(Record.loads(file.read_text("utf-8")))
    found = remarks(game)
    assert found[0].worth > 0
    assert found[3].worth == 0
    assert found[4].best == "accept"


@pytest.mark.parametrize("file", [file for file in PLAYTHROUGHS if file.stem.startswith("rondorondo")])
def test_the_summary_tells_the_points_of_the_result(file: Path) -> None:
    """Once the game is over, the cards still held are taken off, as in the result."""
    game = GameHistory.of(Record.loads(file.read_text("utf-8")))
    found, last = remarks(game), of_kind(RondoRondo, game.states[-1])
    points = last.outcome.scores if last.outcome else last.scores
    for seat in range(game.seats):
        summary = reviewer("rondorondo").summary(game, found, seat)
        assert summary.values["points"] == points[seat]
        assert summary.values["held"] == last.scores[seat] - points[seat]
        assert all(say(summary, lang) for lang in LANGUAGES)


def test_cards_left_in_hand_are_taken_off_the_points() -> None:
    start = RACK.replace("MARE", "PRIME").replace("AEIRSST,DEILNOU", "S,KW").replace("ABCDE", "")
    game = played("rondorondo", ".....>S", start.replace("scores=0,0", "scores=100,174"))
    last, found = of_kind(RondoRondo, game.states[-1]), remarks(game)
    assert last.outcome is not None
    told = say(reviewer("rondorondo").summary(game, found, 1), "fr")
    cost = pack("fr").left_over("KW")
    assert told.startswith(f"{174 - cost} points (les cartes en main en ont coûté {cost})")
