"""The loop of a game in the terminal: draw, ask, play, until somebody has won or leaves."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import click

from haricot.bots import Answer, bot_for
from haricot.cli.drawing import drawing_of
from haricot.cli.listing import columns
from haricot.cli.speaking import ask, console, tell
from haricot.core.errors import IllegalMove
from haricot.core.game import Seat, State
from haricot.core.records import Record
from haricot.texts import rules_page, say, seat_name

WORDS = {
    "?": "help", "help": "help", "aide": "help",
    "u": "undo", "undo": "undo", "annuler": "undo",
    "h": "hint", "hint": "hint", "indice": "hint",
    "l": "list", "list": "list", "liste": "list",
    "r": "rules", "rules": "rules", "règles": "rules",
    "q": "leave", "quit": "leave", "quitter": "leave",
}  # fmt: skip
"""What may be typed instead of a move, in both languages."""

SECONDS_TO_THINK = 1.0


class Leave(Exception):
    """A person has had enough."""


@dataclass
class Match:
    """A game at the keyboard: its record so far, and every state of it."""

    record: Record
    lang: str
    bots: frozenset[Seat]
    file: Path | None = None
    states: list[State] = field(init=False)

    def __post_init__(self) -> None:
        self.states = list(self.record.states())

    @property
    def state(self) -> State:
        return self.states[-1]

    def play_to_the_end(self) -> None:
        try:
            self.draw()
            while (seat := self.state.turn) is not None:
                self.play(self.bot_move(seat) if seat in self.bots else self.ask(seat))
                self.draw()
            self.tell_outcome()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()

    # Moves

    def ask(self, seat: Seat) -> str:
        """A move from the person in that seat; everything else that is typed is answered here."""
        if self.state.game.lists_moves:
            self.list_moves()
        while True:
            typed = ask(say("cli-prompt", self.lang, name=self.name(seat)))
            if not typed:
                continue
            try:
                return str(self.state.legal(self.picked(typed)))
            except IllegalMove as wrong:
                answer: Callable[[], None] | None = getattr(self, f"_{WORDS.get(typed.lower(), '')}", None)
                if answer is None:
                    tell(say(wrong.sentence, self.lang))
                    continue
            answer()
            seat = self.state.turn if self.state.turn is not None else seat

    def picked(self, typed: str) -> str:
        """The move of that number in the list; what is not a number in it is notation."""
        moves = self.numbered()
        return moves[int(typed) - 1] if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(moves) else typed

    def numbered(self) -> list[str]:
        """The legal moves, as they are numbered; none where moves are not listed, or are numbers themselves."""
        if not self.state.game.lists_moves:
            return []
        moves = [str(move) for move in self.state.moves()]
        return [] if any(move.isdigit() for move in moves) else moves

    def bot_move(self, seat: Seat) -> str:
        answer = self.advice(seat)
        name, reason = self.name(seat), say(answer.reason, self.lang)
        tell(say("cli-bot-plays", self.lang, name=name, move=answer.move, reason=reason))
        return answer.move

    def advice(self, seat: Seat) -> Answer:
        """What the bot would do there, from what that seat has seen so far."""
        views = [state.view(seat) for state in self.states]
        return bot_for(self.state.game.name)(views, len(self.states), SECONDS_TO_THINK)

    def play(self, move: str) -> None:
        self.states.append(self.state.play(move))
        self.record = replace(self.record, moves=(*self.record.moves, move))
        self.write(sealed=self.state.turn is not None)

    def write(self, *, sealed: bool) -> None:
        if self.file:
            self.file.write_text(self.record.dumps(sealed=sealed), "utf-8")

    # What may be typed instead of a move

    def _help(self) -> None:
        tell(say(f"{self.state.game.name}-how-to", self.lang))
        tell(say("cli-play-words", self.lang))

    def _undo(self) -> None:
        """Back to the last move of a person, unless somebody has learned something since."""
        people = [at for at, state in enumerate(self.states[:-1]) if state.turn not in self.bots]
        if not people:
            tell(say("cli-undo-nothing", self.lang))
            return
        back = people[-1]
        played = zip(self.states[back:-1], self.record.moves[back:], strict=True)
        if any(state.reveals(move) for state, move in played):
            tell(say("cli-undo-revealed", self.lang))
            return
        del self.states[back + 1 :]
        self.record = replace(self.record, moves=self.record.moves[:back])
        self.write(sealed=True)
        self.draw()
        if self.state.game.lists_moves:
            self.list_moves()

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
        raise Leave

    # What is shown

    def draw(self) -> None:
        click.echo()
        console().print(drawing_of(self.state.game).draw(self.state.view(self.state.turn), self.lang))
        click.echo()

    def list_moves(self) -> None:
        view = self.state.view(self.state.turn)
        numbered = bool(self.numbered())
        lines = []
        for number, move in enumerate(self.state.moves(), 1):
            words = drawing_of(self.state.game).explain(str(move), view, self.lang)
            lines.append(" ".join(filter(None, [f"{number:>2}." if numbered else "", str(move), words])))
        click.echo("\n".join(columns(lines, width=58)))

    def tell_outcome(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        names = ", ".join(self.name(seat) for seat in outcome.winners)
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
        click.echo()
        with contextlib.suppress(OSError):
            self.write(sealed=False)
        if self.file:
            tell(say("cli-left-with-record", self.lang, game=self.state.game.name, file=self.file))
        else:
            tell(say("cli-left", self.lang))

    def name(self, seat: Seat) -> str:
        return seat_name(self.state.game.name, seat, self.lang)
