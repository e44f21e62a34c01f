"""RondoRondo as numbers: 208 small decisions, and what a seat sees of rack, hands and table, with its draft."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np

from haricot.core.game import Outcome, Seat, State, View
from haricot.games.rondorondo.cards import HIDDEN, KINDS, pack
from haricot.games.rondorondo.form import LONGEST_RACK, SHORTEST_WORD, word_in
from haricot.games.rondorondo.notation import read_move
from haricot.games.rondorondo.placement import Exchange, Lay
from haricot.games.rondorondo.rules import MOST_EXCHANGES, PHASES, RondoRondo
from haricot.games.rondorondo.view_types import RondoRondoView
from haricot.study.encoding import Draft, Encoding, Mask, notation_of
from haricot.study.layout import Field, Layout, Numbers, one_hot, place_of_one
from haricot.study.rondorondo import decisions
from haricot.study.rondorondo.decisions import ERASERS_ONLY, EXCHANGE, LAY, LETTER, ONTO, PLACE, SAID, WORDS_SAID
from haricot.study.rondorondo.last_move import last_fields, last_numbers, last_of
from haricot.study.rondorondo.symbols import LAID, LAY_SIZE, SHOWN, filled, lay_numbers, lay_of, rack_numbers, rack_of
from haricot.study.rondorondo.turn import turn_of

SYMBOLS = "by compartment: 0 none, 1–26 A–Z, 27–52 a joker as A–Z, 53 an eraser, 54 a card face down"
TRIED = (
    "that word: new before, compartments, new after; 0 none, 1 kept, 2–27 A–Z, 28–53 a joker as A–Z, 54 an eraser, 55 "
    "a card face down that this seat does not know, 56–83 one that it does"
)
MOST_CARDS, MOST_POINTS = 110, 20_000
LONGEST_STEPS = LONGEST_RACK + 4
"""Of a word: its place, a card face down and where, a decision for each compartment, and `lay`."""
BID_NUMBERS = 1 + SHORTEST_WORD
NO_BID, HIDDEN_BID, DECLINED, BID = range(4)
VOTES = " ar"
OVER_FIELD = "over"


class RondoRondoEncoding(Encoding):
    """Seats are counted from the reader's on."""

    name = "rondorondo"
    holds_last = True

    @property
    def most_decisions(self) -> int:
        """Each turn lays a card or draws one; once the pile is empty it lays one or passes, and not all pass in a row.

        So cards in the pile, counted twice, and those in hands become fewer with each turn, or with each round of
        passes. A turn has its exchanges, the steps of a word, and the votes on it; before all comes the opening.
        """
        turns = (2 * MOST_CARDS + 1) * self.seats
        return turns * (MOST_EXCHANGES + LONGEST_STEPS + self.seats - 1) + self.seats * LONGEST_STEPS

    def laid_out(self) -> Layout:
        """Rack, hands as far as seen, scores, bids, the word being judged, the last move, and the draft."""
        n, each = self.seats, "by seat, from this one on: "
        return Layout(
            Field("rack", LONGEST_RACK, len(SHOWN) - 1, SYMBOLS),
            Field(
                "hands", len(KINDS) * n, MOST_CARDS, f"{each}how many A … Z, jokers, erasers it holds, as far as seen"
            ),
            Field("hidden", n, MOST_CARDS, f"{each}how many cards it holds that this seat does not see"),
            Field("pile", 1, MOST_CARDS, "cards left in the pile"),
            Field("scores", n, MOST_POINTS, f"{each}points, before cards left over are deducted", low=-MOST_POINTS),
            Field("mover", n, 1, "one-hot: the seat to act, from this one on; at the end the one that would be next"),
            Field(OVER_FIELD, 1, 1, "1: the game is over"),
            Field("phase", len(PHASES), 1, f"one-hot: {', '.join(PHASES)}"),
            Field("exchanged", 1, MOST_EXCHANGES, "cards exchanged in this turn"),
            Field("passes", 1, n, "passes in a row, made with the pile already empty"),
            Field(
                "bids",
                BID_NUMBERS * n,
                len(SHOWN) - 1,
                f"{each}0 no opening word, 1 a hidden one, 2 declined, 3 seen; and its three symbols",
            ),
            Field("trial_of", n, 1, "one-hot: whose word is judged; zeros: none is"),
            Field("trial", LAY_SIZE, len(LAID) - 1, TRIED),
            Field("votes", max(1, n - 1), 2, "the votes on it in order: 1 accepts, 2 rejects; 0: not yet"),
            *last_fields(n),
            Field("place", 1, ERASERS_ONLY - PLACE, "the draft: 0 no place chosen, else 1 + its place"),
            Field("face_down", 1, 1 + len(KINDS), "the draft: 0 not asked yet, 1 no card face down, else 2 + the card"),
            Field("onto", 1, LONGEST_RACK, "the draft: 0 not asked yet, else 1 + the compartment of that card"),
            Field("letters", LONGEST_RACK, 53, "the draft: 0 not yet, 1 kept, 2–27 letters, 28–53 jokers"),
        )

    def numbers(self, view: View, draft: Draft) -> Numbers:
        """The fields of a view and of the draft; whatever is by seat begins with the reader's own."""
        seen, seat = cast(RondoRondoView, view), view["seat"]
        hands = self.turned(seen["hands"], seat)
        bids = self.turned([*seen["bids"], *[""] * (self.seats - len(seen["bids"]))], seat)
        return {
            "rack": rack_numbers(seen["rack"]),
            "hands": [hand.count(card) for hand in hands for card in KINDS],
            "hidden": [hand.count(HIDDEN) for hand in hands],
            "pile": [seen["pile"]],
            "scores": self.turned(seen["scores"], seat),
            "mover": one_hot(self.relative(seen["mover"], seat), self.seats),
            OVER_FIELD: [int(seen["turn"] is None)],
            "phase": one_hot(PHASES.index(seen["phase"]), len(PHASES)),
            "exchanged": [seen["exchanged"]],
            "passes": [seen["passes"]],
            "bids": [number for bid in bids for number in _bid_numbers(bid)],
            **self._trial_numbers(seen, seat),
            **last_numbers(seen["last"], seat, self.seats),
            **_draft_numbers(draft),
        }

    def _trial_numbers(self, view: RondoRondoView, seat: Seat) -> Numbers:
        trial = view["trial"]
        most = max(1, self.seats - 1)
        if trial is None:
            return {"trial_of": [0] * self.seats, "trial": [0] * LAY_SIZE, "votes": [0] * most}
        return {
            "trial_of": one_hot(self.relative(trial["seat"], seat), self.seats),
            "trial": lay_numbers(trial["move"]),
            "votes": filled([VOTES.index(vote) for vote in trial["votes"]], most),
        }

    def sight(self, numbers: Numbers, seat: Seat) -> Mapping[str, Any]:
        """The view's fields back from their numbers."""
        rack = rack_of(numbers["rack"])
        cards, n = pack(self.options["lexicon"]), self.seats
        counts = [numbers["hands"][at : at + len(KINDS)] for at in range(0, len(KINDS) * n, len(KINDS))]
        seen = ["".join(card * count for card, count in zip(KINDS, own, strict=True)) for own in counts]
        hands = self.turned_back(
            [hand + HIDDEN * more for hand, more in zip(seen, numbers["hidden"], strict=True)], seat
        )
        scores = self.turned_back(list(numbers["scores"]), seat)
        mover = (seat + (place_of_one(numbers["mover"]) or 0)) % n
        bids = [_bid(numbers["bids"][at : at + BID_NUMBERS]) for at in range(0, BID_NUMBERS * n, BID_NUMBERS)]
        bids = [bid for bid in self.turned_back(bids, seat) if bid]
        outcome = None
        if numbers[OVER_FIELD][0]:
            ended = Outcome.of_scores(
                [points - cards.left_over(hand) for points, hand in zip(scores, hands, strict=True)]
            )
            outcome = {"winners": list(ended.winners), "scores": list(ended.scores), "ranks": list(ended.ranks)}
        return {
            "turn": None if outcome else mover,
            "outcome": outcome,
            "rack": rack,
            "word": word_in(rack) or None,
            "hands": hands,
            "pile": numbers["pile"][0],
            "scores": scores,
            "mover": mover,
            "phase": PHASES[place_of_one(numbers["phase"]) or 0],
            "exchanged": numbers["exchanged"][0],
            "passes": numbers["passes"][0],
            "bids": bids,
            "last": last_of(numbers, seat, self.options, bids),
            "trial": self._trial(numbers, seat, rack),
            "values": dict(cards.values),
        }

    def _trial(self, numbers: Numbers, seat: Seat, rack: str) -> dict[str, Any] | None:
        further, lay = place_of_one(numbers["trial_of"]), lay_of(numbers["trial"])
        if further is None or lay is None:
            return None
        return {
            "seat": (seat + further) % self.seats,
            "move": str(lay),
            "word": word_in(lay.shown_on(rack)),
            "votes": "".join(VOTES[vote] for vote in numbers["votes"]).strip(),
        }

    def draft(self, numbers: Numbers) -> Draft:
        """The decisions made so far, back from their numbers."""
        place, down, onto = (numbers[name][0] for name in ("place", "face_down", "onto"))
        begun = (PLACE + place - 1,) if place else ()
        hidden = ((ERASERS_ONLY + down - 1,) if down else ()) + ((ONTO + onto - 1,) if onto else ())
        return (*begun, *hidden, *(LETTER + letter - 1 for letter in numbers["letters"] if letter))

    # Actions

    def labels(self) -> tuple[str, ...]:
        """The small decisions of which a move is made."""
        return decisions.labels()

    def choices(self, state: State, draft: Draft) -> Mask:
        """What may be decided next; only what some word can still follow."""
        assert isinstance(state, RondoRondo)
        allowed = np.zeros(decisions.ACTIONS, np.int8)
        if state.turn is not None:
            allowed[list(turn_of(state).next(draft))] = 1
        return allowed

    def ids(self, state: State, move: str) -> Draft:
        """A move as its decisions, one after the other."""
        self.must_fit(state)
        assert isinstance(state, RondoRondo)
        move = notation_of(move)
        if move in WORDS_SAID:
            return (SAID[WORDS_SAID.index(move)],)
        read = read_move(move)
        if isinstance(read, Exchange):
            return (EXCHANGE + KINDS.index(read.card),)
        assert isinstance(read, Lay)
        return turn_of(state).draft_of(read)

    def made(self, state: State, draft: Draft) -> str | None:
        """The move that a draft makes; None until it is whole."""
        assert isinstance(state, RondoRondo)
        if draft[0] < PLACE:
            return str(Exchange(KINDS[draft[0] - EXCHANGE]))
        if draft[0] in SAID:
            return WORDS_SAID[SAID.index(draft[0])]
        if draft[-1] != LAY:
            return None
        spot, symbols = turn_of(state).spot(draft)
        return str(spot.place.lay(tuple(symbols)))


def _bid_numbers(bid: str) -> list[int]:
    if bid == HIDDEN:
        return [HIDDEN_BID, 0, 0, 0]
    if bid in ("", "decline"):
        return [DECLINED if bid else NO_BID, 0, 0, 0]
    return [BID, *(SHOWN.index(symbol) for symbol in bid)]


def _bid(numbers: Sequence[int]) -> str:
    kind, *symbols = numbers
    return {NO_BID: "", HIDDEN_BID: HIDDEN, DECLINED: "decline"}.get(kind) or "".join(
        SHOWN[symbol] for symbol in symbols if kind == BID
    )


def _draft_numbers(draft: Draft) -> Numbers:
    place, down, onto, letters = 0, 0, 0, list[int]()
    for one in draft:
        if one >= LETTER:
            letters.append(one - LETTER + 1)
        elif one >= ONTO:
            onto = one - ONTO + 1
        elif one >= ERASERS_ONLY:
            down = one - ERASERS_ONLY + 1
        else:
            place = one - PLACE + 1
    return {"place": [place], "face_down": [down], "onto": [onto], "letters": filled(letters, LONGEST_RACK)}
