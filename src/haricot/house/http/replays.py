"""A game looked at once more: every position of its record for all eyes, and lines that might have been."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, cast

from msgspec import Meta, Struct

from haricot.core.game import State, View
from haricot.core.notation import MoveText
from haricot.core.view_types import AnyView
from haricot.games.drawing import Drawing, drawn, is_drawn_by_client
from haricot.records import Record, file_name
from haricot.records.verification import differences
from haricot.table import Refused
from haricot.texts import say

RecordText = Annotated[str, Meta(max_length=50_000)]
MOST_MOVES = 5_000
MOST_OF_A_LINE = 20


class UploadedRecord(Struct, forbid_unknown_fields=True):
    """A game as text."""

    record: RecordText


class SeenPosition(Struct):
    """What one pair of eyes sees of a position; drawn, for games that the client has no board for."""

    view: AnyView
    drawing: Drawing | None


class ReplayFrame(Struct):
    """A position as everybody sees it; null stands for `spectator`, from which `seats` differ in their `seat` alone."""

    spectator: SeenPosition
    seats: list[SeenPosition] | None
    open: SeenPosition | None


class Replay(Struct):
    """A game, move by move: the first frame is its beginning, and each move leads to the next."""

    game: str
    seats: int
    moves: list[str]
    ended: str | None
    frames: list[ReplayFrame]
    differences: list[str]
    """In what rules and lexicon are others by now than when it was played, in sentences for the reader."""
    players: list[str]
    """What each seat's player was called then; empty where nobody says."""
    bots: list[str]
    """The level of the bot on each seat; empty where none sat, or nobody says."""
    substitutes: list[str]
    """The level of the bot that took over a seat whose player went; empty where they stayed, or nobody says."""
    played: str | None
    """When it ended, such as `2026-11-15T20:14:03Z`; null where nobody says."""
    file: str
    """What a file with this game in it may be called."""
    times: list[int] | None
    """How many milliseconds each move took; null where nobody says."""
    record: str
    """The game as text."""


class Variation(Struct, forbid_unknown_fields=True):
    """Moves that might have been made in place of the one with this number, the first of a game being 1."""

    number: Annotated[int, Meta(ge=1, le=MOST_MOVES)]
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_OF_A_LINE)]


class UploadedVariation(Variation, forbid_unknown_fields=True):
    """The same, of a game as text."""

    record: RecordText = ""


class Line(Struct):
    """What might have been, move by move, for all eyes: first before the first move, which `seat` would have made."""

    game: str
    seats: int
    seat: int
    moves: list[str]
    frames: list[ReplayFrame]


def replayed(text: str, lang: str) -> Replay:
    """A record, move by move."""
    return replay_of(Record.loads(text), lang)


def replay_of(record: Record, lang: str, times: Sequence[int] | None = None) -> Replay:
    """Every position once, for all eyes."""
    states = states_of(record)
    frames = [replay_frame(state, lang) for state in states]
    differ = [say(sentence, lang) for sentence in differences(record)]
    seats = states[0].seats
    return Replay(
        record.game,
        seats,
        list(record.moves),
        record.ended,
        frames,
        differ,
        players=_by_seat(record.players, seats),
        bots=_by_seat(record.bots, seats),
        substitutes=_by_seat(record.substitutes, seats),
        played=record.played,
        file=file_name(record),
        times=None if times is None else list(times),
        record=record.dumps(states=states),
    )


def _by_seat(texts: Sequence[str], seats: int) -> list[str]:
    return [texts[seat] if seat < len(texts) else "" for seat in range(seats)]


def replay_frame(state: State, lang: str) -> ReplayFrame:
    """Where no seat has a secret, and the client draws, one view serves all; a drawing names its reader."""
    game = state.game
    each = game.secret == "private" or not is_drawn_by_client(game.name)
    return ReplayFrame(
        spectator=_sight(state.view(None), lang),
        seats=[_sight(state.view(seat), lang) for seat in range(state.seats)] if each else None,
        open=_sight(state.view_open(), lang) if game.secret != "none" else None,
    )


def _sight(view: View, lang: str) -> SeenPosition:
    return SeenPosition(cast(AnyView, view), drawn(view, lang))


def states_of(record: Record) -> list[State]:
    """Every position of it; Refused where it is longer than any game."""
    if len(record.moves) > MOST_MOVES:
        raise Refused("house-record-long", most=MOST_MOVES)
    return list(record.states())


def line_of(record: Record, asked: Variation, lang: str) -> Line:
    """From the deal of that game; nothing of it is kept."""
    states = states_of(record)
    if asked.number >= len(states):
        raise Refused("house-nothing-to-play-on")
    states = [states[asked.number - 1]]
    seat = states[0].turn
    assert seat is not None  # a move was made there
    for move in asked.moves:
        states.append(states[-1].play(move))
    frames = [replay_frame(state, lang) for state in states]
    return Line(record.game, states[0].seats, seat, asked.moves, frames)
