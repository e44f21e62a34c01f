"""How strong people are, as the routes tell it: a number with what is uncertain of it, and a level of the bean."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

from msgspec import Struct

from haricot.games import named
from haricot.games.rule_set import preset_and_options, rule_set
from haricot.house.family import check_compares
from haricot.house.house import House
from haricot.house.live.live_table import LiveTable
from haricot.house.people.people import Person
from haricot.house.people.profile_visibility import visibility_of
from haricot.house.ratings.bot_ratings import bot_ratings
from haricot.house.ratings.scale import level_of, number_of, size_of, uncertainty_of
from haricot.house.store import rating_rows
from haricot.house.store.rating_rows import RatingCategory, RatingRow
from haricot.house.store.store import StoreConnection

MOST_LISTED = 100
FEW_GAMES = 5
"""Before so many games a rating says little."""


class RatingCard(Struct):
    """Somebody's strength in a game by some rules."""

    game: str
    rule_set: str
    """The name of the rules, such as `default` or `beginners lexicon=fr`: leaderboards are asked for by it."""
    preset: str | None
    """The preset in that name; null where it has none."""
    options: dict[str, str]
    """The options in that name, by which strength is told apart, and their values as text."""
    number: int
    """A newcomer has 1000; whoever has 100 more wins about three games of five between two."""
    uncertainty: int
    """The number is known to within so much, more or less, in nineteen cases of twenty."""
    level: str | None
    """The level of the bots that are as strong; null where nobody measured them."""
    size: str | None
    """The level of a bot of just this size, `size:1240`; null likewise."""
    games: int
    provisional: bool
    """Whether so few games were played that it may change much."""


class OwnRatings(Struct):
    """Your ratings, and whether you stand on the leaderboards."""

    ratings: list[RatingCard]
    listed: bool


class Listing(Struct, forbid_unknown_fields=True):
    """Whether you want to stand on the leaderboards."""

    listed: bool


class LeaderboardLine(Struct):
    """One person on the list."""

    person: Person
    rating: RatingCard


class Leaderboard(Struct):
    """Those who want to stand on it, the strongest first: by what is certain of their strength."""

    game: str
    rule_set: str
    month: str | None
    lines: list[LeaderboardLine]


class RatedKind(Struct):
    """A game and rules in which games were played here that count; and the levels of bots with their numbers."""

    game: str
    rule_set: str
    preset: str | None
    options: dict[str, str]
    bots: dict[str, int]


async def ratings_of(house: House, person: Person) -> OwnRatings:
    """Somebody's ratings, and whether they want to stand on the list."""
    check_compares(house.settings)
    rows = await house.store.read(partial(rating_rows.all_ratings_of, person=person.id))
    listed = await house.store.read(partial(rating_rows.is_listed, person=person.id))
    return OwnRatings([card_of(row) for row in rows], listed)


async def ratings_at(house: House, live: LiveTable, reader: Person) -> dict[str, RatingCard]:
    """Of those who sit there, in what the table plays: as far as each shows it to the reader."""
    check_compares(house.settings)
    setup = live.stored.setup
    rules = rule_set(named(setup.game), setup.options)
    if rules is None:
        return {}
    people = [one for chair in live.stored.chairs for one in chair.people]
    found = partial(_shown_ratings, kind=RatingCategory(setup.game, rules), people=people, reader=reader.id)
    return {row.person: card_of(row) for row in await house.store.read(found)}


def _shown_ratings(
    connection: StoreConnection, kind: RatingCategory, people: Sequence[str], reader: str
) -> list[RatingRow]:
    rows = rating_rows.ratings_of(connection, people, kind)
    return [row for row in rows if visibility_of(connection, row.person, reader).ratings]


async def kinds(house: House) -> list[RatedKind]:
    """Games and rules for which somebody has a rating, with what bots have there."""
    check_compares(house.settings)
    found = await house.store.read(rating_rows.kinds)
    return [
        RatedKind(
            kind.game,
            kind.rule_set,
            *preset_and_options(kind.rule_set),
            {level: number_of(one.mu) for level, one in bot_ratings(kind.game, kind.rule_set).items()},
        )
        for kind in found
    ]


async def leaderboard(house: House, kind: RatingCategory, month: str | None) -> Leaderboard:
    """The strongest, of all time or of a month."""
    check_compares(house.settings)
    if month is None:
        rows = await house.store.read(partial(rating_rows.best, kind=kind, most=MOST_LISTED))
    else:
        since, until = _month(month)
        rows = await house.store.read(
            partial(rating_rows.best_between, kind=kind, since=since, until=until, most=MOST_LISTED)
        )
    known = await house.people.find(row.person for row in rows)
    lines = [LeaderboardLine(known[row.person], card_of(row)) for row in rows if row.person in known]
    return Leaderboard(kind.game, kind.rule_set, month, lines)


def card_of(row: RatingRow) -> RatingCard:
    """A rating as people see it."""
    return RatingCard(
        row.kind.game,
        row.kind.rule_set,
        *preset_and_options(row.kind.rule_set),
        number_of(row.mu),
        uncertainty_of(row.sigma),
        level_of(row.kind.game, row.kind.rule_set, row.mu),
        size_of(row.kind.game, row.kind.rule_set, row.mu),
        row.games,
        row.games < FEW_GAMES,
    )


def _month(text: str) -> tuple[int, int]:
    """From its first millisecond to the next month's, by the clock of Greenwich."""
    year, month = int(text[:4]), int(text[5:])
    first = datetime(year, month, 1, tzinfo=UTC)
    after = datetime(year + month // 12, month % 12 + 1, 1, tzinfo=UTC)
    return int(first.timestamp() * 1000), int(after.timestamp() * 1000)
