"""What moves are marked with: by what they cost of the chance to win, but never best where something was better."""

from pathlib import Path

import msgspec
import pytest

from haricot.records.record import Record
from haricot.review import review_of
from haricot.review.history import GameHistory, Remark
from haricot.review.marks import dearest, mark_of
from haricot.review.reviewed_game import Reviewed
from tests.review.histories import PLAYTHROUGHS, played, remarks

HOPELESS = (
    "rack=MARE hands=AEIRSST,DEILNOU pile=ABCDE scores=0,300 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"
)


def judged(cost: float, *, best: str = "b", lost: float = 1.0, luck: float = 0.0, number: int = 1) -> Remark:
    return Remark(
        number, 0, "a", best, worth=0.0, most=lost, chance=0.5, best_chance=0.5 + cost, chance_luck=luck, words=()
    )


def test_a_move_is_best_only_where_nothing_was_better() -> None:
    assert mark_of(judged(0.0, best="a", lost=0.0)) == "best"
    assert mark_of(judged(0.0)) == "fine"
    assert mark_of(judged(0.009)) == "fine"
    assert mark_of(judged(0.06)) == "inaccuracy"


def test_many_points_missed_in_a_game_that_is_lost_anyway_are_not_called_the_best() -> None:
    game = played("rondorondo", "pass", HOPELESS)
    (passed,) = remarks(game, seconds=1)
    assert passed.lost > 10
    assert passed.cost is not None
    assert passed.cost < 0.01
    review = review_of(game, [passed], "fr")
    assert review.moves[0].mark == "fine"
    assert "Pour la victoire, cela ne changeait presque rien." in review.moves[0].words
    assert review.dearest == [], "nothing about winning was lost"
    assert "Aucun coup n’a vraiment coûté de chances de gagner." in review.seats[0].words


def test_the_summary_of_rondorondo_names_the_move_that_the_list_of_the_dearest_begins_with() -> None:
    game = played("rondorondo", "pass pass", HOPELESS.replace("0,300", "0,0"))
    review = review_of(game, remarks(game, seconds=1), "fr")
    for seat in range(2):
        own = [number for number in review.dearest if review.moves[number - 1].seat == seat]
        assert f"le coup {own[0]}, avec" in review.seats[seat].words


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_nothing_marked_best_has_something_better_beside_it(file: Path) -> None:
    game = GameHistory.of(Record.loads(file.read_text("utf-8")))
    for one in review_of(game, remarks(game), "fr").moves:
        assert one.mark != "best" or (one.best_words == "" and one.lost == 0)


def test_the_dearest_are_ordered_by_cost_whatever_points_they_lost() -> None:
    found = [
        judged(0.02, lost=30.0, number=1),
        judged(0.3, lost=2.0, number=2),
        judged(0.001, lost=40.0, number=3),
        judged(0.2, luck=0.3, number=4),
    ]
    assert [one.number for one in dearest(found)] == [2, 1], "luck paid for the fourth, the third cost nothing"


def test_where_nobody_knows_the_chances_the_dearest_are_those_that_lost_most() -> None:
    found = [Remark(1, 0, "a", "b", 0.0, 2.0), Remark(2, 0, "a", "b", 0.0, 5.0), Remark(3, 0, "a", "a")]
    assert [one.number for one in dearest(found)] == [2, 1]


def test_a_review_of_before_costs_were_told_still_opens() -> None:
    now = review_of(game := played("kala", "a1a2a3a4", first=0), remarks(game), "fr")
    review = msgspec.to_builtins(now)
    del review["dearest"]
    for one in review["moves"]:
        del one["cost"]
    opened = msgspec.convert(review, Reviewed)
    assert opened.moves[0].cost is None
    assert opened.dearest == []
