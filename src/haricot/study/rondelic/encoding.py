"""Rondelic as numbers: ten actions, one for each word; the reader's card, the tokens, and what was said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from haricot.core.errors import IllegalMove
from haricot.core.game import Seat, State, View
from haricot.games.rondelic.cards import BY_NAME, KING, PACK, RANKS, SUITS
from haricot.games.rondelic.moves import WORDS
from haricot.games.rondelic.phases import Phase
from haricot.games.rondelic.rules import MOST_CARDS
from haricot.games.rondelic.view import HIDDEN
from haricot.games.rondelic.view_types import RondelicView
from haricot.study.encoding import Draft, Encoding, notation_of
from haricot.study.layout import Field, Layout, Numbers, one_hot, place_of_one
from haricot.study.rondelic.said import CODES_EACH, SaidCodes, codes_of, said_by, swaps_in

PHASES = tuple(phase.value for phase in Phase)
MOST_STAKES = 10_000
"""More than anybody ever pays."""

CARD = "{}: 1 if there is one, its rank (Ace 1 to King 13, 0: face down), its suit (1 to 4, means nothing)"


class RondelicEncoding(Encoding):
    """Seats are counted from the reader's on."""

    name = "rondelic"

    def laid_out(self) -> Layout:
        """Phase, tokens, cards in sight, and what everybody said in this round."""
        n, circles, each = self.seats, int(self.options["circles"]), "by seat, from this one on: "
        return Layout(
            Field("phase", len(PHASES), 1, f"one-hot: {', '.join(PHASES)}"),
            Field("mover", n, 1, "one-hot: whose word it is, from this seat on; zeros when the game is over"),
            Field("dealer", n, 1, "one-hot: who dealt, from this seat on"),
            Field("circle", n, circles, f"{each}the circle; 0 off the board, or fallen"),
            Field("again", n, 1, f"{each}1: it fell, started again, and has not moved since"),
            Field("fell", n, 1, f"{each}1: it fell, and its player has still to choose, or chose to leave"),
            Field("rank", n, n, f"{each}the final place of a player who is out; 0 for all others"),
            Field("hands", 3 * n, KING, each + CARD.format("the card held")),
            Field("pack", 1, len(PACK), "cards left in the pack"),
            Field("offer", 3, KING, CARD.format("the card laid aside or presented")),
            Field("up", 3, KING, CARD.format("the dealer's card on the table")),
            Field("drawn", 1, MOST_CARDS, "cards that the dealer, or who picks, has had so far"),
            Field("lent_to", n, 1, "one-hot: to whom this seat has lent a King; zeros: nobody"),
            Field("borrowed_from", n, 1, "one-hot: from whom it has borrowed one; zeros: nobody"),
            Field("stakes", n, MOST_STAKES, f"{each}what it has staked"),
            Field(
                "said",
                CODES_EACH * n,
                3,
                f"{each}what it said in this round: answer (1 give, 2 show), choice (1 keep, 2 swap), cards turned or "
                "drawn, settled (1 take, 2 accept, 3 keep), afterwards (1 restart, 2 leave); 0: not said",
            ),
            Field("showing", 2 * n, KING, f"{each}the card of the last showing, rank and suit; 0: none"),
        )

    def numbers(self, view: View, draft: Draft) -> Numbers:
        """The fields of a view; whatever is by seat begins with the reader's own."""
        seen, seat = cast(RondelicView, view), view["seat"]
        tokens = self.turned(seen["tokens"], seat)
        said = [codes_of(seen["said"], other, seen["dealer"]) for other in range(self.seats)]
        showing = seen["showing"] or [None] * self.seats
        return {
            "phase": one_hot(PHASES.index(seen["phase"]), len(PHASES)),
            "mover": one_hot(self.relative(seen["turn"], seat), self.seats),
            "dealer": one_hot(self.relative(seen["dealer"], seat), self.seats),
            "circle": [token["circle"] or 0 for token in tokens],
            "again": [int(token["again"]) for token in tokens],
            "fell": [int(token["fell"]) for token in tokens],
            "rank": [token["rank"] or 0 for token in tokens],
            "hands": [number for card in self.turned(seen["hands"], seat) for number in _card_numbers(card)],
            "pack": [seen["pack"]],
            "offer": _card_numbers(seen["offer"]),
            "up": _card_numbers(seen["up"]),
            "drawn": [seen["drawn"]],
            "lent_to": self._partners(seen, seat, "lender", "borrower"),
            "borrowed_from": self._partners(seen, seat, "borrower", "lender"),
            "stakes": self.turned(seen["stakes"], seat),
            "said": [number for words in self.turned(said, seat) for number in words],
            "showing": [number for card in self.turned(showing, seat) for number in _card_numbers(card)[1:]],
        }

    def _partners(self, view: RondelicView, seat: Seat, own: str, other: str) -> list[int]:
        loans = [cast(dict[str, int], loan) for loan in view["lent"]]
        partner = next((loan[other] for loan in loans if loan[own] == seat), None)
        return one_hot(self.relative(partner, seat), self.seats)

    def sight(self, numbers: Numbers, seat: Seat) -> Mapping[str, Any]:
        """The view's fields back from their numbers."""
        n, first_rules = self.seats, self.options["rules"] == "rondelic"
        turn, dealer = (self._seat(numbers[name], seat) for name in ("mover", "dealer"))
        starts = range(0, CODES_EACH * n, CODES_EACH)
        codes = [cast(SaidCodes, tuple(numbers["said"][start : start + CODES_EACH])) for start in starts]
        hands = [_card(numbers["hands"][at : at + 3]) for at in range(0, 3 * n, 3)]
        showing = [_card((int(rank > 0), rank, suit)) for rank, suit in _pairs(numbers["showing"])]
        phase = PHASES[place_of_one(numbers["phase"]) or 0]
        said = said_by(self.turned_back(codes, seat), dealer or 0, "turn" if first_rules else "draw")
        stakes = self.turned_back(list(numbers["stakes"]), seat)
        tokens = self.turned_back([self._token(numbers, at) for at in range(n)], seat)
        return {
            "turn": turn,
            "outcome": self._outcome(tokens, stakes) if turn is None else None,
            "phase": phase,
            "dealer": dealer,
            "tokens": tokens,
            "hands": self.turned_back(hands, seat),
            "pack": numbers["pack"][0],
            "offer": _card(numbers["offer"]),
            "up": _card(numbers["up"]),
            "drawn": numbers["drawn"][0],
            "lent": self._loans(numbers, seat),
            "stakes": stakes,
            "pot": sum(stakes),
            "said": said,
            "swaps": swaps_in(said, phase == Phase.ANSWER),
            "showing": self.turned_back(showing, seat) if any(showing) else None,
        }

    def _seat(self, numbers: Sequence[int], reader: Seat) -> Seat | None:
        further = place_of_one(numbers)
        return None if further is None else (reader + further) % self.seats

    def _loans(self, numbers: Numbers, seat: Seat) -> list[dict[str, int]]:
        borrower, lender = (self._seat(numbers[name], seat) for name in ("lent_to", "borrowed_from"))
        lent = [] if borrower is None else [{"lender": seat, "borrower": borrower}]
        return lent + ([] if lender is None else [{"lender": lender, "borrower": seat}])

    def _token(self, numbers: Numbers, at: int) -> dict[str, Any]:
        fell, rank, circle = bool(numbers["fell"][at]), numbers["rank"][at] or None, numbers["circle"][at]
        in_game = not fell and rank is None
        return {
            "circle": circle if in_game else None,
            "edge": in_game and circle == int(self.options["circles"]),
            "again": bool(numbers["again"][at]),
            "fell": fell,
            "rank": rank,
        }

    def _outcome(self, tokens: list[dict[str, Any]], stakes: list[int]) -> dict[str, list[int]]:
        """The last player in the game has won all stakes; where there are none, one point."""
        ranks = [token["rank"] or 1 for token in tokens]
        won = [int(rank == 1) for rank in ranks]
        if self.options["rules"] != "rondelic":
            won = [sum(stakes) * one - stake for one, stake in zip(won, stakes, strict=True)]
        return {"winners": [ranks.index(1)], "scores": won, "ranks": ranks}

    def labels(self) -> tuple[str, ...]:
        """The words of the game."""
        return WORDS

    def ids(self, state: State, move: str) -> Draft:
        """A word is one action."""
        if (move := notation_of(move)) not in WORDS:
            raise IllegalMove("move-not-listed", move=move)
        return (WORDS.index(move),)

    def made(self, state: State, draft: Draft) -> str:
        """The word of an action."""
        return WORDS[draft[0]]


def _card_numbers(name: str | None) -> list[int]:
    if name is None or name == HIDDEN:
        return [int(name is not None), 0, 0]
    card = BY_NAME[name]
    return [1, card.rank, 1 + card % len(SUITS)]


def _card(numbers: Sequence[int]) -> str | None:
    held, rank, suit = numbers
    if not held:
        return None
    return RANKS[rank - 1] + SUITS[suit - 1] if rank else HIDDEN


def _pairs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))
