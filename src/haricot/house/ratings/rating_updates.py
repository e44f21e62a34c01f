"""Games count in the order in which they ended: each in the commit of its end, or all again, which gives the same.

Where several end at once, one may be noted after another that it precedes: then those from it on are counted again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import groupby

from haricot.games import names
from haricot.house.ratings.bot_ratings import bot_rating
from haricot.house.ratings.rating import RatedPart, Rating, rated
from haricot.house.store import person_rows, rating_rows
from haricot.house.store.game_rows import GameKey
from haricot.house.store.rating_rows import PartRow, RatingCategory, RatingRow
from haricot.house.store.store import StoreConnection


def rating_after(
    connection: StoreConnection, kind: RatingCategory, key: GameKey, parts: Sequence[PartRow]
) -> dict[str, RatingRow] | None:
    """Of everybody who plays a game that ends now; None where one is known already that comes after it.

    Then it is to be counted with all from it on, once it is noted: `rate_from`.
    """
    people = list({part.person: None for part in parts if part.person is not None})
    if not people:
        return {}
    known = {row.person: row for row in rating_rows.ratings_of(connection, people, kind)}
    may_be_late = any(row.ended >= key.ended for row in known.values())
    if may_be_late and rating_rows.is_after(connection, kind, key, people):
        return None
    return {row.person: row for row in _after(kind, key, parts, known)}


def rate_from(connection: StoreConnection, kind: RatingCategory, key: GameKey) -> None:
    """That game and those that come after it, from what everybody was rated before."""
    parts = list(rating_rows.parts_of_kind(connection, kind, since=key))
    people = {part.person for part in parts if part.person is not None}
    counted = Counter(one for one, _ in {(part.person, part.key) for part in parts if part.counted})
    now = {row.person: row for row in rating_rows.ratings_of(connection, sorted(people), kind)}
    known: dict[str, RatingRow] = {}
    for person in people:
        before = rating_rows.rating_before(connection, kind, key, person)
        if before is not None:
            games = now[person].games - counted[person] if person in now else 0
            known[person] = RatingRow(person, kind, *before, games, key.ended)
    _count(connection, kind, parts, known)


def rate_again(connection: StoreConnection, kind: RatingCategory) -> None:
    """Every game of that kind, from the first."""
    parts = list(rating_rows.parts_of_kind(connection, kind))
    rating_rows.clear(connection, kind)
    _count(connection, kind, parts, {})


def _count(
    connection: StoreConnection, kind: RatingCategory, parts: Iterable[PartRow], before: dict[str, RatingRow]
) -> None:
    """One game after the other; of those who deleted themselves no rating is kept."""
    known, counted = dict(before), set[str]()
    for key, of_game in groupby(parts, lambda part: part.key):
        after = _after(kind, key, list(of_game), known)
        rating_rows.keep_after(connection, key, after)
        known.update((row.person, row) for row in after)
        counted.update(row.person for row in after)
    still_here = {person.id for person in person_rows.people_of(connection, counted)}
    rating_rows.keep(connection, [known[person] for person in sorted(counted & still_here)])


def rate_all(connection: StoreConnection) -> None:
    """Every kind of game rated again from its first game on; without the game nobody knows how strong its bots are."""
    rating_rows.wait_for_turn(connection)
    for kind in rating_rows.kinds(connection):
        if kind.game in names():
            rate_again(connection, kind)


def _after(
    kind: RatingCategory, key: GameKey, parts: Sequence[PartRow], known: dict[str, RatingRow]
) -> list[RatingRow]:
    """What everybody is rated after that game, and after how many."""
    rows = {part.person: known[part.person] for part in parts if part.person in known}
    had = {person: Rating(row.mu, row.sigma) for person, row in rows.items()}
    played = [RatedPart(part.seat, part.rank, part.how, part.person, part.level) for part in parts]
    made = rated(played, had, partial(bot_rating, kind.game, kind.rule_set))
    games = {person: rows[person].games if person in rows else 0 for person in made}
    return [RatingRow(one, kind, new.mu, new.sigma, games[one] + 1, key.ended) for one, new in made.items()]
