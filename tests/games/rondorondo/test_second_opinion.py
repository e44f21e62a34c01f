"""Played against a second telling of the rules: every move, every refusal, every position, every outcome."""

from random import Random
from typing import Any

import pytest

import haricot
from haricot import IllegalMove
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.known import rondorondo
from tests.games.rondorondo.second_opinion import Refused, Telling
from tests.known_types import there

WORDS = haricot.lexicon("fr")

WAYS = [
    {},
    {"beginner": True, "opening": "lot"},
    {"referee": "table", "youngest": 1},
    {"referee": "table", "beginner": True, "first": 0},
]


def second(state: RondoRondo, move: str) -> Telling | None:
    """What the second telling makes of a move; None if it refuses it."""
    telling = Telling(str(state), dict(state.options), WORDS)
    try:
        rng = state.play(move).mover
    except IllegalMove:
        rng = 0
    try:
        telling.play(move, rng)
    except Refused:
        return None
    return telling


def first(state: RondoRondo, move: str) -> RondoRondo | None:
    try:
        return state.play(move)
    except IllegalMove:
        return None


def slips(move: str, state: RondoRondo, rng: Random) -> list[str]:
    """Moves one slip away: a symbol changed, added or left out."""
    symbols = [
        *"..--",
        *state.hands[state.mover].upper(),
        *state.rack.lower(),
        "?",
        "<",
        ">",
        "~",
        f"[{rng.choice('AE?-')}]",
    ]
    at, symbol = rng.randrange(len(move)), rng.choice(symbols)
    ways = [move[:at] + symbol + move[at + 1 :], move[:at] + symbol + move[at:], move[:at] + move[at + 1 :]]
    return [
        *ways,
        f"{move}>{symbol}",
        f"{symbol}<{move}",
        rng.choice(("pass", "decline", "accept", "reject", f"~{symbol}")),
    ]


def some_moves(state: RondoRondo, rng: Random) -> list[str]:
    """A few moves that the list has, words included where it has none, and slips."""
    listed = state.moves()
    moves = [str(rng.choice(listed)) for _ in range(3)]
    if state.phase != "judge" and (words := state.placements()):
        moves += [str(rng.choice(words)) for _ in range(3)]
    return moves + [slip for move in moves for slip in slips(move, state, rng)]


@pytest.mark.parametrize("options", WAYS, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_both_tellings_agree(options: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    state = rondorondo.new(2 + seed, seed=seed, **options)
    while state.turn is not None:
        assert not Telling(str(state), dict(state.options), WORDS).is_over
        tried = {move: (first(state, move), second(state, move)) for move in some_moves(state, rng)}
        for move, (ours, theirs) in tried.items():
            assert (ours is None) == (theirs is None), f"{move} in {state}"
            assert ours is None or str(ours) == str(theirs), f"{move} in {state}"
        legal = [ours for ours, _ in tried.values() if ours is not None]
        state = rng.choice(legal)
    last = Telling(str(state), dict(state.options), WORDS)
    assert last.is_over
    assert list(there(state.outcome).scores) == last.final_scores()
