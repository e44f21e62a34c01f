"""Leaving a table, and thinking better of it: whoever left comes back to their own seat."""

from __future__ import annotations

from collections.abc import Iterable

from haricot.core.game import Seat
from haricot.table import commands, events, join_requests
from haricot.table.checks import chair_at, check_is_host, free_bot_name, own_seat
from haricot.table.errors import Refused
from haricot.table.request_and_decision import HOUSE, Decision, Request, decision_of
from haricot.table.table import MILLISECONDS_TO_RETURN, MOST_GUESTS, Departure, Table


def leave(table: Table, request: Request) -> Decision:
    """Somebody goes; what happens to their seat depends on whether a game runs."""
    assert request.by is not None
    return _go(table, request, events.Left(request.by))


def remove(table: Table, command: commands.Remove, request: Request) -> Decision:
    """The host sends somebody away, and their invitation with them."""
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
    """A seat left empty in a running game goes to a bot; the host's part to another.

    A table that all have left stays as it is until it closes: the last one may come back until then.
    """
    decision = decision_of(table, request, left)
    if not decision.table.guests:
        return decision
    seat = table.seat_of(left.person)
    somebody_plays = any(chair.people for chair in decision.table.chairs)
    emptied = () if seat is None else (seat,)
    decision = _with_bots(decision, emptied if somebody_plays else range(len(table.chairs)))
    return join_requests.grant_agreed(_with_host(decision))


def close(table: Table, request: Request) -> Decision:
    """Nobody came back."""
    if request.by is not HOUSE or table.closes_at is None or request.at < table.closes_at:
        raise Refused("table-unchanged")
    return decision_of(table, request, events.Closed())


def may_return(table: Table, command: commands.Come, request: Request) -> bool:
    """For a minute whatever became of the invitation; later by one that is good, or the code, and who was the host."""
    assert request.by is not None
    gone = table.departed.get(request.by)
    if gone is None or request.by in table.banned or (gone.may == "watch" and not table.setup.watching):
        return False
    shown = {gone.invitation, command.invitation} & set(table.invitations)
    return _is_in_time(gone, request) or gone.was_host or bool(shown) or command.by_code or table.setup.public


def come_back(table: Table, command: commands.Come, request: Request) -> Decision:
    """To their own seat, if nobody else has taken it; within the minute also to the host's part."""
    assert request.by is not None
    person, gone, seat = request.by, table.departed[request.by], table.seat_kept_for(request.by)
    if len(table.guests) >= MOST_GUESTS:
        raise Refused("table-full", most=MOST_GUESTS)
    shown = command.invitation if command.invitation in table.invitations else gone.invitation
    may = "sit" if table.invitations.get(shown or "") == "sit" else gone.may
    decision = decision_of(table, request, events.Came(person, may, shown))
    if seat is not None:
        decision = decision.then(events.Sat(person, seat))
    if gone.was_host and _is_in_time(gone, request) and decision.table.host != person:
        decision = decision.then(events.HostChanged(person))
    return taken_up(table, decision)


def taken_up(table: Table, decision: Decision) -> Decision:
    """Somebody came to a table that all had left: the others' seats go to bots, and the time stood still."""
    if table.closes_at is None:
        return _with_host(decision)
    decision = _with_host(_with_bots(decision, range(len(table.chairs))))
    playing, gone_for = table.playing, decision.request.at - (table.closes_at - MILLISECONDS_TO_RETURN)
    if playing is None or playing.deadline is None or playing.setup.clock.kind == "days" or gone_for <= 0:
        return decision
    return decision.then(events.ClockExtended(gone_for))


def wait(table: Table, command: commands.Wait, request: Request) -> Decision:
    """The others would rather wait than play on with a bot in somebody's place."""
    own_seat(table, request)
    bot = chair_at(table, command.seat).bot
    kept = {table.seat_kept_for(person) for person in table.departed}
    if table.playing is None or bot is None or command.seat not in kept:
        raise Refused("table-no-bot", seat=command.seat)
    return decision_of(table, request, events.BotLeft(command.seat))


def _with_bots(decision: Decision, seats: Iterable[Seat]) -> Decision:
    """Bots play on the seats that are free while a game runs."""
    for seat in seats:
        after = decision.table
        if after.playing is not None and after.chairs[seat].is_free:
            decision = decision.then(events.BotSat(seat, free_bot_name(after)))
    return decision


def _with_host(decision: Decision) -> Decision:
    after = decision.table
    if after.host in after.guests:
        return decision
    seated = [person for chair in after.chairs for person in chair.people]
    return decision.then(events.HostChanged((seated or list(after.guests))[0]))


def _is_in_time(gone: Departure, request: Request) -> bool:
    return request.at - gone.at <= MILLISECONDS_TO_RETURN
