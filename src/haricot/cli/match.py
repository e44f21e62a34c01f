"""The loop of a game in the terminal: draw, ask, play, until somebody has won or leaves."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import click

from haricot.bots import Answer, bot_for, seed_at
from haricot.bots.compilation import begin
from haricot.cli.columns import columns
from haricot.cli.console import ask, tell
from haricot.cli.shared_screen import Eyes
from haricot.cli.turn_timer import TimeUp, TurnTimer
from haricot.core.errors import IllegalMove
from haricot.core.game import Seat, State
from haricot.games import named_as
from haricot.games.drawing import explain, understood
from haricot.records.record import Record
from haricot.texts import game_how_to, listed, rules_page, say, seat_name

TYPED_COMMANDS = {
    "?": "help", "help": "help", "aide": "help",
    "u": "undo", "undo": "undo", "annuler": "undo",
    "h": "hint", "hint": "hint", "indice": "hint",
    "l": "list", "list": "list", "liste": "list",
    "r": "rules", "rules": "rules", "règles": "rules",
    "q": "leave", "quit": "leave", "quitter": "leave",
}  # fmt: skip
"""What may be typed instead of a move, in both languages."""

SECONDS_TO_THINK = 1.0

NUMBER = re.compile(r"(?<![A-Za-z0-9])[0-9]")
"""A number that stands for itself: not the 4 of a4."""


class PlayerLeft(Exception):
    """A person has had enough."""


@dataclass
class TerminalMatch:
    """A game at the keyboard: its record so far, and every state of it."""

    record: Record
    lang: str
    bots: frozenset[Seat]
    file: Path | None = None
    level: str | None = None
    """How well the bots play; hints come from the strongest."""
    states: list[State] = field(default_factory=list)
    """Those of the record, from whoever has replayed it already."""
    eyes: Eyes = field(init=False)
    clocks: dict[int, TurnTimer] = field(default_factory=dict)
    """The clock of the turn that began with that state."""
    is_fault_told: bool = False
    """Whether it was said that a bot's own code fails: once a game."""

    def __post_init__(self) -> None:
        begin(self.record.game)
        self.states = self.states or list(self.record.states())
        people = frozenset(range(self.record.seats)) - self.bots
        self.eyes = Eyes(self.states[0], people, self.lang)

    @property
    def state(self) -> State:
        """The position now."""
        return self.states[-1]

    def play_to_the_end(self) -> None:
        """Turn by turn, until the game is over or somebody leaves; the record is written either way."""
        try:
            if self.eyes.may_look(self.state.turn):
                self.eyes.show(self.state)
            while (seat := self.state.turn) is not None and self.record.ended is None:
                if seat in self.bots:
                    self.play_bot(seat)
                else:
                    self.eyes.hand_over(self.state, seat)
                    self.play_person(seat)
            self.tell_outcome()
        except (PlayerLeft, EOFError, KeyboardInterrupt):
            self.leave()

    # Moves

    def play_person(self, seat: Seat) -> None:
        """A move from the person in that seat; everything else that is typed is answered here."""
        before, clock = self.state, self.clock_of(seat)
        if before.game.lists_moves:
            self.list_moves()
        while self.state is before:
            try:
                with clock.running():
                    typed = ask(self.prompt(seat, clock))
            except TimeUp:
                self.run_out_of_time(seat)
                return
            if not typed:
                continue
            try:
                move = str(before.legal(self.picked(typed)))
            except IllegalMove as wrong:
                answer: Callable[[], None] | None = getattr(self, f"_{TYPED_COMMANDS.get(typed.lower(), '')}", None)
                if answer is None:
                    tell(say(wrong.sentence, self.lang))
                else:
                    answer()
                continue
            self.play(move)
            self.eyes.show(self.state, is_new=before.reveals(move))
            self.eyes.take_leave(self.state, seat)

    def clock_of(self, seat: Seat) -> TurnTimer:
        """The time of the whole turn: as long as the same seat is to do the same thing, one clock goes on."""
        asked = [(state.turn, str(state.default)) for state in self.states]
        begun = len(asked) - 1
        while begun and asked[begun - 1] == asked[-1]:
            begun -= 1
        if begun not in self.clocks:
            self.clocks = {begun: TurnTimer(self.state.game.seconds_per_turn(self.state.options))}
        return self.clocks[begun]

    def prompt(self, seat: Seat, clock: TurnTimer) -> str:
        """What stands before what one types, with the seconds that are left where there is a clock."""
        if clock.seconds is None:
            return say("cli-prompt", self.lang, name=self.name(seat))
        return say("cli-prompt-clock", self.lang, name=self.name(seat), seconds=clock.left)

    def run_out_of_time(self, seat: Seat) -> None:
        """As at a table: the default moves until the turn is another's; where there is none, the game is lost."""
        while self.state.turn == seat:
            before = self.state
            if before.default is None:
                self.record = replace(self.record, ended=f"time:{seat}")
                self.write(sealed=False)
                self.eyes.close()
                tell(say("cli-time-lost", self.lang, name=self.name(seat)))
                return
            move = str(before.default)
            self.play(move)
            words = say("cli-time-up", self.lang, name=self.name(seat), move=move)
            self.eyes.show(self.state, is_new=before.reveals(move), words=words)
        self.eyes.take_leave(self.state, seat)

    def play_bot(self, seat: Seat) -> None:
        """A bot's move, and why it made it, where that gives nothing away."""
        answer = self.advice(seat, self.level)
        if answer.fault and not self.is_fault_told:
            self.is_fault_told = True
            click.echo(say("cli-bot-fails", self.lang, why=answer.fault), err=True)
        self.play(answer.move)
        reason = say(answer.reason, self.lang)
        words = say("cli-bot-plays", self.lang, name=self.name(seat), move=answer.move, reason=reason)
        self.eyes.show(self.state, is_new=True, words="" if self.eyes.have_secrets else words)

    def picked(self, typed: str) -> str:
        """The move of that number in the list; what is not a number in it is notation, or what the game understands."""
        moves = self.numbered()
        if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(moves):
            return moves[int(typed) - 1]
        return typed if typed in TYPED_COMMANDS else understood(typed, self.state.view(self.state.turn))

    def numbered(self) -> list[str]:
        """The legal moves, as they are numbered; none where moves are not listed, or speak of numbers themselves."""
        if not self.state.game.lists_moves:
            return []
        moves = [str(move) for move in self.state.moves()]
        return [] if any(NUMBER.search(move) for move in moves) else moves

    def advice(self, seat: Seat, level: str | None = None) -> Answer:
        """What a bot of that level, or the strongest, would do there, from what that seat has seen so far."""
        views = [state.view(seat) for state in self.states]
        seed = seed_at(self.record.seed or 0, seat, len(self.states))
        return bot_for(self.state.game.name, level, at_once=True)(views, seed, SECONDS_TO_THINK)

    def play(self, move: str) -> None:
        """One move: the next position, and the record with it."""
        self.states.append(self.state.play(move))
        self.record = replace(self.record, moves=(*self.record.moves, move))
        self.write(sealed=self.state.turn is not None)

    def write(self, *, sealed: bool) -> None:
        """The record as it is now into its file; sealed while the game goes on, so that nobody reads the deal in it."""
        if self.file:
            self.file.write_text(self.record.dumps(sealed=sealed, states=self.states), "utf-8")

    # What may be typed instead of a move

    def _help(self) -> None:
        tell(game_how_to(self.state.game.name, self.lang))
        tell(say("cli-play-words", self.lang))

    def _undo(self) -> None:
        """Back to the last move of a person, unless somebody has learned something since, or would be reminded."""
        people = [at for at, state in enumerate(self.states[:-1]) if state.turn not in self.bots]
        if not people:
            tell(say("cli-undo-nothing", self.lang))
            return
        if self.state.game.remembering:
            tell(say("cli-undo-remembered", self.lang))
            return
        back = people[-1]
        played = zip(self.states[back:-1], self.record.moves[back:], strict=True)
        if any(state.reveals(move) for state, move in played):
            tell(say("cli-undo-revealed", self.lang))
            return
        del self.states[back + 1 :]
        self.record = replace(self.record, moves=self.record.moves[:back])
        self.write(sealed=True)
        if self.eyes.may_look(self.state.turn):
            self.eyes.show(self.state)

    def _hint(self) -> None:
        assert self.state.turn is not None
        answer = self.advice(self.state.turn)
        tell(say("cli-hint", self.lang, move=answer.move, reason=say(answer.reason, self.lang)))

    def _list(self) -> None:
        if self.state.game.lists_moves:
            self.list_moves()
        else:
            tell(say("cli-no-list", self.lang))

    def _rules(self) -> None:
        click.echo_via_pager(rules_page(self.state.game.name, self.lang))

    def _leave(self) -> None:
        raise PlayerLeft

    # What is shown

    def list_moves(self) -> None:
        """Every legal move with its words, numbered where a number may be typed instead."""
        view = self.state.view(self.state.turn)
        numbered = bool(self.numbered())
        lines = []
        for number, move in enumerate(self.state.moves(), 1):
            words = explain(str(move), view, self.lang)
            lines.append(" ".join(filter(None, [f"{number:>2}." if numbered else "", str(move), words])))
        click.echo("\n".join(columns(lines, width=58)))

    def tell_outcome(self) -> None:
        """Who won, and where there are more than two everybody's rank and score."""
        outcome = self.record.outcome_at(self.state)
        assert outcome is not None
        names = listed((self.name(seat) for seat in outcome.winners), self.lang)
        tell(say("cli-winners", self.lang, names=names, count=len(outcome.winners)))
        if self.record.seats > 2:
            order = sorted(range(self.record.seats), key=lambda seat: outcome.ranks[seat])
            for seat in order:
                rank, score = outcome.ranks[seat], outcome.scores[seat]
                tell(say("cli-rank", self.lang, rank=rank, name=self.name(seat), score=score))
        if self.file:
            tell(say("cli-record-written", self.lang, file=self.file))

    def leave(self) -> None:
        """What was played stays in the record's file, with its seed, so that the game can go on."""
        self.eyes.close()
        click.echo()
        with contextlib.suppress(OSError):
            self.write(sealed=False)
        if self.file:
            tell(say("cli-left-with-record", self.lang, game=named_as(self.state.game.name), file=self.file))
        else:
            tell(say("cli-left", self.lang))

    def name(self, seat: Seat) -> str:
        """What a seat is called in this game."""
        return seat_name(self.state.game.name, seat, self.lang)
