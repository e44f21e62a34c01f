"""A position of Rondelic set up by hand: everybody's token and card, the pack, and how far the round has come."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from haricot.core.chance import Chance
from haricot.core.game import State
from haricot.games.position_editor import EditorGroup, Values, choice, given, number, per_seat, seats, text
from haricot.games.rondelic.cards import BY_NAME, PACK, RANKS, SUITS
from haricot.games.rondelic.drawing import SUITS as SIGNS
from haricot.games.rondelic.drawing import face
from haricot.games.rondelic.notation import NONE
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.rules import MOST_CARDS, Round
from haricot.texts import LANGUAGES, say

UNKNOWN = "?"
BY_SEAT = ("tokens", "hands", "stakes")
SAID = ("lent", "said", "showing")
"""What a position tells of the round beside it, as it is written."""


def groups(state: State, lang: str) -> Sequence[EditorGroup]:
    """Tokens, cards and stakes by seat, then what lies on the table."""
    assert isinstance(state, Round)
    fields = {name: _shown(name, value, lang) for name, value in (part.split("=", 1) for part in str(state).split())}
    hints = {"hands": say("editor-rondelic-unknown", lang), "tokens": say("editor-rondelic-circle", lang), "stakes": ""}
    called = seats(state, lang)
    phases = {phase.value: say(f"editor-rondelic-phase-{phase.value}", lang) for phase in Phase}
    by_seat = [_by_seat(state, lang, name, fields[name].split(","), hints[name]) for name in BY_SEAT]
    table = (
        choice("dealer", say("editor-rondelic-dealer", lang), fields["dealer"], called),
        choice("turn", say("editor-turn", lang), fields["turn"], called),
        choice("phase", say("editor-rondelic-phase", lang), fields["phase"], phases),
        number("drawn", say("editor-rondelic-drawn", lang), int(fields["drawn"]), MOST_CARDS),
        text("up", say("editor-rondelic-up", lang), fields["up"], hints["hands"]),
        text("offer", say("editor-rondelic-offer", lang), fields["offer"], hints["hands"]),
    )
    pack = (text("pack", say("editor-rondelic-pack", lang), fields["pack"], say("editor-rondelic-pack-hint", lang)),)
    said = tuple(
        text(name, say(f"editor-rondelic-{name}", lang), fields[name], say(f"editor-rondelic-{name}-hint", lang))
        for name in SAID
    )
    return (
        *by_seat,
        EditorGroup("table", say("editor-turn-title", lang), 2, table),
        EditorGroup("pack", say("editor-rondelic-pack", lang), 1, pack),
        EditorGroup("round", say("editor-rondelic-round", lang), 1, said),
    )


CARDS = {"hands": ",", "up": ",", "offer": ",", "showing": ",", "pack": "."}
"""The fields that hold cards, and what stands between them."""
OUT = re.compile(r"([^0-9]+)([0-9]+)")


def _shown(name: str, value: str, lang: str) -> str:
    """What a position says, as it stands in the form: cards as on the board, tokens in words."""
    if name in CARDS:
        return CARDS[name].join(face(card, lang) if card in BY_NAME else card for card in value.split(CARDS[name]))
    if name == "tokens":
        return ",".join(_token_shown(token, lang) for token in value.split(","))
    return value


def _token_shown(token: str, lang: str) -> str:
    if token == "fell":
        return say("editor-rondelic-fell", lang)
    out = OUT.fullmatch(token)
    return say("editor-rondelic-out", lang, rank=out[2]) if out else token


def as_shown(name: str, value: object, lang: str) -> object:
    """What a sentence speaks of, as it stands in the form."""
    return face(str(value), lang) if name == "card" and str(value) in BY_NAME else value


def _read(name: str, text: str) -> str:
    """Back to the notation; what is neither is left as it is, for the position to refuse."""
    if name in CARDS:
        return CARDS[name].join(_cards_written().get(card.upper(), card) for card in text.split(CARDS[name]))
    if name == "tokens":
        return _token_read(text)
    return text


def _token_read(text: str) -> str:
    if text.casefold() in _written("editor-rondelic-fell"):
        return "fell"
    out = OUT.fullmatch(text.casefold())
    return f"out{out[2]}" if out and f"{out[1]}1" in _written("editor-rondelic-out") else text


@cache
def _written(key: str) -> frozenset[str]:
    return frozenset("".join(say(key, lang, rank="1").casefold().split()) for lang in LANGUAGES)


@cache
def _cards_written() -> dict[str, str]:
    """By every way to write a card, what it is in notation: `R♣`, `RC`, `K♣` and `KC` are one."""
    ranks = {rank: rank for rank in RANKS}
    for lang in LANGUAGES:
        ranks |= dict(zip(say("rondelic-ranks", lang).split(), RANKS, strict=True))
    suits = {suit: suit for suit in SUITS} | {sign: suit for suit, sign in SIGNS.items()}
    return {rank + suit: ranks[rank] + suits[suit] for rank in ranks for suit in suits}


def _by_seat(state: State, lang: str, name: str, values: Sequence[str], hint: str) -> EditorGroup:
    title = say(f"editor-rondelic-{name}", lang)
    return per_seat(state, lang, name, title, lambda seat, each, label: text(each, label, values[seat], hint))


def compose(values: Values, state: State, chance: Chance) -> str:
    """Cards that nobody knows are drawn from those that are nowhere; so is the pack."""
    by_seat = {name: [_read(name, given(values, f"{name}.{seat}")) for seat in range(state.seats)] for name in BY_SEAT}
    rest = {
        name: _read(name, given(values, name)) for name in ("dealer", "turn", "phase", "drawn", "up", "offer", *SAID)
    }
    pack = _read("pack", given(values, "pack"))
    known = {*by_seat["hands"], rest["up"], rest["offer"], *(pack.split(".") if pack != UNKNOWN else ())}
    left, _ = chance.shuffled(str(card) for card in PACK if str(card) not in known)
    drawn = iter(left)
    by_seat["hands"] = [next(drawn, UNKNOWN) if card == UNKNOWN else card for card in by_seat["hands"]]
    for name in ("up", "offer"):
        rest[name] = next(drawn, UNKNOWN) if rest[name] == UNKNOWN else rest[name]
    rest["pack"] = (".".join(drawn) or NONE) if pack == UNKNOWN else pack
    rest |= {name: ",".join(texts) for name, texts in by_seat.items()}
    return " ".join(f"{name}={value}" for name, value in rest.items())
