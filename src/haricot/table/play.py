"""The game at the table: start, move, take back, run out of time, resign, play again."""

from __future__ import annotations

from hashlib import sha256

from haricot.core.game import Seat
from haricot.table import commands, events
from haricot.table.errors import NotAllowed, Refused
from haricot.table.seating import Steps, own_seat
from haricot.table.table import HOUSE, Asked, Game, Table

SEED_BITS = 128


def start(table: Table, command: commands.Start, asked: Asked) -> Steps:
    if asked.by != table.host:
        raise NotAllowed("table-host-only")
    if table.playing is not None:
        raise Refused("table-game-runs")
    free = sum(chair.is_free for chair in table.chairs)
    if free:
        raise Refused("table-seats-free", free=free)
    yield _start(asked)


def _start(asked: Asked) -> events.Started:
    """Seed and salt, both from the luck that the house drew, and neither to be guessed from the other."""
    salt = sha256(f"salt:{asked.luck}".encode()).hexdigest()[:32]
    return events.Started(asked.luck % 2**SEED_BITS, salt)


def play(table: Table, command: commands.Play, asked: Asked) -> Steps:
    game = _running(table)
    turn = game.turn
    assert turn is not None
    if asked.by is HOUSE:
        _check_number(command.number, game.since, table)
        if not table.chairs[turn].bot_plays:
            raise NotAllowed("table-no-bot", seat=turn)
        yield events.Played(turn, game.canonical(command.move), "bot")
        return
    seat = own_seat(table, asked)
    _check_number(command.number, game.since, table)
    if table.chairs[seat].lent:
        raise Refused("table-lent")
    if seat != turn:
        raise Refused("table-not-your-turn", seat=turn)
    yield events.Played(seat, game.canonical(command.move))


def time_out(table: Table, command: commands.TimeOut, asked: Asked) -> Steps:
    """The default moves until the turn is another's; where there is no such move, the seat loses on time."""
    game = _running(table)
    _check_number(command.number, game.since, table)
    if asked.by is not HOUSE or game.deadline is None or asked.at < game.deadline:
        raise Refused("table-time-left")
    seat = game.turn
    while seat is not None and game.turn == seat:
        default = game.state.default
        if default is None:
            yield events.Ended(f"time:{seat}")
            return
        table = yield events.Played(seat, str(default), "time")
        assert table.game is not None
        game = table.game


def undo(table: Table, command: commands.Undo, asked: Asked) -> Steps:
    """Back to before the own last move: freely while nobody learned anything or moved since, else if all agree."""
    game = _running(table)
    seat = own_seat(table, asked)
    _check_number(command.number, game.since, table)
    own = [at for at, made in enumerate(game.moves) if made.seat == seat]
    if not own:
        raise Refused("table-undo-nothing")
    left = own[-1]
    if game.moves[left].how == "time":
        raise Refused("table-undo-time")
    if shows_something(game, left):
        raise Refused("table-undo-seen")
    if left == len(game.moves) - 1:
        yield events.Undone(seat, left)
        return
    if game.request is not None:
        raise Refused("table-undo-asked-already")
    table = yield events.UndoAsked(seat, left)
    yield from _undo_if_all_agree(table)


def shows_something(game: Game, left: int) -> bool:
    """Whether any move after the first `left` ones showed anybody something hidden; the rules compute it."""
    states = list(game.record.states())
    return any(state.reveals(made.move) for state, made in zip(states[left:], game.moves[left:], strict=False))


def agree(table: Table, command: commands.Agree, asked: Asked) -> Steps:
    game, seat = _asked_for_undo(table, command.number, asked)
    assert game.request is not None
    if seat in game.request.agreed:
        raise Refused("table-unchanged")
    table = yield events.UndoAgreed(seat)
    yield from _undo_if_all_agree(table)


def disagree(table: Table, command: commands.Disagree, asked: Asked) -> Steps:
    _, seat = _asked_for_undo(table, command.number, asked)
    yield events.UndoRefused(seat)


def _asked_for_undo(table: Table, number: int, asked: Asked) -> tuple[Game, Seat]:
    game = _running(table)
    seat = own_seat(table, asked)
    if game.request is None:
        raise Refused("table-undo-not-asked")
    _check_number(number, game.request.number, table)
    if game.request.seat == seat:
        raise NotAllowed("table-undo-own")
    return game, seat


def _undo_if_all_agree(table: Table) -> Steps:
    """Bots always agree."""
    game = _running(table)
    request = game.request
    assert request is not None
    asked = {seat for seat, chair in enumerate(table.chairs) if not chair.bot_plays} - {request.seat}
    if asked <= request.agreed:
        yield events.Undone(request.seat, request.left)


def resign(table: Table, command: commands.Resign, asked: Asked) -> Steps:
    game = _running(table)
    seat = own_seat(table, asked)
    _check_number(command.number, game.began, table)
    yield events.Ended(f"resigned:{seat}")


def rematch(table: Table, command: commands.Rematch, asked: Asked) -> Steps:
    """Once every seat with people wants it, each moves one seat on, and the game begins."""
    seat = own_seat(table, asked)
    game = table.game
    if game is None:
        raise Refused("table-no-game")
    if not game.is_over:
        raise Refused("table-game-runs")
    _check_number(command.number, game.since, table)
    if seat in game.rematch:
        raise Refused("table-unchanged")
    if any(chair.is_free for chair in table.chairs):
        raise Refused("table-seats-free", free=sum(chair.is_free for chair in table.chairs))
    table = yield events.RematchWanted(seat)
    assert table.game is not None
    wanted = {seat for seat, chair in enumerate(table.chairs) if not chair.bot_plays}
    if wanted <= table.game.rematch:
        last = len(table.chairs) - 1
        yield events.SeatsChanged((last, *range(last)))
        yield _start(asked)


def _running(table: Table) -> Game:
    if table.playing is None:
        raise Refused("table-no-game")
    return table.playing


def _check_number(number: int, since: int, table: Table) -> None:
    """What was meant for an older position than this one, or for one that never was, is not done."""
    if not since <= number <= table.number:
        raise Refused("table-stale", number=table.number)
