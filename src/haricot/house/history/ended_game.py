"""A game that has just ended, as the history keeps it: told by the table alone, without any name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from haricot.bots import levels
from haricot.core.game import Seat
from haricot.games import named
from haricot.games.rule_set import rule_set
from haricot.house.store.game_rows import GameResult, How, Reason
from haricot.table import Step, Table
from haricot.table.events import PersonId
from haricot.table.table import Chair, Finished, Match

MOST_NAMED = 200
"""People at a table whose names are looked at for those that are alike: of a crowd, the first."""


class Part(Struct, frozen=True):
    """Somebody's part in a game: a person's, or a bot's with its level; to the end, or how it ended before.

    Whoever resigned or left has the last rank, whatever the bot made of the seat, and so has that bot: those who
    stayed are ranked among themselves, as ratings count them.
    """

    seat: Seat
    rank: int
    result: GameResult
    how: How
    person: str | None = None
    bot: str | None = None
    level: str | None = None


class EndedGame(Struct, frozen=True):
    """Which game of which table, when and why it ended, and who had a part in it."""

    table: str
    number: int
    game: str
    ended: int
    seats: int
    moves: int
    reason: Reason
    parts: tuple[Part, ...]
    rule_set: str | None = None
    """By which rules it was played, where they are those of a rating."""
    rated: bool = False
    """Whether it counts."""
    match: Match | None = None
    """The game itself, for what only it can tell."""
    arrived: tuple[PersonId, ...] = ()
    """Who was at the table, in the order in which they came: of two who have one name, the later has a number."""

    @property
    def with_bots(self) -> bool:
        """Whether a bot had a part in it."""
        return any(part.bot is not None for part in self.parts)


def ended_games(name: str, before: int, steps: Iterable[Step]) -> Iterator[EndedGame]:
    """Those that these events ended; `before`: how many had ended at the table already."""
    for step in steps:
        if len(step.table.finished) > before:
            before = len(step.table.finished)
            yield _ended(name, step.table, step.entry.at)


def _ended(name: str, table: Table, at: int) -> EndedGame:
    finished, match = table.finished[-1], table.match
    assert match is not None
    reason: Reason = "rules"
    if match.ended:
        reason = "time" if match.ended.startswith("time") else "resigned"
    rules = rule_set(named(match.setup.game), match.setup.options) if match.start is None else None
    return EndedGame(
        name,
        len(table.finished),
        match.setup.game,
        at,
        len(finished.chairs),
        len(match.moves),
        reason,
        tuple(_parts(finished, match)),
        rules,
        rated=rules is not None and match.setup.is_rated,
        match=match,
        arrived=tuple(one for one in table.arrived if one in table.guests)[:MOST_NAMED],
    )


def _parts(finished: Finished, match: Match) -> Iterator[Part]:
    places, last = finished.places, len(finished.places)
    for seat, chair in enumerate(finished.chairs):
        result = _result(places[seat], places)
        if chair.bot is not None:
            level = chair.level or [*levels(match.setup.game)][-1]
            yield Part(seat, places[seat], result, "played", bot=chair.bot, level=level)
        for person in chair.people:
            yield Part(seat, places[seat], result, _how(seat, chair, match), person)
    for person, seat, how in finished.gone:
        yield Part(seat, last, "lost", how, person)


def _how(seat: Seat, chair: Chair, match: Match) -> How:
    if match.ended == f"time:{seat}":
        return "time"
    if match.ended == f"resigned:{seat}":
        return "resigned"
    helped = chair.lent or any(played.seat == seat and played.how == "bot" for played in match.moves)
    return "lent" if helped else "played"


def _result(place: int, places: tuple[int, ...]) -> GameResult:
    if len(places) > 1 and len(set(places)) == 1:
        return "drawn"
    return "won" if place == 1 else "lost"
