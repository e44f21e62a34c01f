"""Positions that are the same when the field is turned or mirrored, and whoever has which colour."""

from __future__ import annotations

from haricot.games.kala.field import BY_NAME, CELLS, SIDE
from haricot.games.kala.view_types import KalaView

FORMS = range(8)

Likeness = tuple[int, int, tuple[int, ...], int, int, int, int, bool]
"""Of whoever is to sow, then of the other: the bowls' cells; the field; beans in the bowls, reserves; whether extra."""


def likeness(view: KalaView) -> Likeness:
    """As whoever is to sow sees it, turned so that it comes first among its like."""
    me, other = view["mover"], 1 - view["mover"]
    cells = [BY_NAME[bowl["cell"]] for bowl in view["bowls"]]
    field = [view["field"][str(cell)] for cell in CELLS]
    turned = min(_turned(field, cells[me], cells[other], form) for form in FORMS)
    held = view["bowls"][me]["beans"], view["bowls"][other]["beans"]
    return *turned, *held, view["reserves"][me], view["reserves"][other], view["extra"]


def _turned(field: list[int], own: int, other: int, form: int) -> tuple[int, int, tuple[int, ...]]:
    places = PLACES[form]
    beans = [0] * len(field)
    for cell, place in enumerate(places):
        beans[place] = field[cell]
    return places[own], places[other], tuple(beans)


def _place(cell: int, form: int) -> int:
    """Where a cell comes to lie: columns mirrored, ranks mirrored, both exchanged."""
    column, rank = cell % SIDE, cell // SIDE
    column = SIDE - 1 - column if form & 1 else column
    rank = SIDE - 1 - rank if form & 2 else rank
    return column * SIDE + rank if form & 4 else rank * SIDE + column


PLACES = tuple(tuple(_place(cell, form) for cell in range(len(CELLS))) for form in FORMS)
"""By form and cell: where that cell comes to lie."""
