"""A position of Rondelic set up by hand: everybody's token and card, the pack, and how far the round has come."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.core.chance import Chance
from haricot.core.game import State
from haricot.games.position_editor import EditorGroup, Values, choice, given, number, per_seat, seats, text
from haricot.games.rondelic.cards import PACK
from haricot.games.rondelic.editor_words import as_shown, read, shown
from haricot.games.rondelic.notation import NONE
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.rules import MOST_CARDS, Round
from haricot.texts import say

__all__ = ["as_shown", "compose", "groups"]

UNKNOWN = "?"
BY_SEAT = ("tokens", "hands", "stakes")
SAID = ("lent", "said", "showing")
"""What a position tells of the round beside it."""


def groups(state: State, lang: str) -> Sequence[EditorGroup]:
    """Tokens, cards and stakes by seat, then what lies on the table."""
    assert isinstance(state, Round)
    fields = {name: shown(name, value, lang) for name, value in (part.split("=", 1) for part in str(state).split())}
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


def _by_seat(state: State, lang: str, name: str, values: Sequence[str], hint: str) -> EditorGroup:
    title = say(f"editor-rondelic-{name}", lang)
    return per_seat(state, lang, name, title, lambda seat, each, label: text(each, label, values[seat], hint))


def compose(values: Values, state: State, chance: Chance) -> str:
    """Cards that nobody knows are drawn from those that are nowhere; so is the pack."""
    by_seat = {
        name: [read(name, given(values, f"{name}.{seat}"), state.seats) for seat in range(state.seats)]
        for name in BY_SEAT
    }
    rest = {
        name: read(name, given(values, name), state.seats)
        for name in ("dealer", "turn", "phase", "drawn", "up", "offer", *SAID)
    }
    pack = read("pack", given(values, "pack"), state.seats)
    known = {*by_seat["hands"], rest["up"], rest["offer"], *(pack.split(".") if pack != UNKNOWN else ())}
    left, _ = chance.shuffled(str(card) for card in PACK if str(card) not in known)
    drawn = iter(left)
    by_seat["hands"] = [next(drawn, UNKNOWN) if card == UNKNOWN else card for card in by_seat["hands"]]
    for name in ("up", "offer"):
        rest[name] = next(drawn, UNKNOWN) if rest[name] == UNKNOWN else rest[name]
    rest["pack"] = (".".join(drawn) or NONE) if pack == UNKNOWN else pack
    rest |= {name: ",".join(texts) for name, texts in by_seat.items()}
    return " ".join(f"{name}={value}" for name, value in rest.items())
