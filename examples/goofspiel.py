"""Goofspiel, complete: a game of secret bids in one file. `haricot play examples/goofspiel.py --seats 3`

Everybody holds the cards 1 to 13. Thirteen prizes, worth 1 to 13, lie in a shuffled pile; the top one is turned up, and
each player bids a card for it, face down. The bids are turned over together: the highest takes the prize, and nobody
does if it is tied. Most points win.
"""

from dataclasses import dataclass, field, replace

from haricot import BadPosition, Box, Chance, Game, Move, Option, Options, Outcome, PlainMove, Seat, State, View
from haricot.core.notation import read_fields, read_number, read_numbers

Cards = tuple[int, ...]


@dataclass(frozen=True)
class Goofspiel(State):
    options: Options
    hands: tuple[Cards, ...]  # a card that was bid is out of the hand
    bids: Cards  # for this prize, from seat 0 on
    prizes: Cards  # the one that is turned up comes first
    scores: tuple[int, ...]
    last: View | None = field(default=None, compare=False)
    game = property(lambda self: GAME)

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def turn(self) -> Seat | None:
        return len(self.bids) if self.prizes else None

    @property
    def outcome(self) -> Outcome | None:
        return None if self.prizes else Outcome.of_scores(self.scores)

    def moves(self) -> list[Move]:
        return [PlainMove(str(card)) for card in self.hands[len(self.bids)]] if self.prizes else []

    def after(self, move: Move) -> "Goofspiel":
        seat, card = len(self.bids), int(str(move))
        hand = tuple(other for other in self.hands[seat] if other != card)
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        bid = replace(self, hands=hands, bids=(*self.bids, card), last={"seat": seat, "bids": None, "won_by": None})
        return bid.turned_over() if len(bid.bids) == self.seats else bid

    def turned_over(self) -> "Goofspiel":
        """The highest bid takes the prize; a tie takes nothing."""
        highest = [seat for seat, bid in enumerate(self.bids) if bid == max(self.bids)]
        winner = highest[0] if len(highest) == 1 else None
        scores = tuple(score + self.prizes[0] * (seat == winner) for seat, score in enumerate(self.scores))
        last = {"seat": self.seats - 1, "move": str(self.bids[-1]), "bids": list(self.bids), "won_by": winner}
        return replace(self, bids=(), prizes=self.prizes[1:], scores=scores, last=last)

    @property
    def default(self) -> Move | None:
        """Whose time runs out bids the lowest card."""
        return self.moves()[0] if self.prizes else None

    def reveals(self, move: Move | str) -> bool:
        """The last bid for a prize shows them all, and the next prize."""
        self.legal(move)
        return len(self.bids) == self.seats - 1

    def sight(self, seat: Seat | None) -> View:
        """Everybody knows what everybody holds, bids included; but not which of the cards was bid."""
        return {
            "prize": self.prizes[0] if self.prizes else None,
            "to_come": sorted(self.prizes[1:]),
            "scores": list(self.scores),
            "held": [sorted((*hand, *self.bids[at : at + 1])) for at, hand in enumerate(self.hands)],
            "bid": self.bids[seat] if seat is not None and seat < len(self.bids) else None,
        }

    def open_sight(self) -> View:
        return {"to_come": list(self.prizes[1:]), "bids": list(self.bids)}

    def __str__(self) -> str:
        hands = "/".join(written(hand) for hand in self.hands)
        return f"hands={hands} bids={written(self.bids)} prizes={written(self.prizes)} scores={written(self.scores)}"


class GoofspielGame(Game):
    name, seats, secret, box = "goofspiel", range(2, 6), "private", Box(age=8, minutes=10, company=3)
    options = {"cards": Option("goofspiel", "cards", 13, range=range(3, 14))}

    def deal(self, seats: int, options: Options, chance: Chance) -> Goofspiel:
        cards = tuple(range(1, options["cards"] + 1))
        return Goofspiel(options, (cards,) * seats, (), chance.shuffled(cards)[0], (0,) * seats)

    def read(self, text: str, options: Options, chance: Chance) -> Goofspiel:
        fields = read_fields(text, ("hands", "bids", "prizes", "scores"))
        hands = tuple(read_cards("hands", hand, options) for hand in fields["hands"].split("/"))
        bids, prizes = (read_cards(name, fields[name], options) for name in ("bids", "prizes"))
        piles = [prizes, *((*hand, *bids[at : at + 1]) for at, hand in enumerate(hands))]
        if len({len(pile) for pile in piles} | {len(set(pile)) for pile in piles}) > 1 or len(bids) >= len(hands):
            raise BadPosition("goofspiel-cards", most=options["cards"])
        return Goofspiel(options, hands, bids, prizes, read_numbers("scores", fields["scores"], len(hands), "."))

    def fit(self, view: View, options: Options, chance: Chance) -> Goofspiel:
        """The pile in another order, and any card that they hold as the bid of each of the others."""
        hands, bids = [tuple(hand) for hand in view["held"]], list[int]()
        for seat in range(view["turn"] or 0):
            at, chance = chance.below(len(hands[seat]))
            bids.append(view["bid"] if seat == view["seat"] else hands[seat][at])
            hands[seat] = tuple(card for card in hands[seat] if card != bids[seat])
        prizes = (*([view["prize"]] if view["prize"] else []), *chance.shuffled(view["to_come"])[0])
        return Goofspiel(options, tuple(hands), tuple(bids), prizes, tuple(view["scores"]), view["last"])


def written(cards: Cards) -> str:
    return ".".join(map(str, cards)) or "-"


def read_cards(name: str, text: str, options: Options) -> Cards:
    cards = () if text == "-" else tuple(read_number(name, card) for card in text.split("."))
    if not all(1 <= card <= options["cards"] for card in cards) or (name == "hands" and list(cards) != sorted(cards)):
        raise BadPosition("goofspiel-cards", most=options["cards"])
    return cards


GAME: Game = GoofspielGame()

TEXTS = {
    "fr": """
goofspiel-name = Goofspiel
goofspiel-tagline = Une enchère secrète pour chaque prix.
goofspiel-aim = le plus de points : la carte la plus haute emporte le prix.
goofspiel-how-to = Écrivez votre mise, par exemple 7. Les mises se retournent ensemble ; à égalité, le prix est perdu.
goofspiel-option-cards = combien de cartes chacun tient, et combien de prix il y a
goofspiel-cards = Les cartes vont de 1 à { $most }, par ordre ; chacun en a autant qu’il reste de prix, mises comprises.
goofspiel-field-prize = Prix
goofspiel-field-to_come = Prix à venir
goofspiel-field-scores = Points
goofspiel-field-held = En main, mise comprise
goofspiel-field-bid = Votre mise
""",
    "en": """
goofspiel-name = Goofspiel
goofspiel-tagline = A secret bid for each prize.
goofspiel-aim = most points: the highest card takes the prize.
goofspiel-how-to = Write the card that you bid, such as 7. All bids are turned over together; a tie loses the prize.
goofspiel-option-cards = how many cards each player holds, and how many prizes there are
goofspiel-cards = Cards go from 1 to { $most }, in order; everybody has one for each prize left, bids included.
goofspiel-field-to_come = prizes to come
goofspiel-field-held = held, bids included
goofspiel-field-bid = your bid
""",
}
