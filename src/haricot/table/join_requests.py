"""Whoever wants to share a seat, or to come where the host lets people in, asks; those concerned agree or not."""

from __future__ import annotations

from typing import Literal

from haricot.core.game import Seat
from haricot.games import named
from haricot.table import commands, events
from haricot.table.checks import check_chair, check_number
from haricot.table.errors import NotAllowed, Refused
from haricot.table.events import PersonId
from haricot.table.request_and_decision import Decision, Request, decision_of
from haricot.table.table import MOST_GUESTS, MOST_JOIN_REQUESTS, JoinRequest, Table


def ask_to_come(table: Table, request: Request, may: Literal["sit", "watch"], invitation: str | None) -> Decision:
    """Somebody asks to be let in; whoever is there answers."""
    assert request.by is not None
    if table.request_of(request.by, None) is not None:
        raise Refused("table-waiting")
    _check_may_ask(table, request.by, None)
    return decision_of(table, request, events.JoinRequested(request.by, may=may, invitation=invitation))


def ask_to_share(table: Table, request: Request, seat: Seat) -> Decision:
    """Asks those who sit there; asks once, and finds the seat granted if nobody is left who must agree."""
    assert request.by is not None
    pending = table.request_of(request.by, seat)
    if pending is None:
        _check_may_ask(table, request.by, seat)
        return decision_of(table, request, events.JoinRequested(request.by, seat))
    if not is_agreed(table, pending):
        raise Refused("table-waiting-seat")
    return decision_of(table, request, events.Sat(request.by, seat))


def approve(table: Table, command: commands.Approve, request: Request) -> Decision:
    """One of those who are asked agrees; with the last of them it is granted."""
    asked = _asked(table, command.person, command.number, request)
    assert request.by is not None
    if request.by not in who_answers(table, asked):
        raise NotAllowed("table-not-asked")
    if request.by in asked.agreed:
        raise Refused("table-unchanged")
    _check_can_be_granted(table, asked)
    return grant_agreed(decision_of(table, request, events.JoinApproved(asked.person, asked.seat, request.by)))


def decline(table: Table, command: commands.Decline, request: Request) -> Decision:
    """One of those who are asked says no; or whoever asks thinks better of it."""
    asked = _asked(table, command.person, command.number, request)
    is_own = request.by == asked.person
    if not is_own and request.by not in who_answers(table, asked):
        raise NotAllowed("table-not-asked")
    return decision_of(table, request, events.JoinDeclined(asked.person, asked.seat, withdrawn=is_own))


def grant_agreed(decision: Decision) -> Decision:
    """Whoever has all the consent that it takes sits down, or comes in."""
    for asked in decision.table.requests:
        if is_agreed(decision.table, asked):
            came = events.Came(asked.person, asked.may, asked.invitation)
            decision = decision.then(came if asked.seat is None else events.Sat(asked.person, asked.seat))
    return decision


def who_answers(table: Table, asked: JoinRequest) -> frozenset[PersonId]:
    """At the door the host; for a seat those on it; while a game with secrets runs, all who sit."""
    if asked.seat is None:
        return frozenset({table.host})
    if _all_must_agree(table):
        return frozenset(person for chair in table.chairs for person in chair.people)
    return frozenset(table.chairs[asked.seat].people)


def is_agreed(table: Table, asked: JoinRequest) -> bool:
    """One of those who are asked is enough, but where all must agree."""
    answer = who_answers(table, asked)
    if asked.seat is not None and _all_must_agree(table):
        return answer <= asked.agreed
    return not answer.isdisjoint(asked.agreed)


def _all_must_agree(table: Table) -> bool:
    return table.playing is not None and named(table.setup.game).secret != "none"


def _asked(table: Table, person: PersonId, number: int, request: Request) -> JoinRequest:
    """The request that is answered: the one that was seen, not a later one of the same person."""
    own = [one for one in table.requests if one.person == person]
    answered = [one for one in own if request.by in who_answers(table, one) or request.by == person]
    asked = next(iter(answered or own), None)
    if asked is None:
        raise Refused("table-nobody-asks")
    check_number(number, asked.number, table)
    return asked


def _check_may_ask(table: Table, person: PersonId, seat: Seat | None) -> None:
    if (person, seat) in table.declined:
        raise Refused("table-declined")
    if len(table.requests) >= MOST_JOIN_REQUESTS:
        raise Refused("table-too-many-ask", most=MOST_JOIN_REQUESTS)


def _check_can_be_granted(table: Table, asked: JoinRequest) -> None:
    """What was possible when it was asked may not be any more."""
    if asked.seat is not None:
        check_chair(table, asked.seat, asked.person)
    elif len(table.guests) >= MOST_GUESTS:
        raise Refused("table-full", most=MOST_GUESTS)
