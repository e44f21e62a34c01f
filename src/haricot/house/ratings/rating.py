"""Ratings as openskill computes them (Plackett–Luce), and how a game changes them.

A seat is one player: of several people who share it, the mean. Whoever resigned or left loses against everybody who
stayed, and the bot that took the seat over is not counted. Where a bot played for people, they may lose and not gain.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from haricot.core.game import Seat
from haricot.house.store.game_rows import How

MODEL = PlackettLuce()
MEAN: float = MODEL.mu
SPREAD: float = MODEL.sigma
BETA: float = MODEL.beta

GONE: tuple[How, ...] = ("resigned", "left")


class Rating(Struct, frozen=True):
    """What is known of somebody's strength, and how well."""

    mu: float = MEAN
    sigma: float = SPREAD


class RatedPart(Struct, frozen=True):
    """Somebody's part in a game: a person's, or that of a bot of some level."""

    seat: Seat
    rank: int
    how: How
    person: str | None
    level: str | None


class _Team(Struct, frozen=True):
    """Who is rated as one: people, or a bot."""

    rank: int
    people: tuple[str, ...]
    rating: Rating
    helped: bool = False


def rated(
    parts: Sequence[RatedPart], known: Mapping[str, Rating], bot: Callable[[str], Rating | None]
) -> dict[str, Rating]:
    """What everybody is rated after a game; nobody where it says nothing: of fewer than two, or of a bot unmeasured."""
    teams = _teams(parts, known, bot)
    if teams is None or len(teams) < 2 or not any(team.people for team in teams):
        return {}
    asked = [[MODEL.create_rating([team.rating.mu, team.rating.sigma])] for team in teams]
    found = MODEL.rate(asked, ranks=[float(team.rank) for team in teams])
    after: dict[str, Rating] = {}
    for team, (made,) in zip(teams, found, strict=True):
        for person in team.people:
            own = known.get(person, Rating())
            mu = own.mu + (made.mu - team.rating.mu) * (own.sigma / team.rating.sigma) ** 2
            if team.helped:
                mu = min(mu, own.mu)
            after[person] = Rating(mu, own.sigma * made.sigma / team.rating.sigma)
    return after


def _teams(
    parts: Sequence[RatedPart], known: Mapping[str, Rating], bot: Callable[[str], Rating | None]
) -> list[_Team] | None:
    """None where a bot plays of which nobody knows how strong it is."""
    gone = [part for part in parts if part.how in GONE and part.person is not None]
    last = max((part.rank for part in parts), default=0) + 1
    teams = [_people(last, [part], known) for part in gone]
    emptied = {part.seat for part in gone}
    for seat in sorted({part.seat for part in parts}):
        here = [part for part in parts if part.seat == seat and part.how not in GONE]
        people = [part for part in here if part.person is not None]
        if people:
            teams.append(_people(people[0].rank, people, known))
        elif here and seat not in emptied:
            strength = bot(here[0].level or "")
            if strength is None:
                return None
            teams.append(_Team(here[0].rank, (), strength))
    return teams


def _people(rank: int, parts: Sequence[RatedPart], known: Mapping[str, Rating]) -> _Team:
    ratings = [known.get(part.person or "", Rating()) for part in parts]
    mu = math.fsum(one.mu for one in ratings) / len(ratings)
    sigma = math.sqrt(math.fsum(one.sigma**2 for one in ratings) / len(ratings))
    people = tuple(part.person for part in parts if part.person is not None)
    return _Team(rank, people, Rating(mu, sigma), helped=any(part.how == "lent" for part in parts))
