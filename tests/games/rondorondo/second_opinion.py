"""RondoRondo told a second time, from the rules alone and on plain text: positions in, positions out."""

import re
from collections.abc import Container
from typing import Any

VALUES = dict.fromkeys("EAISNRTOLU?", 1) | dict.fromkeys("DMCP", 2) | dict.fromkeys("GBVFH", 3)
VALUES |= dict.fromkeys("JQYXZ", 5) | dict.fromkeys("KW", 6) | {"-": -2, "#": 0}

WORD = re.compile(r"(?:([A-Za-z])<)?((?:\.|[A-Za-z-]|\[[A-Z?-]\])+)(?:>([A-Za-z]))?")


class Refused(Exception):
    pass


def need(condition: object) -> None:
    if not condition:
        raise Refused


class Telling:
    """A position as a dictionary of its parts."""

    def __init__(self, position: str, options: dict[str, Any], words: Container[str]) -> None:
        self.at = dict(part.split("=", 1) for part in position.split())
        self.options, self.words = options, words
        self.hands = self.at["hands"].split(",")
        self.scores = [int(points) for points in self.at["scores"].split(",")]
        self.seats = len(self.hands)
        self.turn = int(self.at["turn"])

    def __str__(self) -> str:
        self.at |= {"hands": ",".join(self.hands), "scores": ",".join(map(str, self.scores)), "turn": str(self.turn)}
        return " ".join(f"{name}={value}" for name, value in self.at.items())

    @property
    def is_over(self) -> bool:
        nothing_left = "" in self.hands or int(self.at["passes"]) >= self.seats
        return self.at["phase"] == "play" and self.at["pile"] == "" and nothing_left

    def final_scores(self) -> list[int]:
        return [
            points - sum(abs(VALUES[card]) for card in hand)
            for points, hand in zip(self.scores, self.hands, strict=True)
        ]

    # Moves

    def play(self, move: str, chosen_by_lot: int) -> None:
        need(not self.is_over)
        getattr(self, f"in_{self.at['phase']}")(move, chosen_by_lot)

    def in_opening(self, move: str, chosen_by_lot: int) -> None:
        if move != "decline":
            need(re.fullmatch("[A-Za-z]{3}", move))
            need(self.take(move, self.hands[self.turn]) is not None)
            need(self.options["referee"] == "table" or move.upper() in self.words)
        bids = [] if self.at["bids"] == "-" else self.at["bids"].split(",")
        bids.append(move)
        self.at["bids"] = ",".join(bids)
        if len(bids) < self.seats:
            self.turn += 1
            return
        totals = [0 if bid == "decline" else sum(VALUES[self.card(symbol)] for symbol in bid) for bid in bids]
        best = [seat for seat in range(self.seats) if totals[seat] == max(totals)]
        if self.options["youngest"] in best:
            best = [self.options["youngest"]]
        need(chosen_by_lot in best)
        self.turn, self.at["phase"] = chosen_by_lot, "play"

    def in_play(self, move: str, _: int) -> None:
        if move == "pass":
            self.end_as_a_pass(self.turn)
        elif re.fullmatch(r"~[A-Z?-]", move):
            self.exchange(move[1])
        else:
            self.lay_out(move)
            if self.options["referee"] == "table":
                self.at |= {"phase": "judge", "word": f"{move}:"}
                self.turn = (self.turn + 1) % self.seats
            else:
                need(self.word_shown(self.lay_out(move)[0]) in self.words)
                self.end_with_a_word(move, self.turn)
        self.at["bids"] = "-"

    def in_judge(self, move: str, _: int) -> None:
        need(move in ("accept", "reject"))
        word, votes = self.at["word"].rsplit(":", 1)
        votes += move[0]
        player = (self.turn - len(votes)) % self.seats
        self.at["word"] = f"{word}:{votes}"
        self.turn = (self.turn + 1) % self.seats
        if len(votes) == self.seats - 1:
            self.at |= {"phase": "play", "word": "-"}
            if votes.count("r") * 2 > len(votes):
                self.end_as_a_pass(player)
            else:
                self.end_with_a_word(word, player)

    # A turn

    def exchange(self, card: str) -> None:
        hand, pile = self.hands[self.turn], self.at["pile"]
        need(pile and card in hand and int(self.at["exchanged"]) < 7)
        self.hands[self.turn] = self.sorted(hand.replace(card, "", 1) + pile[0])
        self.at["pile"] = pile[1:] + card
        self.at["exchanged"] = str(int(self.at["exchanged"]) + 1)

    def lay_out(self, move: str) -> tuple[str, str, int]:
        """What the rack then shows, the cards used, and how many letters were laid."""
        if (parts := WORD.fullmatch(move)) is None:
            raise Refused
        before, middle, after = parts[1] or "", re.findall(r"\[.\]|.", parts[2]), parts[3] or ""
        rack = self.at["rack"]
        need(not (before and after) and len(middle) == len(rack) and len(rack + before + after) <= 9)
        face_down = [symbol for symbol in middle if "[" in symbol]
        need(len(face_down) <= (1 if self.options["beginner"] else 0))
        shown, used, kept = "", "", 0
        for old, symbol in zip(rack, middle, strict=True):
            if symbol == ".":
                need(rack != "...")
                kept += old not in "-#"
                shown += old
                continue
            erases = "[" in symbol or symbol == "-"
            need(not (erases and old in "-#."))
            shown += "#" if "[" in symbol else symbol
            used += symbol.strip("[]") if "[" in symbol else self.card(symbol)
        used += "".join(map(self.card, before + after))
        shown = before + shown + after
        need(used and self.take(used, self.hands[self.turn], plain=True) is not None)
        word = self.word_shown(shown)
        need(len(word) >= 3 and word.isalpha())
        if rack == "...":
            need(len(shown) == 3)
        else:
            need(kept and word != self.word_shown(rack))
        letters = sum(symbol.isalpha() and len(symbol) == 1 for symbol in (*middle, before, after) if symbol)
        return shown, used, letters

    def end_with_a_word(self, move: str, player: int) -> None:
        self.turn = player
        shown, used, letters = self.lay_out(move)
        hand = self.take(used, self.hands[player], plain=True) or ""
        points = sum(VALUES[self.card(symbol)] for symbol in shown) + 3 * max(0, letters - 2)
        self.at |= {"rack": shown, "passes": "0"}
        self.end_turn(player, hand, points, max(0, 7 - len(hand)))

    def end_as_a_pass(self, player: int) -> None:
        self.at["passes"] = "0" if self.at["pile"] else str(int(self.at["passes"]) + 1)
        self.end_turn(player, self.hands[player], 0, 1)

    def end_turn(self, player: int, hand: str, points: int, draws: int) -> None:
        self.scores[player] += points - 2 * int(self.at["exchanged"])
        self.hands[player] = self.sorted(hand + self.at["pile"][:draws])
        self.at |= {"pile": self.at["pile"][draws:], "exchanged": "0"}
        self.turn = (player + 1) % self.seats

    # Cards

    @staticmethod
    def card(symbol: str) -> str:
        return "?" if symbol.islower() else symbol

    @staticmethod
    def sorted(cards: str) -> str:
        return "".join(sorted(cards, key="ABCDEFGHIJKLMNOPQRSTUVWXYZ?-".index))

    @staticmethod
    def word_shown(rack: str) -> str:
        return rack.strip("-#").upper()

    def take(self, symbols: str, hand: str, plain: bool = False) -> str | None:
        """The hand without these cards; None if one of them is not there."""
        for symbol in symbols:
            card = symbol if plain else self.card(symbol)
            if card not in hand:
                return None
            hand = hand.replace(card, "", 1)
        return hand
