"""Kala, in the order of its rules page: a sowing, its harvest, the bowl's move, the extra sowing, the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as dataclass_field
from typing import TYPE_CHECKING

from haricot.core.errors import IllegalMove
from haricot.core.game import Move, Outcome, Seat, State
from haricot.core.options import Options
from haricot.games.kala import notation, view
from haricot.games.kala.field import LONGEST_PATH, NEIGHBOURS, Cell, Path, path_fault, paths
from haricot.games.kala.moves import LastMove, Sow, plain_sowings
from haricot.games.kala.view_types import KalaLast, KalaSight

if TYPE_CHECKING:
    from haricot.core.game import Game

Beans = list[int]

HANDFUL = 4
"""Beans of a sowing from the reserve; beans that make a cup ripe, and a bowl full."""


@dataclass(frozen=True, slots=True)
class Kala(State):
    """A position: the beans of each cup, each bowl's cell and beans, reserves, granary, and who sows."""

    options: Options
    field: tuple[int, ...]
    bowls: tuple[Cell, Cell]
    held: tuple[int, ...]
    reserves: tuple[int, ...]
    granary: int
    mover: Seat
    extra: bool
    last: LastMove | None = dataclass_field(default=None, compare=False)

    @property
    def game(self) -> Game:
        """Kala."""
        from haricot.games.kala import GAME  # the game's folder opens with its rules: only now is it whole

        return GAME

    @property
    def seats(self) -> int:
        """Two."""
        return 2

    @property
    def opponent(self) -> Seat:
        """Who is not to sow."""
        return 1 - self.mover

    # A sowing

    @property
    def in_hand(self) -> int:
        """Four beans of the reserve; in an extra sowing, all the beans of the player's own bowl."""
        return self.held[self.mover] if self.extra else HANDFUL

    @property
    def path_length(self) -> int:
        """As long as the beans in hand, or as the longest path from here."""
        return min(self.in_hand, LONGEST_PATH[self.bowls[self.mover]])

    def moves(self) -> tuple[Sow, ...]:
        """Every sowing: each path, harvested or not where that is a choice, each way to step aside where one must."""
        return () if self.turn is None else tuple(self._sowings())

    def _sowings(self) -> Iterator[Sow]:
        theirs = self.bowls[self.opponent]
        for plain in plain_sowings(self.bowls[self.mover], self.path_length):
            end = plain.path[-1]
            if end != theirs and self.field[end] < HANDFUL - 1:
                yield plain  # unripe, and no bowl to step aside from, as nearly always
                continue
            for harvest in (False, True) if self.is_ripe(end) else (False,):
                for aside in self.ways_aside(end):
                    yield Sow(plain.path, harvest, aside) if harvest or aside is not None else plain

    def legal(self, move: Move | str) -> Sow:
        """The sowing, if it is one; IllegalMove names the rule against it."""
        if self.turn is None:
            raise IllegalMove("move-after-the-end")
        sow = move if isinstance(move, Sow) else notation.read_move(str(move))
        if sow.path not in paths(self.bowls[self.mover], self.path_length):
            raise self._wrong_path(sow.path)
        end = sow.path[-1]
        if sow.harvest and not self.is_ripe(end):
            raise IllegalMove("kala-harvest-unripe", cell=end, beans=self.beans_with_last(end))
        if sow.aside not in self.ways_aside(end):
            raise IllegalMove(self._aside_fault(end, sow.aside), cell=end, aside=str(sow.aside))
        return sow

    def _wrong_path(self, path: Path) -> IllegalMove:
        own = self.bowls[self.mover]
        if path[0] != own:
            return IllegalMove("kala-path-start", own=own, start=path[0])
        if fault := path_fault(path):
            return IllegalMove(fault, path="".join(map(str, path)))
        return IllegalMove("kala-path-length", length=self.path_length, found=len(path))

    def after(self, move: Move) -> Kala:
        """Beans out along the path, harvest, the bowl moves, and the turn passes unless the bowl is full."""
        assert isinstance(move, Sow)
        cups, held, reserves = list(self.field), list(self.held), list(self.reserves)
        leftover = self._sow(move.path, cups, held, reserves)
        harvested = self._harvest(move.path[-1], cups, held, reserves) if move.harvest else 0
        goes_on = self._is_full(held)
        return Kala(
            self.options,
            tuple(cups),
            self._bowls_after(move.rest),
            tuple(held),
            tuple(reserves),
            self.granary + move.harvest,
            self.mover if goes_on else self.opponent,
            goes_on,
            LastMove(self.mover, move, self.extra, harvested, leftover),
        )

    def _sow(self, path: Path, cups: Beans, held: Beans, reserves: Beans) -> int:
        """One bean on each cell of the path: into the bowl that stands there, else into the cup; what is left over."""
        if self.extra:
            held[self.mover] = 0
        else:
            reserves[self.mover] -= HANDFUL
        for cell in path:
            if cell in self.bowls:
                held[self.bowls.index(cell)] += 1
            else:
                cups[cell] += 1
        leftover = self.in_hand - len(path)
        reserves[self.opponent] += leftover
        return leftover

    # Harvest

    def is_ripe(self, end: Cell) -> bool:
        """Whether the last bean makes four or more there."""
        return self.beans_with_last(end) >= HANDFUL

    def beans_with_last(self, end: Cell) -> int:
        """What the cup, or the opponent's bowl on it, holds once the last bean falls there."""
        return 1 + (self.held[self.opponent] if end == self.bowls[self.opponent] else self.field[end])

    def _harvest(self, end: Cell, cups: Beans, held: Beans, reserves: Beans) -> int:
        """Empty the cup or the opponent's bowl: one bean to the granary, the others to the player's reserve."""
        if end == self.bowls[self.opponent]:
            beans, held[self.opponent] = held[self.opponent], 0
        else:
            beans, cups[end] = cups[end], 0
        reserves[self.mover] += beans - 1
        return beans

    # The bowl moves

    def ways_aside(self, end: Cell) -> tuple[Cell | None, ...]:
        """Where the player's bowl may step aside to: nowhere, unless the last bean went into the opponent's bowl."""
        return NEIGHBOURS[end] if end == self.bowls[self.opponent] else (None,)

    def _aside_fault(self, end: Cell, aside: Cell | None) -> str:
        if end != self.bowls[self.opponent]:
            return "kala-aside-idle"
        return "kala-aside-needed" if aside is None else "kala-aside-far"

    def _bowls_after(self, cell: Cell) -> tuple[Cell, Cell]:
        """The player's own bowl, with its beans, on that cell."""
        return (cell, self.bowls[1]) if self.mover == 0 else (self.bowls[0], cell)

    # The extra sowing

    def _is_full(self, held: Beans) -> bool:
        """The same player sows again from a full bowl; that leaves one bean in it, so never twice in a row."""
        return held[self.mover] >= HANDFUL

    # The end

    @property
    def turn(self) -> Seat | None:
        """Nobody's, once a turn begins with fewer than four beans in the reserve."""
        return self.mover if self.extra or self.reserves[self.mover] >= HANDFUL else None

    @property
    def outcome(self) -> Outcome | None:
        """Whoever cannot sow has lost."""
        return Outcome.lost_by(self.mover, seats=2) if self.turn is None else None

    @property
    def default(self) -> None:
        """Whoever runs out of time loses: no sowing can be chosen for a player."""
        return

    def reveals(self, move: Move | str) -> bool:
        """Never: nothing is hidden, and there is no chance after the lot."""
        self.legal(move)
        return False

    def sight(self, seat: Seat | None) -> KalaSight:
        """Everything: nothing is hidden."""
        return view.sight(self)

    def last_seen_by(self, seat: Seat | None) -> KalaLast | None:
        """The last sowing, which everybody saw."""
        return view.last_sowing(self.last)

    def __str__(self) -> str:
        return notation.write_position(self)
