"""Every legal placement, found the slow way: each word in each place with each card, asked of the rules."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from haricot.core.errors import IllegalMove
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.rules import RondoRondo


def legal_placements(state: RondoRondo) -> set[str]:
    """The notation of every placement that the rules accept."""
    return {text for word in words_in_reach(state) for text in attempts(state, word) if accepts(state, text)}


def words_in_reach(state: RondoRondo) -> list[str]:
    """The words that can at all be spelt: letters that neither hand nor rack has are at most the jokers."""
    hand = Counter(state.hands[state.mover])
    near = {*hand, *state.rack.upper()}
    return [word for word in state.lexicon if len(word) > 2 and len(set(word) - near) <= hand["?"]]


def attempts(state: RondoRondo, word: str) -> Iterator[str]:
    """Each way to write that word on the rack, as symbols that the hand could have."""
    rack, hand = state.rack, state.hands[state.mover]
    if rack == "...":
        if len(word) == 3:
            yield from ("".join(symbols) for symbols in product(*([letter, letter.lower()] for letter in word)))
        return
    for before, after in ((0, 0), (1, 0), (0, 1)):
        wide = "+" * before + rack + "+" * after
        for start in range(len(wide) - len(word) + 1):
            spelt = " " * start + word + " " * (len(wide) - len(word) - start)
            ways = [list(symbols(old, letter, state)) for old, letter in zip(wide, spelt, strict=True)]
            if out_of_reach(ways, spelt, hand):
                continue
            for chosen in product(*ways):
                if before:
                    text = f"{chosen[0]}<{''.join(chosen[1:])}"
                elif after:
                    text = f"{''.join(chosen[:-1])}>{chosen[-1]}"
                else:
                    text = "".join(chosen)
                yield from (text.replace("*", card) for card in (sorted(set(hand)) if "*" in text else "*"))


def symbols(old: str, letter: str, state: RondoRondo) -> Iterator[str]:
    """What may stand in a compartment that shows `old`, for that letter of the word, or around the word."""
    hand = state.hands[state.mover]
    if old != "+" and (old.upper() == letter or (letter == " " and old in "-#")):
        yield "."
    if letter == " ":
        yield from ("-", "[*]") if state.beginner else "-"
    else:
        yield from (
            symbol for symbol in (letter, letter.lower()) if symbol in hand or (symbol.islower() and "?" in hand)
        )


def out_of_reach(ways: list[list[str]], spelt: str, hand: str) -> bool:
    """Whether a compartment has no way at all, or more cards must be covered than the hand can."""
    if not all(ways):
        return True
    needed = Counter(letter for way, letter in zip(ways, spelt, strict=True) if "." not in way)
    erasers = needed.pop(" ", 0)
    return (needed - Counter(hand)).total() > hand.count("?") or erasers > hand.count("-") + 1


def accepts(state: RondoRondo, text: str) -> bool:
    try:
        return isinstance(state.legal(text), Lay)  # `pass` is no placement, though it could be four jokers
    except IllegalMove:
        return False
