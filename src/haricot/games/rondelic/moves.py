"""What players say, which is all they do: a move is one word; and what came of the last one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from haricot.core.game import Move, Seat
from haricot.games.rondelic.cards import Card

Word = Literal["keep", "swap", "give", "show", "take", "turn", "accept", "draw", "restart", "leave"]


@dataclass(frozen=True, slots=True)
class Say(Move):
    """One word."""

    word: Word

    def __str__(self) -> str:
        return self.word


WORDS: tuple[Word, ...] = get_args(Word)
KEEP, SWAP, GIVE, SHOW, TAKE, TURN, ACCEPT, DRAW, RESTART, LEAVE = tuple(map(Say, WORDS))

Said = tuple[tuple[Seat, Say], ...]
"""Every move of a round, in order, and whose it was."""

Loan = tuple[Seat, Seat]
"""Who lent a King, and to whom."""


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A showing: whose cards were lowest, who thereby came to the edge, who fell."""

    dealer: Seat
    lowest: tuple[Seat, ...]
    edge: tuple[Seat, ...] = ()
    fell: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class LastMove:
    """The last move: whose, the King that it showed, and the round that it ended. Of loans it says nothing."""

    seat: Seat
    move: Say
    king: Card | None = None
    ended: RoundEnd | None = None
