"""Rondelic weighed: the rest of the round is pictured many times, with what was said taken for what it tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.bots.rondelic.odds import answer as by_odds
from haricot.bots.rondelic.odds import knows_a_lower, others_playing, rank_of
from haricot.bots.rondelic.odds import risks as plain_risks
from haricot.bots.rondelic.rounds import ENOUGH, KING, Picture, drawn_ranks, likelihood, picture, swaps
from haricot.core.game import Seat, View
from haricot.core.sentences import Sentence

Chances = dict[str, float]
"""For each word that may be said, how likely it is to end with the lowest card."""


def weigher(pictures: int, *, believes: bool) -> Bot:
    """Pictures the round so many times; believes: what was said makes some pictures likelier than others."""

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        chances = _weighed(views[-1], pictures, believes, seed)
        return _lowest(chances, views[-1]) if chances else by_odds(views, seed, seconds)

    return answer


def risks(view: View, pictures: int, seed: int) -> Chances:
    """What the strongest weighs: the round pictured where that tells more than plain odds."""
    return _weighed(view, pictures, True, seed) or {word: float(risk) for word, risk in plain_risks(view).items()}


def _weighed(view: View, pictures: int, believes: bool, seed: int) -> Chances | None:
    """None where plain odds are as good."""
    if view["phase"] == "swap" and not view["lent"]:
        return _weigh(view, ("keep", "swap"), _ends_lowest, pictures, believes, seed)
    if view["phase"] == "dealer" and view["options"]["rules"] == "rondelic" and others_playing(view) > 1:
        return _weigh(view, ("take", "turn"), _dealer_ends_lowest, pictures, believes, seed)
    return None


def _weigh(
    view: View,
    words: Sequence[str],
    lost: Callable[[View, Picture, list[int], list[int], str], bool],
    pictures: int,
    believes: bool,
    seed: int,
) -> Chances:
    lot, round_ = Random(seed), picture(view)
    weights, losses = 0.0, dict.fromkeys(words, 0.0)
    for _ in range(pictures):
        ranks, pack = drawn_ranks(round_, view, lot)
        weight = likelihood(round_, ranks) if believes else 1.0
        weights += weight
        for word in words:
            losses[word] += weight * lost(view, round_, ranks, pack, word)
    return {word: loss / weights for word, loss in losses.items()}


def _ends_lowest(view: View, round_: Picture, ranks: list[int], pack: list[int], word: str) -> bool:
    """Says the word, then lets the others play on sensibly, and shows the cards."""
    me, pack = view["turn"], list(pack)
    hands = {seat: ranks[card] for seat, card in round_.holds.items()}
    passed = {seat: ranks[card] for seat, card in round_.passed.items()}
    lent: list[tuple[Seat, Seat]] = []
    up: int | None = None
    at = round_.order.index(me)
    for seat, right in zip(round_.order[at:-1], round_.order[at + 1 :], strict=True):
        lender = any(seat == one for one, _ in lent)
        wants = word == "swap" if seat == me else swaps(hands[seat], passed.get(seat), len(round_.order) - 1)
        if lender or not wants:
            continue
        if right == round_.dealer:
            up, hands[seat] = hands[seat], pack.pop()
        else:
            if hands[right] == KING:
                lent.append((right, seat))
            hands[seat], hands[right] = hands[right], hands[seat]
            passed[right] = hands[seat]
    for one, borrower in lent:
        hands[one], hands[borrower] = hands[borrower], hands[one]
    others_lowest = min(rank for seat, rank in hands.items() if seat != me)
    dealt = _best_of_three(hands.get(round_.dealer), up, pack, view)
    return hands[me] <= min(others_lowest, dealt)


def _best_of_three(own: int | None, up: int | None, pack: list[int], view: View) -> int:
    """What a sensible dealer ends with."""
    enough = ENOUGH[min(others_playing(view), len(ENOUGH) - 1)]
    if own is not None:
        draws = [own, *(pack.pop() for _ in range(3))] if own < enough else [own]
        return next((card for card in draws if card >= enough), own)
    turned = [pack.pop() if up is None else up]
    while turned[-1] < enough and len(turned) < 3:
        turned.append(pack.pop())
    return turned[-1]


def _dealer_ends_lowest(view: View, round_: Picture, ranks: list[int], pack: list[int], word: str) -> bool:
    lowest = min(ranks[card] for card in round_.holds.values())
    enough = ENOUGH[min(others_playing(view), len(ENOUGH) - 1)]
    card = rank_of(view["up"])
    if word == "turn":
        card = pack[-1]
        if card < enough and view["drawn"] == 1:
            card = pack[-2]
    return card <= lowest


def _lowest(chances: Chances, view: View) -> Answer:
    """The word with the smaller chance of losing, and that chance."""
    word = min(chances, key=lambda each: chances[each])
    percent = round(100 * chances[word])
    if word == "keep" and knows_a_lower(view):
        return Answer(word, Sentence("bot-rondelic-safe"))
    return Answer(word, Sentence(f"bot-rondelic-weighed-{word}", {"percent": percent}))
