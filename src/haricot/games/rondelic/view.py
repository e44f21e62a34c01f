"""What each player sees of Rondelic: their own card, a card that was just passed, and all that lies open."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from haricot.core.game import Seat
from haricot.games.rondelic.cards import Card, Hands
from haricot.games.rondelic.moves import GIVE, SHOW, SWAP, LastMove, RoundEnd
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.tokens import Token
from haricot.games.rondelic.view_types import (
    RondelicLast,
    RondelicOpenSight,
    RondelicRoundEnd,
    RondelicSight,
    RondelicToken,
)

if TYPE_CHECKING:
    from haricot.games.rondelic.rules import Round

HIDDEN = "?"
"""A card that lies face down for this reader; where there is no card, there is None."""


def sight(state: Round, reader: Seat | None) -> RondelicSight:
    """Tokens, cards, words; of the loans, those that the reader has a part in."""
    open_hands = hands_seen(state, reader)
    return {
        "phase": state.phase.value,
        "dealer": state.dealer,
        "tokens": [_token(token, int(state.options["circles"])) for token in state.tokens],
        "hands": [_card(card, seat in open_hands) for seat, card in enumerate(state.hands)],
        "pack": len(state.pack),
        "offer": _card(state.offer, state.phase == Phase.PICK and reader == state.mover),
        "up": _card(state.up, state.options["rules"] == "rondelic" or reader == state.dealer),
        "drawn": state.drawn,
        "lent": [{"lender": loan[0], "borrower": loan[1]} for loan in state.lent if reader in loan],
        "stakes": list(state.stakes),
        "pot": sum(state.stakes),
        "said": [{"seat": seat, "move": move.word} for seat, move in state.said],
        "swaps": [{"seat": seat, "with": partner} for seat, partner in swaps(state)],
        "showing": None if state.showing is None else _cards(state.showing),
    }


def open_cards(state: Round) -> RondelicOpenSight:
    """Every card that somebody holds or that lies on the table; the pack stays closed."""
    return {
        "hands": _cards(state.hands),
        "offer": _card(state.offer, is_open=True),
        "up": _card(state.up, is_open=True),
        "lent": [{"lender": lender, "borrower": borrower} for lender, borrower in state.lent],
    }


def hands_seen(state: Round, reader: Seat | None) -> set[Seat]:
    """The reader's own hand, and that of a neighbour with whom cards changed hands, until that card moves on."""
    if state.phase == Phase.RESTART or state.is_over:
        return set(range(state.seats))
    if reader is None:
        return set()
    seen = {reader}
    for seat, partner in swaps(state):
        seen -= {seat, partner}
        if reader == seat and partner is not None:
            seen.add(partner)
        if reader == partner:
            seen.add(seat)
        seen.add(reader)
    return seen


def swaps(state: Round) -> list[tuple[Seat, Seat | None]]:
    """Who swapped with whom in this round, in order; None: with the pack, since nobody was asked."""
    done: list[tuple[Seat, Seat | None]] = []
    for (seat, move), answer in zip_longest(state.said, state.said[1:]):
        if move != SWAP or (answer is None and state.phase == Phase.ANSWER):
            continue
        if answer is None or answer[1] not in (GIVE, SHOW):
            done.append((seat, None))
        elif answer[1] == GIVE:
            done.append((seat, answer[0]))
    return done


def last_word(last: LastMove | None) -> RondelicLast | None:
    """The last move, the King that it showed to all, and what was sung when it ended the round."""
    if last is None:
        return None
    return {
        "seat": last.seat,
        "move": last.move.word,
        "king": None if last.king is None else str(last.king),
        "ended": None if last.ended is None else _round_end(last.ended),
    }


def _round_end(ended: RoundEnd) -> RondelicRoundEnd:
    return {
        "dealer": ended.dealer,
        "lowest": list(ended.lowest),
        "edge": list(ended.edge),
        "fell": list(ended.fell),
    }


def _token(token: Token, circles: int) -> RondelicToken:
    return {
        "circle": token.circle if token.in_game else None,
        "edge": token.circle == circles,
        "again": token.again,
        "fell": token.fell,
        "rank": token.rank,
    }


def _card(card: Card | None, is_open: bool) -> str | None:
    if card is None:
        return None
    return str(card) if is_open else HIDDEN


def _cards(hands: Hands) -> list[str | None]:
    return [_card(card, is_open=True) for card in hands]
