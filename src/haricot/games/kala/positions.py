"""A position of Kala back from its notation, or from a view of it."""

from __future__ import annotations

import re

from haricot.core.errors import BadPosition
from haricot.core.notation import read_choice, read_fields, read_number, read_numbers
from haricot.core.options import Options
from haricot.games.kala.field import BY_NAME, CELLS, SIDE, Cell
from haricot.games.kala.moves import LastMove
from haricot.games.kala.notation import read_move
from haricot.games.kala.rules import HANDFUL, Kala
from haricot.games.kala.view_types import KalaView

FIELDS = ("field", "bowls", "reserves", "granary", "turn", "extra")
BOWL = re.compile(r"([^:]+):([^:]+)")


def read_position(text: str, options: Options) -> Kala:
    """The position, if its form is right and its beans add up."""
    state = read_things(text, options)
    check_position(state)
    check_beans(state)
    return state


def read_things(text: str, options: Options) -> Kala:
    """What lies where, if its form is right."""
    given = read_fields(text, FIELDS)
    (white, in_white), (black, in_black) = _read_bowls(given["bowls"])
    return Kala(
        options,
        _read_field(given["field"]),
        (white, black),
        (in_white, in_black),
        read_numbers("reserves", given["reserves"], 2),
        read_number("granary", given["granary"]),
        int(read_choice("turn", given["turn"], ("0", "1"))),
        read_choice("extra", given["extra"], ("yes", "no")) == "yes",
    )


def read_view(view: KalaView, options: Options) -> Kala:
    """The one state that fits a view: nothing is hidden."""
    white, black = view["bowls"]
    last = view["last"]
    state = Kala(
        options,
        tuple(view["field"][str(cell)] for cell in CELLS),
        (BY_NAME[white["cell"]], BY_NAME[black["cell"]]),
        (white["beans"], black["beans"]),
        tuple(view["reserves"]),
        view["granary"],
        view["mover"],
        view["extra"],
        last and LastMove(last["seat"], read_move(last["move"]), last["extra"], last["harvested"], last["leftover"]),
    )
    check_position(state)
    check_beans(state)
    return state


def check_position(state: Kala) -> None:
    """The bowls stand apart, and who owes an extra sowing has the beans for it."""
    if state.bowls[0] == state.bowls[1]:
        raise BadPosition("kala-bowls-on-one-cell", cell=str(state.bowls[0]))
    if state.extra and state.held[state.mover] < HANDFUL:
        raise BadPosition("kala-extra-without-beans", beans=state.held[state.mover])


def check_beans(state: Kala) -> None:
    """As many beans as the options say."""
    if beans_of(state) != beans_in_all(state.options):
        raise BadPosition("kala-beans", found=beans_of(state), expected=beans_in_all(state.options))


def beans_of(state: Kala) -> int:
    """All beans of a position, wherever they are."""
    return sum(state.field) + sum(state.held) + sum(state.reserves) + state.granary


def beans_in_all(options: Options) -> int:
    """The beans that a game with these options is played with."""
    return 2 * int(options["reserve"]) - abs(int(options["handicap"]))


def _read_field(text: str) -> tuple[int, ...]:
    ranks = text.split("/")
    if len(ranks) != SIDE:
        raise BadPosition("position-count", field="field", count=SIDE, found=len(ranks))
    return tuple(beans for rank in reversed(ranks) for beans in read_numbers("field", rank, SIDE, between="."))


def _read_bowls(text: str) -> list[tuple[Cell, int]]:
    bowls = text.split(",")
    if len(bowls) != 2:
        raise BadPosition("position-count", field="bowls", count=2, found=len(bowls))
    return [_read_bowl(bowl) for bowl in bowls]


def _read_bowl(text: str) -> tuple[Cell, int]:
    parts = BOWL.fullmatch(text)
    if parts is None:
        raise BadPosition("kala-bowl-form", text=text)
    if parts[1] not in BY_NAME:
        raise BadPosition("kala-cell-off-the-field", cell=parts[1])
    return BY_NAME[parts[1]], read_number("bowls", parts[2])
