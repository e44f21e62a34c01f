"""The history of a store that was written before there was one: made from its events, once, before the house opens."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from haricot.house.history import tallies
from haricot.house.history.ended_game import EndedGame, ended_games
from haricot.house.history.history_writer import note, note_again
from haricot.house.history.openings import explored_games, openings_of
from haricot.house.ratings.rating_updates import rate_all
from haricot.house.store import game_rows, house_notes, opening_rows, table_rows
from haricot.house.store.store import Reading, Store, StoreFault
from haricot.house.store.table_rows import log_of
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
            _, games = _note_all(connection)
            house_notes.add(connection, NOTED, str(games))
        elif house_notes.noted(connection, OPENINGS) is None:
            count_openings(connection)
        if house_notes.noted(connection, OPENINGS) is None:
            house_notes.add(connection, OPENINGS, "")


def count_openings(connection: Reading) -> None:
    """Of a store whose history was whole before openings were counted."""
    opening_rows.clear(connection)
    for table in opening_rows.tables_with(connection, explored_games()):
        for game in games_of_log(connection, table):
            opening_rows.count(connection, list(openings_of(game)))


def rebuild(store: Store) -> tuple[int, int]:
    """How many tables were looked at, and how many games were missing; ratings and tallies are made from the first."""
    with store.in_turn() as connection:
        return _note_all(connection)


def _note_all(connection: Reading) -> tuple[int, int]:
    tables, games = table_rows.all_tables(connection), 0
    tallies.clear(connection)
    for done, table in enumerate(tables, 1):
        games += note_table(connection, table)
        if done % TABLES_PER_REPORT == 0:
            LOG.info("history is made from the events", extra={"count": done})
    rate_all(connection)
    return len(tables), games


def note_table(connection: Reading, table: str) -> int:
    """How many games of it were not noted yet; of a table that cannot be read, none."""
    noted = 0
    for game in games_of_log(connection, table):
        if not game_rows.is_noted(connection, game.table, game.number):
            note(connection, game, is_newest=False)
            noted += 1
        note_again(connection, game)
    return noted


def games_of_log(connection: Reading, name: str) -> Iterator[EndedGame]:
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
