"""What commands ask before they decide: whose seat it is, who may, whether a game runs, how a bot may be called."""

from __future__ import annotations

from haricot.core.game import Seat
from haricot.table.errors import NotAllowed, Refused
from haricot.table.events import PersonId
from haricot.table.request_and_decision import Request
from haricot.table.table import MOST_PEOPLE_A_SEAT, Chair, Match, Table

BEANS = ("Flageolet", "Mogette", "Tarbais", "Lingot", "Michelet", "Soissons", "Paimpol", "Borlotti", "Azuki", "Pinto")
"""What bots are called."""


def check_chair(table: Table, seat: Seat, person: PersonId) -> None:
    """A free chair; with teams, one with people, who must agree; in a running game, one's own that one left.

    Never a second hand.
    """
    chair = chair_at(table, seat)
    if chair.bot is not None and table.match is not None and chair.bot == table.match.stand_in_for(person):
        if table.playing is not None:
            raise NotAllowed("table-gave-up")
        return  # the bot stood in for that game alone
    if table.playing is not None:
        before = {place for other, place in table.playing.sat if other == person}
        if before - {seat}:
            raise NotAllowed("table-other-seat-before")
        if chair.bot is not None and seat in before:
            return
        if chair.is_free and seat not in before:  # it waits for whoever left it, with all that they know
            raise Refused("table-seat-taken", seat=seat)
    if chair.bot is not None:
        raise Refused("table-seat-taken", seat=seat)
    if chair.people and not table.setup.teams:
        raise Refused("table-seat-taken", seat=seat)
    if len(chair.people) >= MOST_PEOPLE_A_SEAT:
        raise Refused("table-seat-full", most=MOST_PEOPLE_A_SEAT)


def own_seat(table: Table, request: Request) -> Seat:
    """The seat of whoever asks; who has none has no say in the game."""
    seat = table.seat_of(request.by)
    if seat is None:
        raise NotAllowed("table-not-seated")
    return seat


def chair_at(table: Table, seat: Seat) -> Chair:
    """The chair of a seat; Refused names the last one where there is none."""
    if seat not in range(len(table.chairs)):
        raise Refused("seat-unknown", seat=seat, last=len(table.chairs) - 1)
    return table.chairs[seat]


def free_bot_name(table: Table) -> str:
    """A bean's name that no other bot bears here: the first one that is free, with a number after the tenth."""
    taken = {chair.bot for chair in table.chairs}
    rows = (f"{bean} {row}" if row > 1 else bean for row in range(1, 100) for bean in BEANS)
    return next(name for name in rows if name not in taken)


def check_is_host(table: Table, request: Request) -> None:
    """Only the host may do this."""
    if request.by != table.host:
        raise NotAllowed("table-host-only")


def check_between_games(table: Table) -> None:
    """Nobody may do this while a game runs."""
    if table.playing is not None:
        raise Refused("table-game-runs")


def running(table: Table) -> Match:
    """The game that is being played."""
    playing = table.playing
    if playing is None:
        raise Refused("table-no-game")
    return playing


def check_number(number: int, since: int, table: Table) -> None:
    """What was meant for an older position than this one, or for one that never was, is not done."""
    if not since <= number <= table.number:
        raise Refused("table-stale", number=table.number)
