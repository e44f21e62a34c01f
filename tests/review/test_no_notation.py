"""What a review says to people has no move in it as programs write it, in random games of every game that we know."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import haricot
from haricot.bots import levels
from haricot.games import load_file, put_away
from haricot.records.record import Record
from haricot.review import review_of, reviewer
from haricot.review.history import GameHistory
from haricot.review.reviewed_game import Reviewed
from haricot.texts import COMPLETE, Sentence

EXAMPLES = Path(__file__).parents[2] / "examples"
MOST_MOVES = 30
NODES = 500

WORDS_OF_PROGRAMS = "keep|swap|take|turn|draw|give|show|restart|leave|pass|stop|decline|accept|reject"
NOTATION = {
    "kala": r"(?:[a-d][1-4]){2,}|>[a-d][1-4]",
    "ronda": r"[+=]\d",
    "rondelic": r"\?",
    "rondorondo": r"~\w|\.\.|[A-Za-z]<|>[A-Za-z]|\[.\]",
}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kala", {}),
    ("ronda", {}),
    ("ronda", {"flow": "simple"}),
    ("rondelic", {}),
    ("rondelic", {"rules": "rondellig"}),
    ("rondorondo", {}),
]


def random_game(game: str, seed: int, **options: Any) -> GameHistory:
    """By somebody who plays badly, so that there is much to be said."""
    state = haricot.game(game).new(seed=seed, **options)
    beginner = levels(game)["graine"]
    start, moves, shown = state, list[str](), list[list[Any]]([] for _ in range(state.seats))
    while state.turn is not None and len(moves) < MOST_MOVES:
        for seat, views in enumerate(shown):
            views.append(state.view(seat))
        moves.append(beginner(shown[state.turn], seed + len(moves), 1.0).move)
        state = state.play(moves[-1])
    record = Record(game=game, seats=start.seats, seed=seed, options=options, moves=tuple(moves))
    return GameHistory.of(record)


def said_to_people(review: Reviewed) -> Iterator[str]:
    for move in review.moves:
        yield from (move.words, move.best_words)
    yield from (seat.words for seat in review.seats)
    picture = ElementTree.fromstring(review.picture)
    yield from (element.text or "" for element in picture.iter() if element.tag.endswith(("title", "text")))


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_no_notation_is_said_of_our_games(game: str, options: dict[str, Any]) -> None:
    history = random_game(game, 5, **options)
    remarks = list(reviewer(game).remarks(history, 0.0, NODES))
    assert any(remark.best != remark.move for remark in remarks)
    for lang in COMPLETE:
        said = [words for words in said_to_people(review_of(history, remarks, lang)) if words]
        assert not [words for words in said if re.search(NOTATION[game], words)]
        if lang == "fr":
            assert not [words for words in said if re.search(rf"\b({WORDS_OF_PROGRAMS})\b", words)]


@pytest.fixture(params=["tic_tac_toe", "goofspiel"])
def example(request: pytest.FixtureRequest) -> Iterator[str]:
    game = load_file(EXAMPLES / f"{request.param}.py")
    yield game.name
    put_away(game.name)


def test_no_notation_is_said_of_games_from_outside(example: str) -> None:
    """What their players press is on the button: it is named beside the sentence, never in it."""
    history = random_game(example, 3)
    remarks = list(reviewer(example).remarks(history, 0.0, 6_000))
    assert any(remark.best != remark.move for remark in remarks)
    for remark in remarks:
        for sentence in remark.words:
            assert not any(isinstance(value, str) for value in values_of(sentence))


def values_of(sentence: Sentence) -> Iterator[object]:
    for value in sentence.values.values():
        yield from values_of(value) if isinstance(value, Sentence) else (value,)
