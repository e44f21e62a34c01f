"""People come, sit down, call bots, lend their seats and leave.

Each decision is a generator of events: it is sent the table as each event left it.
"""

from __future__ import annotations

from collections.abc import Generator

from haricot.bots import levels
from haricot.core.chance import Chance
from haricot.core.game import Seat
from haricot.table import commands, events
from haricot.table.errors import NotAllowed, Refused
from haricot.table.events import Event, Person
from haricot.table.setup import settled
from haricot.table.table import (
    MOST_GUESTS,
    MOST_INVITATIONS,
    MOST_PEOPLE_A_SEAT,
    Asked,
    Chair,
    Table,
)

Steps = Generator[Event, Table, None]

BEANS = ("Flageolet", "Mogette", "Tarbais", "Lingot", "Michelet", "Soissons", "Paimpol", "Borlotti", "Azuki", "Pinto")
"""What bots are called."""


def prepare(table: Table, command: commands.Prepare, asked: Asked) -> Steps:
    _only_the_host(table, asked)
    _between_games(table)
    setup = settled(command.setup)
    if setup == table.setup:
        raise Refused("table-unchanged")
    taken = sum(not chair.is_free for chair in table.chairs)
    if taken > (setup.seats or 0):
        raise Refused("table-too-few-seats", seats=setup.seats, taken=taken)
    yield events.Prepared(setup)


def invite(table: Table, command: commands.Invite, asked: Asked) -> Steps:
    _only_the_host(table, asked)
    if len(table.invitations) >= MOST_INVITATIONS:
        raise Refused("table-too-many-invitations", most=MOST_INVITATIONS)
    if command.may == "watch" and not table.setup.watching:
        raise Refused("table-no-watching")
    yield events.Invited(command.invitation, command.may)


def withdraw(table: Table, command: commands.Withdraw, asked: Asked) -> Steps:
    _only_the_host(table, asked)
    if not table.invitations:
        raise Refused("table-unchanged")
    yield events.Withdrawn()


def come(table: Table, command: commands.Come, asked: Asked) -> Steps:
    """Who may not come learns nothing: not even that there is a table."""
    assert asked.by is not None
    may = table.invitations.get(command.invitation or "") or ("sit" if table.setup.public else None)
    if may is None or asked.by in table.banned or (may == "watch" and not table.setup.watching):
        raise NotAllowed("table-not-there")
    if table.guests.get(asked.by) in ("sit", may):
        raise Refused("table-unchanged")
    if len(table.guests) >= MOST_GUESTS:
        raise Refused("table-full", most=MOST_GUESTS)
    yield events.Came(asked.by, may)


def sit(table: Table, command: commands.Sit, asked: Asked) -> Steps:
    assert asked.by is not None
    person, seat = asked.by, command.seat
    if table.seat_of(person) == seat:
        raise Refused("table-unchanged")
    if seat is None:
        _between_games(table)
    else:
        if table.guests[person] != "sit":
            raise NotAllowed("table-only-watching")
        _check_chair(table, seat, person)
    yield events.Sat(person, seat)


def _check_chair(table: Table, seat: Seat, person: Person) -> None:
    """A free chair; with teams, one with people; in a running game, the one left to a bot. Never a second hand."""
    chair = _chair(table, seat)
    if table.playing is not None:
        before = {place for other, place in table.playing.sat if other == person}
        if before - {seat}:
            raise NotAllowed("table-other-seat-before")
        if chair.bot is not None and seat in before:
            return
    if chair.bot is not None:
        raise Refused("table-seat-taken", seat=seat)
    if chair.people and not table.setup.teams:
        raise Refused("table-seat-taken", seat=seat)
    if len(chair.people) >= MOST_PEOPLE_A_SEAT:
        raise Refused("table-seat-full", most=MOST_PEOPLE_A_SEAT)


def leave(table: Table, command: commands.Leave, asked: Asked) -> Steps:
    assert asked.by is not None
    yield from _goes(table, events.Left(asked.by))


def remove(table: Table, command: commands.Remove, asked: Asked) -> Steps:
    _only_the_host(table, asked)
    if command.person == table.host:
        raise Refused("table-remove-host")
    if command.person not in table.guests:
        raise Refused("table-person-not-there")
    yield from _goes(table, events.Left(command.person, removed=True))


def _goes(table: Table, left: events.Left) -> Steps:
    """A seat left empty in a running game goes to a bot; the host's part to another; a table left by all closes."""
    seat = table.seat_of(left.person)
    table = yield left
    if not table.guests:
        yield events.Closed()
        return
    if seat is not None and table.playing is not None and table.chairs[seat].is_free:
        table = yield events.BotSat(seat, _bot_name(table))
    if left.person == table.host:
        seated = [person for chair in table.chairs for person in chair.people]
        yield events.HostChanged((seated or list(table.guests))[0])


def add_bot(table: Table, command: commands.AddBot, asked: Asked) -> Steps:
    _only_the_host(table, asked)
    _between_games(table)
    if not _chair(table, command.seat).is_free:
        raise Refused("table-seat-taken", seat=command.seat)
    known = levels(table.setup.game)
    if command.level is not None and command.level not in known:
        raise Refused("bot-level-unknown", level=command.level, known=", ".join(known))
    yield events.BotSat(command.seat, _bot_name(table), command.level)


def remove_bot(table: Table, command: commands.RemoveBot, asked: Asked) -> Steps:
    _only_the_host(table, asked)
    _between_games(table)
    if _chair(table, command.seat).bot is None:
        raise Refused("table-no-bot", seat=command.seat)
    yield events.BotLeft(command.seat)


def draw_lots(table: Table, command: commands.DrawLots, asked: Asked) -> Steps:
    _only_the_host(table, asked)
    _between_games(table)
    order, _ = Chance.of(asked.luck).shuffled(range(len(table.chairs)))
    yield events.SeatsChanged(order)


def lend(table: Table, command: commands.Lend, asked: Asked) -> Steps:
    seat = own_seat(table, asked)
    if table.chairs[seat].lent:
        raise Refused("table-unchanged")
    yield events.Lent(seat)


def take_back(table: Table, command: commands.TakeBack, asked: Asked) -> Steps:
    seat = own_seat(table, asked)
    if not table.chairs[seat].lent:
        raise Refused("table-unchanged")
    yield events.TakenBack(seat)


def own_seat(table: Table, asked: Asked) -> Seat:
    """The seat of whoever asks; who has none has no say in the game."""
    seat = table.seat_of(asked.by)
    if seat is None:
        raise NotAllowed("table-not-seated")
    return seat


def _chair(table: Table, seat: Seat) -> Chair:
    if seat not in range(len(table.chairs)):
        raise Refused("seat-unknown", seat=seat, last=len(table.chairs) - 1)
    return table.chairs[seat]


def _bot_name(table: Table) -> str:
    """A bean's name that no other bot bears here: the first one that is free, with a number after the tenth."""
    taken = {chair.bot for chair in table.chairs}
    rows = (f"{bean} {row}" if row > 1 else bean for row in range(1, 100) for bean in BEANS)
    return next(name for name in rows if name not in taken)


def _only_the_host(table: Table, asked: Asked) -> None:
    if asked.by != table.host:
        raise NotAllowed("table-host-only")


def _between_games(table: Table) -> None:
    if table.playing is not None:
        raise Refused("table-game-runs")
