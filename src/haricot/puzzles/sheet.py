"""A puzzle as somebody gets it: every view that may come, every right answer and what follows it.

Whoever has the sheet needs nobody else: a client that knows no rules shows the views and compares answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from haricot.core.game import State, listed_moves
from haricot.core.view_types import AnyView
from haricot.puzzles.puzzle import Puzzle, PuzzleStep


class RightAnswer(Struct):
    """A move that is right: the views that follow it, and which question comes then; none where that was all."""

    move: str
    views: list[AnyView]
    then: int | None


class PuzzleQuestion(Struct):
    """A position in which something is asked; its legal moves, where the game lists them."""

    view: AnyView
    moves: list[str] | None
    right: list[RightAnswer]


class PuzzleSheet(Struct):
    """A puzzle, whole."""

    game: str
    id: str
    kind: str
    """What is asked, in the words of the game's puzzles."""
    goal: int
    """A number that the question names: turns, points, beans."""
    seat: int
    seats: int
    lang: str
    """The language whose words it takes; empty where it takes no words."""
    level: str
    """The lowest level of the bots that mostly solves it."""
    shown: list[AnyView]
    """What is shown before the question, the position of the question last."""
    questions: list[PuzzleQuestion]
    """The first one is where it begins."""
    figures: dict[str, float]
    """What moves bring, right or wrong, to be told afterwards."""


def sheet_of(game: str, puzzle: Puzzle, level: str) -> PuzzleSheet:
    """A puzzle with all that a client needs to ask it without the rules: views, questions and answers."""
    states = puzzle.states(game)
    questions: list[PuzzleQuestion] = []
    _ask(puzzle, states[-1], puzzle.steps, questions)
    views = [_view(state, puzzle) for state in states]
    return PuzzleSheet(
        game,
        puzzle.id,
        puzzle.kind,
        puzzle.goal,
        puzzle.seat,
        states[0].seats,
        puzzle.lang,
        level,
        views,
        questions,
        puzzle.figures,
    )


def _ask(puzzle: Puzzle, state: State, steps: Sequence[PuzzleStep], questions: list[PuzzleQuestion]) -> int:
    """The question of the first of these steps and all that come after it; the number that it has."""
    number, (step, *rest) = len(questions), steps
    listed = listed_moves(state)
    question = PuzzleQuestion(_view(state, puzzle), listed, [])
    questions.append(question)
    for move in step.right:
        if listed is not None and move not in listed:
            continue  # a bowl that lies open already
        states = [state.play(move, on_trust=True)]
        in_any_order = bool(rest) and rest[0].right == step.right
        goes_on = bool(rest) and (move == step.right[0] or in_any_order)  # another right answer ends the puzzle
        for reply in step.reply if goes_on else ():
            states.append(states[-1].play(reply, on_trust=True))
        then = _ask(puzzle, states[-1], rest, questions) if goes_on else None
        question.right.append(RightAnswer(move, [_view(one, puzzle) for one in states], then))
    return number


def _view(state: State, puzzle: Puzzle) -> AnyView:
    return cast(AnyView, state.view(puzzle.seat))


def judged(sheet: PuzzleSheet, moves: Sequence[str]) -> tuple[bool, int]:
    """Whether these moves, in the order in which they were tried, solve it; and how many were wrong."""
    at: int | None = 0
    wrong = 0
    for move in moves:
        if at is None:
            break
        found = next((one for one in sheet.questions[at].right if one.move == move), None)
        if found is None:
            wrong += 1
        else:
            at = found.then
    return at is None, wrong
