"""People come, sit down, call bots, lend their seats and leave."""

from __future__ import annotations

from typing import assert_never

from haricot.bots import levels
from haricot.core.chance import Chance
from haricot.table import commands, events, joining
from haricot.table.chairs import chair_at, check_between_games, check_chair, check_is_host, free_bot_name, own_seat
from haricot.table.commands import SeatingCommand
from haricot.table.decision import Decision, Request, decided
from haricot.table.errors import NotAllowed, Refused
from haricot.table.setup import settled
from haricot.table.table import MOST_GUESTS, MOST_INVITATIONS, Table


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
        case commands.Approve():
            return joining.approve(table, command, request)
        case commands.Decline():
            return joining.decline(table, command, request)
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
    check_is_host(table, request)
    check_between_games(table)
    setup = settled(command.setup)
    if setup == table.setup:
        raise Refused("table-unchanged")
    taken = sum(not chair.is_free for chair in table.chairs)
    if taken > (setup.seats or 0):
        raise Refused("table-too-few-seats", seats=setup.seats, taken=taken)
    return decided(table, request, events.Prepared(setup))


def _invite(table: Table, command: commands.Invite, request: Request) -> Decision:
    check_is_host(table, request)
    if len(table.invitations) >= MOST_INVITATIONS:
        raise Refused("table-too-many-invitations", most=MOST_INVITATIONS)
    if command.may == "watch" and not table.setup.watching:
        raise Refused("table-no-watching")
    return decided(table, request, events.Invited(command.invitation, command.may))


def _withdraw(table: Table, request: Request) -> Decision:
    check_is_host(table, request)
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
    shown = command.invitation if command.invitation in table.invitations else None
    if table.guarded:
        return joining.ask_to_come(table, request, may, shown)
    return decided(table, request, events.Came(request.by, may, shown))


def _sit(table: Table, command: commands.Sit, request: Request) -> Decision:
    assert request.by is not None
    person, seat = request.by, command.seat
    if table.seat_of(person) == seat:
        raise Refused("table-unchanged")
    if seat is None:
        check_between_games(table)
    else:
        if table.guests[person] != "sit":
            raise NotAllowed("table-only-watching")
        check_chair(table, seat, person)
        if table.chairs[seat].people:
            return joining.ask_to_share(table, request, seat)
    return decided(table, request, events.Sat(person, seat))


def _leave(table: Table, request: Request) -> Decision:
    assert request.by is not None
    return _go(table, request, events.Left(request.by))


def _remove(table: Table, command: commands.Remove, request: Request) -> Decision:
    check_is_host(table, request)
    if command.person == table.host:
        raise Refused("table-remove-host")
    if command.person not in table.guests:
        raise Refused("table-person-not-there")
    decision = _go(table, request, events.Left(command.person, removed=True))
    is_known = command.person in table.came_by or table.setup.public
    if table.invitations and not is_known:  # of whoever came before that was noted, it may have been any
        decision = decision.then(events.Withdrawn())
    return decision


def _go(table: Table, request: Request, left: events.Left) -> Decision:
    """A seat left empty in a running game goes to a bot; the host's part to another; a table left by all closes."""
    seat = table.seat_of(left.person)
    decision = decided(table, request, left)
    after = decision.table
    if not after.guests:
        return decision.then(events.Closed())
    if seat is not None and after.playing is not None and after.chairs[seat].is_free:
        decision = decision.then(events.BotSat(seat, free_bot_name(after)))
    if left.person == table.host:
        seated = [person for chair in after.chairs for person in chair.people]
        decision = decision.then(events.HostChanged((seated or list(after.guests))[0]))
    return joining.grant_agreed(decision)


def _add_bot(table: Table, command: commands.AddBot, request: Request) -> Decision:
    check_is_host(table, request)
    check_between_games(table)
    if not chair_at(table, command.seat).is_free:
        raise Refused("table-seat-taken", seat=command.seat)
    known = levels(table.setup.game)
    if command.level is not None and command.level not in known:
        raise Refused("bot-level-unknown", level=command.level, known=", ".join(known))
    return decided(table, request, events.BotSat(command.seat, free_bot_name(table), command.level))


def _remove_bot(table: Table, command: commands.RemoveBot, request: Request) -> Decision:
    check_is_host(table, request)
    check_between_games(table)
    if chair_at(table, command.seat).bot is None:
        raise Refused("table-no-bot", seat=command.seat)
    return decided(table, request, events.BotLeft(command.seat))


def _draw_lots(table: Table, request: Request) -> Decision:
    check_is_host(table, request)
    check_between_games(table)
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
