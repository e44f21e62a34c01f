"""People come, sit down, call bots, lend their seats and leave."""

from __future__ import annotations

from typing import assert_never

from haricot.bots import levels
from haricot.core.chance import Chance
from haricot.core.game import Seat
from haricot.table import commands, events
from haricot.table.commands import SeatingCommand
from haricot.table.decision import Decision, Request, decided
from haricot.table.errors import NotAllowed, Refused
from haricot.table.events import PersonId
from haricot.table.setup import settled
from haricot.table.table import MOST_GUESTS, MOST_INVITATIONS, MOST_PEOPLE_A_SEAT, Chair, Table

BEANS = ("Flageolet", "Mogette", "Tarbais", "Lingot", "Michelet", "Soissons", "Paimpol", "Borlotti", "Azuki", "Pinto")
"""What bots are called."""


def decide(table: Table, command: SeatingCommand, request: Request) -> Decision:
    match command:
        case commands.Prepare():
            return _prepare(table, command, request)
        case commands.Invite():
            return _invite(table, command, request)
        case commands.Withdraw():
            return _withdraw(table, request)
        case commands.Come():
            return _come(table, command, request)
        case commands.Sit():
            return _sit(table, command, request)
        case commands.Leave():
            return _leave(table, request)
        case commands.Remove():
            return _remove(table, command, request)
        case commands.AddBot():
            return _add_bot(table, command, request)
        case commands.RemoveBot():
            return _remove_bot(table, command, request)
        case commands.DrawLots():
            return _draw_lots(table, request)
        case commands.Lend():
            return _lend(table, request)
        case commands.TakeBack():
            return _take_back(table, request)
        case _:
            assert_never(command)


def _prepare(table: Table, command: commands.Prepare, request: Request) -> Decision:
    _only_the_host(table, request)
    _between_games(table)
    setup = settled(command.setup)
    if setup == table.setup:
        raise Refused("table-unchanged")
    taken = sum(not chair.is_free for chair in table.chairs)
    if taken > (setup.seats or 0):
        raise Refused("table-too-few-seats", seats=setup.seats, taken=taken)
    return decided(table, request, events.Prepared(setup))


def _invite(table: Table, command: commands.Invite, request: Request) -> Decision:
    _only_the_host(table, request)
    if len(table.invitations) >= MOST_INVITATIONS:
        raise Refused("table-too-many-invitations", most=MOST_INVITATIONS)
    if command.may == "watch" and not table.setup.watching:
        raise Refused("table-no-watching")
    return decided(table, request, events.Invited(command.invitation, command.may))


def _withdraw(table: Table, request: Request) -> Decision:
    _only_the_host(table, request)
    if not table.invitations:
        raise Refused("table-unchanged")
    return decided(table, request, events.Withdrawn())


def _come(table: Table, command: commands.Come, request: Request) -> Decision:
    """Who may not come learns nothing: not even that there is a table."""
    assert request.by is not None
    may = table.invitations.get(command.invitation or "") or ("sit" if table.setup.public else None)
    if may is None or request.by in table.banned or (may == "watch" and not table.setup.watching):
        raise NotAllowed("table-not-there")
    if table.guests.get(request.by) in ("sit", may):
        raise Refused("table-unchanged")
    if len(table.guests) >= MOST_GUESTS:
        raise Refused("table-full", most=MOST_GUESTS)
    return decided(table, request, events.Came(request.by, may))


def _sit(table: Table, command: commands.Sit, request: Request) -> Decision:
    assert request.by is not None
    person, seat = request.by, command.seat
    if table.seat_of(person) == seat:
        raise Refused("table-unchanged")
    if seat is None:
        _between_games(table)
    else:
        if table.guests[person] != "sit":
            raise NotAllowed("table-only-watching")
        _check_chair(table, seat, person)
    return decided(table, request, events.Sat(person, seat))


def _check_chair(table: Table, seat: Seat, person: PersonId) -> None:
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


def _leave(table: Table, request: Request) -> Decision:
    assert request.by is not None
    return _go(table, request, events.Left(request.by))


def _remove(table: Table, command: commands.Remove, request: Request) -> Decision:
    _only_the_host(table, request)
    if command.person == table.host:
        raise Refused("table-remove-host")
    if command.person not in table.guests:
        raise Refused("table-person-not-there")
    return _go(table, request, events.Left(command.person, removed=True))


def _go(table: Table, request: Request, left: events.Left) -> Decision:
    """A seat left empty in a running game goes to a bot; the host's part to another; a table left by all closes."""
    seat = table.seat_of(left.person)
    decision = decided(table, request, left)
    after = decision.table
    if not after.guests:
        return decision.then(events.Closed())
    if seat is not None and after.playing is not None and after.chairs[seat].is_free:
        decision = decision.then(events.BotSat(seat, _bot_name(after)))
    if left.person == table.host:
        seated = [person for chair in after.chairs for person in chair.people]
        decision = decision.then(events.HostChanged((seated or list(after.guests))[0]))
    return decision


def _add_bot(table: Table, command: commands.AddBot, request: Request) -> Decision:
    _only_the_host(table, request)
    _between_games(table)
    if not _chair(table, command.seat).is_free:
        raise Refused("table-seat-taken", seat=command.seat)
    known = levels(table.setup.game)
    if command.level is not None and command.level not in known:
        raise Refused("bot-level-unknown", level=command.level, known=", ".join(known))
    return decided(table, request, events.BotSat(command.seat, _bot_name(table), command.level))


def _remove_bot(table: Table, command: commands.RemoveBot, request: Request) -> Decision:
    _only_the_host(table, request)
    _between_games(table)
    if _chair(table, command.seat).bot is None:
        raise Refused("table-no-bot", seat=command.seat)
    return decided(table, request, events.BotLeft(command.seat))


def _draw_lots(table: Table, request: Request) -> Decision:
    _only_the_host(table, request)
    _between_games(table)
    order, _ = Chance.of(request.entropy).shuffled(range(len(table.chairs)))
    return decided(table, request, events.SeatsChanged(order))


def _lend(table: Table, request: Request) -> Decision:
    seat = own_seat(table, request)
    if table.chairs[seat].lent:
        raise Refused("table-unchanged")
    return decided(table, request, events.Lent(seat))


def _take_back(table: Table, request: Request) -> Decision:
    seat = own_seat(table, request)
    if not table.chairs[seat].lent:
        raise Refused("table-unchanged")
    return decided(table, request, events.TakenBack(seat))


def own_seat(table: Table, request: Request) -> Seat:
    """The seat of whoever asks; who has none has no say in the game."""
    seat = table.seat_of(request.by)
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


def _only_the_host(table: Table, request: Request) -> None:
    if request.by != table.host:
        raise NotAllowed("table-host-only")


def _between_games(table: Table) -> None:
    if table.playing is not None:
        raise Refused("table-game-runs")
