"""Games looked at outside a table: replayed records, positions to learn from, and playing on from any of them."""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Meta, Struct

from haricot.core.chance import Chance
from haricot.core.game import Seat, State, View
from haricot.core.options import Value
from haricot.games import named
from haricot.records.record import Record
from haricot.table import Setup
from haricot.table.errors import Refused

RecordText = Annotated[str, Meta(max_length=50_000)]
Moves = Annotated[int, Meta(ge=0, le=100_000)]
SeatAsked = Annotated[int, Meta(ge=0, le=99)]
MOST_MOVES = 5_000


class Question(Struct, forbid_unknown_fields=True):
    """Either a record, or a game (seats, seed, options, or a position) and moves; and whose eyes look at it."""

    record: RecordText | None = None
    game: Annotated[str, Meta(max_length=40)] | None = None
    seats: Annotated[int, Meta(ge=1, le=100)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    options: dict[Annotated[str, Meta(max_length=40)], Value] = {}
    position: Annotated[str, Meta(max_length=4_000)] | None = None
    moves: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=500)] = []
    seat: SeatAsked | None = None
    open: bool = False


class Frame(Struct):
    """A position as those eyes see it; its moves where it is the last one and they are listed."""

    view: View
    acts: bool
    moves: list[str] | None


class Studied(Struct):
    game: str
    seats: int
    frames: list[Frame]


class Continuation(Struct, forbid_unknown_fields=True):
    """A record, how many of its moves are kept, and the seat whose knowledge stays as it was."""

    record: RecordText
    moves: Moves
    seat: SeatAsked


def study(question: Question) -> Studied:
    """The game by its rules, view by view."""
    states = _states(question)
    last = len(states) - 1
    frames = [_frame(state, question, lists=at == last) for at, state in enumerate(states)]
    return Studied(states[0].game.name, states[0].seats, frames)


def _states(question: Question) -> list[State]:
    if question.record is not None:
        return _replayed(question.record)
    game = named(question.game or "")
    options = game.choose(question.options)
    if question.position is not None:
        states = [game.place(Chance.of(question.seed), question.position, **options)]
    else:
        states = [game.begin(Chance.of(question.seed), question.seats, **options)]
    for move in question.moves:
        states.append(states[-1].play(move))
    return states


def _replayed(text: str) -> list[State]:
    record = Record.loads(text)
    if len(record.moves) > MOST_MOVES:
        raise Refused("house-record-long", most=MOST_MOVES)
    return list(record.states())


def _frame(state: State, question: Question, *, lists: bool) -> Frame:
    view = state.view_open() if question.open else state.view(question.seat)
    acts = question.seat is not None and state.turn == question.seat
    listed = lists and acts and state.game.lists_moves
    return Frame(view, acts, [str(move) for move in state.moves()] if listed else None)


def continued(asked: Continuation) -> tuple[Setup, str]:
    """A table for playing on, and its position, in which all that the seat could not know is drawn anew.

    Whoever saw the whole game knows nothing of what comes.
    """
    states = _replayed(asked.record)
    if asked.moves >= len(states) or states[asked.moves].turn is None:
        raise Refused("house-nothing-to-play-on")
    state = states[asked.moves]
    fresh = state.reimagined(asked.seat, secrets.randbits(64))
    return Setup(state.game.name, state.seats, dict(state.options)), str(fresh)


def seat_to_act(turn: Seat | None, seat: Seat | None) -> Seat:
    """The seat, if it is the one to act: nobody else is given advice."""
    if seat is None or seat != turn:
        raise Refused("house-hint-not-now")
    return seat
