"""Rondelic told a second time, as a story that stops at every question; it shares no code with the first telling.

The dealer's shuffle is not retold: each deal is handed over as a row of cards, top first.
"""

from collections.abc import Generator, Iterator

Question = Generator[None, str, str]


class Table:
    """Everything on the table, changed in place; `sees[a]`: whose cards a has seen, as long as they hold them."""

    def __init__(self, rules: str, circles: int, seats: int, dealer: int) -> None:
        self.rules, self.circles, self.seats, self.dealer = rules, circles, seats, dealer
        self.tokens = ["0" if rules == "rondelic" else "1"] * seats
        self.stakes = [int(rules == "rondellig")] * seats
        self.hands: list[str] = ["-"] * seats
        self.showing = self.offer = self.up = "-"
        self.drawn = self.turn = 0
        self.phase = ""
        self.choices: list[str] = []
        self.said: list[str] = []
        self.lent: list[tuple[int, int]] = []
        self.sees: list[set[int]] = []
        self.shown_king: str | None = None
        self.deck: list[str] = []
        self.story = self.whole_game()

    def begin(self, deck: list[str]) -> None:
        self.deck = deck
        next(self.story)

    def say(self, word: str, next_deck: list[str]) -> None:
        """One move; `next_deck` is what the dealer shuffles, should it come to a deal."""
        self.next_deck = next_deck
        self.story.send(word)

    # The story

    def whole_game(self) -> Generator[None, str, None]:
        while True:
            yield from self.one_round()
            players = self.players()
            if len(players) == 1:
                break
            self.dealer = next(seat for seat in self.round_from(self.dealer) if seat in players)
            self.deck = list(self.next_deck)
        self.turn, self.phase, self.choices = players[0], "dealer", []
        yield

    def one_round(self) -> Generator[None, str, None]:
        *others, dealer = [seat for seat in self.round_from(self.dealer) if seat in self.players()]
        self.hands, self.said, self.offer, self.up, self.drawn = ["-"] * self.seats, [], "-", "-", 0
        self.sees = [set() for _ in range(self.seats)]
        if self.rules == "rondelic" and len(others) == 1:
            yield from self.presented_to(others[0])
        else:
            for seat in others if self.rules == "rondelic" else [*others, dealer]:
                self.hands[seat] = self.deck.pop(0)
            yield from self.passing(others)
        yield from self.turning() if self.rules == "rondelic" else self.drawing()
        for lender, borrower in self.lent:
            self.exchange(lender, borrower)
        self.lent, self.showing = [], ",".join(self.hands)
        yield from self.lowest_moves([*others, dealer])

    def passing(self, others: list[int]) -> Generator[None, str, None]:
        for seat, neighbour in zip(others, [*others[1:], None], strict=True):
            lender = seat in [loan[0] for loan in self.lent]
            word = yield from self.ask(seat, "swap", "keep" if lender else "keep swap")
            if word == "keep":
                continue
            if neighbour is None:
                card, self.hands[seat] = self.hands[seat], self.deck.pop(0)
                self.forget(seat)
                if self.rules == "rondelic":
                    self.up, self.drawn = card, 1
                else:
                    self.offer = card
                continue
            king = self.hands[neighbour][0] == "K"
            answers = "give show" if king and self.rules == "rondelic" else "give"
            if (yield from self.ask(neighbour, "answer", answers)) == "show":
                self.shown_king = self.hands[neighbour]
                continue
            if king:
                self.lent.append((neighbour, seat))
            self.exchange(seat, neighbour)

    def presented_to(self, other: int) -> Generator[None, str, None]:
        for self.drawn in (1, 2, 3):
            self.offer = self.deck.pop(0)
            if self.drawn == 3 or (yield from self.ask(other, "pick", "take turn")) == "take":
                break
            self.deck.append(self.offer)
        self.hands[other], self.offer, self.drawn = self.offer, "-", 0

    def turning(self) -> Generator[None, str, None]:
        if self.up == "-":
            self.up, self.drawn = self.deck.pop(0), 1
        while self.drawn < 3 and (yield from self.ask(self.dealer, "dealer", "take turn")) == "turn":
            self.deck.append(self.up)
            self.up = self.deck.pop(0)
            self.drawn += 1
        self.hands[self.dealer], self.up = self.up, "-"

    def drawing(self) -> Generator[None, str, None]:
        own = self.hands[self.dealer]
        word = yield from self.ask(self.dealer, "dealer", "keep draw" if self.offer == "-" else "keep accept draw")
        if word == "accept":
            self.deck.append(own)
            self.hands[self.dealer], self.offer = self.offer, "-"
        if word == "draw" and self.offer != "-":
            self.deck.append(self.offer)
            self.offer = "-"
        while word == "draw":
            self.up = self.deck.pop(0)
            self.drawn += 1
            word = yield from self.ask(self.dealer, "dealer", "keep take draw" if self.drawn < 3 else "keep take")
            self.deck.append(own if word == "take" else self.up)
            if word == "take":
                self.hands[self.dealer] = self.up
            self.up = "-"

    def lowest_moves(self, players: list[int]) -> Generator[None, str, None]:
        worth = {seat: "A23456789TJQK".index(self.hands[seat][0]) for seat in players}
        losers = [seat for seat in players if worth[seat] == min(worth.values())]
        fallen = [seat for seat in losers if self.tokens[seat] == str(self.circles)]
        if len(fallen) == len(players):
            return
        for seat in losers:
            circle = int(self.tokens[seat].rstrip("+"))
            self.tokens[seat] = "fell" if seat in fallen else str(circle + 1)
        can_restart = self.tokens.count("0" if self.rules == "rondelic" else "1") > 0
        for seat in fallen if can_restart else []:
            if self.rules == "rondelic":
                self.tokens[seat] = "0+"
            elif (yield from self.ask(seat, "restart", "restart leave")) == "restart":
                self.tokens[seat] = "1"
                self.stakes[seat] += 1
        rank = 1 + len(self.players())
        self.tokens = [f"out{rank}" if token == "fell" else token for token in self.tokens]

    # How it is told

    def ask(self, seat: int, phase: str, choices: str) -> Question:
        self.turn, self.phase, self.choices = seat, phase, choices.split()
        word = yield
        assert word in self.choices
        self.said.append(f"{seat}:{word}")
        self.shown_king = None
        if phase != "restart":
            self.showing = "-"
        return word

    def players(self) -> list[int]:
        return [seat for seat, token in enumerate(self.tokens) if token[0].isdigit()]

    def round_from(self, seat: int) -> Iterator[int]:
        return ((seat + step) % self.seats for step in range(1, self.seats + 1))

    def exchange(self, one: int, other: int) -> None:
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        self.forget(one)
        self.forget(other)
        self.sees[one].add(other)
        self.sees[other].add(one)

    def forget(self, seat: int) -> None:
        for seen in self.sees:
            seen.discard(seat)

    def text(self) -> str:
        fields = {
            "tokens": ",".join(self.tokens),
            "dealer": self.dealer,
            "hands": ",".join(self.hands),
            "pack": ".".join(self.deck),
            "turn": self.turn,
            "phase": self.phase,
            "offer": self.offer,
            "up": self.up,
            "drawn": self.drawn,
            "lent": ",".join(f"{lender}>{borrower}" for lender, borrower in self.lent) or "-",
            "stakes": ",".join(map(str, self.stakes)),
            "said": ".".join(self.said) or "-",
            "showing": self.showing,
        }
        return " ".join(f"{name}={value}" for name, value in fields.items())

    def scores(self) -> tuple[int, ...]:
        if self.rules == "rondelic":
            return tuple(int(seat == self.turn) for seat in range(self.seats))
        return tuple((sum(self.stakes) if seat == self.turn else 0) - self.stakes[seat] for seat in range(self.seats))

    # What a reader may see

    def in_sight(self, reader: int | None) -> set[str]:
        """The cards that this reader may see now, apart from the last showing."""
        open_now = self.phase == "restart" or not self.choices
        hands = range(self.seats) if open_now else () if reader is None else {reader, *self.sees[reader]}
        cards = {self.hands[seat] for seat in hands}
        if self.shown_king:
            cards.add(self.shown_king)
        if self.rules == "rondelic" or reader == self.dealer:
            cards.add(self.up)
        if self.phase == "pick" and reader == self.turn:
            cards.add(self.offer)
        return cards - {"-"}


def deck_of(text: str) -> list[str]:
    """The row of cards that was dealt, if this is a position right after a deal."""
    fields = dict(part.split("=") for part in text.split())
    hands, dealer = fields["hands"].split(","), int(fields["dealer"])
    order = [*range(dealer + 1, len(hands)), *range(dealer + 1)]
    served = [hands[seat] for seat in order if hands[seat] != "-"]
    return [*served, *([] if fields["offer"] == "-" else [fields["offer"]]), *fields["pack"].split(".")]
