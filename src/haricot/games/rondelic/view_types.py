"""What is in a view of Rondelic, by either set of rules: a card hidden from its reader is `?`, no card is null."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from haricot.core.view_types import CommonView, Count, Rank, SeatNumber
from haricot.games.rondelic.moves import Word

CardName = Annotated[str, Meta(pattern="^[A2-9TJQK][CDHS]$")]
"""A card that its reader sees: rank and suit, `7S`."""
CardSeen = Annotated[str, Meta(pattern=r"^([A2-9TJQK][CDHS]|\?)$")]
"""A card, or `?` where it lies face down for this reader."""


class RondelicOptions(TypedDict):
    """The options of Rondelic, each with its value."""

    rules: Annotated[Literal["rondelic", "rondellig"], Meta(description="Which of the two sets of rules.")]
    circles: Annotated[int, Meta(ge=2, le=20, description="How many circles lead to the hole.")]
    first: Annotated[SeatNumber | Literal["lot"], Meta(description="The seat that deals first, or `lot`.")]


class RondelicToken(TypedDict):
    """Where a player stands on the way to the hole."""

    circle: Annotated[
        Count | None,
        Meta(description="The circle, 1 the largest; 0 off the board; null for a player who fell."),
    ]
    edge: Annotated[bool, Meta(description="Whether that is the last circle before the hole.")]
    again: Annotated[bool, Meta(description="Whether it fell, started again, and has not moved since.")]
    fell: Annotated[bool, Meta(description="Whether it fell, and its player has still to choose, or chose to leave.")]
    rank: Annotated[Rank | None, Meta(description="The final place of a player who is out; null for all others.")]


class RondelicLoan(TypedDict):
    """A King that is lent until the showing."""

    lender: Annotated[SeatNumber, Meta(description="Whose King it is.")]
    borrower: Annotated[SeatNumber, Meta(description="Who got it, and gives it back.")]


class RondelicSaying(TypedDict):
    """A move, which is a word."""

    seat: Annotated[SeatNumber, Meta(description="Who said it.")]
    move: Annotated[Word, Meta(description="The word.")]


RondelicSwap = TypedDict(  # `with` is a word of Python's own
    "RondelicSwap",
    {
        "seat": Annotated[SeatNumber, Meta(description="Who asked for the swap.")],
        "with": Annotated[
            SeatNumber | None, Meta(description="The neighbour who gave a card; null: the pack, or the dealer from it.")
        ],
    },
)
RondelicSwap.__doc__ = "Two cards that changed hands."


class RondelicRoundEnd(TypedDict):
    """What came of a showing."""

    dealer: Annotated[SeatNumber, Meta(description="Who had dealt.")]
    lowest: Annotated[list[SeatNumber], Meta(description="Who held the lowest card.")]
    edge: Annotated[list[SeatNumber], Meta(description="Whose token thereby came to the edge.")]
    fell: Annotated[list[SeatNumber], Meta(description="Whose token fell.")]


class RondelicLast(TypedDict):
    """The last word said. That a card given was a King, or is lent, is never in it."""

    seat: Annotated[SeatNumber, Meta(description="Who said it.")]
    move: Annotated[Word, Meta(description="The word.")]
    king: Annotated[CardName | None, Meta(description="The King that it showed to all; null otherwise.")]
    ended: Annotated[RondelicRoundEnd | None, Meta(description="The round that it ended; null while one goes on.")]


class RondelicOpenSight(TypedDict):
    """The cards that are shown besides, once the game is over: all but the pack."""

    hands: Annotated[list[CardName | None], Meta(description="The card of each seat; null: none.")]
    offer: Annotated[CardName | None, Meta(description="The card laid aside or presented; null: none.")]
    up: Annotated[CardName | None, Meta(description="The dealer's card on the table; null: none.")]
    lent: Annotated[list[RondelicLoan], Meta(description="Every King that was lent.")]


class RondelicSight(TypedDict):
    """What lies on the table, and what was said."""

    phase: Annotated[
        Literal["swap", "answer", "dealer", "pick", "restart"],
        Meta(
            description="`swap`: keep or swap; `answer`: give or show; `dealer`: the dealer's choice; `pick`: with two "
            "left, the other player's; `restart`: start again or leave."
        ),
    ]
    dealer: Annotated[SeatNumber, Meta(description="The seat that dealt this round.")]
    tokens: Annotated[list[RondelicToken], Meta(description="The token of each seat.")]
    hands: Annotated[
        list[CardSeen | None],
        Meta(
            description="The card of each seat: the reader's, that of a neighbour with whom it was swapped until it "
            "moves on, all of them while somebody chooses to start again and at the end; `?` face down; null: none."
        ),
    ]
    pack: Annotated[Count, Meta(description="How many cards are left in the pack.")]
    offer: Annotated[
        CardSeen | None,
        Meta(description="The card laid aside (`rondellig`), or presented to the reader; `?` face down; null: none."),
    ]
    up: Annotated[
        CardSeen | None,
        Meta(description="The dealer's card face up; by `rondellig` seen by the dealer alone; null: none."),
    ]
    drawn: Annotated[int, Meta(ge=0, le=3, description="The cards that the dealer, or who picks, has had so far.")]
    lent: Annotated[list[RondelicLoan], Meta(description="The loans that the reader has a part in, and no others.")]
    stakes: Annotated[list[Count], Meta(description="What each seat has staked; by `rondelic` nothing.")]
    pot: Annotated[Count, Meta(description="All the stakes.")]
    said: Annotated[list[RondelicSaying], Meta(description="Every word of this round, in order.")]
    swaps: Annotated[list[RondelicSwap], Meta(description="Every swap of this round, in order.")]
    showing: Annotated[
        list[CardName | None] | None,
        Meta(description="The cards of the last showing by seat, until the next deal's first word; null: none."),
    ]


class RondelicView(CommonView, RondelicSight):
    """What one player, or a spectator, sees of Rondelic."""

    game: Annotated[Literal["rondelic"], Meta(description="The game's name.")]
    options: Annotated[RondelicOptions, Meta(description="Every option, with its value.")]
    last: Annotated[RondelicLast | None, Meta(description="The word that led here; null at the start.")]
