"""Rondelic on plain numbers, for batches; both sets of rules. Tests compare every move with the readable rules.

A game is a row of numbers. Cards are numbered as in `haricot.games.rondelic.cards`, 0 is none; what was said is kept as
the encoding tells it (`said.py`), some numbers a seat. The pack lies between TOP and BOTTOM, and grows at its bottom.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from haricot.games.kernels import compiled, inlined, next_random
from haricot.games.rondelic import cards
from haricot.games.rondelic.cards import KING, SUITS
from haricot.games.rondelic.rules import MOST_CARDS
from haricot.study.encoding import Mask
from haricot.study.rondelic import said

SUIT_COUNT, CARD_COUNT, FIRST_CARD = len(SUITS), len(cards.PACK), int(cards.PACK[0])

SEATS = 20
"""Room for as many."""
TABLE_ROOM = 16
"""For the numbers of the whole table."""
PACK_ROOM = 80
"""For all cards, and for those that are refused in a round, which lie under the pack a second time."""
DEALER, MOVER, PHASE, OFFER, UP, DRAWN, TOP, BOTTOM, OVER = range(9)
CIRCLE, AGAIN, FELL, RANK, HANDS, LENT, STAKES, SEEN, SHOWING, SAID = (
    TABLE_ROOM + SEATS * place for place in range(10)
)
"""By seat; LENT is 1 + the borrower, SEEN the hands that a seat sees, as bits."""
PACK = SAID + said.CODES_EACH * SEATS
WIDTH = PACK + PACK_ROOM

SWAP, ANSWER, DEALERS, PICK, RESTART = range(5)
"""The phases, in the order of `Phase`."""
KEEP, SWAPS, GIVE, SHOW, TAKE, TURN, ACCEPT, DRAW, RESTARTS, LEAVE = range(10)
"""The words, in the order of `WORDS`."""
GAVE, SHOWED = said.ANSWER_CODES["give"], said.ANSWER_CODES["show"]
CHOSE_KEEP, CHOSE_SWAP = said.CHOICE_CODES["keep"], said.CHOICE_CODES["swap"]
TOOK, ACCEPTED, KEPT = said.SETTLED_CODES["take"], said.SETTLED_CODES["accept"], said.SETTLED_CODES["keep"]
RESTARTED, LEFT = said.AGAIN_CODES["restart"], said.AGAIN_CODES["leave"]
"""What was said, as the encoding numbers it."""

GameNumbers = NDArray[np.int32]
"""A game."""


@inlined
def rank_of(card: int) -> int:
    """1 for an Ace, 13 for a King; 0 for no card."""
    return card // SUIT_COUNT


@inlined
def suit_of(card: int) -> int:
    """1 to 4, which mean nothing."""
    return 1 + card % SUIT_COUNT


@inlined
def said_at(seat: int) -> int:
    """Where the numbers begin that tell what a seat said."""
    return SAID + said.CODES_EACH * seat


@inlined
def in_game(row: GameNumbers, seat: int) -> bool:
    """Whether a seat's token is on its way, neither fallen nor out."""
    return bool(row[FELL + seat] == 0 and row[RANK + seat] == 0)


@inlined
def next_after(row: GameNumbers, seats: int, seat: int) -> int:
    """The next player to the right still in the game."""
    following = (seat + 1) % seats
    while not in_game(row, following):
        following = (following + 1) % seats
    return following


@inlined
def before(row: GameNumbers, seats: int, seat: int) -> int:
    """The player before that one."""
    asker = (seat - 1) % seats
    while not in_game(row, asker):
        asker = (asker - 1) % seats
    return asker


@inlined
def players(row: GameNumbers, seats: int) -> int:
    """How many still take part."""
    count = 0
    for seat in range(seats):
        count += in_game(row, seat)
    return count


@inlined
def draw_top(row: GameNumbers) -> int:
    """Takes the pack's top card."""
    card: int = row[PACK + row[TOP]]
    row[TOP] += 1
    return card


@inlined
def refuse(row: GameNumbers, card: int) -> None:
    """Under the pack."""
    if card:
        row[PACK + row[BOTTOM]] = card
        row[BOTTOM] += 1


@inlined
def swapped(row: GameNumbers, seats: int, seat: int, partner: int) -> None:
    """Who sees which hand after a swap; no partner (−1): with the pack."""
    moved = 1 << seat
    if partner >= 0:
        moved |= 1 << partner
    for reader in range(seats):
        seen = row[SEEN + reader] & ~moved
        if partner >= 0 and (reader == seat or reader == partner):  # noqa: SIM109 (numba: kinds of numbers)
            seen |= moved
        row[SEEN + reader] = seen | 1 << reader


# The deal


@compiled
def deal(row: GameNumbers, seats: int, first_rules: bool, random: int) -> int:
    """The whole pack shuffled and dealt; the random number after it."""
    for place in range(CARD_COUNT):
        row[PACK + place] = FIRST_CARD + place
    for last in range(CARD_COUNT - 1, 0, -1):
        random = next_random(random)
        other = (random >> 32 & 0xFFFF_FFFF) * (last + 1) >> 32
        row[PACK + last], row[PACK + other] = row[PACK + other], row[PACK + last]
    row[TOP], row[BOTTOM] = 0, CARD_COUNT
    for seat in range(seats):
        row[HANDS + seat] = row[LENT + seat] = 0
        row[SEEN + seat] = 1 << seat
    for place in range(said.CODES_EACH * seats):
        row[SAID + place] = 0
    row[OFFER] = row[UP] = row[DRAWN] = 0
    dealer = row[DEALER]
    for_two = first_rules and players(row, seats) == 2
    for further in range(1, seats + 1):
        seat = (dealer + further) % seats
        if in_game(row, seat) and not for_two and not (first_rules and seat == dealer):
            row[HANDS + seat] = draw_top(row)
    row[MOVER], row[PHASE] = next_after(row, seats, dealer), SWAP
    if for_two:
        present(row)
    return random


@inlined
def present(row: GameNumbers) -> None:
    """The next card to the other player; the caller looks whether it is the third."""
    row[OFFER] = draw_top(row)
    row[DRAWN] += 1
    row[PHASE] = PICK


# The moves


@compiled
def after(row: GameNumbers, seats: int, circles: int, first_rules: bool, word: int, random: int) -> int:
    """Does what the mover says; the random number after it. The word must be allowed."""
    phase, mover = row[PHASE], row[MOVER]
    if phase != RESTART:
        for seat in range(seats):
            row[SHOWING + seat] = 0
    hear(row, mover, phase, word)
    ends = False
    if phase == SWAP:
        keep_or_swap(row, seats, first_rules, mover, word)
    elif phase == ANSWER:
        answer(row, seats, mover, word)
    elif phase == RESTART:
        if word == RESTARTS:
            row[STAKES + mover] += 1
            row[CIRCLE + mover], row[FELL + mover] = 1, 0
        return next_choice(row, seats, first_rules, random)
    elif first_rules:
        ends = look_face_up(row, mover, phase, word)
    else:
        ends = look_alone(row, word)
    return show_all(row, seats, circles, first_rules, random) if ends else random


@inlined
def hear(row: GameNumbers, mover: int, phase: int, word: int) -> None:
    """What was said, as the encoding tells it."""
    heard = said_at(mover)
    if phase == SWAP:
        row[heard + said.SAID_CHOICE] = CHOSE_KEEP if word == KEEP else CHOSE_SWAP
    elif phase == ANSWER:
        row[heard + said.SAID_ANSWER] = GAVE if word == GIVE else SHOWED
    elif phase == RESTART:
        row[heard + said.SAID_AGAIN] = RESTARTED if word == RESTARTS else LEFT
    elif word == TURN or word == DRAW:  # noqa: SIM109 (likewise)
        row[heard + said.SAID_LOOKED] += 1
    else:
        row[heard + said.SAID_SETTLED] = TOOK if word == TAKE else ACCEPTED if word == ACCEPT else KEPT


@inlined
def keep_or_swap(row: GameNumbers, seats: int, first_rules: bool, mover: int, word: int) -> None:
    """The next player's turn, the neighbour's answer, or the dealer's turn: never the end of the round."""
    following, dealer = next_after(row, seats, mover), row[DEALER]
    if word == KEEP and following != dealer:
        row[MOVER] = following
    elif word == KEEP:
        reach_dealer(row, first_rules)
    elif following != dealer:
        row[PHASE], row[MOVER] = ANSWER, following
    else:
        own = row[HANDS + mover]
        row[HANDS + mover] = draw_top(row)
        swapped(row, seats, mover, -1)
        row[PHASE], row[MOVER] = DEALERS, dealer
        if first_rules:
            row[UP], row[DRAWN] = own, 1
        else:
            row[OFFER] = own


@inlined
def reach_dealer(row: GameNumbers, first_rules: bool) -> None:
    """The dealer's turn begins; by the first rules a card is turned up at once."""
    row[PHASE], row[MOVER] = DEALERS, row[DEALER]
    if first_rules:
        row[UP], row[DRAWN] = draw_top(row), 1


@inlined
def answer(row: GameNumbers, seats: int, mover: int, word: int) -> None:
    """Whoever is asked shows a King, or gives the card; a King that is given is lent."""
    row[PHASE] = SWAP
    if word == SHOW:
        return
    asker = before(row, seats, mover)
    if rank_of(row[HANDS + mover]) == KING:
        row[LENT + mover] = 1 + asker
    row[HANDS + mover], row[HANDS + asker] = row[HANDS + asker], row[HANDS + mover]
    swapped(row, seats, asker, mover)


@inlined
def look_face_up(row: GameNumbers, mover: int, phase: int, word: int) -> bool:
    """By the first rules: the card that lies there is taken, or refused for the next; the third is taken unasked."""
    if phase == PICK:
        if word == TURN:
            refuse(row, row[OFFER])
            present(row)
        if word == TAKE or row[DRAWN] == MOST_CARDS:
            row[HANDS + mover], row[OFFER] = row[OFFER], 0
            reach_dealer(row, True)
        return False
    if word == TURN:
        refuse(row, row[UP])
        row[UP] = draw_top(row)
        row[DRAWN] += 1
        if row[DRAWN] < MOST_CARDS:
            return False
    row[HANDS + mover] = row[UP]
    return True


@inlined
def look_alone(row: GameNumbers, word: int) -> bool:
    """By the second rules: the dealer draws, or settles on their card, the one laid aside, or the one drawn."""
    own = HANDS + row[DEALER]
    if word == DRAW:
        refuse(row, row[OFFER])
        refuse(row, row[UP])
        row[UP], row[OFFER] = draw_top(row), 0
        row[DRAWN] += 1
        return False
    if word == ACCEPT:
        refuse(row, row[own])
        row[own], row[OFFER] = row[OFFER], 0
    elif word == TAKE:
        refuse(row, row[own])
        row[own] = row[UP]
    else:
        refuse(row, row[UP])
    return True


# The showing


@compiled
def show_all(row: GameNumbers, seats: int, circles: int, first_rules: bool, random: int) -> int:
    """Loans go back, all cards are shown, the tokens of the lowest move or fall; and the next deal, or the end."""
    lowest = KING + 1
    for seat in range(seats):
        if row[LENT + seat]:
            other = row[LENT + seat] - 1
            row[HANDS + seat], row[HANDS + other] = row[HANDS + other], row[HANDS + seat]
            row[LENT + seat] = 0
    for seat in range(seats):
        row[SHOWING + seat] = row[HANDS + seat]
        if row[HANDS + seat]:
            lowest = min(lowest, rank_of(row[HANDS + seat]))
    row[UP] = 0
    falling = 0
    for seat in range(seats):
        falling += rank_of(row[HANDS + seat]) == lowest and row[CIRCLE + seat] == circles
    if falling == players(row, seats):
        return go_on(row, seats, first_rules, random)
    for seat in range(seats):
        if rank_of(row[HANDS + seat]) == lowest:
            if row[CIRCLE + seat] == circles:
                row[FELL + seat] = 1
            else:
                row[CIRCLE + seat] += 1
                row[AGAIN + seat] = 0
    return fall(row, seats, first_rules, random) if falling else go_on(row, seats, first_rules, random)


@inlined
def fall(row: GameNumbers, seats: int, first_rules: bool, random: int) -> int:
    """They start again, unasked by the first rules; where all others have begun, they are out."""
    fresh = False
    for seat in range(seats):
        begun = row[CIRCLE + seat] != (0 if first_rules else 1) or row[AGAIN + seat] != 0
        fresh = fresh or (in_game(row, seat) and not begun)
    for seat in range(seats):
        if row[FELL + seat]:
            row[CIRCLE + seat] = 0
            if fresh and first_rules:
                row[FELL + seat], row[AGAIN + seat] = 0, 1
    if fresh and not first_rules:
        return next_choice(row, seats, first_rules, random)
    return leave(row, seats, first_rules, random)


@inlined
def next_choice(row: GameNumbers, seats: int, first_rules: bool, random: int) -> int:
    """Who fell and has not chosen yet, from the dealer's right; after the last, those who left are out."""
    for further in range(1, seats + 1):
        seat = (row[DEALER] + further) % seats
        if row[FELL + seat] and row[said_at(seat) + said.SAID_AGAIN] != LEFT:
            row[PHASE], row[MOVER] = RESTART, seat
            return random
    return leave(row, seats, first_rules, random)


@inlined
def leave(row: GameNumbers, seats: int, first_rules: bool, random: int) -> int:
    """Who fell and does not start again is out: its rank is one more than the players still in."""
    rank = 1 + players(row, seats)
    for seat in range(seats):
        if row[FELL + seat]:
            row[FELL + seat], row[RANK + seat] = 0, rank
    return go_on(row, seats, first_rules, random)


@inlined
def go_on(row: GameNumbers, seats: int, first_rules: bool, random: int) -> int:
    """The next deal, or the end."""
    following = next_after(row, seats, row[DEALER])
    if players(row, seats) > 1:
        row[DEALER] = following
        return deal(row, seats, first_rules, random)
    row[MOVER], row[PHASE], row[OVER] = next_after(row, seats, row[MOVER]), DEALERS, 1
    return random


@inlined
def allowed(row: GameNumbers, first_rules: bool, mask: Mask) -> None:
    """What the mover may say."""
    mask[:] = 0
    phase, mover = row[PHASE], row[MOVER]
    if phase == SWAP:
        mask[KEEP] = 1
        mask[SWAPS] = row[LENT + mover] == 0
    elif phase == ANSWER:
        mask[GIVE] = 1
        mask[SHOW] = first_rules and rank_of(row[HANDS + mover]) == KING
    elif phase == RESTART:
        mask[RESTARTS] = mask[LEAVE] = 1
    elif first_rules:
        mask[TAKE] = mask[TURN] = 1
    else:
        mask[KEEP] = 1
        mask[DRAW] = row[DRAWN] < MOST_CARDS
        mask[TAKE] = row[DRAWN] > 0
        mask[ACCEPT] = row[DRAWN] == 0 and row[OFFER] != 0
