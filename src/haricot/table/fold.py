"""The table after an event: the one place where a table changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, assert_never

from msgspec.structs import replace

from haricot.bots import name_now
from haricot.core.chance import Chance
from haricot.core.game import Outcome, Seat, State
from haricot.games import named, names
from haricot.table import departures, events, pending_requests
from haricot.table.device_handover import curtain_falls_before
from haricot.table.events import Entry, MatchEvent, Millisecond, PersonId, SeatingEvent
from haricot.table.setup import Clock, Setup
from haricot.table.table import Chair, Finished, JoinRequest, Match, PlayedMove, Resignation, Table, UndoRequest


def fold(table: Table | None, entry: Entry, state: State | None = None) -> Table:
    """The table after one more event; its first event opens it.

    `state` is the position that a move leads to, where somebody has it at hand; else the rules make the move.
    """
    event = entry.event
    if table is None:
        assert isinstance(event, events.Opened)
        chairs = (Chair(),) * (event.setup.seats or 0)
        guests: dict[PersonId, Literal["sit", "watch"]] = {} if event.screen else {event.host: "sit"}
        screens = frozenset({event.host} if event.screen else ())
        table = Table(entry.number, event.host, event.setup, chairs, guests, {}, start=event.start)
        return replace(table, screens=screens, arrived=tuple(guests))
    assert entry.number == table.number + 1
    if isinstance(event, MatchEvent):
        return _with_match(table, _match_after(table, event, entry, state), entry.number)
    assert not isinstance(event, events.Opened)
    after = _with_people(table, event, entry.at)
    return replace(pending_requests.without_stale_requests(after), number=entry.number)


def unknown_game(entries: Iterable[Entry]) -> str | None:
    """The first game that was on this table and that nobody brings here: without it, no table comes of the entries."""
    setups = (entry.event.setup for entry in entries if isinstance(entry.event, events.Opened | events.Prepared))
    return next((setup.game for setup in setups if setup.game not in names()), None)


# Who is there


def _with_people(table: Table, event: SeatingEvent, at: Millisecond) -> Table:
    match event:
        case events.Prepared(setup):
            return _prepared(table, setup)
        case events.Invited():
            return pending_requests.invited(table, event)
        case events.Withdrawn():
            return replace(table, invitations={})
        case events.Came():
            return _came(table, event)
        case events.JoinRequested(person, seat, may, invitation):
            asked = JoinRequest(person, seat, may, invitation, table.number + 1)
            return replace(table, requests=(*table.requests, asked))
        case events.JoinApproved(person, seat, by):
            return pending_requests.agreed(table, person, seat, by)
        case events.JoinDeclined():
            return pending_requests.declined(table, event)
        case events.Left():
            return _left(table, event, at)
        case events.Sat():
            return _sat(table, event)
        case events.BotSat(seat, name):
            level = name_now(table.setup.game, event.level, event.names)
            return departures.with_bot(table.with_chair(seat, Chair(bot=name, level=level)), seat, name)
        case events.BotLeft(seat):
            return departures.with_bot(_without_rematch(table.with_chair(seat, Chair())), seat, None)
        case events.SeatsChanged(order):
            return _in_order(table, order)
        case events.HostChanged(person):
            return replace(table, host=person)
        case events.Closed():
            return replace(table, closed=True)
        case events.Lent(seat):
            return table.with_chair(seat, replace(table.chairs[seat], lent=True))
        case events.TakenBack(seat):
            return table.with_chair(seat, replace(table.chairs[seat], lent=False))
        case events.Resigned(seat, bot):
            return _resigned(table, seat, bot)
        case _:
            assert_never(event)


def _in_order(table: Table, order: Sequence[Seat]) -> Table:
    """Whoever asked for a seat, or for a rematch, asks again."""
    changed = replace(table, chairs=tuple(table.chairs[seat] for seat in order))
    return departures.moved(pending_requests.without_seat_requests(_without_rematch(changed)), order)


def _prepared(table: Table, setup: Setup) -> Table:
    """The same people keep their order; where seats become fewer, the free ones go."""
    seats = setup.seats or 0
    chairs = table.chairs if len(table.chairs) <= seats else tuple(c for c in table.chairs if not c.is_free)
    chairs = (*chairs, *(Chair(),) * (seats - len(chairs)))
    is_same = _is_same_game(table.setup, setup)
    kept = table.match if is_same else None
    prepared = replace(table, setup=setup, chairs=chairs, match=kept, start=table.start if is_same else None)
    if seats < len(table.chairs):
        prepared = departures.without_lost_seats(prepared)
    return pending_requests.without_seat_requests(prepared)


def _is_same_game(before: Setup, after: Setup) -> bool:
    return (before.game, before.seats, before.options) == (after.game, after.seats, after.options)


def _left(table: Table, event: events.Left, at: Millisecond) -> Table:
    departed = departures.noted(table, event, at)
    guests = {person: may for person, may in table.guests.items() if person != event.person}
    came_by = {person: shown for person, shown in table.came_by.items() if person != event.person}
    requests = tuple(one for one in table.requests if one.person != event.person)
    table = _stood_up(table, event.person) if not event.removed else _shown_out(table, event.person)
    screens = table.screens - {event.person}
    return replace(table, guests=guests, came_by=came_by, requests=requests, departed=departed, screens=screens)


def _shown_out(table: Table, person: PersonId) -> Table:
    """They do not come back, neither by the same invitation nor as somebody else whom the host has not looked at."""
    shown = table.came_by.get(person)
    invitations = {one: may for one, may in table.invitations.items() if one != shown}
    table = replace(table, banned=table.banned | {person}, invitations=invitations, guarded=True)
    return _stood_up(table, person)


def _came(table: Table, event: events.Came) -> Table:
    came_by = table.came_by | {event.person: event.invitation} if event.invitation else table.came_by
    departed = {person: gone for person, gone in table.departed.items() if person != event.person}
    arrived = table.arrived if event.person in table.arrived else (*table.arrived, event.person)
    guests = table.guests | {event.person: event.may}
    table = replace(table, guests=guests, came_by=came_by, departed=departed, arrived=arrived)
    return pending_requests.without_request(table, event.person, None)


# Who sits where


def _sat(table: Table, event: events.Sat) -> Table:
    table = _stood_up(table, event.person)
    if event.seat is None:
        return table
    chair = table.chairs[event.seat]
    table = table.with_chair(event.seat, replace(chair, people=(*chair.people, event.person), bot=None, level=None))
    if table.playing is None:
        return table
    return replace(table, match=replace(table.playing, sat=table.playing.sat | {(event.person, event.seat)}))


def _stood_up(table: Table, person: PersonId) -> Table:
    seat = table.seat_of(person)
    if seat is None:
        return table
    chair = table.chairs[seat]
    people = tuple(other for other in chair.people if other != person)
    table = table.with_chair(seat, replace(chair, people=people, lent=chair.lent and bool(people)))
    return _without_rematch(table)


def _resigned(table: Table, seat: Seat, bot: str) -> Table:
    """A bot has the seat, and the turn if it was that seat's; the clock goes on."""
    match = table.match
    assert match is not None
    gone = Resignation(seat, table.chairs[seat].people, len(match.moves), bot)
    match = replace(match, resigned=(*match.resigned, gone), undo=None)
    return replace(table.with_chair(seat, Chair(bot=bot)), match=match)


def _without_rematch(table: Table) -> Table:
    """Whoever wanted a rematch wanted it with the people of that moment."""
    if table.match is None or not table.match.rematch:
        return table
    return replace(table, match=replace(table.match, rematch=frozenset()))


# The match


def _match_after(table: Table, event: MatchEvent, entry: Entry, state: State | None) -> Match:
    if isinstance(event, events.Started):
        return _started(table, event, entry)
    match = table.match
    assert match is not None
    match event:
        case events.Played():
            return _waiting_for_curtain(table, _played(match, event, entry, state))
        case events.UndoAsked(seat, left):
            return replace(match, undo=UndoRequest(seat, left, entry.number))
        case events.UndoAgreed(seat):
            assert match.undo is not None
            return replace(match, undo=replace(match.undo, agreed=match.undo.agreed | {seat}))
        case events.UndoRefused():
            return replace(match, undo=None)
        case events.Undone(_, left):
            undone = _undone(match, left, entry, is_adjourned=match.setup.clock != table.setup.clock)
            return undone if len(match.moves) == left + 1 else _waiting_for_curtain(table, undone)
        case events.Ended(ended):
            return replace(match, ended=ended, since=entry.number, undo=None)
        case events.RematchWanted(seat):
            return replace(match, rematch=match.rematch | {seat})
        case events.ClockExtended(milliseconds) | events.StoodStill(_, milliseconds):
            return replace(match, deadline=None if match.deadline is None else match.deadline + milliseconds)
        case events.CurtainLifted():
            return replace(match, deadline=_time_from(match, match.times_left, match.turn, entry.at))
        case events.HintAsked():
            return match
        case events.Adjourned(days):
            return _with_clock(match, Clock("days", days), entry.at)
        case events.Resumed():
            return _with_clock(match, table.setup.clock, entry.at)
        case _:
            assert_never(event)


def _with_clock(match: Match, clock: Clock, at: Millisecond) -> Match:
    """Whoever is to move has a whole turn's time by it."""
    match = replace(match, setup=replace(match.setup, clock=clock))
    return replace(match, deadline=_time_from(match, match.times_left, match.turn, at))


def _waiting_for_curtain(table: Table, match: Match) -> Match:
    """Where a curtain falls between people at one device, no time runs before it lifts for whoever has a new turn."""
    before, turn = table.playing, match.turn
    is_new = before is None or before.turn != turn
    if match.deadline is None or turn is None or not is_new or not curtain_falls_before(table, match, turn):
        return match
    return replace(match, deadline=None)


def _started(table: Table, event: events.Started, entry: Entry) -> Match:
    clock = table.setup.clock
    times_left = (1000 * clock.amount,) * len(table.chairs) if clock.kind == "total" else ()
    match = Match(
        table.setup,
        event.seed,
        event.salt,
        began=entry.number,
        since=entry.number,
        state=_first_state(table.setup, event.seed, table.start),
        began_at=entry.at,
        sat=frozenset((person, seat) for seat, chair in enumerate(table.chairs) for person in chair.people),
        start=table.start,
        rules=event.rules,
        lexicon=event.lexicon,
        times_left=times_left,
    )
    timed = replace(match, deadline=_time_from(match, times_left, match.state.turn, entry.at))
    return _waiting_for_curtain(replace(table, match=None), timed)


def _first_state(setup: Setup, seed: int, start: str | None) -> State:
    game = named(setup.game)
    if start is not None:
        return game.position_with(Chance.of(seed), start, **setup.options)
    return game.begin(Chance.of(seed), setup.seats, **setup.options)


def _played(match: Match, event: events.Played, entry: Entry, state: State | None) -> Match:
    """The rules make the move; whoever acts next has a whole turn's time, whoever goes on has what is left.

    A move that was stored was legal: no lexicon is asked about it again, which may be another one by now.
    """
    before = match.state
    if state is None:
        state = before.play(event.move, on_trust=True)
    played = PlayedMove(
        event.seat, event.move, event.how, entry.number, match.deadline, before, match.times_left, entry.at
    )
    times_left, deadline = match.times_left, match.deadline
    if state.turn != before.turn:
        times_left = _times_after(match, event, entry.at)
        deadline = _time_from(match, times_left, state.turn, entry.at)
    moves = match.moves.plus(played)
    return replace(
        match, state=state, moves=moves, since=entry.number, deadline=deadline, times_left=times_left, undo=None
    )


def _times_after(match: Match, event: events.Played, at: Millisecond) -> tuple[Millisecond, ...]:
    """What each seat has left of its time in all after that turn; whose time is gone gets nothing more."""
    clock, times = match.setup.clock, match.times_left
    if clock.kind != "total" or match.deadline is None:
        return times
    gone = event.how == "time"
    left = 0 if gone else max(0, match.deadline - at) + 1000 * (clock.increment or 0)
    return (*times[: event.seat], left, *times[event.seat + 1 :])


def _undone(match: Match, left: int, entry: Entry, *, is_adjourned: bool) -> Match:
    """The clock of a move taken back alone goes on as if nothing had been, or one could win time that way.

    Where time is counted in all, everybody has again what they had when that turn began. A game that was adjourned
    since, or resumed, has another clock than then.
    """
    first = match.moves[left]
    alone = len(match.moves) == left + 1 and not is_adjourned and match.setup.clock.kind != "none"
    deadline = first.deadline if alone else _time_from(match, first.times_left, first.before.turn, entry.at)
    moves, times = match.moves.first(left), first.times_left
    return replace(
        match, state=first.before, moves=moves, since=entry.number, deadline=deadline, times_left=times, undo=None
    )


def _time_from(
    match: Match, times_left: tuple[Millisecond, ...], turn: Seat | None, at: Millisecond
) -> Millisecond | None:
    """When the time of a turn that begins now is over."""
    if times_left and turn is not None:
        return at + times_left[turn]
    seconds = match.setup.clock.seconds
    return None if seconds is None else at + 1000 * seconds


def _with_match(table: Table, match: Match, number: int) -> Table:
    """A position at which the match is over has just been reached: the match joins those of the evening."""
    start = table.start
    if match.began == number:
        table, start = pending_requests.without_seat_requests(table), None
    outcome = match.outcome if match.since == number else None
    if outcome is None:
        return replace(table, match=match, number=number, start=start)
    over = replace(match, deadline=None)
    finished = Finished(over.record, table.chairs, outcome.ranks, over.resigned, over.times, over.sat)
    beans = _with_beans_won(table, outcome, over.resigned)
    return replace(table, match=over, number=number, start=start, beans=beans, finished=(*table.finished, finished))


def _with_beans_won(table: Table, outcome: Outcome, resigned: Iterable[Resignation]) -> dict[str, int]:
    """The beans of the evening: everybody wins one for every seat that theirs left behind; who gave up, none."""
    beans = dict.fromkeys((one for gone in resigned for one in gone.people), 0) | table.beans
    for chair, rank in zip(table.chairs, outcome.ranks, strict=True):
        for player in chair.people or ((chair.bot,) if chair.bot else ()):
            beans[player] = beans.get(player, 0) + sum(other > rank for other in outcome.ranks)
    return beans
