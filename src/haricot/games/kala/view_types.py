"""What is in a view of Kala: the same for everybody, since nothing is hidden."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from haricot.core.view_types import CommonView, Count, SeatNumber

CellName = Annotated[str, Meta(pattern="^[a-d][1-4]$")]
"""A cup of the field: columns a to d from the left, ranks 1 to 4 from the bottom."""


class KalaOptions(TypedDict):
    """The options of Kala, each with its value."""

    first: Annotated[Literal[0, 1, "lot"], Meta(description="The seat that starts, or `lot`.")]
    reserve: Annotated[int, Meta(ge=4, le=28, description="The beans that each player begins with.")]
    handicap: Annotated[
        int,
        Meta(ge=-24, le=24, description="Beans fewer: for seat 0 if positive, for seat 1 if negative."),
    ]


class KalaBowl(TypedDict):
    """A player's bowl."""

    cell: Annotated[CellName, Meta(description="The cup that it stands on.")]
    beans: Annotated[Count, Meta(description="The beans in the bowl.")]
    beneath: Annotated[Count, Meta(description="The beans of the cup beneath it, which both players may look at.")]


class KalaLast(TypedDict):
    """The last sowing, with enough in it to show it bean by bean."""

    seat: Annotated[SeatNumber, Meta(description="Who sowed.")]
    move: Annotated[str, Meta(description="The sowing in notation, such as `a1b1c1c2x`.")]
    path: Annotated[list[CellName], Meta(description="The cells along which it went; one bean fell on each.")]
    extra: Annotated[bool, Meta(description="Whether it was an extra sowing, from the bowl.")]
    harvested: Annotated[Count, Meta(description="The beans harvested, the one for the granary included.")]
    leftover: Annotated[
        Count,
        Meta(description="The beans that found no cell and went to the opponent's reserve."),
    ]
    bowl: Annotated[CellName, Meta(description="Where the player's bowl went.")]


class KalaSight(TypedDict):
    """What lies on the table."""

    field: Annotated[
        dict[CellName, Count],
        Meta(description="The beans of each of the sixteen cups, those beneath a bowl included."),
    ]
    bowls: Annotated[list[KalaBowl], Meta(min_length=2, max_length=2, description="White's bowl, then black's.")]
    reserves: Annotated[list[Count], Meta(min_length=2, max_length=2, description="The beans in reserve, by seat.")]
    granary: Annotated[Count, Meta(description="The beans out of the game.")]
    mover: Annotated[
        SeatNumber,
        Meta(description="The seat to sow; at the end the one who cannot, and has lost."),
    ]
    extra: Annotated[bool, Meta(description="Whether that seat owes an extra sowing, from its bowl.")]
    in_hand: Annotated[Count, Meta(description="The beans that it sows now; 0 when the game is over.")]


class KalaView(CommonView, KalaSight):
    """What everybody sees of Kala, which is everything."""

    game: Annotated[Literal["kala"], Meta(description="The game's name.")]
    options: Annotated[KalaOptions, Meta(description="Every option, with its value.")]
    last: Annotated[KalaLast | None, Meta(description="The sowing that led here; null at the start.")]
