"""The puzzles that ship: enough of them, each with one right answer, and all that somebody needs in its sheet."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from hashlib import sha256
from random import Random
from typing import cast

import msgspec
import pytest

from haricot.bots import levels
from haricot.games import named
from haricot.puzzles import days
from haricot.puzzles.collection import puzzles_in, sheet, shipped
from haricot.puzzles.difficulty import grade_of, heights
from haricot.puzzles.makers import SHIPPED, games_with_puzzles, maker_of
from haricot.puzzles.puzzle import Puzzle
from haricot.puzzles.sheet import judged

GAMES = games_with_puzzles()
PROVEN_AGAIN = 4
SHIPPED_DAYS = {
    2026: "85d35a8346c2b8d995b5a356beca4f0fcc78a16932525dc731178964f02d1e93",
    2027: "f5434ce088a2956de9dd3a93746a8b34a41062737b843cb93e42631d96418f97",
}
"""Once shipped, a list never changes: people have played its days."""


def drawn(game: str, count: int) -> list[Puzzle]:
    """Some of them: `haricot puzzles check` looks at as many as one likes."""
    return Random(game).sample(list(shipped(game).values()), count)


def test_every_game_of_ours_has_puzzles() -> None:
    assert GAMES == ("kala", "ronda", "rondelic", "rondorondo")


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_least_400_of_every_kind_of_reader(game: str) -> None:
    maker = maker_of(game)
    for lang in {one.lang for one in shipped(game).values()} or {""}:
        assert len(puzzles_in(game, lang)) >= 400
    kinds = Counter(one.kind for one in shipped(game).values())
    assert set(kinds) == set(maker.KINDS)
    assert min(kinds.values()) >= 40
    assert (SHIPPED / f"{game}.jsonl").stat().st_size < 500_000


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proven_again(game: str) -> None:
    for puzzle in drawn(game, PROVEN_AGAIN):
        assert maker_of(game).is_unique(puzzle), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_with_another_answer_is_not_proven(game: str) -> None:
    puzzle = drawn(game, 1)[0]
    state = puzzle.states(game)[-1]
    wrong = next(str(move) for move in state.moves() if str(move) not in puzzle.steps[0].right)
    first = msgspec.structs.replace(puzzle.steps[0], right=(wrong,))
    assert not maker_of(game).is_unique(msgspec.structs.replace(puzzle, steps=(first, *puzzle.steps[1:])))


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_solved_by_its_own_answers_and_hides_what_its_seat_may_not_see(game: str) -> None:
    for puzzle in drawn(game, 25):
        made = sheet(game, puzzle)
        moves, at = list[str](), cast(int | None, 0)
        while at is not None:
            question = made.questions[at]
            assert question.right, puzzle.id
            assert question.view["turn"] == puzzle.seat
            moves.append(question.right[0].move)
            at = question.right[0].then
        assert judged(made, moves) == (True, 0)
        assert judged(made, ["no move", *moves]) == (True, 1)
        assert judged(made, moves[:-1])[0] is False
        for view, state in zip(made.shown, puzzle.states(game), strict=True):
            assert view == state.view(puzzle.seat)
        if named(game).lists_moves:
            assert set(moves[:1]) <= set(made.questions[0].moves or ())


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_graded_on_the_ladder_of_the_bots(game: str) -> None:
    count = len(levels(game))
    assert all(len(one.solved) == count for one in shipped(game).values())
    tall = heights(game)
    grades = [grade_of(game, [0.0] * known + [1.0] * (count - known)) for known in range(count)]
    assert grades == sorted(grades)
    assert grades[0] < tall[0] < grades[-1] < tall[-1] + 2
    spread = {round(one.grade) for one in shipped(game).values()}
    assert len(spread) >= 3, "not all are as hard"


def test_the_lists_of_days_that_were_shipped_stay_as_they_are() -> None:
    found = {year: sha256((SHIPPED / f"{year}.days").read_bytes()).hexdigest() for year in days.listed_years()}
    assert found == SHIPPED_DAYS


def test_every_day_has_a_puzzle_of_each_game_and_none_comes_twice_in_a_year() -> None:
    for year in days.listed_years():
        first = date(year, 1, 1)
        every = [days.puzzles_of(first + timedelta(number), "fr") for number in range(365)]
        assert all(set(one) == set(GAMES) for one in every)
        for game in GAMES:
            assert len({one[game].id for one in every}) == 365


def test_a_day_is_the_same_for_all_but_for_the_language_of_words() -> None:
    day = date(2026, 11, 16)
    fr, en, de = (days.puzzles_of(day, lang) for lang in ("fr", "en", "de"))
    assert [game for game in GAMES if fr[game] != en[game]] == ["rondorondo"]
    assert fr == de
    assert days.puzzles_of(date(2031, 5, 3), "fr") == days.puzzles_of(date(days.listed_years()[-1], 5, 3), "fr")
    assert days.puzzles_of(date(2032, 2, 29), "fr")
