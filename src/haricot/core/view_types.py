"""What views are made of, as types: each game declares its own on top of these, field by field.

A view itself is plain JSON data (`haricot.core.game.View`); these types say what is in it, to type checkers, to the
contract suite, and through JSON Schema to programs in any language.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

SeatNumber = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]
Rank = Annotated[int, Meta(ge=1)]
OptionValue = int | str | bool


class OutcomeView(TypedDict):
    """How the game ended."""

    winners: Annotated[list[SeatNumber], Meta(description="The seats that have won.")]
    scores: Annotated[list[int], Meta(description="The points of each seat.")]
    ranks: Annotated[list[Rank], Meta(description="The place of each seat: 1 is best, and ties share (1, 1, 3).")]


class CommonView(TypedDict):
    """What every view says; `game`, `options` and `last` are in every view too, as each game declares them."""

    seats: Annotated[int, Meta(ge=1, description="How many play.")]
    seat: Annotated[SeatNumber | None, Meta(description="Whose view this is; null for a spectator.")]
    turn: Annotated[SeatNumber | None, Meta(description="The seat to act; null when the game is over.")]
    outcome: Annotated[OutcomeView | None, Meta(description="How the game ended; null while it is played.")]


class AnyLast(TypedDict, total=False):
    """By what the browser and plain drawings tell a move in words; both may be missing, and a game may say more."""

    seat: Annotated[SeatNumber | None, Meta(description="Who made the move; null where nobody did.")]
    move: Annotated[str | None, Meta(description="The move in notation; null where this reader may not know it.")]


class AnyView(CommonView):
    """What the views of all games have in common; a game that declares no type of its own may say more beside it."""

    game: Annotated[str, Meta(description="The game's name.")]
    options: Annotated[dict[str, OptionValue], Meta(description="Every option of the game, by name.")]
    last: Annotated[
        AnyLast | None,
        Meta(description="What this reader may know of the move that led here; null at the start."),
    ]


class AnyPreview(TypedDict):
    """What a move would bring: each game declares its own; there is nothing that the previews of all have in common."""
