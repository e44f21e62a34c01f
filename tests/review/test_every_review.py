"""Every game is looked at in the same way: a remark for each move, words in both languages, a picture."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import haricot
from haricot.core.errors import BadRecord
from haricot.records.record import Record
from haricot.review import review_of, reviewed, reviewer
from haricot.review.history import GameHistory
from haricot.review.marks import MARKS
from haricot.review.reviewed_game import Reviewed
from haricot.texts import LANGUAGES
from tests.review.histories import PLAYTHROUGHS, remarks


def replayed(text: str) -> GameHistory:
    return GameHistory.of(Record.loads(text))


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_each_move_has_a_remark_in_both_languages_and_the_game_a_picture(file: Path) -> None:
    played = replayed(file.read_text("utf-8"))
    found = remarks(played)
    assert [(one.number, one.move) for one in found] == list(enumerate(played.moves, 1))
    for lang in LANGUAGES:
        review = review_of(played, found, lang)
        assert msgspec.json.decode(msgspec.json.encode(review), type=Reviewed) == review
        assert any(move.words for move in review.moves)
        assert all(seat.words for seat in review.seats)
        assert ElementTree.fromstring(review.picture).tag.endswith("svg")
        _has_the_agreed_shape(played, review)


def _has_the_agreed_shape(played: GameHistory, review: Reviewed) -> None:
    """Marks, chances, best moves in words and their lines: what the browser draws."""
    assert len(review.graph) == len(played.moves) + 1
    assert all(len(point) == played.seats for point in review.graph)
    assert all(0 <= chance <= 1 for point in review.graph for chance in point if chance is not None)
    for move in review.moves:
        assert move.mark in (*MARKS, None)
        assert (move.best_words == "") == (move.best == move.move)
        assert move.line[:1] in ([], [move.best])
        state = played.before(move.number)
        for step in move.line:
            state = state.play(step)
    for seat in review.seats:
        assert seat.accuracy is None or 0 <= seat.accuracy <= 100
        assert sum(seat.marks.values()) == sum(one.mark is not None for one in review.moves if one.seat == seat.seat)


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_what_was_best_may_be_played_and_something_else_lost_by_it(file: Path) -> None:
    """Unless it was no matter of worth, so that nothing was weighed."""
    played = replayed(file.read_text("utf-8"))
    for one in remarks(played):
        played.before(one.number).play(one.best)
        if one.best == one.move:
            assert one.lost == 0
        else:
            assert one.lost > 0 or one.worth == one.most == 0


def test_every_game_has_a_review_and_says_its_unit() -> None:
    assert {reviewer(game).UNIT for game in haricot.games()} == {"chances", "points"}


def test_a_sealed_game_is_looked_at_where_nothing_is_left_to_chance() -> None:
    record = Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4",))
    review = reviewed(replayed(record.dumps(sealed=True)), 0, "en")
    assert len(review.moves) == 1
    assert not review.finished


@pytest.mark.parametrize("game", ["ronda", "rondelic", "rondorondo"])
def test_a_sealed_game_of_chance_is_refused_with_a_reason(game: str) -> None:
    record = Record(game=game, seats=3, seed=1)
    with pytest.raises(BadRecord, match="sealed"):
        reviewed(replayed(record.dumps(sealed=True)), 0, "en")


def test_a_game_without_a_move_is_looked_at_too() -> None:
    for game in haricot.games():
        seats = haricot.game(game).new().seats
        assert reviewed(replayed(Record(game=game, seats=seats, seed=1).dumps()), 0, "fr").moves == []
