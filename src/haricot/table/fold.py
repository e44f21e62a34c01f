"""The table after an event: the one place where a table changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from haricot.core.chance import Chance
from haricot.core.game import State
from haricot.games import named
from haricot.table import events
from haricot.table.events import Entry, Millisecond
from haricot.table.setup import Setup
from haricot.table.table import Chair, Finished, Game, Made, Table, UndoRequest


def fold(table: Table | None, entry: Entry) -> Table:
    """The table after one more event; its first event opens it."""
    event = entry.event
    if isinstance(event, events.Opened):
        assert table is None
        chairs = (Chair(),) * (event.setup.seats or 0)
        return Table(entry.number, event.host, event.setup, chairs, {event.host: "sit"}, {}, start=event.start)
    assert table is not None
    assert entry.number == table.number + 1
    return replace(CHANGES[type(event)](table, event, entry), number=entry.number)


# Who is there


def _prepared(table: Table, event: events.Prepared, entry: Entry) -> Table:
    """The same people keep their order; where seats become fewer, the free ones go."""
    seats = event.setup.seats or 0
    chairs = table.chairs if len(table.chairs) <= seats else tuple(c for c in table.chairs if not c.is_free)
    chairs = (*chairs, *(Chair(),) * (seats - len(chairs)))
    is_same = _is_same_game(table.setup, event.setup)
    kept = table.game if is_same else None
    return replace(table, setup=event.setup, chairs=chairs, game=kept, start=table.start if is_same else None)


def _is_same_game(before: Setup, after: Setup) -> bool:
    return (before.game, before.seats, before.options) == (after.game, after.seats, after.options)


def _invited(table: Table, event: events.Invited, entry: Entry) -> Table:
    return replace(table, invitations=table.invitations | {event.invitation: event.may})


def _withdrawn(table: Table, event: events.Withdrawn, entry: Entry) -> Table:
    return replace(table, invitations={})


def _came(table: Table, event: events.Came, entry: Entry) -> Table:
    return replace(table, guests=table.guests | {event.person: event.may})


def _left(table: Table, event: events.Left, entry: Entry) -> Table:
    guests = {person: may for person, may in table.guests.items() if person != event.person}
    banned = table.banned | {event.person} if event.removed else table.banned
    return _stood_up(replace(table, guests=guests, banned=banned), event.person)


def _sat(table: Table, event: events.Sat, entry: Entry) -> Table:
    table = _stood_up(table, event.person)
    if event.seat is None:
        return table
    chair = table.chairs[event.seat]
    table = table.with_chair(event.seat, replace(chair, people=(*chair.people, event.person), bot=None, level=None))
    if table.playing is None:
        return table
    return replace(table, game=replace(table.playing, sat=table.playing.sat | {(event.person, event.seat)}))


def _stood_up(table: Table, person: str) -> Table:
    seat = table.seat_of(person)
    if seat is None:
        return table
    chair = table.chairs[seat]
    people = tuple(other for other in chair.people if other != person)
    table = table.with_chair(seat, replace(chair, people=people, lent=chair.lent and bool(people)))
    return _without_rematch(table)


def _bot_sat(table: Table, event: events.BotSat, entry: Entry) -> Table:
    return table.with_chair(event.seat, Chair(bot=event.name, level=event.level))


def _bot_left(table: Table, event: events.BotLeft, entry: Entry) -> Table:
    return _without_rematch(table.with_chair(event.seat, Chair()))


def _seats_changed(table: Table, event: events.SeatsChanged, entry: Entry) -> Table:
    return _without_rematch(replace(table, chairs=tuple(table.chairs[seat] for seat in event.order)))


def _host_changed(table: Table, event: events.HostChanged, entry: Entry) -> Table:
    return replace(table, host=event.person)


def _closed(table: Table, event: events.Closed, entry: Entry) -> Table:
    return replace(table, closed=True)


def _without_rematch(table: Table) -> Table:
    """Whoever wanted a rematch wanted it with the people of that moment."""
    if table.game is None or not table.game.rematch:
        return table
    return replace(table, game=replace(table.game, rematch=frozenset()))


# The game


def _started(table: Table, event: events.Started, entry: Entry) -> Table:
    sat = frozenset((person, seat) for seat, chair in enumerate(table.chairs) for person in chair.people)
    return _after_position(
        replace(
            table,
            game=Game(
                table.setup,
                event.seed,
                event.salt,
                began=entry.number,
                since=entry.number,
                state=_first_state(table.setup, event.seed, table.start),
                deadline=_time_from(table.setup, entry.at),
                sat=sat,
                start=table.start,
            ),
            start=None,
        )
    )


def _first_state(setup: Setup, seed: int, start: str | None) -> State:
    game = named(setup.game)
    if start is not None:
        return game.place(Chance.of(seed), start, **setup.options)
    return game.begin(Chance.of(seed), setup.seats, **setup.options)


def _played(table: Table, event: events.Played, entry: Entry) -> Table:
    """The rules make the move; whoever acts next has a whole turn's time, whoever goes on has what is left."""
    game = table.game
    assert game is not None
    state = game.after(event.move)
    made = Made(event.seat, event.move, event.how, entry.number, game.deadline)
    deadline = game.deadline if state.turn == game.state.turn else _time_from(game.setup, entry.at)
    moved = replace(game, state=state, moves=(*game.moves, made), since=entry.number, deadline=deadline, request=None)
    return _after_position(replace(table, game=moved))


def _ended(table: Table, event: events.Ended, entry: Entry) -> Table:
    assert table.game is not None
    return _after_position(
        replace(table, game=replace(table.game, ended=event.ended, since=entry.number, request=None))
    )


def _after_position(table: Table) -> Table:
    """When the game is over: it joins those of the evening, and each seat wins a bean for every seat it left behind."""
    game = table.game
    assert game is not None
    outcome = game.outcome
    if outcome is None:
        return table
    beans = dict(table.beans)
    for chair, rank in zip(table.chairs, outcome.ranks, strict=True):
        for player in chair.people or (chair.bot or "",):
            beans[player] = beans.get(player, 0) + sum(other > rank for other in outcome.ranks)
    over = replace(game, deadline=None)
    return replace(table, game=over, beans=beans, finished=(*table.finished, Finished(over.record, table.chairs)))


def _time_from(setup: Setup, at: Millisecond) -> Millisecond | None:
    seconds = setup.clock.seconds
    return None if seconds is None else at + 1000 * seconds


def _undo_asked(table: Table, event: events.UndoAsked, entry: Entry) -> Table:
    assert table.game is not None
    request = UndoRequest(event.seat, event.left, entry.number, frozenset())
    return replace(table, game=replace(table.game, request=request))


def _undo_agreed(table: Table, event: events.UndoAgreed, entry: Entry) -> Table:
    assert table.game is not None
    assert table.game.request is not None
    request = table.game.request
    return replace(table, game=replace(table.game, request=replace(request, agreed=request.agreed | {event.seat})))


def _undo_refused(table: Table, event: events.UndoRefused, entry: Entry) -> Table:
    assert table.game is not None
    return replace(table, game=replace(table.game, request=None))


def _undone(table: Table, event: events.Undone, entry: Entry) -> Table:
    """The moves that are left are played again; the clock of a move taken back alone goes on as if nothing had been.

    Otherwise one could win time by playing and taking back.
    """
    game = table.game
    assert game is not None
    state = _first_state(game.setup, game.seed, game.start)
    for made in game.moves[: event.left]:
        state = state.play(made.move)
    alone = len(game.moves) == event.left + 1
    deadline = game.moves[event.left].deadline if alone else _time_from(game.setup, entry.at)
    undone = replace(
        game, state=state, moves=game.moves[: event.left], since=entry.number, deadline=deadline, request=None
    )
    return replace(table, game=undone)


def _rematch_wanted(table: Table, event: events.RematchWanted, entry: Entry) -> Table:
    assert table.game is not None
    return replace(table, game=replace(table.game, rematch=table.game.rematch | {event.seat}))


def _lent(table: Table, event: events.Lent, entry: Entry) -> Table:
    return table.with_chair(event.seat, replace(table.chairs[event.seat], lent=True))


def _taken_back(table: Table, event: events.TakenBack, entry: Entry) -> Table:
    return table.with_chair(event.seat, replace(table.chairs[event.seat], lent=False))


CHANGES: dict[type, Callable[[Table, Any, Entry], Table]] = {
    events.Prepared: _prepared,
    events.Invited: _invited,
    events.Withdrawn: _withdrawn,
    events.Came: _came,
    events.Left: _left,
    events.Sat: _sat,
    events.BotSat: _bot_sat,
    events.BotLeft: _bot_left,
    events.SeatsChanged: _seats_changed,
    events.HostChanged: _host_changed,
    events.Closed: _closed,
    events.Started: _started,
    events.Played: _played,
    events.UndoAsked: _undo_asked,
    events.UndoAgreed: _undo_agreed,
    events.UndoRefused: _undo_refused,
    events.Undone: _undone,
    events.Ended: _ended,
    events.RematchWanted: _rematch_wanted,
    events.Lent: _lent,
    events.TakenBack: _taken_back,
}
