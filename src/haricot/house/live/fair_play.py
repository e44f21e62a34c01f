"""Nobody is helped in a game that they are playing against people: which positions are too near to it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from haricot.core.game import State
from haricot.games import named
from haricot.house.live.live_table import LiveTable
from haricot.house.live.view_cache import ViewCache
from haricot.table import Refused, is_between_people
from haricot.table.events import PersonId

LOOKED_AT = 12
"""So many of the last positions of a line are compared with those of running games."""
MOST_MOVES_BEYOND = 100
"""Where there are more moves, only the position itself is compared."""


def plays_against_people(live: LiveTable, person: PersonId, game: str) -> bool:
    """Whether somebody sits there in a running game of that name, between people."""
    match = live.stored.playing
    is_seated = live.stored.seat_of(person) is not None
    return match is not None and is_seated and match.setup.game == game and is_between_people(live.stored)


def check_apart(cache: ViewCache, person: PersonId, running: Sequence[LiveTable], states: Sequence[State]) -> None:
    """Refused where one of a line's last positions is one of a running game, or one move before it or beyond it."""
    asked = {likeness for state in states[-LOOKED_AT:] for likeness in _likenesses(state)}
    for live in running:
        if not asked.isdisjoint(_of_game(cache, live, person)):
            raise Refused("house-analysis-running")


def _likenesses(state: State) -> Iterator[Hashable]:
    """As every seat sees it, where they see different things."""
    seats = range(state.seats) if state.game.secret == "private" else (None,)
    for seat in seats:
        yield state.game.likeness(state.view(seat))


def _of_game(cache: ViewCache, live: LiveTable, person: PersonId) -> set[Hashable]:
    match = live.stored.playing
    assert match is not None
    game, seat = named(match.setup.game), live.stored.seat_of(person)
    views = cache.views(live.id, match, seat)
    found = {game.likeness(view) for view in views[-2:]}
    if game.secret == "none" and len(moves := match.state.moves()) <= MOST_MOVES_BEYOND:
        found |= {game.likeness(match.state.after(move).view(None)) for move in moves}
    return found
