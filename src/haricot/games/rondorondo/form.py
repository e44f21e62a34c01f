"""Whether a placement has the right form, and what it would score: all of a word's rules but the lexicon's."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from haricot.core.errors import IllegalMove
from haricot.games.rondorondo.cards import (
    ERASER,
    ERASER_VALUE,
    ERASING,
    JOKER,
    JOKERS_LAID,
    LETTERS,
    Pack,
    card_showing,
    missing,
)
from haricot.games.rondorondo.placement import KEPT, Lay, shown

EMPTY_RACK = "..."
SHORTEST_WORD = 3
LONGEST_RACK = 9
EXCHANGE_COST = 2
BONUS = 3
WITHOUT_BONUS = 2
"""Letters that may be laid in a turn before each further one brings the bonus."""


@dataclass(frozen=True, slots=True)
class Sum:
    """How a turn's points come about."""

    cards: int = 0
    erasers: int = 0
    bonus: int = 0
    exchanges: int = 0

    @property
    def total(self) -> int:
        """What a turn scores in all."""
        return self.cards + self.erasers + self.bonus + self.exchanges


def word_in(rack: str) -> str:
    """The word that the rack shows, without the erasers around it; none in an empty rack."""
    return "" if rack == EMPTY_RACK else rack.strip(ERASING).upper()


def score(rack: str, lay: Lay, exchanged: int, pack: Pack) -> Sum:
    """What shows in the rack, the bonus from the third letter on, and the cost of the exchanges."""
    after = lay.shown_on(rack)
    letters_laid = sum(is_letter(symbol) for symbol in lay.laid)
    return Sum(
        cards=sum(pack.showing(symbol) for symbol in after if symbol != ERASER),
        erasers=ERASER_VALUE * after.count(ERASER),
        bonus=BONUS * max(0, letters_laid - WITHOUT_BONUS),
        exchanges=-EXCHANGE_COST * exchanged,
    )


def check_form(rack: str, hand: str, lay: Lay, beginner: bool) -> None:
    """Raises IllegalMove, which names the rule, if these cards cannot be laid so; the lexicon is not asked."""
    if rack == EMPTY_RACK:
        check_three_letters(hand, lay)
        return
    _check_extension(rack, lay)
    _check_covers(rack, lay, beginner)
    _check_held(rack, hand, lay)
    _check_word(rack, lay)


def check_three_letters(hand: str, lay: Lay) -> None:
    """An opening word, or the first of the game: exactly three letters or jokers."""
    if len(lay.symbols) != SHORTEST_WORD or lay.before or lay.after or not all(map(is_letter, lay.symbols)):
        raise IllegalMove("rondorondo-three-letters", move=str(lay))
    _check_held(EMPTY_RACK, hand, lay)


def is_letter(symbol: str) -> bool:
    """Whether the symbol is a letter's, or a joker's that stands for one."""
    return symbol in LETTERS or symbol in JOKERS_LAID


def _check_extension(rack: str, lay: Lay) -> None:
    if len(lay.symbols) != len(rack):
        raise IllegalMove("rondorondo-compartments", rack=len(rack), found=len(lay.symbols))
    if lay.before and lay.after:
        raise IllegalMove("rondorondo-grows-on-both-sides")
    new = lay.before or lay.after
    if new and len(rack) == LONGEST_RACK:
        raise IllegalMove("rondorondo-rack-full", longest=LONGEST_RACK)
    if new and not is_letter(new):
        raise IllegalMove("rondorondo-extension-needs-a-letter")


def _check_covers(rack: str, lay: Lay, beginner: bool) -> None:
    """Erasers never cover erasers; a card goes face down for beginners only, and once a turn."""
    if lay.face_down and not beginner:
        raise IllegalMove("rondorondo-face-down-for-beginners")
    if len(lay.face_down) > 1:
        raise IllegalMove("rondorondo-face-down-once")
    for place, (old, symbol) in enumerate(zip(rack, lay.symbols, strict=True), 1):
        if old in ERASING and symbol != KEPT and shown(symbol) in ERASING:
            raise IllegalMove("rondorondo-eraser-on-eraser", place=place)


def _check_held(rack: str, hand: str, lay: Lay) -> None:
    card = missing(hand, lay.cards)
    if card is None:
        return
    if card == ERASER:
        raise IllegalMove("rondorondo-no-eraser", held=hand.count(ERASER), needed=lay.cards.count(ERASER))
    if card != JOKER:
        raise IllegalMove("rondorondo-not-held", card=card, held=hand.count(card), needed=lay.cards.count(card))
    for old, symbol in zip(rack, lay.symbols, strict=False):
        if old in JOKERS_LAID and symbol in JOKERS_LAID:
            raise IllegalMove("rondorondo-joker-keeps-its-letter", letter=old.upper(), wanted=symbol.upper())
    raise IllegalMove("rondorondo-no-joker", held=hand.count(JOKER), needed=lay.cards.count(JOKER))


def _check_word(rack: str, lay: Lay) -> None:
    """At least one card laid; erasers, then a word, then erasers; another word, with a card of the one before in it."""
    if not lay.laid:
        raise IllegalMove("rondorondo-nothing-laid")
    word = word_in(lay.shown_on(rack))
    if any(symbol in ERASING for symbol in word):
        raise IllegalMove("rondorondo-eraser-inside", word=word)
    if len(word) < SHORTEST_WORD:
        raise IllegalMove("rondorondo-too-short", shortest=SHORTEST_WORD, found=len(word))
    if not any(is_letter(old) and symbol == KEPT for old, symbol in zip(rack, lay.symbols, strict=True)):
        raise IllegalMove("rondorondo-no-card-kept")
    if word == word_in(rack):
        raise IllegalMove("rondorondo-same-word", word=word)


def cards_in_rack(rack: str) -> Counter[str]:
    """The cards that show; those face down under their own symbol."""
    return Counter() if rack == EMPTY_RACK else Counter(map(card_showing, rack))
