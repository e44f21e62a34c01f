"""Everything that the house knows about a person."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlsplit

from msgspec import Struct

from haricot.house.house import House
from haricot.house.http.friends import Blocked, InvitationCard, blocked_cards, invitation_cards
from haricot.house.http.history import GamePlayed, all_games_of, card_of
from haricot.house.http.passkeys import PasskeyCard, passkey_card
from haricot.house.http.profiles import Profile, own_profile
from haricot.house.http.puzzles import ExportedPuzzles
from haricot.house.http.puzzles import exported as exported_puzzles
from haricot.house.live.table_lists import split_tables
from haricot.house.notices.preferences import Preferences
from haricot.house.people.people import Person
from haricot.house.store import notice_rows
from haricot.house.store.holiday_rows import Holiday
from haricot.house.store.notice_rows import Notice
from haricot.table import Table


class ExportedTable(Struct):
    """A table: where the person sits, and the finished games as records.

    Of a table that cannot be shown nothing more is known.
    """

    id: str
    game: str
    seat: int | None
    host: bool | None
    records: list[str]
    places: list[int]
    """The person's place in each of these games; the last, where they gave up or left."""
    beans: int | None


class ExportedDevice(Struct):
    """Where the person is known: since when, last used when, and by roughly what browser."""

    made: int | None
    used: int | None
    browser: str | None


class ExportedGame(Struct):
    """A game that the person had a part in, wherever they are now; the record of one that cannot be read is null."""

    game: GamePlayed
    record: str | None


class ExportedBrowser(Struct):
    """A browser that is sent notices: by which service, in which language, and since when."""

    service: str
    lang: str
    made: int


class ExportedNotices(Struct):
    """Where and of what the person is told, and what they were told and have not looked at since."""

    browsers: list[ExportedBrowser]
    preferences: Preferences
    unseen: list[Notice]


class Export(Struct):
    """All that the house keeps about somebody, for themselves."""

    person: Person
    devices: list[ExportedDevice]
    tables: list[ExportedTable]
    games: list[ExportedGame]
    holidays: list[Holiday]
    profile: Profile
    notices: ExportedNotices
    passkeys: list[PasskeyCard]
    blocks: list[Blocked]
    invitations: list[InvitationCard]
    puzzles: ExportedPuzzles


async def export_of(house: House, person: Person, base: str, lang: str) -> Export:
    """Written beside the tables: somebody may have played for years."""
    readable, hidden = await split_tables(house.tables, person)
    read = [(live.id, live.stored) for live in readable]
    tables = await house.ask_rules(person.id, lambda: [_exported(one, table, person.id) for one, table in read])
    tables += [
        ExportedTable(table, why.game, None, host=None, records=[], places=[], beans=None) for table, why in hidden
    ]
    devices = [ExportedDevice(one.made, one.used, one.browser) for one in await house.people.devices_of(person)]
    games: list[ExportedGame] = []
    async for game in all_games_of(house, person):
        record = await house.finished_games.record_of(game, base)
        text = None if record is None else await house.ask_rules(person.id, record.dumps)
        games.append(ExportedGame(card_of(game, person.id), text))
    holidays = list(await house.people.holidays_of(person))
    profile = await own_profile(house, person, lang)
    notices = await _notices(house, person)
    blocks, invitations = await blocked_cards(house, person), await invitation_cards(house, person)
    passkeys = [passkey_card(one) for one in await house.passkeys.of(person)]
    puzzled = await exported_puzzles(house, person)
    return Export(person, devices, tables, games, holidays, profile, notices, passkeys, blocks, invitations, puzzled)


async def _notices(house: House, person: Person) -> ExportedNotices:
    found = await house.store.read(partial(notice_rows.subscriptions_of, person=person.id))
    browsers = [ExportedBrowser(urlsplit(one.endpoint).hostname or "", one.lang, one.made) for one in found]
    unseen = await house.store.read(partial(notice_rows.notices_of, person=person.id))
    return ExportedNotices(browsers, await house.notices.preferences_of(person.id), unseen)


def _exported(name: str, table: Table, person: str) -> ExportedTable:
    played = [one for one in table.finished if person in one.places_by_person]
    return ExportedTable(
        name,
        table.setup.game,
        table.seat_of(person),
        table.host == person,
        [one.record.dumps() for one in played],
        [one.places_by_person[person] for one in played],
        table.beans.get(person, 0),
    )
