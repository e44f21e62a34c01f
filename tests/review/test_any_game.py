"""A review of a game that brings none: a remark for each move, nothing claimed that is not sure."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

import haricot
from haricot.core.game import Game
from haricot.games import load_file, put_away
from haricot.records.record import Record
from haricot.review import any_game, review_of, reviewed, reviewer
from haricot.review.history import GameHistory
from haricot.review.reviewed_game import Reviewed
from haricot.texts import LANGUAGES
from tests.examples.conftest import EXAMPLES


@pytest.fixture
def game() -> Iterator[Game]:
    yield load_file(EXAMPLES / "tic_tac_toe.py")
    put_away("tic_tac_toe")


def history(*moves: str) -> GameHistory:
    return GameHistory.of(Record(game="tic_tac_toe", seats=2, seed=1, moves=moves))


@pytest.mark.parametrize("seconds", [0.0, 0.05])
def test_each_move_has_a_remark_in_both_languages_and_the_game_a_picture(game: Game, seconds: float) -> None:
    played = history("b2", "a1", "a3", "c1", "b3", "b1")
    remarks = list(reviewer("tic_tac_toe").remarks(played, seconds))
    for lang in LANGUAGES:
        review = review_of(played, remarks, lang)
        assert msgspec.json.decode(msgspec.json.encode(review), type=Reviewed) == review
        assert review.unit == "chances"
        assert all(move.words for move in review.moves)
        assert all(seat.words for seat in review.seats)
        assert ElementTree.fromstring(review.picture).tag.endswith("svg")


def test_a_win_that_was_missed_is_told(game: Game) -> None:
    *_, missed = any_game.remarks(history("a3", "a1", "b3", "b1", "b2"), 0.5)
    assert missed.best == "c3"
    assert missed.most == 1.0
    assert missed.lost > 0.2


def test_what_is_not_sure_is_not_lost(game: Game) -> None:
    remark, *_ = any_game.remarks(history("b2"), 0.02)
    assert remark.best == "b2"
    assert remark.lost == 0


def test_a_move_without_a_choice_and_one_without_time_say_so(game: Game) -> None:
    *_, last = any_game.remarks(history("a3", "b3", "c3", "b2", "a2", "c2", "b1", "a1", "c1"), 0.05)
    assert [one.key for one in last.words] == ["review-any-only"]
    first, *_ = any_game.remarks(history("b2"), 0.0)
    assert [one.key for one in first.words] == ["review-any-unknown"]


def test_a_game_with_secrets_is_judged_by_what_its_players_knew() -> None:
    load_file(EXAMPLES / "goofspiel.py")
    rng, state, moves = Random(1), haricot.game("goofspiel").new(3, seed=4, cards=4), []
    while state.turn is not None:
        moves.append(str(rng.choice(state.moves())))
        state = state.play(moves[-1])
    record = Record(game="goofspiel", seats=3, seed=4, options={"cards": 4}, moves=tuple(moves))
    review = reviewed(GameHistory.of(record), 0.02, "fr")
    assert len(review.moves) == 12
    put_away("goofspiel")


def test_a_game_may_bring_remarks_and_leave_the_rest(tmp_path: Path) -> None:
    source = (EXAMPLES / "tic_tac_toe.py").read_text("utf-8").replace('"tic_tac_toe"', '"own_words"')
    more = """
UNIT = "points"
def picture(view):
    return "<svg/>"
def remarks(history, seconds):
    yield from ()
"""
    (tmp_path / "own_words.py").write_text(source + more, "utf-8")
    load_file(tmp_path / "own_words.py")
    review = reviewed(GameHistory.of(Record(game="own_words", seats=2, seed=1)), 0.0, "en")
    assert review.unit == "points"
    assert "<title>" in review.picture
    put_away("own_words")
    # of another length: Python knows a file that it has compiled by its size and second
    (tmp_path / "own_words.py").write_text(source + more.replace("points", "marbles"), "utf-8")
    load_file(tmp_path / "own_words.py")
    with pytest.raises(haricot.BadGame, match="marbles"):
        reviewer("own_words")
    put_away("own_words")
