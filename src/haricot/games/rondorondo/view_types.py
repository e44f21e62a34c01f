"""What is in a view of RondoRondo: a card that its reader may not know is written `*`."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from haricot.core.view_types import CommonView, Count, SeatNumber

Phase = Literal["opening", "play", "judge"]
Verdict = Literal["accepted", "rejected"]
MoveKind = Literal["bid", "exchange", "word", "vote", "pass"]


class RondoRondoOptions(TypedDict):
    """The options of RondoRondo, each with its value."""

    lexicon: Annotated[str, Meta(description="The language of the cards and of the words: `fr` or `en`.")]
    referee: Annotated[
        Literal["lexicon", "table"],
        Meta(description="Who says what a word is: the lexicon, or the other players by vote."),
    ]
    beginner: Annotated[bool, Meta(description="Whether once a turn a card may be laid face down to erase.")]
    opening: Annotated[
        Literal["word", "lot"],
        Meta(description="Who starts: whoever lays the best three-letter word, or `lot`."),
    ]
    youngest: Annotated[
        SeatNumber | Literal["none"],
        Meta(description="The seat of the youngest, who starts if opening words tie; or `none`."),
    ]
    first: Annotated[
        SeatNumber | Literal["none"],
        Meta(description="The seat that starts, without an opening; or `none`."),
    ]
    minute: Annotated[
        int,
        Meta(ge=0, le=3600, description="Seconds for a whole turn; 0 for as long as one likes."),
    ]
    words: Annotated[
        Literal["all", "family"],
        Meta(description="Whether the lexicon refuses words that are not for children, or has all of them."),
    ]


class RondoRondoSum(TypedDict):
    """How a turn's points came about."""

    cards: Annotated[int, Meta(description="The letters and jokers that show in the rack.")]
    erasers: Annotated[int, Meta(description="The erasers that show, 2 less each.")]
    bonus: Annotated[int, Meta(description="3 for each letter laid, from the third on.")]
    exchanges: Annotated[int, Meta(description="The cards exchanged, 2 less each.")]
    total: Annotated[int, Meta(description="All of these.")]


class RondoRondoLaid(TypedDict):
    """A card laid."""

    at: Annotated[Count, Meta(description="Its compartment in the rack as it is then, from 0 on.")]
    card: Annotated[str, Meta(description="How it shows: a letter, a small one for a joker, `-`, or `#` face down.")]
    covers: Annotated[str | None, Meta(description="How the card beneath it showed; null where there was none.")]


class RondoRondoTrial(TypedDict):
    """A word that the others judge."""

    seat: Annotated[SeatNumber, Meta(description="Who laid it.")]
    move: Annotated[str, Meta(description="How, in notation; a card face down is `[*]` for the others.")]
    word: Annotated[str, Meta(description="The word.")]
    votes: Annotated[
        str,
        Meta(pattern="^[ar]*$", description="The votes so far, from the next seat on: `a` accepts, `r` rejects."),
    ]


class RondoRondoLast(TypedDict):
    """The last move, as its reader may know it: which card was exchanged, laid face down or drawn, only its player."""

    seat: Annotated[SeatNumber, Meta(description="Whose move it was.")]
    kind: Annotated[MoveKind, Meta(description="What sort of move it was; `bid` is an opening word, or `decline`.")]
    move: Annotated[
        str,
        Meta(description="The move in notation; to others `~*` exchanges, `[*]` is face down, `*` a secret bid."),
    ]
    layer: Annotated[SeatNumber, Meta(description="Whose turn it was: of a vote, the seat that laid the word.")]
    lay: Annotated[str | None, Meta(description="The word that it is about, in notation; null where none is.")]
    laid: Annotated[list[RondoRondoLaid] | None, Meta(description="Its cards, from left to right; null likewise.")]
    rack: Annotated[str | None, Meta(description="The rack before it; null likewise.")]
    word: Annotated[str | None, Meta(description="The word, in capitals; null likewise.")]
    spellings: Annotated[
        list[str],
        Meta(description="How that word is written outside the game, with its accents; none where people judge."),
    ]
    sum: Annotated[RondoRondoSum | None, Meta(description="The points that it brought; null where none were written.")]
    drawn: Annotated[str, Meta(description="The cards drawn afterwards; `*` each to others.")]
    verdict: Annotated[Verdict | None, Meta(description="What the last vote decided; null otherwise.")]


class RondoRondoOpenSight(TypedDict):
    """What is shown besides, once the game is over."""

    hands: Annotated[list[str], Meta(description="The cards of every seat.")]


class RondoRondoSight(TypedDict):
    """What lies on the table, and the reader's hand."""

    rack: Annotated[
        str,
        Meta(description="By compartment: a letter, a small one for a joker, `-`, `#` face down; `...` empty."),
    ]
    word: Annotated[str | None, Meta(description="The word in it, in capitals; null while it is empty.")]
    hands: Annotated[
        list[str],
        Meta(
            description="The cards of each seat: letters, then `?` jokers and `-` erasers; `*` each for those of "
            "others, until the end."
        ),
    ]
    pile: Annotated[Count, Meta(description="How many cards are left in the pile.")]
    scores: Annotated[list[int], Meta(description="The points of each seat, before cards left over are deducted.")]
    mover: Annotated[SeatNumber, Meta(description="The seat to act; at the end the one that would act next.")]
    phase: Annotated[
        Phase, Meta(description="`opening`: three-letter words are laid; `play`: a turn; `judge`: a word is judged.")
    ]
    exchanged: Annotated[Count, Meta(description="How many cards were exchanged in this turn.")]
    passes: Annotated[Count, Meta(description="Passes in a row, made with the pile already empty.")]
    bids: Annotated[
        list[str],
        Meta(
            description="Opening words from seat 0 on, `decline` for none, until the first turn; `*` for those of "
            "others until all are laid."
        ),
    ]
    trial: Annotated[RondoRondoTrial | None, Meta(description="The word that is judged; null where none is.")]
    values: Annotated[dict[str, int], Meta(description="What each card is worth in the rack: `A` to `Z`, `?`, `-`.")]


class RondoRondoView(CommonView, RondoRondoSight):
    """What one player, or a spectator, sees of RondoRondo."""

    game: Annotated[Literal["rondorondo"], Meta(description="The game's name.")]
    options: Annotated[RondoRondoOptions, Meta(description="Every option, with its value.")]
    last: Annotated[RondoRondoLast | None, Meta(description="The move that led here; null at the start.")]


class RondoRondoPreview(TypedDict):
    """What a word would show and score, before it is laid: its form and its sum, never whether it is a word."""

    rack: Annotated[str, Meta(description="The rack with it.")]
    word: Annotated[str, Meta(description="The word, in capitals.")]
    laid: Annotated[list[RondoRondoLaid], Meta(description="Its cards, from left to right.")]
    sum: Annotated[RondoRondoSum, Meta(description="The points that it would bring.")]
