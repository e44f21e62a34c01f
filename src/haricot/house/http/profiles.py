"""What somebody played, how it went and with whom, as the routes tell it: to others only what they show.

Everything is read from what was counted when each game ended.
"""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from haricot.house.errors import NotFound
from haricot.house.house import House
from haricot.house.http import ratings
from haricot.house.http.ratings import RatingCard
from haricot.house.people.people import Person, is_person_id
from haricot.house.people.profile_visibility import visibility_of
from haricot.house.ratings.scale import number_of
from haricot.house.store import feat_rows, rating_rows, review_rows, shown_rows, tally_rows
from haricot.house.store.feat_rows import FeatRow
from haricot.house.store.game_rows import GameResult
from haricot.house.store.review_rows import CoursePoint
from haricot.house.store.shown_rows import Shown
from haricot.house.store.store import StoreConnection
from haricot.house.store.tally_rows import ALL, RankTally, Tally
from haricot.texts import Sentence, has_text, say

MOST_COMPANIONS = 200
MOST_SHOWN = 30
LAST_GAMES = 60


class RankCount(Struct):
    """How often you ended with that rank, among so many."""

    seats: int
    place: int
    games: int


class FeatCard(Struct):
    """What you did best in a game, in words; and where, which only you are told."""

    name: str
    value: int
    words: str
    ended: int
    table: str | None
    number: int | None


class CourseCard(Struct):
    """One of the last games: what you were rated after it where it counted, and what a review found in it.

    `lost` is what your moves lost against the best, `luck` what chance gave, both in `unit` of the game.
    """

    ended: int
    result: GameResult
    rating: int | None
    lost: float | None
    luck: float | None
    table: str | None
    number: int | None


class GameProfile(Struct):
    """One game: how often it was played and how it went; the last games come in the order in which they ended."""

    game: str
    games: int
    won: int
    drawn: int
    lost: int
    last: int
    places: list[RankCount]
    feats: list[FeatCard]
    unit: str | None
    """What losses and luck are counted in: `chances`, `beans` or `points`; null for a game that is not here."""
    course: list[CourseCard]


class HeadToHead(Struct):
    """Games with one person: in how many you ended ahead of them, level with them, and behind."""

    game: str
    games: int
    ahead: int
    level: int
    behind: int


class CompanyCard(Struct):
    """Somebody with whom you played: all games together, and each game by itself."""

    person: Person
    last: int
    total: HeadToHead
    by_game: list[HeadToHead]


class Profile(Struct):
    """What somebody played: your own in full, and of others you see what they show you.

    Of somebody else's company you are told of yourself alone, and how it went for you.
    """

    person: Person
    in_full: bool
    """Whether more than name and ratings is shown."""
    ratings: list[RatingCard]
    games: list[GameProfile]
    company: list[CompanyCard]
    shown: Shown | None
    """To whom you show it; null in a profile that is not yours."""
    waiting: int
    """How many of your last games are reviewed as soon as the house has time."""


class _Facts(Struct):
    """What the store knows of somebody."""

    games: list[Tally]
    ranks: list[RankTally]
    feats: list[FeatRow]
    courses: dict[str, list[CoursePoint]]
    company: list[Tally]
    by_game: list[Tally]


async def own_profile(house: House, person: Person, lang: str, waiting: int = 0) -> Profile:
    """Somebody's profile for their own eyes: nothing is left out."""
    facts = await house.store.read(partial(_facts, person=person.id))
    shown = await house.store.read(partial(shown_rows.shown_by, person=person.id))
    company = await _company(house, facts)
    rated = await _ratings(house, person)
    return Profile(person, True, rated, _games(house, facts, lang, is_own=True), company, shown, waiting)


async def profile_of(house: House, person: str, reader: Person, lang: str) -> Profile:
    """The same answer for whoever is shown nothing as where there is nobody."""
    if not is_person_id(person):
        raise NotFound("house-no-profile")
    known = (await house.people.find([person])).get(person)
    visible = await house.store.read(partial(visibility_of, person=person, reader=reader.id))
    if known is None or not (visible.ratings or visible.profile):
        raise NotFound("house-no-profile")
    rated = await _ratings(house, known) if visible.ratings else []
    if not visible.profile:
        return Profile(known, False, rated, [], [], None, 0)
    facts = await house.store.read(partial(_facts, person=person, other=reader.id))
    company = await _company(house, facts)
    return Profile(known, True, rated, _games(house, facts, lang, is_own=False), company, None, 0)


async def _ratings(house: House, person: Person) -> list[RatingCard]:
    if house.settings.family:
        return []
    rows = await house.store.read(partial(rating_rows.all_ratings_of, person=person.id))
    return [ratings.card_of(row) for row in rows]


def _facts(connection: StoreConnection, person: str, other: str | None = None) -> _Facts:
    """`other`: the reader, where it is somebody else, who is told of their own games with that person alone."""
    games = tally_rows.by_game(connection, person)
    named = [tally.game for tally in games]
    if other is None:
        company = tally_rows.companions_of(connection, person, MOST_COMPANIONS)
        company = sorted(company, key=lambda one: (-one.games, -one.last))[:MOST_SHOWN]
    else:
        company = [one for one in [tally_rows.tally(connection, other, ALL, person)] if one is not None]
    return _Facts(
        games,
        tally_rows.ranks_of(connection, person),
        feat_rows.feats_of(connection, person),
        {game: review_rows.course_of(connection, person, game, LAST_GAMES) for game in named},
        company,
        tally_rows.against(connection, other or person, named, [one.other for one in company]),
    )


def _games(house: House, facts: _Facts, lang: str, *, is_own: bool) -> list[GameProfile]:
    """The game that was played most comes first."""
    compares = not house.settings.family
    return [
        GameProfile(
            one.game,
            one.games,
            one.won,
            one.drawn,
            one.lost,
            one.last,
            [RankCount(rank.seats, rank.rank, rank.games) for rank in facts.ranks if rank.game == one.game],
            [_feat(feat, lang, is_own=is_own) for feat in facts.feats if feat.game == one.game],
            next((point.unit for point in facts.courses[one.game] if point.unit), None),
            [_point(point, compares=compares, is_own=is_own) for point in reversed(facts.courses[one.game])],
        )
        for one in sorted(facts.games, key=lambda one: (-one.games, one.game))
    ]


def _feat(row: FeatRow, lang: str, *, is_own: bool) -> FeatCard:
    key = f"{row.game}-feat-{row.name}"
    told = Sentence(key, {"value": row.value, "detail": row.detail})
    words = say(told, lang) if has_text(key, lang) else f"{row.name}: {row.detail or row.value}"
    return FeatCard(
        row.name, row.value, words, row.ended, row.table_id if is_own else None, row.number if is_own else None
    )


def _point(point: CoursePoint, *, compares: bool, is_own: bool) -> CourseCard:
    rating = None if point.mu is None or not compares else number_of(point.mu)
    table, number = (point.key.table, point.key.number) if is_own else (None, None)
    return CourseCard(point.key.ended, point.result, rating, point.lost, point.luck, table, number)


async def _company(house: House, facts: _Facts) -> list[CompanyCard]:
    """Those whom the house still knows, the one with whom one played most first."""
    known = await house.people.find(one.other for one in facts.company)
    return [
        CompanyCard(
            known[one.other],
            one.last,
            _head_to_head(one),
            [_head_to_head(single) for single in facts.by_game if single.other == one.other],
        )
        for one in facts.company
        if one.other in known
    ]


def _head_to_head(tally: Tally) -> HeadToHead:
    return HeadToHead(tally.game, tally.games, tally.won, tally.drawn, tally.lost)
