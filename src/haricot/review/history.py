"""A game that was played, and what is to be said of each move of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from haricot.core.game import Seat, State, View
from haricot.records.record import Record
from haricot.texts import Sentence


@dataclass(frozen=True, slots=True)
class Remark:
    """One move: what it may be expected to be worth, what the best one is worth, what chance made of it, in words.

    A worth is in the game's own unit, more is better; nothing is weighed where a move is no matter of worth.
    """

    number: int
    seat: Seat
    move: str
    best: str
    worth: float = 0.0
    most: float = 0.0
    luck: float = 0.0
    words: tuple[Sentence, ...] = ()
    decisive: bool = False
    """Whether the game itself may have been lost by it, so that what was lost is no number of beans or points."""
    chance: float | None = None
    """The mover's chance to win after the move, from 0 to 1, as far as they could know it; None where nobody knows."""
    best_chance: float | None = None
    """The same after the best move."""
    chance_luck: float = 0.0
    """What chance then gave of the chance to win, or took."""
    is_proven: bool = False
    """Whether these chances are proven, and not estimated."""
    has_choice: bool = True
    line: tuple[str, ...] = ()
    """The best move, where it was another, and how the game would have gone on."""

    @property
    def lost(self) -> float:
        """What the best move would have been worth more; 0 for the best."""
        return max(0.0, self.most - self.worth)

    @property
    def cost(self) -> float | None:
        """What the choice cost of the chance to win; None where there was none, or nobody knows."""
        if not self.has_choice or self.chance is None or self.best_chance is None:
            return None
        return max(0.0, self.best_chance - self.chance)


@dataclass(frozen=True)
class GameHistory:
    """Every state of a game, and what each seat was shown of it. The first move has number 1."""

    game: str
    moves: tuple[str, ...]
    states: tuple[State, ...]
    finished: bool
    _shown: dict[Seat, list[View]] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(cls, record: Record) -> GameHistory:
        """BadRecord where it cannot be replayed, or where what chance decided is still sealed."""
        states = tuple(record.states())
        return cls(record.game, record.moves, states, states[-1].turn is None or record.ended is not None)

    @property
    def seats(self) -> int:
        """How many played."""
        return self.states[0].seats

    def before(self, number: int) -> State:
        """The position in which that move was made; the first move is number 1."""
        return self.states[number - 1]

    def after(self, number: int) -> State:
        """The position to which that move led."""
        return self.states[number]

    def mover(self, number: int) -> Seat:
        """Who made that move."""
        seat = self.before(number).turn
        assert seat is not None  # a move that nobody can make is not replayed
        return seat

    def views(self, number: int) -> list[Any]:
        """What the seat that made a move had been shown when it made it: views of this game, whichever it is."""
        return self.shown(self.mover(number))[:number]

    def shown(self, seat: Seat) -> list[Any]:
        """What a seat was shown, from the beginning to the end."""
        if seat not in self._shown:
            self._shown[seat] = [state.view(seat) for state in self.states]
        return self._shown[seat]
