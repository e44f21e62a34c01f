"""Positions tried outside a table, for lessons and rules: what a seat sees of a game after some moves."""

from __future__ import annotations

from typing import Annotated, cast

from msgspec import Meta, Struct

from haricot.core.chance import Chance
from haricot.core.game import State, listed_moves
from haricot.core.notation import MoveText
from haricot.core.options import Value
from haricot.core.view_types import AnyView
from haricot.games import named
from haricot.games.drawing import Drawing, drawn
from haricot.house.http.schemas import SeatAsked


class Question(Struct, forbid_unknown_fields=True):
    """A game (seats, seed, options, or a position) and moves; and whose eyes look at it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=100)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    position: Annotated[str, Meta(max_length=4_000)] | None = None
    moves: Annotated[list[MoveText], Meta(max_length=500)] = []
    seat: SeatAsked | None = None
    open: bool = False
    every: bool = False
    """Whether moves are listed wherever the seat is to act, and not only in the last position."""


class Frame(Struct):
    """A position as those eyes see it; its moves where it is the last one, or every one is asked for, and listed."""

    view: AnyView
    acts: bool
    moves: list[str] | None
    drawing: Drawing | None
    """The view drawn, for games that the client has no board for."""


class TriedGame(Struct):
    """A game from its moves, frame by frame."""

    game: str
    seats: int
    frames: list[Frame]


def tried(question: Question, lang: str) -> TriedGame:
    """The game by its rules, view by view."""
    states = _states(question)
    last = len(states) - 1
    frames = [_frame(state, question, lang, is_asked=question.every or at == last) for at, state in enumerate(states)]
    return TriedGame(states[0].game.name, states[0].seats, frames)


def _states(question: Question) -> list[State]:
    game = named(question.game)
    options = game.choose(question.options)
    if question.position is not None:
        states = [game.position_with(Chance.of(question.seed), question.position, **options)]
    else:
        states = [game.begin(Chance.of(question.seed), question.seats, **options)]
    for move in question.moves:
        states.append(states[-1].play(move))
    return states


def _frame(state: State, question: Question, lang: str, *, is_asked: bool) -> Frame:
    view = state.view_open() if question.open else state.view(question.seat)
    acts = question.seat is not None and state.turn == question.seat
    moves = listed_moves(state) if is_asked and acts else None
    return Frame(cast(AnyView, view), acts, moves, drawn(view, lang))
