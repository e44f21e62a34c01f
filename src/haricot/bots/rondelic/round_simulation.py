"""The rest of a round of Rondelic, played many times at once: cards go from hand to hand as players usually do.

An array has a row for each deal. Hands have a column for each place in the order of play, the dealer's last, and hold
ranks: 0 for a dealer without a card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from haricot.bots.rondelic.habits import Habits
from haricot.games.rondelic.cards import KING
from haricot.games.rondelic.rules import MOST_CARDS

Ranks = NDArray[np.int8]
Flags = NDArray[np.bool_]

FROM_THE_PACK = 1 + MOST_CARDS
"""How many cards may come: one for the last player before the dealer, three for the dealer."""


@dataclass(frozen=True, slots=True)
class SwapChoice:
    """What a player knows when it is theirs to keep or to swap, in every deal."""

    place: int
    held: Ranks
    given: Ranks
    """The card that was given to the neighbour who asked; 0 where none was."""
    lent: Flags
    """Whether it was a King, which comes back: nothing is left to decide."""
    warned: Flags
    """Whether somebody before wanted a swap and met a King that was shown."""

    @property
    def is_open(self) -> Flags:
        """Whether there is something to decide: no King was lent, and no lower card is known with the neighbour."""
        is_open: Flags = ((self.given == 0) | (self.given >= self.held)) & ~self.lent
        return is_open

    def swaps_by_habit(self, habits: Habits) -> Flags:
        """Whether one who keeps to these habits swaps."""
        enough = np.where(self.warned, habits.warned[self.place], habits.enough[self.place])
        swaps: Flags = (self.held < enough) & self.is_open
        return swaps


def play_round(
    hands: Ranks,
    pack: Ranks,
    swaps: Callable[[SwapChoice], Flags],
    settles: tuple[int, int],
    *,
    start: int = 0,
    warned: bool = False,
    shows_kings: bool = False,
) -> Ranks:
    """Everybody's card at the showing, where those from the place `start` on decide by `swaps`.

    `pack`: the next cards, FROM_THE_PACK of them; `settles`: the ranks that are enough for the dealer, of the first
    card and of the second; `warned`: whether a King has been shown already; `shows_kings`: whether a King that is asked
    for is shown to all, and not lent.
    """
    hands, last = hands.copy(), hands.shape[1] - 2
    given, laid = (np.zeros(len(hands), np.int8) for _ in range(2))
    lent, warnings = np.zeros(len(hands), np.bool_), np.full(len(hands), warned)
    for place in range(start, last + 1):
        own = hands[:, place].copy()
        swapping = swaps(SwapChoice(place, own, given, lent, warnings))
        if place == last:
            laid = np.where(swapping, own, 0).astype(np.int8)
            hands[:, place] = np.where(swapping, pack[:, 0], own)
            break
        asked = hands[:, place + 1].copy()
        lent = swapping & (asked == KING)
        warnings = warnings | lent if shows_kings else warnings
        changing = swapping & ~lent
        hands[:, place], hands[:, place + 1] = np.where(changing, asked, own), np.where(changing, own, asked)
        given = np.where(changing, asked, 0).astype(np.int8)
    hands[:, -1] = _dealer_settles(hands[:, -1], laid, pack[:, 1:], settles)
    return hands


def _dealer_settles(own: Ranks, laid: Ranks, pack: Ranks, enough: tuple[int, int]) -> Ranks:
    """The dealer's card: one of three that come one by one, or the dealer's own, if there is one, and it is higher.

    For a dealer without a card, the first of the three is the one that was laid aside, if one was.
    """
    first = np.where((own == 0) & (laid > 0), laid, pack[:, 0])
    lowest = [np.maximum(rank, own + 1) for rank in enough]
    later = np.where(pack[:, 1] >= lowest[1], pack[:, 1], np.maximum(own, pack[:, 2]))
    settled: Ranks = np.where(first >= lowest[0], first, later).astype(np.int8)
    return settled
