"""Games count in the order in which they ended: each in the commit of its end, or all again, which gives the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import groupby

from haricot.house.ratings.bot_ratings import bot_rating
from haricot.house.ratings.rating import RatedPart, Rating, rated
from haricot.house.store import person_rows, rating_rows
from haricot.house.store.game_rows import Place
from haricot.house.store.rating_rows import Kind, PartRow, RatingRow
from haricot.house.store.store import Reading


def rate_game(connection: Reading, kind: Kind, place: Place) -> None:
    """A game that has just ended; where one is known already that ended after it, all are computed again."""
    rating_rows.wait_for_turn(connection)
    parts = rating_rows.parts_of_game(connection, place)
    people = [part.person for part in parts if part.person is not None]
    if not people:
        return
    if rating_rows.is_after(connection, kind, place, people):
        rate_again(connection, kind)
        return
    known = {row.person: row for row in rating_rows.ratings_of(connection, people, kind)}
    after = _after(kind, place, parts, known)
    rating_rows.keep_after(connection, place, after)
    rating_rows.keep(connection, after)


def rate_again(connection: Reading, kind: Kind) -> None:
    """Every game of that kind, from the first; of those who deleted themselves no rating is kept."""
    known: dict[str, RatingRow] = {}
    for place, parts in groupby(list(rating_rows.parts_of_kind(connection, kind)), lambda part: part.place):
        after = _after(kind, place, list(parts), known)
        rating_rows.keep_after(connection, place, after)
        known |= {row.person: row for row in after}
    rating_rows.clear(connection, kind)
    still_here = {person.id for person in person_rows.people_of(connection, known)}
    rating_rows.keep(connection, [row for row in known.values() if row.person in still_here])


def rate_all(connection: Reading) -> None:
    rating_rows.wait_for_turn(connection)
    for kind in rating_rows.kinds(connection):
        rate_again(connection, kind)


def _after(kind: Kind, place: Place, parts: Iterable[PartRow], known: dict[str, RatingRow]) -> list[RatingRow]:
    """What everybody is rated after that game, and after how many."""
    had = {person: Rating(row.mu, row.sigma) for person, row in known.items()}
    played = [RatedPart(part.seat, part.rank, part.how, part.person, part.level) for part in parts]
    made = rated(played, had, partial(bot_rating, kind.game, kind.rule_set))
    games = {person: known[person].games if person in known else 0 for person in made}
    return [RatingRow(one, kind, new.mu, new.sigma, games[one] + 1, place.ended) for one, new in made.items()]
