"""What was said in a round, by seat: the rules settle who speaks when, so a few numbers each tell all.

From the dealer's right on each player answers, where asked, and keeps or swaps; then the dealer, or with two left the
other player and the dealer, look at cards and settle on one; then those who fell start again or leave.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haricot.core.game import Seat
from haricot.games.rondelic.view_types import RondelicSaying, RondelicSwap

ANSWERS = ("", "give", "show")
CHOICES = ("", "keep", "swap")
SETTLED = ("", "take", "accept", "keep")
AGAIN = ("", "restart", "leave")

ANSWER_CODES, CHOICE_CODES, SETTLED_CODES, AGAIN_CODES = (
    {word: code for code, word in enumerate(words)} for words in (ANSWERS, CHOICES, SETTLED, AGAIN)
)
"""Each word's number."""

CODES_EACH = 5
SAID_ANSWER, SAID_CHOICE, SAID_LOOKED, SAID_SETTLED, SAID_AGAIN = range(CODES_EACH)
"""Where each stands among the numbers of a seat."""
SaidCodes = tuple[int, int, int, int, int]
"""Of one seat: its answer, its choice, how many cards it turned or drew, what it settled on, and afterwards."""


def codes_of(said: Sequence[RondelicSaying], seat: Seat, dealer: Seat) -> SaidCodes:
    """The numbers of a seat."""
    words = [saying["move"] for saying in said if saying["seat"] == seat]
    looked = sum(word in ("turn", "draw") for word in words)
    settles = seat == dealer or "take" in words
    settled = next((word for word in words if word in (SETTLED if settles else ("take",))), "")
    choice = "" if settles else next((word for word in words if word in CHOICES), "")
    answer, again = (next((word for word in words if word in among), "") for among in (ANSWERS, AGAIN))
    return ANSWER_CODES[answer], CHOICE_CODES[choice], looked, SETTLED_CODES[settled], AGAIN_CODES[again]


def said_by(codes: Sequence[SaidCodes], dealer: Seat, looking: str) -> list[RondelicSaying]:
    """Every word in order again; `looking` is what the rules call it: `turn` or `draw`."""
    seats = len(codes)
    order = [(dealer + further) % seats for further in range(1, seats + 1)]
    in_round = [(seat, word) for seat in order for word in _in_round(codes[seat], looking)]
    afterwards = [(seat, AGAIN[codes[seat][SAID_AGAIN]]) for seat in order if codes[seat][SAID_AGAIN]]
    return [{"seat": seat, "move": word} for seat, word in (*in_round, *afterwards)]  # type: ignore[typeddict-item]


def _in_round(codes: SaidCodes, looking: str) -> Iterator[str]:
    answer, choice, looked, settled, _ = codes
    yield from filter(None, (ANSWERS[answer], CHOICES[choice]))
    yield from [looking] * looked
    yield from filter(None, (SETTLED[settled],))


def swaps_in(said: Sequence[RondelicSaying], is_answering: bool) -> list[RondelicSwap]:
    """The swaps that came of it: with a neighbour who gave, or with the pack."""
    done: list[RondelicSwap] = []
    for at, saying in enumerate(said):
        if saying["move"] != "swap" or (is_answering and at == len(said) - 1):
            continue
        answer = said[at + 1] if at + 1 < len(said) else None
        if answer is None or answer["move"] not in ("give", "show"):
            done.append({"seat": saying["seat"], "with": None})
        elif answer["move"] == "give":
            done.append({"seat": saying["seat"], "with": answer["seat"]})
    return done
