"""The match at the table: start, move, take back, run out of time, resign, play again."""

from __future__ import annotations

from hashlib import sha256
from typing import assert_never

from haricot.core.game import Seat
from haricot.games import named
from haricot.table import absence, commands, events
from haricot.table.checks import check_between_games, check_is_host, check_number, free_bot_name, own_seat, running
from haricot.table.commands import MatchCommand
from haricot.table.device_handover import curtain_falls_before
from haricot.table.errors import NotAllowed, Refused
from haricot.table.request_and_decision import HOUSE, Decision, Request, decision_of
from haricot.table.table import Match, Table

SEED_BITS = 128


def decide(table: Table, command: MatchCommand, request: Request) -> Decision:
    """What follows from a command about a running game; Refused or NotAllowed where nothing may."""
    match command:
        case commands.Play():
            return _play(table, command, request)
        case commands.TimeOut():
            return _time_out(table, command, request)
        case commands.ExtendClock():
            return _extend_clock(table, command, request)
        case commands.Undo():
            return _undo(table, command, request)
        case commands.Agree():
            return _agree(table, command, request)
        case commands.Disagree():
            return _disagree(table, command, request)
        case commands.Resign():
            return _resign(table, command, request)
        case commands.Rematch():
            return _rematch(table, command, request)
        case commands.Start():
            return _start(table, request)
        case commands.Lift():
            return _lift(table, command, request)
        case commands.Hint():
            return _hint(table, command, request)
        case commands.Adjourn():
            return absence.adjourn(table, command, request)
        case commands.Resume():
            return absence.resume(table, command, request)
        case commands.StandStill():
            return absence.stand_still(table, command, request)
        case _:
            assert_never(command)


def _start(table: Table, request: Request) -> Decision:
    check_is_host(table, request)
    check_between_games(table)
    free = sum(chair.is_free for chair in table.chairs)
    if free:
        raise Refused("table-seats-free", free=free)
    return decision_of(table, request, _started(table, request))


def _started(table: Table, request: Request) -> events.Started:
    """Seed and salt, both from the randomness that the house drew, and neither to be guessed from the other."""
    salt = sha256(f"salt:{request.entropy}".encode()).hexdigest()[:32]
    game = named(table.setup.game)
    lexicon = game.lexicon_version(game.choose(table.setup.options))
    return events.Started(request.entropy % 2**SEED_BITS, salt, game.rules_version, lexicon)


def _play(table: Table, command: commands.Play, request: Request) -> Decision:
    playing = running(table)
    seat = _seat_that_plays(table, playing, command.number, request)
    move = playing.state.legal(command.move)
    played = events.Played(seat, str(move), "bot" if request.by is HOUSE else "person")
    return decision_of(table, request, played, playing.state.after(move))


def _seat_that_plays(table: Table, playing: Match, number: int, request: Request) -> Seat:
    """The seat to act, if whoever asks may move for it: its people, or the house where a bot plays."""
    turn = playing.turn
    assert turn is not None
    if request.by is HOUSE:
        check_number(number, playing.since, table)
        if not table.chairs[turn].bot_plays:
            raise NotAllowed("table-no-bot", seat=turn)
        return turn
    seat = own_seat(table, request)
    check_number(number, playing.since, table)
    if table.chairs[seat].lent:
        raise Refused("table-lent")
    if seat != turn:
        raise Refused("table-not-your-turn", seat=turn)
    return seat


def _time_out(table: Table, command: commands.TimeOut, request: Request) -> Decision:
    """The default moves until the turn is another's; where there is none, or no room, the seat loses on time."""
    playing = running(table)
    check_number(command.number, playing.since, table)
    if request.by is not HOUSE or playing.deadline is None or request.at < playing.deadline:
        raise Refused("table-time-left")
    decision, seat = Decision(request, table), playing.turn
    assert seat is not None
    while (going := decision.table.playing) is not None and going.turn == seat:
        default = going.state.default
        if default is None or decision.table.is_full:
            return decision.then(events.Ended(f"time:{seat}"))
        decision = decision.then(events.Played(seat, str(default), "time"), going.state.after(default))
    return decision


def _extend_clock(table: Table, command: commands.ExtendClock, request: Request) -> Decision:
    """A turn of seconds or minutes goes on where it stood; a game of days keeps its date."""
    playing = running(table)
    if request.by is not HOUSE or playing.deadline is None or playing.setup.clock.kind == "days" or not table.guests:
        raise Refused("table-unchanged")
    return Decision(request, table).then(events.ClockExtended(command.milliseconds))


def _undo(table: Table, command: commands.Undo, request: Request) -> Decision:
    """Back to before one's own last move: freely while nobody learned anything or moved since, else if all agree.

    As the table allows: there may be no taking back at all, or none without the others' consent.
    """
    playing = running(table)
    seat = own_seat(table, request)
    if playing.setup.takeback == "none":
        raise Refused("table-undo-none")
    check_number(command.number, playing.since, table)
    left = _last_move_of(seat, playing)
    if left is None:
        raise Refused("table-undo-nothing")
    if playing.moves[left].how == "time":
        raise Refused("table-undo-time")
    if any(played.before.reveals(played.move) for played in playing.moves.since(left)):
        raise Refused("table-undo-seen")
    if left == len(playing.moves) - 1 and playing.setup.takeback == "free":
        return decision_of(table, request, events.Undone(seat, left))
    if playing.undo is not None:
        raise Refused("table-undo-asked-already")
    return _undone_if_all_agree(decision_of(table, request, events.UndoAsked(seat, left)))


def _lift(table: Table, command: commands.Lift, request: Request) -> Decision:
    """The time of whoever is to move begins: once a turn, and only where all people play at one device."""
    playing = running(table)
    seat = own_seat(table, request)
    check_number(command.number, playing.since, table)
    if seat != playing.turn:
        raise Refused("table-not-your-turn", seat=playing.turn or 0)
    if (
        playing.deadline is not None
        or playing.setup.clock.seconds is None
        or not curtain_falls_before(table, playing, seat)
    ):
        raise Refused("table-unchanged")
    return decision_of(table, request, events.CurtainLifted(seat))


def _hint(table: Table, command: commands.Hint, request: Request) -> Decision:
    """Between people as the table allows, and then everybody is told; whoever plays bots alone asks freely."""
    playing = running(table)
    seat = own_seat(table, request)
    check_number(command.number, playing.since, table)
    if not is_between_people(table):
        raise Refused("table-unchanged")
    if not playing.setup.hints:
        raise NotAllowed("table-no-hints")
    return decision_of(table, request, events.HintAsked(seat))


def is_between_people(table: Table) -> bool:
    """Whether people play against each other; whoever left may come back to the seat that is kept for them."""
    seats = {seat for seat, chair in enumerate(table.chairs) if chair.people}
    return len(seats | {table.seat_kept_for(person) for person in table.departed} - {None}) > 1


def _last_move_of(seat: Seat, playing: Match) -> int | None:
    """How many moves were made before that seat's last one."""
    last = len(playing.moves) - 1
    return next((last - back for back, played in enumerate(reversed(playing.moves)) if played.seat == seat), None)


def _agree(table: Table, command: commands.Agree, request: Request) -> Decision:
    playing, seat = _asked_for_undo(table, command.number, request)
    assert playing.undo is not None
    if seat in playing.undo.agreed:
        raise Refused("table-unchanged")
    return _undone_if_all_agree(decision_of(table, request, events.UndoAgreed(seat)))


def _disagree(table: Table, command: commands.Disagree, request: Request) -> Decision:
    _, seat = _asked_for_undo(table, command.number, request)
    return decision_of(table, request, events.UndoRefused(seat))


def _asked_for_undo(table: Table, number: int, request: Request) -> tuple[Match, Seat]:
    playing = running(table)
    seat = own_seat(table, request)
    if playing.undo is None:
        raise Refused("table-undo-not-asked")
    check_number(number, playing.undo.number, table)
    if playing.undo.seat == seat:
        raise NotAllowed("table-undo-own")
    return playing, seat


def _undone_if_all_agree(decision: Decision) -> Decision:
    """Bots always agree, and nobody is waited for who left."""
    undo = running(decision.table).undo
    assert undo is not None
    asked = {seat for seat, chair in enumerate(decision.table.chairs) if chair.people and not chair.lent} - {undo.seat}
    return decision.then(events.Undone(undo.seat, undo.left)) if asked <= undo.agreed else decision


def _resign(table: Table, command: commands.Resign, request: Request) -> Decision:
    """Of two, one ends the game by it; of more, nobody may end it for the others: a bot takes the seat over."""
    playing = running(table)
    seat = own_seat(table, request)
    check_number(command.number, playing.began, table)
    if len(table.chairs) > 2 and not table.is_full:
        return decision_of(table, request, events.Resigned(seat, free_bot_name(table)))
    return decision_of(table, request, events.Ended(f"resigned:{seat}"))


def _rematch(table: Table, command: commands.Rematch, request: Request) -> Decision:
    """Once every seat with people wants it, each moves one seat on, and the game begins."""
    seat = own_seat(table, request)
    over = table.match
    if over is None:
        raise Refused("table-no-game")
    if not over.is_over:
        raise Refused("table-game-runs")
    check_number(command.number, over.since, table)
    if seat in over.rematch:
        raise Refused("table-unchanged")
    if any(chair.is_free for chair in table.chairs):
        raise Refused("table-seats-free", free=sum(chair.is_free for chair in table.chairs))
    decision = decision_of(table, request, events.RematchWanted(seat))
    wanted = {place for place, chair in enumerate(table.chairs) if not chair.bot_plays}
    if not wanted <= over.rematch | {seat}:
        return decision
    last = len(table.chairs) - 1
    return decision.then(events.SeatsChanged((last, *range(last)))).then(_started(table, request))
