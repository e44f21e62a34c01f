"""Ronda, in the order of its rules page: lifting, adding, going on, the black bowl, the penalty, the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from haricot.core.errors import IllegalMove
from haricot.core.game import Move, Outcome, Seat, State, View
from haricot.core.options import Options
from haricot.core.values import changed
from haricot.games.ronda import notation, view
from haricot.games.ronda.moves import (
    ADD,
    CIRCLE,
    KEEP,
    LIFT,
    PASS,
    STOP,
    Bowl,
    Bowls,
    Deed,
    DeedKind,
    LastMove,
    LeavesTo,
)
from haricot.games.ronda.view_types import RondaLast, RondaOpenSight, RondaSight

if TYPE_CHECKING:
    from haricot.core.game import Game

DEALT = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
"""The beans under the ten bowls, before they are shuffled."""


class Phase(StrEnum):
    """Where in a turn the player is."""

    LIFT = "lift"
    MATCH = "match"
    ADDED = "added"


@cache
def deeds_allowed(phase: Phase, open: Bowls, covered: Bowls) -> tuple[Deed, ...]:  # noqa: A002
    """A match: add or pass. Added: keep one of the two open, if they are, or stop. Else, or if none is, lift.

    While a bowl is open, neither it nor the one just covered for it may be lifted.
    """
    if phase is Phase.MATCH:
        return (*(ADD[bowl] for bowl in open), PASS)
    going_on = (*(KEEP[bowl] for bowl in open), STOP) if phase is Phase.ADDED else ()
    if len(open) == 2:
        return going_on
    barred = {*open, *covered} if open else set()
    return (*going_on, *(LIFT[bowl] for bowl in CIRCLE if bowl not in barred))


@dataclass(frozen=True, slots=True)
class Ronda(State):
    """A position: the beans of each bowl, the stocks, the black bowl, the box, and where the turn stands.

    `open` are the bowls lifted now, `covered` those that the last move covered, both in order of lifting.
    """

    options: Options
    bowls: tuple[int, ...]
    stocks: tuple[int, ...]
    black: int
    box: int
    mover: Seat
    open: Bowls = ()
    covered: Bowls = ()
    phase: Phase = Phase.LIFT
    last: LastMove | None = field(default=None, compare=False)

    @property
    def game(self) -> Game:
        """Ronda."""
        from haricot.games.ronda import GAME  # the game's folder opens with its rules: only now is it whole

        return GAME

    @property
    def seats(self) -> int:
        """As many as there are stocks."""
        return len(self.stocks)

    @property
    def is_simple(self) -> bool:
        """Whether both bowls are covered after adding."""
        return bool(self.options["flow"] == "simple")

    @property
    def cap(self) -> int:
        """The most beans that a bowl hides: two such bowls are the match that empties one of them."""
        return int(self.options["cap"])

    def beans(self, bowl: Bowl) -> int:
        """The beans below a bowl, whoever may see them."""
        return self.bowls[bowl - 1]

    # A turn

    def moves(self) -> tuple[Deed, ...]:
        """Every deed that the phase allows."""
        return () if self.turn is None else deeds_allowed(self.phase, self.open, self.covered)

    def legal(self, move: Move | str) -> Deed:
        """The deed, if it is allowed here; IllegalMove names the rule against it."""
        deed = move if isinstance(move, Deed) else notation.read_move(str(move))
        if deed not in self.moves():
            raise IllegalMove(self._fault(deed), bowl=str(deed.bowl), open=" ".join(map(str, self.open)))
        return deed

    def _fault(self, deed: Deed) -> str:
        """Why a deed is not allowed here: what must be done first, or what is wrong with its bowl."""
        if self.turn is None:
            return "move-after-the-end"
        if self.phase is Phase.MATCH:
            return "ronda-add-elsewhere" if deed.kind is DeedKind.ADD else "ronda-match-pending"
        if self.phase is Phase.ADDED and not self.is_simple:
            return "ronda-keep-elsewhere" if deed.kind is DeedKind.KEEP else "ronda-added-pending"
        if deed.kind is not DeedKind.LIFT:
            return f"ronda-{deed.kind.value}-idle"
        if deed.bowl in self.open:
            return "ronda-lift-open"
        return "ronda-lift-covered" if deed.bowl in self.covered else "ronda-bowl-unknown"

    def after(self, move: Move) -> Ronda:
        """The position after a deed that is legal."""
        assert isinstance(move, Deed)
        after = self._done(move)
        leaves_to: LeavesTo | None = "black" if after.black > self.black else "box" if after.box > self.box else None
        done = LastMove(self.mover, move, after.black < self.black, leaves_to)
        object.__setattr__(after, "last", done)  # nobody has seen this state yet; making it twice takes twice as long
        return after

    def _done(self, deed: Deed) -> Ronda:
        if deed.bowl is None:
            return self._end_turn(self.open)
        if deed.kind is DeedKind.LIFT:
            return self._lift(deed.bowl)
        return self._add(deed.bowl) if deed.kind is DeedKind.ADD else self._keep(deed.bowl)

    def _lift(self, bowl: Bowl) -> Ronda:
        """One bowl after the other; two that hide the same are a match, two that do not are a mistake."""
        lifted = (*self.open, bowl)
        if not self.open:
            return self._turn(Phase.LIFT, open=lifted)
        if self.beans(*self.open) == self.beans(bowl):
            return self._turn(Phase.MATCH, open=lifted)
        return self._penalty()._end_turn(lifted)

    def _add(self, bowl: Bowl) -> Ronda:
        """A bean of the player's stock into a bowl of the match; a full group leaves, and an empty stock has won."""
        added = self._put(bowl, self.beans(bowl) + 1)._take(-1)
        if added.beans(bowl) > self.cap:
            return added._leave(bowl)._end_turn(self.open)
        if added.turn is None:
            return added._end_turn(self.open)
        if self.is_simple:
            return added._turn(Phase.ADDED, covered=self.open)
        return added._turn(Phase.ADDED, open=self.open)

    def _keep(self, bowl: Bowl) -> Ronda:
        """Going on with that bowl: the other one is covered."""
        return self._turn(Phase.LIFT, open=(bowl,), covered=tuple(set(self.open) - {bowl}))

    def _end_turn(self, lifted: Bowls) -> Ronda:
        """What is lifted is covered, and the next seat lifts; a winner stays the one whose turn it was."""
        steps = 0 if self.turn is None else 1
        return self._turn(Phase.LIFT, covered=lifted, steps=steps)

    def _turn(self, phase: Phase, *, open: Bowls = (), covered: Bowls = (), steps: int = 0) -> Ronda:  # noqa: A002
        """The same beans, and the turn goes on like this, that many seats further."""
        mover = (self.mover + steps) % len(self.stocks)
        return Ronda(self.options, self.bowls, self.stocks, self.black, self.box, mover, open, covered, phase)

    # The black bowl, and the penalty

    def _leave(self, bowl: Bowl) -> Ronda:
        """The full group leaves the circle: into the black bowl if that is in use and empty, else into the box."""
        group, emptied = self.beans(bowl), self._put(bowl, 0)
        if self.options["penalty"] and not self.black:
            return changed(emptied, black=group)
        return changed(emptied, box=self.box + group)

    def _penalty(self) -> Ronda:
        """A mistake costs a bean of the black bowl, while there is one."""
        if self.options["penalty"] and self.black:
            return changed(self._take(1), black=self.black - 1)
        return self

    def _put(self, bowl: Bowl, beans: int) -> Ronda:
        return changed(self, bowls=(*self.bowls[: bowl - 1], beans, *self.bowls[bowl:]))

    def _take(self, beans: int) -> Ronda:
        """Beans into the mover's stock, or out of it."""
        stocks = list(self.stocks)
        stocks[self.mover] += beans
        return changed(self, stocks=tuple(stocks))

    # The end

    @property
    def turn(self) -> Seat | None:
        """Nobody's, once the stock of whoever added is empty."""
        return self.mover if self.stocks[self.mover] else None

    @property
    def outcome(self) -> Outcome | None:
        """The empty stock wins; the others are ranked by fewer beans in stock, and ties share."""
        if self.turn is not None:
            return None
        ranks = Outcome.of_scores([-stock for stock in self.stocks]).ranks
        return Outcome((self.mover,), tuple(int(seat == self.mover) for seat in range(self.seats)), ranks)

    @property
    def default(self) -> Deed | None:
        """Pass or stop where that is possible, else lift the lowest bowl that may be lifted."""
        if self.turn is None:
            return None
        if self.phase is Phase.LIFT:
            return self.moves()[0]
        return PASS if self.phase is Phase.MATCH else STOP

    def reveals(self, move: Move | str) -> bool:
        """Lifting shows what is hidden; all else happens among bowls that are open already."""
        return self.legal(move).kind is DeedKind.LIFT

    def sight(self, seat: Seat | None) -> RondaSight:
        """What lies open: the same for every seat."""
        return view.sight(self)

    def open_sight(self) -> RondaOpenSight:
        """The beans below every bowl, for replays of games that are over."""
        return {"bowls": list(self.bowls)}

    def last_seen_by(self, seat: Seat | None) -> RondaLast | None:
        """The last deed, which everybody saw."""
        return view.last_deed(self)

    def view_again(self, seat: Seat | None) -> View:
        """Bowls that are covered stay so at a second look."""
        return {**self.view(seat), "bowls": view.beans_under(self, self.open), "last": None}

    def __str__(self) -> str:
        return notation.write_position(self)
