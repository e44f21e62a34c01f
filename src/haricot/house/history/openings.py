"""The first moves of a game that ended, counted for whoever explores openings."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise

from haricot.bots.openings import explorer_of
from haricot.core.game import State
from haricot.games import names
from haricot.house.history.ended_game import EndedGame
from haricot.house.store.opening_rows import Opening


def explored_games() -> list[str]:
    """The games whose openings can be looked up."""
    return [name for name in names() if explorer_of(name) is not None]


def openings_of(game: EndedGame) -> Iterator[Opening]:
    """Those that people made themselves, from the start of the rules; one who left or gave up early has lost by it."""
    explorer = explorer_of(game.game)
    if explorer is None or game.match is None or game.match.start is not None:
        return
    won = {part.seat: part.result == "won" for part in game.parts if part.person is not None}
    moves = game.match.moves[: explorer.MOVES]
    states = [*(played.before for played in moves), _after(game, len(moves))]
    known: set[tuple[str, str]] = set()
    for played, (before, after) in zip(moves, pairwise(map(position_key, states)), strict=True):
        if played.how == "person" and played.seat in won and (before, after) not in known:
            known.add((before, after))
            yield Opening(game.game, before, after, 1, int(won[played.seat]))


def _after(game: EndedGame, moves: int) -> State:
    assert game.match is not None
    return game.match.state if moves == len(game.match.moves) else game.match.moves[moves].before


def position_key(state: State) -> str:
    """One for positions that come to the same."""
    return sha256(repr(state.game.likeness(state.view(None))).encode()).hexdigest()[:16]
