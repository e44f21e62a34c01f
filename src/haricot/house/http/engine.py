"""What the engine says of a position: to whoever looks at one, and not of a game that they are playing."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.core.errors import BadOption
from haricot.core.game import State
from haricot.house.bots.analyses import Assessed
from haricot.house.house import House
from haricot.house.http.analysis import AskedAssessment, begun_line
from haricot.house.live.fair_play import check_apart, plays_against_people
from haricot.house.live.table_lists import split_tables
from haricot.house.people.people import Person
from haricot.review.assessed_position import AssessedPosition
from haricot.review.assessment import next_step
from haricot.table import Refused


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
    return await house.analyses.assess(person.id, by, question)


async def check_not_running(house: House, person: Person, by: str, game: str, states: Sequence[State]) -> None:
    """Refused where one of the last positions belongs to a game that this person plays against people."""
    readable, _ = await split_tables(house.tables, person)
    running = [live for live in readable if plays_against_people(live, person.id, game)]
    if running:
        await house.ask_rules(by, lambda: check_apart(house.tables.views, person.id, running, states))
