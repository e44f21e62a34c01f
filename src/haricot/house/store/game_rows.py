"""What the store keeps of games that are over: which they were, and who played them, as they were called then.

A name may be erased, by whoever bore it; that they played stays, as it does in the events.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Subquery, and_, bindparam, func, insert, or_, select, tuple_, update

from haricot.house.store import schema
from haricot.house.store.compiled import Compiled
from haricot.house.store.group_commit import Change, Row

Reason = Literal["rules", "resigned", "time"]
How = Literal["played", "lent", "resigned", "time", "left"]
GameResult = Literal["won", "drawn", "lost"]

MOST_SCANNED = 5_000
"""So many games a search looks through before it answers."""

_g, _p = schema.games.c, schema.players.c
_ADD_GAME = Compiled(lambda _: insert(schema.games))
_ADD_PLAYER = Compiled(lambda _: insert(schema.players))
_ERASED = {"name": None, "folded": None, "sign": None}
_erase = update(schema.players).where(_p.person == bindparam("whose")).values(_ERASED)
_ERASE_ALL = _erase
_ERASE_ONE = _erase.where(_p.table_id == bindparam("of"), _p.number == bindparam("which"))


class Player(Struct, frozen=True):
    """Somebody who played: a person, or a bot with its level. No name: it was erased."""

    seat: int
    person: str | None
    bot: str | None
    level: str | None
    name: str | None
    sign: str | None
    rank: int
    result: GameResult
    how: How
    mu: float | None = None
    """The person's rating after the game, where it counted; likewise `sigma`."""
    sigma: float | None = None


class GameRow(Struct, frozen=True):
    """A game that is over, as history tells it."""

    table: str
    number: int
    game: str
    ended: int
    seats: int
    moves: int
    reason: Reason
    players: tuple[Player, ...]
    rated: bool = False
    rule_set: str | None = None


class GameKey(Struct, frozen=True, array_like=True):
    """Which game, and where it stands among those that are over: earlier ones come after it on a page."""

    ended: int
    table: str
    number: int


class GameFilter(Struct, frozen=True):
    """Which games of a person; what is None does not matter."""

    game: str | None = None
    result: str | None = None
    companion: str | None = None
    """Somebody who played too, and whose name is still in it."""
    folded: str | None = None
    """Part of the name of anybody who played too, as it is folded."""
    bots: bool | None = None
    since: int | None = None
    until: int | None = None

    @property
    def is_search(self) -> bool:
        """Whether there is no index that finds them: then games are looked through one by one."""
        return not (self.result is None and self.companion is None and self.bots is None and not self.folded)


class GamesFound(Struct, frozen=True):
    """Some games, and where to go on: there may be more beyond it."""

    games: list[GameRow]
    rest: GameKey | None


# Changes


def erase_names(person: str) -> Change:
    """Takes a person's name out of every game."""
    return _ERASE_ALL, {"whose": person}


def erase_at_once(connection: Connection, person: str, table: str, number: int) -> None:
    """Takes a person's name out of one game, in the change that is being made."""
    connection.execute(_ERASE_ONE, {"whose": person, "of": table, "which": number})


def add_game(connection: Connection, game: Row, players: Sequence[Row]) -> None:
    """Notes a game and who played it."""
    _ADD_GAME.run(connection, [game])
    _ADD_PLAYER.run(connection, players)


# Questions


def is_noted(connection: Connection, table: str, number: int) -> bool:
    """Whether that game of a table is in history already."""
    return connection.scalar(select(_g.number).where(_g.table_id == table, _g.number == number)) is not None


def numbers_at(connection: Connection, table: str) -> list[int]:
    """Which games of a table are in history."""
    return list(connection.scalars(select(_g.number).where(_g.table_id == table).order_by(_g.number)))


def took_part(connection: Connection, person: str, table: str, number: int | None = None) -> bool:
    """Whether that person had a part in that game, or in any of that table."""
    asked = select(_p.slot).where(_p.table_id == table, _p.person == person)
    if number is not None:
        asked = asked.where(_p.number == number)
    return connection.scalar(asked.limit(1)) is not None


class PartNoted(Struct, frozen=True):
    """A person's part in a game."""

    seat: int
    rank: int
    result: GameResult
    person: str | None


def parts_of(connection: Connection, table: str, number: int) -> list[PartNoted]:
    """Of all people who played it, in the order in which they were noted."""
    asked = select(_p.seat, _p.place, _p.result, _p.person).where(_p.table_id == table, _p.number == number)
    return [PartNoted(*row) for row in connection.execute(asked.where(_p.person.is_not(None)).order_by(_p.slot))]


def nameless_in(connection: Connection, table: str, number: int) -> set[str]:
    """Who played that game and took their name out of it."""
    asked = select(_p.person).where(_p.table_id == table, _p.number == number, _p.name.is_(None))
    return {row.person for row in connection.execute(asked) if row.person is not None}


def nameless_at(connection: Connection, table: str) -> set[str]:
    """Who played there and took their name out of every game of the table."""
    asked = select(_p.person).where(_p.table_id == table, _p.person.is_not(None))
    return {row.person for row in connection.execute(asked.group_by(_p.person).having(func.count(_p.name) == 0))}


def last_together(connection: Connection, person: str, other: str, game: str | None) -> int | None:
    """When the last game ended that two people played, and in which the other is still named."""
    own, theirs = schema.players.alias(), schema.players.alias()
    same = and_(own.c.table_id == theirs.c.table_id, own.c.number == theirs.c.number)
    asked = select(theirs.c.ended).select_from(theirs.join(own, same))
    asked = asked.where(theirs.c.person == other, theirs.c.name.is_not(None), own.c.person == person)
    if game is not None:
        asked = asked.where(theirs.c.game == game)
    return connection.scalar(asked.order_by(theirs.c.ended.desc()).limit(1))


def game_of(connection: Connection, table: str, number: int) -> GameRow | None:
    """That game of a table, if it is noted."""
    return next(iter(_games(connection, [(table, number)])), None)


def games_of(connection: Connection, person: str, wanted: GameFilter, before: GameKey | None, most: int) -> GamesFound:
    """The newest first; `before`: only those that ended before that one.

    What an index cannot find is looked for among so many games at a time: whoever goes on does so where that ended.
    """
    own = _own(person, wanted, before)
    conditions = list(_searched(own.c, wanted))
    asked = select(own.c.table_id, own.c.number, own.c.ended).where(*conditions)
    rows = connection.execute(asked.order_by(*_newest(own.c)).limit(most + 1)).all()
    shown = rows[:most]
    rest = GameKey(shown[-1].ended, shown[-1].table_id, shown[-1].number) if len(rows) > most else None
    if rest is None and wanted.is_search:
        end = select(*_order(own.c)).order_by(*_newest(own.c)).offset(MOST_SCANNED - 1).limit(1)
        rest = next((GameKey(*row) for row in connection.execute(end)), None)
    return GamesFound(_games(connection, [(row.table_id, row.number) for row in shown]), rest)


def _own(person: str, wanted: GameFilter, before: GameKey | None) -> Subquery:
    """Those of a person's games that an index finds; where the rest must be looked for, so many of them."""
    asked = select(_p.table_id, _p.number, _p.slot, _p.ended, _p.result, _p.bots).where(_p.person == person)
    if wanted.game is not None:
        asked = asked.where(_p.game == wanted.game)
    if wanted.since is not None:
        asked = asked.where(_p.ended >= wanted.since)
    if wanted.until is not None:
        asked = asked.where(_p.ended < wanted.until)
    if before is not None:
        asked = asked.where(tuple_(*_order(_p)) < tuple_(before.ended, before.table, before.number))
    return (asked.order_by(*_newest(_p)).limit(MOST_SCANNED) if wanted.is_search else asked).subquery()


def _searched(own: Any, wanted: GameFilter) -> Iterable[ColumnElement[bool]]:
    if wanted.result is not None:
        yield own.result == wanted.result
    if wanted.bots is not None:
        yield own.bots.is_(wanted.bots)
    other = schema.players.alias()
    same = select(other.c.slot).where(other.c.table_id == own.table_id, other.c.number == own.number)
    if wanted.companion is not None:
        yield same.where(other.c.person == wanted.companion, other.c.name.is_not(None)).exists()
    if wanted.folded:
        named = other.c.folded.contains(wanted.folded, autoescape=True)
        yield same.where(named, other.c.slot != own.slot).exists()


def _order(columns: Any) -> tuple[ColumnElement[Any], ...]:
    return columns.ended, columns.table_id, columns.number


def _newest(columns: Any) -> tuple[ColumnElement[Any], ...]:
    return tuple(column.desc() for column in _order(columns))


def _any_of(columns: Any, keys: Sequence[tuple[str, int]]) -> ColumnElement[bool]:
    """Written out one by one: for a list of pairs SQLite would read the whole table."""
    return or_(*(and_(columns.table_id == table, columns.number == number) for table, number in keys))


def _games(connection: Connection, keys: Sequence[tuple[str, int]]) -> list[GameRow]:
    """Those games with everybody who played them, in that order."""
    if not keys:
        return []
    players: dict[tuple[str, int], list[Player]] = defaultdict(list)
    asked = select(schema.players).where(_any_of(_p, keys)).order_by(_p.seat, _p.slot)
    for row in connection.execute(asked):
        players[row.table_id, row.number].append(_player(row))
    rows = connection.execute(select(schema.games).where(_any_of(_g, keys)))
    found = {(row.table_id, row.number): _game(row, players[row.table_id, row.number]) for row in rows}
    return [found[key] for key in keys if key in found]


def _game(row: Any, players: Sequence[Player]) -> GameRow:
    what = row.game, row.ended, row.seats, row.moves, row.reason
    return GameRow(row.table_id, row.number, *what, tuple(players), row.rated, row.rule_set)


def _player(row: Any) -> Player:
    return Player(
        row.seat, row.person, row.bot, row.level, row.name, row.sign, row.place, row.result, row.how, row.mu, row.sigma
    )
