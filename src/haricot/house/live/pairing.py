"""Quick pairing: whoever wants to play now finds somebody who waits for the same, as strong as can be had.

Who waits is a row in the store, which lasts a few seconds unless they ask again: who closes the tab waits no longer.
Both are taken in one turn, and then their table is opened, with everything that is needed for the game to begin.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from haricot.core.options import Value
from haricot.games import named
from haricot.games.rule_set import rule_set
from haricot.house.live.table_service import Asked, TableService
from haricot.house.people.people import Person
from haricot.house.ratings.rating import Rating
from haricot.house.ratings.scale import level_of, size_of
from haricot.house.settings import Settings
from haricot.house.store import friend_rows, pairing_rows, rating_rows
from haricot.house.store.pairing_rows import PairingRow
from haricot.house.store.rating_rows import RatingCategory
from haricot.house.store.store import Store, StoreConnection
from haricot.house.wall_clock import now
from haricot.table import AddBot, Come, DrawLots, Refused, Setup, Sit, Start
from haricot.table.setup import Clock

LOG = logging.getLogger("haricot.house.live")

LASTS = 8_000
"""Milliseconds that somebody waits who does not ask again; clients ask every two seconds."""
TOLD = 30_000
"""Milliseconds for which somebody is told where they play."""
NEAR = 3.0
"""So much apart in strength, in the model's units, may be two of whom everything is known and who have just come."""
WIDER_PER_SECOND = 1.0
CLOCK = Clock("total", 600, 5)
"""Of strangers, unless the game has a time of its own: nobody is kept waiting by somebody who went away."""


class PairingAnswer(Struct, frozen=True):
    """Ask again every two seconds, for as long as you wait: whoever does not ask is not waited for."""

    waits: bool
    """False where you look no longer: you withdrew, or look for something else, or came back too late."""
    table: str | None
    """Where you play: somebody was found, and the game has begun."""
    level: str | None
    """The level of a bot that is as strong as you, or as newcomers are; null where nobody measured them."""


class _Found(Struct):
    """What was decided in turn: told to whoever waits for it."""

    own: PairingRow | None = None
    other: PairingRow | None = None


class Pairing:
    """Brings together people who look for somebody to play with."""

    def __init__(self, store: Store, tables: TableService, settings: Settings) -> None:
        self._store, self._tables, self._settings = store, tables, settings

    async def ask(self, person: Person, game: str, options: Mapping[str, Value], *, begins: bool) -> PairingAnswer:
        """`begins`: one looks from now on; else one goes on looking, unless that is over."""
        if begins:
            await self._tables.check_tables_each(person)
        kind = self._kind(game, options)
        rows = await self._store.read(partial(rating_rows.ratings_of, people=[person.id], kind=kind))
        rating = Rating(rows[0].mu, rows[0].sigma) if rows else Rating()
        at = now()
        asking = PairingRow(person.id, kind.game, kind.rule_set, rating.mu, rating.sigma, at, at + LASTS)
        found, table = _Found(), secrets.token_hex(8)
        await self._store.change(partial(_take, asking=asking, begins=begins, table=table, found=found))
        if found.own is not None and found.other is not None:
            await self._open(table, found.own, found.other, options)
            found.own = replace(found.own, ready=True)
        own = found.own
        level = size_of(kind.game, kind.rule_set, rating.mu) if rows else level_of(kind.game, kind.rule_set, rating.mu)
        return PairingAnswer(own is not None, own.table_id if own is not None and own.ready else None, level)

    async def withdraw(self, person: str) -> None:
        """Somebody looks no more."""
        await self._store.change(*pairing_rows.withdraw(person))

    def _kind(self, game: str, options: Mapping[str, Value]) -> RatingCategory:
        if self._settings.family:
            raise Refused("house-family-public")
        rules = rule_set(named(game), options)
        if rules is None:
            raise Refused("house-pairing-rules")
        return RatingCategory(game, rules)

    async def _open(self, table: str, own: PairingRow, other: PairingRow, options: Mapping[str, Value]) -> None:
        """Lots are drawn; where more than two must play, bots of their strength sit down too."""
        game = named(own.game)
        chosen = {name: value for name, value in options.items() if name not in game.who_begins}
        values = game.choose(chosen)
        clock = Clock() if game.seconds_per_turn(values) else CLOCK
        setup = Setup(own.game, options=chosen, clock=clock, public=True, rated=True)
        seats = game.seats_for(values)[0]
        level = level_of(own.game, own.rule_set, (own.mu + other.mu) / 2)
        asked: list[Asked] = [
            (own.person, Sit(0)),
            (other.person, Come()),
            (other.person, Sit(1)),
            *((own.person, AddBot(seat, level)) for seat in range(2, seats)),
            (own.person, DrawLots()),
            (own.person, Start()),
        ]
        try:
            await self._tables.open_for(table, setup, own.person, asked, pairing_rows.set_ready(table))
        except BaseException:
            self._store.change(*pairing_rows.give_up(table))
            raise


def may_meet(connection: StoreConnection, one: str, other: str) -> bool:
    """Whether these two may be brought together: neither blocked the other."""
    return one != other and not friend_rows.are_apart(connection, one, other)


def _take(connection: StoreConnection, asking: PairingRow, begins: bool, table: str, found: _Found) -> None:
    """Notes that somebody waits; or takes them, and whoever suits them best, for that table."""
    found.own = found.other = None
    rating_rows.wait_for_turn(connection)
    pairing_rows.remove_expired(connection, asking.since)
    if not begins:
        known = pairing_rows.row_of(connection, asking.person)
        if known is None or (known.game, known.rule_set) != (asking.game, asking.rule_set):
            return
        if known.table_id is not None:
            found.own = known
            return
        asking = replace(asking, since=known.since)
    at = asking.expires - LASTS
    near = [one for one in pairing_rows.others_for(connection, asking) if _is_near(asking, one, at)]
    near.sort(key=lambda one: abs(one.mu - asking.mu))
    other = next((one for one in near if may_meet(connection, asking.person, one.person)), None)
    if other is not None:
        found.other = replace(other, table_id=table, expires=at + TOLD)
        asking = replace(asking, table_id=table, expires=at + TOLD)
        pairing_rows.put(connection, found.other)
    pairing_rows.put(connection, asking)
    found.own = asking


def _is_near(one: PairingRow, other: PairingRow, at: int) -> bool:
    """The longer the two have waited, and the less is known of them, the further apart they may be."""
    waited = (at - one.since + at - other.since) / 1000
    return abs(one.mu - other.mu) <= NEAR + one.sigma + other.sigma + WIDER_PER_SECOND * waited
