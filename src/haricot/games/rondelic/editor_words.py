"""What a position of Rondelic says, as players write it: `R♣`, `sorti 2`, `3 → 2`, `2 garde, 3 échange`; and back.

Players count from 1; what is read may be written in any of our languages.
"""

from __future__ import annotations

import re
from functools import cache

from haricot.core.errors import BadPosition
from haricot.games.position_editor import ways_to_write
from haricot.games.rondelic.cards import BY_NAME, RANKS, SUITS
from haricot.games.rondelic.drawing import SUITS as SIGNS
from haricot.games.rondelic.drawing import face
from haricot.games.rondelic.moves import WORDS
from haricot.games.rondelic.notation import NONE, row
from haricot.texts import LANGUAGES, say

CARDS = {"hands": ",", "up": ",", "offer": ",", "showing": ",", "pack": "."}
"""The fields that hold cards, and what stands between them."""
OUT = re.compile(r"([^0-9]+)([0-9]+)", re.ASCII)
LOAN = re.compile(r"([0-9]{1,2})(?:→|->|>)([0-9]{1,2})", re.ASCII)
SAYING = re.compile(r"([0-9]{1,2}):?(.+)", re.ASCII)


def shown(name: str, value: str, lang: str) -> str:
    """A field of a position, as it stands in the form."""
    if name in CARDS:
        return CARDS[name].join(face(card, lang) if card in BY_NAME else card for card in value.split(CARDS[name]))
    if name == "tokens":
        return ",".join(_token_shown(token, lang) for token in value.split(","))
    if value == NONE:
        return value
    if name == "lent":
        pairs = (loan.split(">") for loan in value.split(","))
        return ", ".join(f"{int(lender) + 1} → {int(borrower) + 1}" for lender, borrower in pairs)
    if name == "said":
        sayings = (saying.split(":") for saying in value.split("."))
        return ", ".join(say(f"rondelic-said-{word}", lang, name=int(seat) + 1) for seat, word in sayings)
    return value


def read(name: str, text: str, seats: int) -> str:
    """Back to the notation; a card or a token that is none is left as it is, for the position to refuse."""
    if name in CARDS:
        return CARDS[name].join(_cards_written().get(card.upper(), card) for card in text.split(CARDS[name]))
    if name == "tokens":
        return _token_read(text)
    if name == "lent":
        return row((_loan_read(loan, seats) for loan in _parts(text)), ",")
    if name == "said":
        return row((_saying_read(saying, seats) for saying in _parts(text)), ".")
    return text


def as_shown(name: str, value: object, lang: str) -> object:
    """What a sentence speaks of, as it stands in the form."""
    return face(str(value), lang) if name == "card" and str(value) in BY_NAME else value


def _parts(text: str) -> list[str]:
    return [] if text == NONE else text.split(",")


def _token_shown(token: str, lang: str) -> str:
    if token == "fell":
        return say("editor-rondelic-fell", lang)
    out = OUT.fullmatch(token)
    return say("editor-rondelic-out", lang, rank=out[2]) if out else token


def _token_read(text: str) -> str:
    if text.casefold() in ways_to_write("editor-rondelic-fell"):
        return "fell"
    out = OUT.fullmatch(text.casefold())
    return f"out{out[2]}" if out and f"{out[1]}1" in ways_to_write("editor-rondelic-out", rank="1") else text


def _loan_read(text: str, seats: int) -> str:
    loan = LOAN.fullmatch(text)
    if loan is None or not all(1 <= int(player) <= seats for player in loan.groups()):
        raise BadPosition("editor-rondelic-loan-form", text=text, seats=seats)
    return f"{int(loan[1]) - 1}>{int(loan[2]) - 1}"


def _saying_read(text: str, seats: int) -> str:
    saying = SAYING.fullmatch(text)
    word = _sayings_written().get(saying[2].casefold()) if saying else None
    if saying is None or word is None or not 1 <= int(saying[1]) <= seats:
        raise BadPosition("editor-rondelic-saying-form", text=text, seats=seats)
    return f"{int(saying[1]) - 1}:{word}"


@cache
def _cards_written() -> dict[str, str]:
    """By every way to write a card, what it is in notation: `R♣`, `RC`, `K♣` and `KC` are one."""
    ranks = {rank: rank for rank in RANKS}
    for lang in LANGUAGES:
        ranks |= dict(zip(say("rondelic-ranks", lang).split(), RANKS, strict=True))
    suits = {suit: suit for suit in SUITS} | {sign: suit for suit, sign in SIGNS.items()}
    return {rank + suit: ranks[rank] + suits[suit] for rank in ranks for suit in suits}


@cache
def _sayings_written() -> dict[str, str]:
    """By every way to write what was said, without spaces, the word of the notation: `montreunRoi` is `show`."""
    written = {word: word for word in map(str, WORDS)}
    for lang in LANGUAGES:
        said = {word: say(f"rondelic-said-{word}", lang, name="") for word in WORDS}
        written |= {"".join(text.casefold().split()): word for word, text in said.items()}
    return written
