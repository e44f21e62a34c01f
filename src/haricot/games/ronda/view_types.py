"""What is in a view of Ronda: the same for everybody, and none of it older than the last move."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from haricot.core.view_types import CommonView, Count, SeatNumber
from haricot.games.ronda.moves import LeavesTo

BowlNumber = Annotated[int, Meta(ge=1, le=10)]


class RondaOptions(TypedDict):
    """The options of Ronda, each with its value."""

    flow: Annotated[
        Literal["original", "simple"],
        Meta(description="After adding: keep one bowl open and go on (`original`), or lift two anew (`simple`)."),
    ]
    cap: Annotated[Literal[5, 4], Meta(description="The most beans that a bowl hides.")]
    penalty: Annotated[bool, Meta(description="Whether a mistake costs a bean while the black bowl holds any.")]
    stock: Annotated[Literal[10, 9], Meta(description="The beans that each player begins with.")]
    first: Annotated[SeatNumber | Literal["lot"], Meta(description="The seat that starts, or `lot`.")]


class RondaLast(TypedDict):
    """The last deed, with enough in it to show it; which bowls it covered is in `covered`."""

    seat: Annotated[SeatNumber, Meta(description="Who did it.")]
    move: Annotated[str, Meta(description="The deed in notation: `7`, `+7`, `=7`, `pass` or `stop`.")]
    kind: Annotated[
        Literal["lift", "add", "keep", "pass", "stop"],
        Meta(description="Lift a bowl, add a bean to it, keep it open, pass, or stop."),
    ]
    bowl: Annotated[BowlNumber | None, Meta(description="The bowl; null for a pass or a stop.")]
    beans: Annotated[
        Count | None,
        Meta(description="The beans then seen in it, one added included; null where none were lifted or added."),
    ]
    mistake: Annotated[bool, Meta(description="Whether it was a second bowl that hid another number of beans.")]
    penalty: Annotated[bool, Meta(description="Whether that cost a bean of the black bowl.")]
    leaves_to: Annotated[
        LeavesTo | None,
        Meta(description="Where a full group went: into the black bowl or the box; null where none left."),
    ]


class RondaSight(TypedDict):
    """What lies on the table."""

    bowls: Annotated[
        list[Count | None],
        Meta(
            min_length=10,
            max_length=10,
            description="The beans of each bowl in sight, clockwise from bowl 1; null under all others.",
        ),
    ]
    open: Annotated[list[BowlNumber], Meta(max_length=2, description="The bowls lifted now, in order of lifting.")]
    covered: Annotated[
        list[BowlNumber],
        Meta(max_length=2, description="The bowls that the last move covered: seen for this moment, and no longer."),
    ]
    phase: Annotated[
        Literal["lift", "match", "added"],
        Meta(description="`lift`: a bowl must be lifted; `match`: add or pass; `added`: go on or stop."),
    ]
    stocks: Annotated[list[Count], Meta(description="The beans in stock, by seat.")]
    black: Annotated[Count, Meta(description="The beans in the black bowl.")]
    box: Annotated[Count, Meta(description="The beans out of the game.")]
    mover: Annotated[SeatNumber, Meta(description="The seat whose turn it is; at the end the winner.")]


class RondaOpenSight(TypedDict):
    """What is shown besides, once the game is over."""

    bowls: Annotated[list[Count], Meta(min_length=10, max_length=10, description="The beans of every bowl.")]


class RondaView(CommonView, RondaSight):
    """What everybody sees of Ronda; seen a second time (`view_again`), `covered` bowls are null and so is `last`."""

    game: Annotated[Literal["ronda"], Meta(description="The game's name.")]
    options: Annotated[RondaOptions, Meta(description="Every option, with its value.")]
    last: Annotated[
        RondaLast | None,
        Meta(description="The deed that led here; null at the start, and at a second look."),
    ]
