"""RondoRondo's last move as numbers: it alone tells which cards were spent where a letter covers the same letter."""

from __future__ import annotations

from typing import get_args

from haricot.core.game import Seat
from haricot.core.options import Options
from haricot.games.rondorondo.cards import HIDDEN, KINDS, pack
from haricot.games.rondorondo.form import EXCHANGE_COST, LONGEST_RACK, Sum, score, word_in
from haricot.games.rondorondo.placement import ACCEPT, PASS, REJECT, Exchange, Lay
from haricot.games.rondorondo.rules import FULL_HAND, MOST_EXCHANGES
from haricot.games.rondorondo.view import laid_cards, written_sum
from haricot.games.rondorondo.view_types import MoveKind, RondoRondoLast, Verdict
from haricot.lexicon.lexicon import lexicon
from haricot.study.layout import Field, Numbers, one_hot, place_of_one
from haricot.study.rondorondo.symbols import LAID, LAY_SIZE, SHOWN, filled, lay_numbers, lay_of, rack_numbers, rack_of

SORTS: tuple[MoveKind, ...] = get_args(MoveKind)
"""The sorts of moves by their number."""
VERDICTS: tuple[Verdict | None, ...] = (None, *get_args(Verdict))
VOTES = ("", str(ACCEPT), str(REJECT))
CARDS = ("", HIDDEN, *KINDS)
"""The cards that a move took or brought, by their number."""


def last_fields(seats: int) -> tuple[Field, ...]:
    """Who did what in whose turn, with which cards on which rack, and what came of it."""
    cards = "0 none, 1 unknown to this seat, 2–29 A … Z, joker, eraser"
    return (
        Field("last_seat", seats, 1, "one-hot: whose the last move was, from this seat on; zeros: there is none"),
        Field("last_layer", seats, 1, "one-hot: in whose turn that was"),
        Field("last_sort", len(SORTS), 1, f"one-hot: {', '.join(SORTS)}; a bid is told by `bids`"),
        Field("last_exchange", 1, len(CARDS) - 1, f"the card exchanged: {cards}"),
        Field("last_lay", LAY_SIZE, len(LAID) - 1, "the word that it is about, as `trial`; zeros: none"),
        Field("last_rack", LONGEST_RACK, len(SHOWN) - 1, "the rack before that word, as `rack`"),
        Field("last_vote", 1, len(VOTES) - 1, "a vote: 1 accepts, 2 rejects; 0 none"),
        Field("last_verdict", 1, len(VERDICTS) - 1, "what the last vote decided: 1 accepted, 2 rejected; 0 nothing"),
        Field("last_exchanged", 1, MOST_EXCHANGES, "how many cards were exchanged in a turn that it ended"),
        Field("last_drawn", FULL_HAND, len(CARDS) - 1, f"the cards drawn afterwards: {cards}"),
    )


def last_numbers(last: RondoRondoLast | None, seat: Seat, seats: int) -> Numbers:
    """The last move as that seat sees it; zeros where there is none."""
    if last is None:
        return {field.name: [0] * field.size for field in last_fields(seats)}
    kind, move, lay = last["kind"], last["move"], last["lay"]
    exchanges = 0 if last["sum"] is None else -last["sum"]["exchanges"]
    return {
        "last_seat": one_hot((last["seat"] - seat) % seats, seats),
        "last_layer": one_hot((last["layer"] - seat) % seats, seats),
        "last_sort": one_hot(SORTS.index(kind), len(SORTS)),
        "last_exchange": [CARDS.index(move.removeprefix("~")) if kind == "exchange" else 0],
        "last_lay": [0] * LAY_SIZE if lay is None else lay_numbers(lay),
        "last_rack": [0] * LONGEST_RACK if last["rack"] is None else rack_numbers(last["rack"]),
        "last_vote": [VOTES.index(move) if kind == "vote" else 0],
        "last_verdict": [VERDICTS.index(last["verdict"])],
        "last_exchanged": [exchanges // EXCHANGE_COST],
        "last_drawn": filled([CARDS.index(card) for card in last["drawn"]], FULL_HAND),
    }


def last_of(numbers: Numbers, seat: Seat, options: Options, bids: list[str]) -> RondoRondoLast | None:
    """The last move back from its numbers; what it showed and scored follows from the rules."""
    further = place_of_one(numbers["last_seat"])
    if further is None:
        return None
    seats = len(numbers["last_seat"])
    mover, layer = ((seat + (place_of_one(numbers[name]) or 0)) % seats for name in ("last_seat", "last_layer"))
    kind, lay = SORTS[place_of_one(numbers["last_sort"]) or 0], lay_of(numbers["last_lay"])
    rack, verdict = rack_of(numbers["last_rack"]), VERDICTS[numbers["last_verdict"][0]]
    points = None
    if verdict or kind == "pass" or (kind == "word" and options["referee"] == "lexicon"):
        scoring = None if verdict == "rejected" else lay
        points = _points(rack, scoring, numbers["last_exchanged"][0], options)
    word = None if lay is None else word_in(lay.shown_on(rack))
    return {
        "seat": mover,
        "kind": kind,
        "move": bids[mover] if kind == "bid" else _move(kind, lay, numbers),
        "layer": layer,
        "lay": None if lay is None else str(lay),
        "laid": None if lay is None else laid_cards(rack, lay),
        "rack": None if lay is None else rack,
        "word": word,
        "spellings": [] if word is None or options["referee"] == "table" else _spellings(word, options),
        "sum": None if points is None else written_sum(points),
        "drawn": "".join(CARDS[card] for card in numbers["last_drawn"]),
        "verdict": verdict,
    }


def _move(kind: MoveKind, lay: Lay | None, numbers: Numbers) -> str:
    """A move that is no bid, in notation."""
    match kind:
        case "exchange":
            return str(Exchange(CARDS[numbers["last_exchange"][0]]))
        case "vote":
            return VOTES[numbers["last_vote"][0]]
        case "pass":
            return str(PASS)
    return str(lay)


def _points(rack: str, lay: Lay | None, exchanged: int, options: Options) -> Sum:
    """Of a turn that ended: those of its word, or without one the cost of the exchanges."""
    return (
        Sum(exchanges=-EXCHANGE_COST * exchanged)
        if lay is None
        else score(rack, lay, exchanged, pack(options["lexicon"]))
    )


def _spellings(word: str, options: Options) -> list[str]:
    return list(lexicon(options["lexicon"]).spellings(word))
