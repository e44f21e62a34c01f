"""What people played, as the routes tell it: a page of games, the people one met, everything in one file."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial

from msgspec import Struct

from haricot.house.history.history_writer import fold_name
from haricot.house.house import House
from haricot.house.people.people import Person
from haricot.house.ratings.rating import MEAN
from haricot.house.ratings.scale import number_of
from haricot.house.store import friend_rows, game_rows, rating_rows, tally_rows
from haricot.house.store.game_rows import GameFilter, GameKey, GameResult, GameRow, How, Player, Reason
from haricot.house.store.rating_rows import RatingCategory
from haricot.house.store.store import StoreConnection
from haricot.house.store.tally_rows import ALL
from haricot.table import Refused

MOST_ON_A_PAGE = 50
MOST_COMPANIONS = 200


class PlayerCard(Struct):
    """Somebody who played: a person, or a bot with its level. No name: whoever bore it has taken it away.

    Then nobody else is told either who they are: `person` is null.
    """

    seat: int
    person: str | None
    name: str | None
    sign: str | None
    bot: bool
    level: str | None
    place: int
    how: How
    """To the end, or through a bot, or until they resigned, ran out of time, or left."""


class GamePlayed(Struct):
    """A game of your past; its replay and its record are at `/api/tables/{table}/records/{number}`."""

    table: str
    number: int
    game: str
    ended: int
    """In milliseconds since 1970."""
    seats: int
    moves: int
    reason: Reason
    seat: int
    """Where you sat."""
    place: int
    """Your place; the last, where you resigned or left."""
    result: GameResult
    players: list[PlayerCard]
    rated: bool
    """Whether it counted for ratings."""
    number_after: int | None
    """What you were rated after it; null where it did not count, or in a house that compares nobody."""
    number_before: int | None
    """What you were rated before it, a newcomer as all newcomers are; null likewise, and in an export."""


class GamesPage(Struct):
    """Some games, the newest first; `next` leads to those before, and is null on the last page.

    A search looks through 5,000 games at a time: it may find few, or none, and lead on to those before.
    """

    games: list[GamePlayed]
    next: str | None
    count: int | None
    """How many there are on all pages; null where nobody has counted those that are searched for."""


class CompanionCard(Struct):
    """Somebody with whom you played: who they are now, how many games, when the last ended, if you blocked them."""

    person: Person
    games: int
    last: int
    blocked: bool


def wanted(
    game: str | None,
    result: str | None,
    companion: str | None,
    search: str | None,
    bots: bool | None,
    since: int | None,
    until: int | None,
) -> GameFilter:
    """What was asked for, checked."""
    folded = fold_name((search or "").replace("\0", "").strip()) or None
    game, companion = (text if text is None else text.replace("\0", "") for text in (game, companion))
    return GameFilter(game, result, companion, folded, bots, since, until)


async def page_of(house: House, person: Person, asked: GameFilter, before: str | None, most: int) -> GamesPage:
    """One page of somebody's games, the newest first, and how many there are in all."""
    question = partial(game_rows.games_of, person=person.id, wanted=asked, before=_read_key(before), most=most)
    found = await house.store.read(question)
    count = await house.store.read(partial(_counted, person=person.id, asked=asked))
    compares = not house.settings.family
    cards = [card_of(game, person.id, compares=compares) for game in found.games]
    if compares:
        numbers = await house.store.read(partial(_numbers_before, person=person.id, games=found.games))
        for card, number in zip(cards, numbers, strict=True):
            card.number_before = number
    return GamesPage(cards, None if found.rest is None else _write_key(found.rest), count)


def _numbers_before(connection: StoreConnection, person: str, games: Sequence[GameRow]) -> list[int | None]:
    """What a person was rated before each of these games, where it counted for them."""
    return [_number_before(connection, person, game) for game in games]


def _number_before(connection: StoreConnection, person: str, game: GameRow) -> int | None:
    if game.rule_set is None or not any(one.person == person and one.mu is not None for one in game.players):
        return None
    key = GameKey(game.ended, game.table, game.number)
    found = rating_rows.rating_before(connection, RatingCategory(game.game, game.rule_set), key, person)
    return number_of(found[0] if found else MEAN)


def _counted(connection: StoreConnection, person: str, asked: GameFilter) -> int | None:
    """Of what is kept counted; None of all else."""
    if asked.folded or asked.bots is not None or asked.since is not None or asked.until is not None:
        return None
    if asked.companion is not None and asked.result is not None:
        return None
    found: int = getattr(
        tally_rows.tally(connection, person, asked.game or ALL, asked.companion or ALL), asked.result or "games", 0
    )
    return found


def card_of(game: GameRow, person: str, *, compares: bool = True) -> GamePlayed:
    """`compares`: whether the house tells people how strong they are."""
    own = next(one for one in game.players if one.person == person)
    return GamePlayed(
        game.table,
        game.number,
        game.game,
        game.ended,
        game.seats,
        game.moves,
        game.reason,
        own.seat,
        own.rank,
        own.result,
        [_player_card(one, person) for one in game.players],
        game.rated,
        None if own.mu is None or not compares else number_of(own.mu),
        number_before=None,
    )


def _player_card(one: Player, reader: str) -> PlayerCard:
    """Of whoever took their name away nobody else learns who they are."""
    person = None if one.name is None and one.person != reader else one.person
    return PlayerCard(one.seat, person, one.name, one.sign, one.bot is not None, one.level, one.rank, one.how)


async def companions_of(house: House, person: Person) -> list[CompanionCard]:
    """Those whom the house still knows, the last first."""
    rows = await house.store.read(partial(tally_rows.companions_of, person=person.id, most=MOST_COMPANIONS))
    known = await house.people.find(row.other for row in rows)
    blocked = set(await house.store.read(partial(friend_rows.blocked_by, person=person.id)))
    return [
        CompanionCard(known[row.other], row.games, row.last, row.other in blocked) for row in rows if row.other in known
    ]


async def all_games_of(house: House, person: Person) -> AsyncIterator[GameRow]:
    """Every one, the newest first, read page by page."""
    before: GameKey | None = None
    while True:
        question = partial(
            game_rows.games_of, person=person.id, wanted=GameFilter(), before=before, most=MOST_ON_A_PAGE
        )
        found = await house.store.read(question)
        for game in found.games:
            yield game
        if found.rest is None:
            return
        before = found.rest


async def records_of(house: House, person: Person, base: str) -> AsyncIterator[str]:
    """Every game of a person as text, one after the other, so that no more than one is held at a time."""
    between = ""
    async for game in all_games_of(house, person):
        record = await house.finished_games.record_of(game, base)
        if record is not None:
            yield between + await house.ask_rules(person.id, record.dumps)
            between = "\n"


def _write_key(key: GameKey) -> str:
    return f"{key.ended}.{key.table}.{key.number}"


def _read_key(text: str | None) -> GameKey | None:
    if text is None:
        return None
    ended, table, number = [*text.split("."), "", ""][:3]
    if not (ended.isascii() and ended.isdigit() and number.isascii() and number.isdigit()):
        raise Refused("house-page-unknown")
    return GameKey(min(int(ended), 2**62), table.replace("\0", ""), min(int(number), 2**30))
