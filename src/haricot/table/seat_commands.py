"""People come, sit down, call bots, lend their seats and leave."""

from __future__ import annotations

from typing import assert_never

from haricot.bots import bot_of, levels, names_changed
from haricot.core.chance import Chance
from haricot.table import absence, commands, events, join_requests, leave_and_return
from haricot.table.checks import chair_at, check_between_games, check_chair, check_is_host, free_bot_name, own_seat
from haricot.table.commands import SeatingCommand
from haricot.table.errors import NotAllowed, Refused
from haricot.table.request_and_decision import Decision, Request, decision_of
from haricot.table.setup import settled
from haricot.table.table import MOST_GUESTS, MOST_INVITATIONS, Table


def decide(table: Table, command: SeatingCommand, request: Request) -> Decision:
    """What follows from a command about who sits where; Refused or NotAllowed where nothing may."""
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
            return join_requests.approve(table, command, request)
        case commands.Decline():
            return join_requests.decline(table, command, request)
        case commands.Leave():
            return leave_and_return.leave(table, request)
        case commands.Remove():
            return leave_and_return.remove(table, command, request)
        case commands.Wait():
            return leave_and_return.wait(table, command, request)
        case commands.Close():
            return leave_and_return.close(table, request)
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
        case commands.Substitute():
            return absence.substitute(table, command, request)
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
    return decision_of(table, request, events.Prepared(setup))


def _invite(table: Table, command: commands.Invite, request: Request) -> Decision:
    if request.by not in table.screens:
        check_is_host(table, request)
    if len(table.invitations) >= MOST_INVITATIONS:
        raise Refused("table-too-many-invitations", most=MOST_INVITATIONS)
    if command.may == "watch" and not table.setup.watching:
        raise Refused("table-no-watching")
    return decision_of(table, request, events.Invited(command.invitation, command.may))


def _withdraw(table: Table, request: Request) -> Decision:
    check_is_host(table, request)
    if not table.invitations:
        raise Refused("table-unchanged")
    return decision_of(table, request, events.Withdrawn())


def _come(table: Table, command: commands.Come, request: Request) -> Decision:
    """Who may not come learns nothing: not even that there is a table."""
    assert request.by is not None
    if request.by in table.screens:
        raise Refused("table-unchanged")
    if leave_and_return.may_return(table, command, request):
        return leave_and_return.come_back(table, command, request)
    may = table.admits(request.by, command.invitation, by_code=command.by_code)
    if may is None:
        raise NotAllowed("table-not-there")
    if table.guests.get(request.by) in ("sit", may):
        raise Refused("table-unchanged")
    if len(table.guests) >= MOST_GUESTS:
        raise Refused("table-full", most=MOST_GUESTS)
    shown = command.invitation if command.invitation in table.invitations else None
    if table.guarded and table.guests:
        return join_requests.ask_to_come(table, request, may, shown)
    return leave_and_return.taken_up(table, decision_of(table, request, events.Came(request.by, may, shown)))


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
            return join_requests.ask_to_share(table, request, seat)
    return decision_of(table, request, events.Sat(person, seat))


def _add_bot(table: Table, command: commands.AddBot, request: Request) -> Decision:
    """Before a game, as the host likes; during one, anybody who plays need not wait any longer for who left."""
    if table.playing is None:
        check_is_host(table, request)
    else:
        own_seat(table, request)
    if not chair_at(table, command.seat).is_free:
        raise Refused("table-seat-taken", seat=command.seat)
    game, level = table.setup.game, command.level
    if level is not None and bot_of(game, level) is None:
        raise Refused("bot-level-unknown", level=level, known=", ".join(levels(game)))
    names = names_changed(game) if level is not None else 0
    return decision_of(table, request, events.BotSat(command.seat, free_bot_name(table), level, names))


def _remove_bot(table: Table, command: commands.RemoveBot, request: Request) -> Decision:
    check_is_host(table, request)
    check_between_games(table)
    if chair_at(table, command.seat).bot is None:
        raise Refused("table-no-bot", seat=command.seat)
    return decision_of(table, request, events.BotLeft(command.seat))


def _draw_lots(table: Table, request: Request) -> Decision:
    check_is_host(table, request)
    check_between_games(table)
    order, _ = Chance.of(request.entropy).shuffled(range(len(table.chairs)))
    return decision_of(table, request, events.SeatsChanged(order))


def _lend(table: Table, request: Request) -> Decision:
    seat = own_seat(table, request)
    if table.chairs[seat].lent:
        raise Refused("table-unchanged")
    return decision_of(table, request, events.Lent(seat))


def _take_back(table: Table, request: Request) -> Decision:
    seat = own_seat(table, request)
    if not table.chairs[seat].lent:
        raise Refused("table-unchanged")
    return decision_of(table, request, events.TakenBack(seat))
