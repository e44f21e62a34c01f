"""Whose eyes are on the screen, and what they may see there when several people share one keyboard."""

from __future__ import annotations

from dataclasses import dataclass, field

import click

from haricot.cli.console import ask, console, tell
from haricot.cli.screen import wait_a_moment, wipe
from haricot.core.game import Seat, State, View
from haricot.games.drawing import draw
from haricot.texts import say, seat_name

SECONDS_TO_LOOK = 5.0
SECONDS_TO_FOLLOW = 2.0
"""A bot's moves come one by one, so that people can follow them."""


@dataclass
class Eyes:
    """The people at the keyboard. Where seats have secrets, only one of them looks at a time, behind a curtain."""

    first: State
    people: frozenset[Seat]
    lang: str
    have_secrets: bool = field(init=False)
    looking: Seat | None = field(init=False)
    """The seat whose view is shown; None: what everybody may see."""

    def __post_init__(self) -> None:
        self.have_secrets = self.first.game.secret == "private"
        self.looking = min(self.people) if len(self.people) == 1 else None

    @property
    def need_a_curtain(self) -> bool:
        """Whether people who may not see each other's cards share this screen."""
        return self.have_secrets and len(self.people) > 1

    @property
    def must_forget(self) -> bool:
        """What was covered does not stay on the screen, where people play who should remember it."""
        return self.first.game.remembering and bool(self.people)

    def may_look(self, seat: Seat | None) -> bool:
        """Whether whoever is before the screen now may see what that seat sees."""
        return not self.need_a_curtain or self.looking == seat

    def show(self, state: State, *, is_new: bool = False, words: str = "") -> None:
        """Draws the state; where remembering is the game, what was covered stays for a moment if it is new."""
        once = state.view(self.looking)
        if not self.must_forget or state.turn is None:
            self._draw(state, once, words)
            return
        again = state.view_again(self.looking)
        fades = {**once, "last": None} != {**again, "last": None}
        if is_new or not fades:
            self._draw(state, once, words)
        if words or (fades and is_new):
            wait_a_moment(say("cli-any-key", self.lang), SECONDS_TO_LOOK if fades else SECONDS_TO_FOLLOW)
        if fades:
            self._draw(state, again)

    def hand_over(self, state: State, seat: Seat) -> None:
        """The keyboard goes to that seat: everybody sees the curtain, then that person alone what is behind it."""
        if self.may_look(seat):
            return
        self.looking = None
        self._draw(state, state.view(None))
        ask(say("cli-curtain-opens", self.lang, name=self._name(seat)))
        self.looking = seat
        self._draw(state, state.view(seat))

    def take_leave(self, state: State, seat: Seat) -> None:
        """Whoever has played sees what came of it, and lets the curtain fall before anybody else looks."""
        if self.need_a_curtain and state.turn != seat:
            ask(say("cli-curtain-falls", self.lang))
            self.looking = None
            if state.turn is None or state.turn not in self.people:
                self._draw(state, state.view(None))

    def close(self) -> None:
        """Whoever leaves leaves nothing behind that others may not see."""
        if self.need_a_curtain or self.must_forget:
            wipe()

    def _draw(self, state: State, view: View, words: str = "") -> None:
        if self.need_a_curtain or self.must_forget:
            wipe()
        click.echo()
        console().print(draw(view, self.lang))
        click.echo()
        if words:
            tell(words)

    def _name(self, seat: Seat) -> str:
        return seat_name(self.first.game.name, seat, self.lang)
