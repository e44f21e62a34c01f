"""A position of Ronda set up by hand: what lies under each bowl, or that nobody knows; the stocks; and what is open."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.core.chance import Chance
from haricot.core.errors import BadPosition
from haricot.core.game import State
from haricot.core.notation import read_number
from haricot.games.position_editor import (
    EditorGroup,
    EditorInput,
    Values,
    choice,
    given,
    joined,
    number,
    per_seat,
    seats,
    text,
    ways_to_write,
)
from haricot.games.ronda.moves import CIRCLE
from haricot.games.ronda.positions import beans_in_all, filled
from haricot.games.ronda.rules import Phase, Ronda
from haricot.texts import say

UNKNOWN = "?"
NONE = "-"


def groups(state: State, lang: str) -> Sequence[EditorGroup]:
    """Bowls, stocks, and where in the turn one is."""
    assert isinstance(state, Ronda)
    most, hint = beans_in_all(state.seats, state.options), say("editor-ronda-unknown", lang)
    bowls = tuple(EditorInput(f"bowl.{n}", str(n), "text", str(state.beans(n)), least=0, hint=hint) for n in CIRCLE)
    phases = {phase.value: say(f"editor-ronda-phase-{phase.value}", lang) for phase in Phase}
    stocks = say("editor-ronda-stocks", lang)
    which = say("editor-ronda-which", lang)
    return (
        EditorGroup("bowls", say("editor-ronda-bowls", lang), 5, bowls),
        per_seat(state, lang, "stock", stocks, lambda seat, name, label: number(name, label, state.stocks[seat], most)),
        EditorGroup(
            "beside",
            say("editor-ronda-beside", lang),
            2,
            (
                number("black", say("editor-ronda-black", lang), state.black, most),
                number("box", say("editor-ronda-box", lang), state.box, most),
            ),
        ),
        EditorGroup(
            "turn",
            say("editor-turn-title", lang),
            2,
            (
                choice("turn", say("editor-turn", lang), state.mover, seats(state, lang)),
                choice("phase", say("editor-ronda-phase", lang), state.phase.value, phases),
                text("open", say("editor-ronda-open", lang), _shown(state.open, lang), which),
                text("covered", say("editor-ronda-covered", lang), _shown(state.covered, lang), which),
            ),
        ),
    )


def _shown(bowls: Sequence[int], lang: str) -> str:
    return ", ".join(map(str, bowls)) or say("editor-ronda-none", lang)


def _read(text: str) -> str:
    """Bowls in notation: `3,8` is `3.8`, and none may be called so in any of our languages."""
    return NONE if text.casefold() in ways_to_write("editor-ronda-none") else text.replace(",", ".")


def compose(values: Values, state: State, chance: Chance) -> str:
    """Under bowls that nobody knows lies what is missing."""
    stocks = joined(values, [f"stock.{seat}" for seat in range(state.seats)], ",")
    given_bowls = [given(values, f"bowl.{bowl}") for bowl in CIRCLE]
    known = [
        None if beans == UNKNOWN else read_number(f"bowl.{bowl}", beans)
        for bowl, beans in zip(CIRCLE, given_bowls, strict=True)
    ]
    if UNKNOWN in given_bowls:
        counted = [read_number("stocks", stock) for stock in stocks.split(",")]
        beside = [read_number(name, given(values, name)) for name in ("black", "box")]
        missing = beans_in_all(state.seats, state.options) - sum(filter(None, known)) - sum(counted) - sum(beside)
        if missing < 0:
            raise BadPosition("editor-ronda-too-many", beans=-missing)
        if missing > known.count(None) * int(state.options["cap"]):
            raise BadPosition("editor-ronda-no-way", beans=missing, bowls=known.count(None))
        given_bowls = [str(beans) for beans in filled(known, counted, beside, state.options, chance)]
    rest = " ".join(f"{name}={given(values, name)}" for name in ("black", "box", "turn", "phase"))
    lifted = " ".join(f"{name}={_read(given(values, name))}" for name in ("open", "covered"))
    return f"bowls={'.'.join(given_bowls)} stocks={stocks} {rest} {lifted}"
