"""A position of Rondelic back from its notation."""

from __future__ import annotations

import re

from haricot.core.chance import Chance
from haricot.core.errors import BadPosition
from haricot.core.game import Seat
from haricot.core.notation import read_choice, read_fields, read_number, read_numbers
from haricot.core.options import Options
from haricot.games.rondelic.cards import BY_NAME, Card, Hands
from haricot.games.rondelic.moves import WORDS, Loan, Said, Say
from haricot.games.rondelic.notation import NONE
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.position_checks import check_position
from haricot.games.rondelic.rondelic import Rondelic
from haricot.games.rondelic.rondellig import Rondellig
from haricot.games.rondelic.rules import Round
from haricot.games.rondelic.tokens import FELL, STARTED_AGAIN, Token, out

RULES: dict[str, type[Round]] = {"rondelic": Rondelic, "rondellig": Rondellig}
FIELDS = (
    "tokens",
    "dealer",
    "hands",
    "pack",
    "turn",
    "phase",
    "offer",
    "up",
    "drawn",
    "lent",
    "stakes",
    "said",
    "showing",
)
OUT = re.compile(r"out([1-9][0-9]?)", re.ASCII)
LOAN = re.compile(r"([0-9]+)>([0-9]+)", re.ASCII)
SAYING = re.compile(r"([0-9]+):([a-z]+)", re.ASCII)


def rules_of(options: Options) -> type[Round]:
    """The class of states that the option `rules` asks for."""
    return RULES[str(options["rules"])]


def read_position(text: str, options: Options, chance: Chance) -> Round:
    """The position, if its form is right, its cards are all there, and its phase has what it needs."""
    given = read_fields(text, FIELDS)
    tokens = tuple(read_token(token) for token in given["tokens"].split(","))
    seats = len(tokens)
    state = rules_of(options)(
        options,
        tokens,
        _read_seat("dealer", given["dealer"], seats),
        _read_hands("hands", given["hands"], seats),
        tuple(read_card("pack", card) for card in _parts(given["pack"], ".")),
        _read_seat("turn", given["turn"], seats),
        Phase(read_choice("phase", given["phase"], tuple(Phase))),
        _read_card_or_none("offer", given["offer"]),
        _read_card_or_none("up", given["up"]),
        read_number("drawn", given["drawn"]),
        tuple(_read_loan(loan, seats) for loan in _parts(given["lent"], ",")),
        read_numbers("stakes", given["stakes"], seats),
        _read_said(given["said"], seats),
        None if given["showing"] == NONE else _read_hands("showing", given["showing"], seats),
        chance,
    )
    check_position(state)
    return state


def read_token(text: str) -> Token:
    """A token from its notation: a circle, `fell`, started again, or out with its rank."""
    if text == "fell":
        return FELL
    if text == "0+":
        return STARTED_AGAIN
    if fallen := OUT.fullmatch(text):
        return out(int(fallen[1]))
    return Token(read_number("tokens", text))


def read_card(field: str, text: str) -> Card:
    """A card by its name; BadPosition says in which field it stands."""
    if text not in BY_NAME:
        raise BadPosition("rondelic-no-card", field=field, card=text)
    return BY_NAME[text]


def _parts(text: str, between: str) -> list[str]:
    return [] if text == NONE else text.split(between)


def _read_card_or_none(field: str, text: str) -> Card | None:
    return None if text == NONE else read_card(field, text)


def _read_hands(field: str, text: str, seats: int) -> Hands:
    cards = text.split(",")
    if len(cards) != seats:
        raise BadPosition("position-count", field=field, count=seats, found=len(cards))
    return tuple(_read_card_or_none(field, card) for card in cards)


def _read_seat(field: str, text: str, seats: int) -> Seat:
    seat = read_number(field, text)
    if seat >= seats:
        raise BadPosition("rondelic-no-seat", field=field, seat=seat, last=seats - 1)
    return seat


def _read_loan(text: str, seats: int) -> Loan:
    loan = LOAN.fullmatch(text)
    if loan is None:
        raise BadPosition("rondelic-loan-form", text=text)
    return _read_seat("lent", loan[1], seats), _read_seat("lent", loan[2], seats)


def _read_said(text: str, seats: int) -> Said:
    said = []
    for part in _parts(text, "."):
        saying = SAYING.fullmatch(part)
        if saying is None or saying[2] not in WORDS:
            raise BadPosition("rondelic-saying-form", text=part)
        said.append((_read_seat("said", saying[1], seats), Say(saying[2])))
    return tuple(said)
