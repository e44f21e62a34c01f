"""How fast all legal words of a turn are found, against asking the plain rules about every word, in the same run."""

import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

import haricot
from haricot.games.rondorondo.best_move import best_placement
from haricot.games.rondorondo.cards import card_showing, in_order
from haricot.games.rondorondo.rules import RondoRondo
from tests.games.rondorondo.plain_search import legal_placements

TURNS = {0: 120, 1: 40, 2: 40}
"""How many turns there are with so many jokers in the hand: 200 in all."""
FILE = Path(__file__).with_name("words.txt")
"""The turns, a rack and a hand a line: always the same, so that figures can be compared."""
ASKED_PLAINLY = 8
"""Of the turns without jokers, those that are also searched the plain way."""


def turns() -> dict[int, list[RondoRondo]]:
    """The 200 turns, by jokers in the hand."""
    found = {jokers: list[RondoRondo]() for jokers in TURNS}
    for line in FILE.read_text("utf-8").splitlines():
        rack, hand = line.split()
        found[hand.count("?")].append(turn_with(rack, hand))
    return found


def turn_with(rack: str, hand: str) -> RondoRondo:
    text = f"rack={rack} hands={hand}, pile=E scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"
    turn = haricot.game("rondorondo").position(text)
    assert isinstance(turn, RondoRondo)
    return turn


def draw_turns(seed: int) -> None:
    """Writes the page: racks from the middle of games, and seven cards of those that are not seen."""
    rng, lines = Random(seed), list[str]()
    for jokers, count in TURNS.items():
        begun = len(lines)
        while len(lines) < begun + count:
            if state := middle_of_a_game(rng):
                unseen = (Counter(state.pack.counts) - Counter(map(card_showing, state.rack))).elements()
                hand = rng.sample([card for card in unseen if card != "?"], 7 - jokers)
                lines.append(f"{state.rack} {in_order([*hand, *'?' * jokers])}")
    FILE.write_text("\n".join(lines) + "\n", "utf-8")


def middle_of_a_game(rng: Random) -> RondoRondo | None:
    """A game after 4 to 14 words, some of them good ones."""
    state = haricot.game("rondorondo").new(2, rng.getrandbits(32), opening="lot")
    assert isinstance(state, RondoRondo)
    for _ in range(rng.randrange(4, 15)):
        good = best_placement(state) if rng.random() < 0.5 else None
        state = state.play(good or rng.choice(state.placements() or [state.default]))
        if state.turn is None:
            return None
    return state


def all_moves(state: RondoRondo) -> int:
    """Counting them finds them."""
    return len(state.moves())


def milliseconds(work: Callable[[RondoRondo], object], state: RondoRondo) -> float:
    """Of the processor: what else runs on the machine does not count."""
    begun = time.process_time()
    work(state)
    return (time.process_time() - begun) * 1000


def main() -> None:
    found = turns()
    len(found[0][0].moves())  # what is loaded once is not counted
    for jokers, states in found.items():
        times = sorted(milliseconds(all_moves, state) for state in states)
        bests = sorted(milliseconds(best_placement, state) for state in states)
        counts = sorted(len(state.moves()) for state in states)
        print(
            f"{jokers} jokers, {len(states)} turns, {median(counts):,.0f} moves (at most {counts[-1]:,}): "
            f"all of them in {median(times):.2f} ms median, {at_99(times):.2f} ms at the 99th percentile; "
            f"the best one in {median(bests):.2f} ms median, {at_99(bests):.2f} ms"
        )
    some = found[0][:ASKED_PLAINLY]
    plain = median(milliseconds(legal_placements, state) for state in some)
    fast = median(milliseconds(all_moves, state) for state in some)
    print(f"The plain rules, {len(some)} turns without jokers: {plain:,.0f} ms median; ratio {plain / fast:,.0f}")


def at_99(times: list[float]) -> float:
    return times[min(len(times) - 1, int(len(times) * 0.99))]


if __name__ == "__main__":
    if sys.argv[1:] == ["draw"]:
        draw_turns(seed=20)
    main()
