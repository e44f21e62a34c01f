"""The small decisions of a turn at RondoRondo, and their ids.

A word is laid in steps: where it stands (a stretch of the rack, maybe with a new compartment before or after), for
beginners which card goes face down and onto which compartment, then compartment by compartment from the left whether
the card is kept, or which letter or joker covers it; and `lay`, which lays it. Erasers need no decision: what lies
outside of the stretch is erased.
"""

from __future__ import annotations

from haricot.games.rondorondo.cards import JOKERS_LAID, KINDS, LETTERS
from haricot.games.rondorondo.form import LONGEST_RACK, SHORTEST_WORD
from haricot.games.rondorondo.placement import KEPT

GROWTHS = ("", "before", "after")
STRETCHES = tuple(
    (start, length) for length in range(SHORTEST_WORD, LONGEST_RACK + 1) for start in range(LONGEST_RACK - length + 1)
)
"""Where a word begins in the rack, a new compartment before it included, and how long it is."""
SYMBOLS = KEPT + LETTERS + JOKERS_LAID
"""What may be done with a compartment: kept, covered by a letter, or by a joker that stands for one."""

EXCHANGE = 0
PLACE = EXCHANGE + len(KINDS)
ERASERS_ONLY = PLACE + len(GROWTHS) * len(STRETCHES)
FACE_DOWN = ERASERS_ONLY + 1
ONTO = FACE_DOWN + len(KINDS)
LETTER = ONTO + LONGEST_RACK
LAY = LETTER + len(SYMBOLS)
PASS, DECLINE, ACCEPT, REJECT = SAID = (LAY + 1, LAY + 2, LAY + 3, LAY + 4)
"""Where each kind of decision begins."""
ACTIONS = LAY + 5
WORDS_SAID = ("pass", "decline", "accept", "reject")


def labels() -> tuple[str, ...]:
    """What each id stands for."""
    stretches = [f"{length} letters from compartment {start + 1}" for start, length in STRETCHES]
    return (
        *(f"exchange {card}" for card in KINDS),
        *stretches,
        *(f"{stretch}, a new one {growth}" for growth in GROWTHS[1:] for stretch in stretches),
        "no card face down",
        *(f"{card} face down" for card in KINDS),
        *(f"face down onto compartment {at + 1}" for at in range(LONGEST_RACK)),
        "keep",
        *(f"letter {letter}" for letter in LETTERS),
        *(f"joker as {letter}" for letter in LETTERS),
        "lay",
        *WORDS_SAID,
    )
