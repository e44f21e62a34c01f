"""A name that its bearer takes out of games of the past: with it goes that others played with them.

Whoever takes their name away still knows with whom they played.
"""

from __future__ import annotations

from functools import partial

from haricot.house.history.tallies import each_once, with_each_other
from haricot.house.store import game_rows, rating_rows, tally_rows
from haricot.house.store.group_commit import Change
from haricot.house.store.store import StoreConnection


def erase_names(person: str) -> tuple[Change, ...]:
    """Out of every game."""
    return game_rows.erase_names(person), tally_rows.forget_with(person)


def erase_name(person: str, table: str, number: int) -> Change:
    """Out of one game."""
    return partial(_erase_name, person=person, table=table, number=number)


def _erase_name(connection: StoreConnection, person: str, table: str, number: int) -> None:
    rating_rows.wait_for_turn(connection)
    game = game_rows.game_of(connection, table, number)
    if game is None or person in game_rows.nameless_in(connection, table, number):
        return
    game_rows.erase_at_once(connection, person, table, number)
    company = each_once(game_rows.parts_of(connection, table, number))
    for tally in with_each_other(game.game, game.ended, company):
        if tally.other == person:
            kind = None if tally.game == tally_rows.ALL else tally.game
            last = game_rows.last_together(connection, tally.person, person, kind)
            tally_rows.take_back(connection, tally, last)
