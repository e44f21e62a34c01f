"""A position of Kala set up by hand: the cups, the bowls, the reserves and the granary."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.core.chance import Chance
from haricot.core.game import State
from haricot.games.kala.field import CELLS, COLUMNS, SIDE
from haricot.games.kala.positions import beans_in_all
from haricot.games.kala.rules import Kala
from haricot.games.position_editor import EditorGroup, Values, choice, given, joined, number, per_seat, seats
from haricot.texts import say

RANKS = tuple(range(SIDE, 0, -1))
"""From the top down, as positions are written."""


def groups(state: State, lang: str) -> Sequence[EditorGroup]:
    """Field, bowls, reserves and whose turn it is."""
    assert isinstance(state, Kala)
    most = beans_in_all(state.options)
    cells, called = {str(cell): str(cell) for cell in CELLS}, seats(state, lang)
    beans = dict(zip(map(str, CELLS), state.field, strict=True))
    names = [f"{column}{rank}" for rank in RANKS for column in COLUMNS]
    bowls = [
        one
        for seat in range(2)
        for one in (
            choice(f"bowl.{seat}", say("editor-kala-bowl", lang, name=called[str(seat)]), state.bowls[seat], cells),
            number(f"held.{seat}", say("editor-kala-held", lang), state.held[seat], most),
        )
    ]
    whose = (
        choice("turn", say("editor-turn", lang), state.mover, called),
        choice("extra", say("editor-kala-extra", lang), "yes" if state.extra else "no", yes_no(lang)),
    )
    reserves = say("editor-kala-reserves", lang)
    return (
        EditorGroup(
            "field",
            say("editor-kala-field", lang),
            SIDE,
            tuple(number(f"field.{name}", name, beans[name], most) for name in names),
        ),
        EditorGroup("bowls", say("editor-kala-bowls", lang), 2, tuple(bowls)),
        per_seat(
            state, lang, "reserve", reserves, lambda seat, name, label: number(name, label, state.reserves[seat], most)
        ),
        EditorGroup(
            "granary",
            say("editor-kala-granary", lang),
            1,
            (number("granary", say("editor-kala-beans", lang), state.granary, most),),
        ),
        EditorGroup("turn", say("editor-turn-title", lang), 2, whose),
    )


def yes_no(lang: str) -> dict[str, str]:
    """The two answers in that language."""
    return {"no": say("editor-no", lang), "yes": say("editor-yes", lang)}


def compose(values: Values, state: State, chance: Chance) -> str:
    """The position in notation."""
    field = "/".join(joined(values, [f"field.{column}{rank}" for column in COLUMNS], ".") for rank in RANKS)
    bowls = ",".join(f"{given(values, f'bowl.{seat}')}:{given(values, f'held.{seat}')}" for seat in range(2))
    reserves = joined(values, ("reserve.0", "reserve.1"), ",")
    rest = " ".join(f"{name}={given(values, name)}" for name in ("granary", "turn", "extra"))
    return f"field={field} bowls={bowls} reserves={reserves} {rest}"
