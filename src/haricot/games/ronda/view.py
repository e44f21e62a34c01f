"""What everybody sees of Ronda: what is lifted, what was just covered, and all that lies beside the circle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haricot.games.ronda.moves import Bowls, DeedKind
from haricot.games.ronda.view_types import RondaLast, RondaSight

if TYPE_CHECKING:
    from haricot.games.ronda.rules import Ronda


def sight(state: Ronda) -> RondaSight:
    """The beans of each bowl in sight, None for the others; no sight is older than the last move."""
    return {
        "bowls": beans_under(state, (*state.open, *state.covered)),
        "open": list(state.open),
        "covered": list(state.covered),
        "phase": state.phase.value,
        "stocks": list(state.stocks),
        "black": state.black,
        "box": state.box,
        "mover": state.mover,
    }


def beans_under(state: Ronda, in_sight: Bowls) -> list[int | None]:
    """By bowl, its beans; None where it is not in sight."""
    return [beans if bowl in in_sight else None for bowl, beans in enumerate(state.bowls, 1)]


def last_deed(state: Ronda) -> RondaLast | None:
    """Enough to show the deed: the bowl and the beans then seen in it, the group that left, the bean of penalty.

    Which bowls it covered, to whom the turn went and who won is in the view itself.
    """
    done = state.last
    if done is None:
        return None
    return {
        "seat": done.seat,
        "move": str(done.deed),
        "kind": done.deed.kind.value,
        "bowl": done.deed.bowl,
        "beans": _beans_then(state),
        "mistake": done.deed.kind is DeedKind.LIFT and bool(state.covered),
        "penalty": done.penalty,
        "leaves_to": done.leaves_to,
    }


def _beans_then(state: Ronda) -> int | None:
    """The beans under the bowl that was lifted, or with the one added; a group that left had one more than the cap."""
    done = state.last
    if done is None or done.deed.bowl is None or done.deed.kind is DeedKind.KEEP:
        return None
    return state.beans(done.deed.bowl) if done.leaves_to is None else state.cap + 1
