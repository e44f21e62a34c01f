"""What a game that ended adds to what is counted of everybody who played it, and to what they did best."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Sequence
from typing import Protocol, TypeVar

from haricot.core.game import Seat
from haricot.games import named
from haricot.house.history.ended_game import EndedGame, Part
from haricot.house.history.openings import openings_of
from haricot.house.store import feat_rows, game_rows, opening_rows, person_rows, tally_rows
from haricot.house.store.feat_rows import FeatRow
from haricot.house.store.game_rows import GameResult, GameRow
from haricot.house.store.store import StoreConnection
from haricot.house.store.tally_rows import ALL, RankTally, Tally

LOG = logging.getLogger("haricot.house.history")

MOST_COMPANIONS = 24
"""People of one game who are counted as each other's company: of a crowd, the first."""


MOST_FEATS = 8
"""Of one seat in one game."""


class Parted(Protocol):
    """Somebody's part in a game, as it ended or as it was noted."""

    @property
    def seat(self) -> Seat:
        """Where they sat."""

    @property
    def rank(self) -> int:
        """The rank with which they ended."""

    @property
    def result(self) -> GameResult:
        """How it ended for them."""

    @property
    def person(self) -> str | None:
        """Who it was; None for a bot, or for whoever took their name out."""


class GameOver(Protocol):
    """A game that is over, as it ended or as it was noted."""

    @property
    def game(self) -> str:
        """Its name."""

    @property
    def ended(self) -> int:
        """When that was."""

    @property
    def seats(self) -> int:
        """How many played."""


T = TypeVar("T", bound=Parted)


def tally(
    connection: StoreConnection,
    game: EndedGame,
    known: Collection[str],
    nameless: Collection[str] = (),
    *,
    with_openings: bool = True,
) -> None:
    """For everybody whom the house knows; with those who took their name out of the game nobody else has played."""
    people = [part for part in each_once(game.parts) if part.person in known]
    _count_results(connection, game, people, nameless)
    feat_rows.keep_best(connection, list(feats_of(game, people)))
    if with_openings:
        opening_rows.count(connection, list(openings_of(game)))


def tally_noted(connection: StoreConnection, game: GameRow) -> None:
    """The same of a game that cannot be replayed here, by what was noted of it: all but its feats and openings."""
    parts = each_once(game_rows.parts_of(connection, game.table, game.number))
    known = {one.id for one in person_rows.people_of(connection, {part.person for part in parts if part.person})}
    people = [part for part in parts if part.person in known]
    _count_results(connection, game, people, game_rows.nameless_in(connection, game.table, game.number))


def _count_results(
    connection: StoreConnection, game: GameOver, people: Sequence[Parted], nameless: Collection[str]
) -> None:
    tally_rows.count(connection, [one for one in tallies_of(game, people) if one.other not in nameless])
    ranks = [RankTally(part.person or "", game.game, game.seats, part.rank, 1) for part in people]
    tally_rows.count_ranks(connection, ranks)


def each_once(parts: Sequence[T]) -> list[T]:
    """The part of every person: one each, the first."""
    people = {part.person: part for part in reversed(parts) if part.person is not None}
    return list(people.values())[::-1]


def tallies_of(game: GameOver, company: Sequence[Parted]) -> Iterator[Tally]:
    """By game and in all, with anybody and with each other one."""
    for own in company:
        result = (int(own.result == "won"), int(own.result == "drawn"), int(own.result == "lost"))
        for kind in (game.game, ALL):
            yield Tally(own.person or "", kind, ALL, 1, *result, game.ended)
    yield from with_each_other(game.game, game.ended, company)


def with_each_other(game: str, ended: int, company: Sequence[Parted]) -> Iterator[Tally]:
    """By game and in all, of each with each other one."""
    for own in company[:MOST_COMPANIONS]:
        for other in company[:MOST_COMPANIONS]:
            if other is not own:
                for kind in (game, ALL):
                    yield Tally(own.person or "", kind, other.person or "", 1, *_against(own, other), ended)


def _against(own: Parted, other: Parted) -> tuple[int, int, int]:
    """Ahead, level or behind; on one seat together, neither."""
    if own.seat == other.seat and own.rank == other.rank:
        return 0, 0, 0
    return int(own.rank < other.rank), int(own.rank == other.rank), int(own.rank > other.rank)


def feats_of(game: EndedGame, people: Sequence[Part]) -> Iterator[FeatRow]:
    """As the game tells them; only of whoever played from the first move to the last, and made every move."""
    if game.match is None or game.match.start is not None:
        return
    try:
        found = named(game.game).feats(game.match.states)
        made = [(part, feat) for part in people for feat in [*found.get(part.seat, ())][:MOST_FEATS]]
        for part, feat in made:
            if part.how in ("played", "time") and part.person is not None:
                told = (str(feat.name)[:40], int(feat.value), str(feat.detail)[:120])
                yield FeatRow(part.person, game.game, *told, game.ended, game.table, game.number)
    except Exception as fault:  # a game from anywhere: its fault takes nothing else with it
        about = {"table": game.table, "game": game.game, "kind": type(fault).__name__}
        LOG.warning("feats could not be computed", extra=about)
