"""The history of a store that was written before there was one: made from its events, once, before the house opens."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator

from msgspec import Struct

from haricot.house.history import tallies
from haricot.house.history.ended_game import EndedGame, ended_games
from haricot.house.history.history_writer import note, note_again
from haricot.house.history.openings import explored_games, openings_of
from haricot.house.ratings.rating_updates import rate_all
from haricot.house.store import feat_rows, game_rows, house_notes, opening_rows, table_rows, tally_rows
from haricot.house.store.store import Store, StoreConnection, StoreFault
from haricot.house.store.table_rows import DamagedLog, log_of
from haricot.table import Step, Table, fold, unknown_game

LOG = logging.getLogger("haricot.house.history")

NOTED = "profiles"
"""Under which the house notes that its history is whole, and counted."""
OPENINGS = "openings"
"""The same of the first moves of its games."""
TABLES_PER_REPORT = 1000


def catch_up(store: Store) -> None:
    """People are called in it as they are called now: how they were called then nobody noted."""
    with store.in_turn() as connection:
        if house_notes.noted(connection, NOTED) is None:
            house_notes.add(connection, NOTED, str(_note_all(connection).missing))
        elif house_notes.noted(connection, OPENINGS) is None:
            count_openings(connection)
        if house_notes.noted(connection, OPENINGS) is None:
            house_notes.add(connection, OPENINGS, "")


def count_openings(connection: StoreConnection) -> None:
    """Of a store whose history was whole before openings were counted."""
    explored = explored_games()
    opening_rows.clear(connection, explored)
    for table in opening_rows.tables_with(connection, explored):
        for game in games_of_log(connection, table):
            opening_rows.count(connection, list(openings_of(game)))


class Rebuilt(Struct):
    """What was done: how many tables were looked at, and how many games of them were missing.

    And of which games there are tables, how many, that nobody brings here; and how many games were played there.
    """

    tables: int = 0
    missing: int = 0
    absent: set[str] = set()
    absent_tables: int = 0
    absent_games: int = 0


def rebuild(store: Store) -> Rebuilt:
    """Ratings and tallies are made from the first; what cannot be made again stays. All of it is kept, or nothing."""
    with store.in_turn() as connection:
        return _note_all(connection)


def _note_all(connection: StoreConnection) -> Rebuilt:
    """Games that cannot be replayed are counted by what was noted of them; their feats and openings stay."""
    done, openings = Rebuilt(), _openings_to_count(connection)
    opening_rows.clear(connection, openings)
    tally_rows.clear(connection)
    feats, not_replayed = feat_rows.take_all(connection), set[tuple[str, int]]()
    for table in table_rows.all_tables(connection):
        left = _note_table(connection, table, done, openings)
        not_replayed.update((table, number) for number in left)
        if done.tables % TABLES_PER_REPORT == 0:
            LOG.info("history is made from the events", extra={"count": done.tables})
    feat_rows.keep_best(connection, [one for one in feats if (one.table_id, one.number) in not_replayed])
    rate_all(connection)
    return done


def _openings_to_count(connection: StoreConnection) -> set[str]:
    """The games of which every one that was noted can be replayed: in the sums of the others nobody can tell apart."""
    return {
        game
        for game in explored_games()
        if all(_is_replayed(connection, table) for table in opening_rows.tables_with(connection, [game]))
    }


def _is_replayed(connection: StoreConnection, table: str) -> bool:
    replayed = {game.number for game in games_of_log(connection, table)}
    return replayed.issuperset(game_rows.numbers_at(connection, table))


def _note_table(connection: StoreConnection, table: str, done: Rebuilt, openings: Collection[str]) -> list[int]:
    """Which of its games were noted and cannot be replayed."""
    replayed: set[int] = set()
    for game in games_of_log(connection, table):
        is_missing = not game_rows.is_noted(connection, game.table, game.number)
        if is_missing:
            note(connection, game, is_newest=False)
        note_again(connection, game, with_openings=is_missing or game.game in openings)
        replayed.add(game.number)
        done.missing += is_missing
    left = [number for number in game_rows.numbers_at(connection, table) if number not in replayed]
    for number in left:
        noted = game_rows.game_of(connection, table, number)
        assert noted is not None
        tallies.tally_noted(connection, noted)
    done.tables += 1
    absent = None if replayed else _absent_game(connection, table)
    if absent is not None:
        done.absent.add(absent)
        done.absent_tables += 1
        done.absent_games += len(left)
    return left


def _absent_game(connection: StoreConnection, table: str) -> str | None:
    """The game of that table that nobody brings here."""
    try:
        return unknown_game(log_of(connection, table))
    except DamagedLog:
        return None


def games_of_log(connection: StoreConnection, name: str) -> Iterator[EndedGame]:
    """Every game that ended at a table, as its events tell."""
    try:
        log = log_of(connection, name)
        if unknown_game(log) is not None:
            return
        table: Table | None = None
        for entry in log:
            before = len(table.finished) if table else 0
            table = fold(table, entry)
            yield from ended_games(name, before, [Step(entry, table)])
    except StoreFault:
        raise
    except Exception as fault:  # whatever rules make of a log that they did not write harms this table alone
        LOG.warning("history of a table is not whole", extra={"table": name, "kind": type(fault).__name__})
