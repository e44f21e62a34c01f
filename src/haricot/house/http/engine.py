"""What the engine says of a position: to whoever looks at one, and not of a game that they are playing."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import msgspec

from haricot.core.errors import BadOption
from haricot.core.game import State
from haricot.games import named
from haricot.house.bots.analyses import Assessed
from haricot.house.house import House
from haricot.house.http.analysis import AskedAssessment, AssessedPosition, begun_line
from haricot.house.http.listings import split_tables
from haricot.house.live.live_table import LiveTable
from haricot.house.people.people import Person
from haricot.review.assessment import next_step
from haricot.table import Refused, is_between_people

LOOKED_AT = 12
"""So many of the last positions of a line are compared with those of running games."""
MOST_MOVES_BEYOND = 100
"""Where there are more moves, only the position itself is compared."""


async def assessed(
    house: House, person: Person, by: str, game: str, asked: AskedAssessment, lang: str
) -> AssessedPosition:
    """Refused where the game is over there, or is one that this person plays against people."""
    start, states = await house.ask_rules(by, lambda: begun_line(game, asked))
    end = states[-1]
    if end.turn is None:
        raise Refused("house-analysis-over")
    if asked.eyes is not None and asked.eyes >= end.seats:
        raise BadOption("seat-unknown", seat=asked.eyes, last=end.seats - 1)
    await check_not_running(house, person, by, game, states)
    nodes, _ = next_step(game, asked.nodes)
    question = Assessed(game, start, tuple(asked.moves), asked.eyes, nodes, lang)
    found = await house.analyses.assess(person.id, by, question)
    eyes = end.turn if asked.eyes is None else asked.eyes
    return msgspec.convert({"game": game, "turn": end.turn, "eyes": eyes, **found}, AssessedPosition)


async def check_not_running(house: House, person: Person, by: str, game: str, states: Sequence[State]) -> None:
    """Refused where one of the last positions belongs to a game that this person plays against people."""
    running = [live for live in (await split_tables(house, person))[0] if _is_running(live, person, game)]
    if running:
        await house.ask_rules(by, lambda: _check_apart(house, person, running, states[-LOOKED_AT:]))


def _is_running(live: LiveTable, person: Person, game: str) -> bool:
    match = live.stored.playing
    is_seated = live.stored.seat_of(person.id) is not None
    return match is not None and is_seated and match.setup.game == game and is_between_people(live.stored)


def _check_apart(house: House, person: Person, running: Sequence[LiveTable], states: Sequence[State]) -> None:
    """No position of the line is one of a game that runs, nor one move before it or beyond it."""
    asked = {likeness for state in states for likeness in _likenesses(state)}
    for live in running:
        if not asked.isdisjoint(_of_game(house, live, person)):
            raise Refused("house-analysis-running")


def _likenesses(state: State) -> Iterator[Hashable]:
    """As every seat sees it, where they see different things."""
    seats = range(state.seats) if state.game.secret == "private" else (None,)
    for seat in seats:
        yield state.game.likeness(state.view(seat))


def _of_game(house: House, live: LiveTable, person: Person) -> set[Hashable]:
    match = live.stored.playing
    assert match is not None
    game, seat = named(match.setup.game), live.stored.seat_of(person.id)
    views = house.tables.views.views(live.id, match, seat)
    found = {game.likeness(view) for view in views[-2:]}
    if game.secret == "none" and len(moves := match.state.moves()) <= MOST_MOVES_BEYOND:
        found |= {game.likeness(match.state.after(move).view(None)) for move in moves}
    return found
