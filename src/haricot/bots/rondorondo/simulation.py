"""RondoRondo by simulation: the unseen cards are dealt many times, and the others answer, before a word is chosen."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from haricot.bots import Answer
from haricot.bots.rondorondo.expected_value import Turn, exchanged, passes, time_up, why
from haricot.bots.rondorondo.points import answer_out_of_turn, ends_the_game, named, no_word, points, word_of
from haricot.bots.rondorondo.turns import (
    END,
    PASSES,
    TOP,
    Rules,
    Valuations,
    draw_up,
    exchange,
    is_over,
    paid,
    pass_turn,
    piled,
    take_turn,
)
from haricot.games.kernels import compiled
from haricot.games.rondorondo import GAME
from haricot.games.rondorondo.best_placements import hand_of, rack_of
from haricot.games.rondorondo.cards import KINDS
from haricot.games.rondorondo.form import EXCHANGE_COST
from haricot.games.rondorondo.kernels import ROW_WIDTH
from haricot.games.rondorondo.placement import Lay
from haricot.games.rondorondo.view_types import RondoRondoView
from haricot.games.rondorondo.word_search import Array
from haricot.texts import Sentence

DEALS = 16
"""How often the unseen cards are dealt before the weaker half of the candidates is dropped."""
WORDS_LOOKED_AT = 8
EXCHANGES_LOOKED_AT = 2
TO_THE_END = 60
"""Turns to play out: as far as the others' answers; but once the pile is low, to the end of the game."""
LOW_PILE = 6
"""For each seat."""
TRUST = 40
"""As many playouts as the worth known beforehand weighs; fewer near the end, of which it knows little."""
TRUST_NEAR_THE_END = 24
TRUST_WITHOUT_A_PILE = 2
LAY, PASS = -1, -2
"""What is done first in a playout, where no card is exchanged."""
WARM_UP = "rack=MARE hands=AEIRS--,DEIL pile=EST scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-"
"""A small position, in which everything is looked at that can be."""


@dataclass(frozen=True)
class SimulatedMove:
    """A move that is looked at: a placement, a pass (no placement, no card), or a card to exchange; and its worth."""

    move: str
    worth: float = 0.0
    lay: Lay | None = None
    card: str = ""


@dataclass
class Estimate:
    """What a candidate came to over all playouts: points ahead of the others, and what the next one scored."""

    candidate: SimulatedMove
    trust: int
    ahead: float = 0.0
    answers: float = 0.0
    playouts: int = 0

    @property
    def worth(self) -> float:
        """What was known beforehand and what was played out; to be compared with those played out as often."""
        return (self.trust * self.candidate.worth + self.ahead) / (self.trust + self.playouts)

    @property
    def answer(self) -> float:
        """What the next player scores on average after it."""
        return self.answers / max(1, self.playouts)


def by_simulation(views: Sequence[RondoRondoView], seed: int, seconds: float, nodes: int | None = None) -> Answer:
    """The move after which the player's points, ahead of the others', were most on average."""
    until = time_up(seconds, nodes)
    turn = Turn.of(views, seed)
    if said := answer_out_of_turn(turn.state, turn.words):
        return said
    candidates = worthwhile(turn, until)
    if len(candidates) == 1 and candidates[0].lay is None:
        return no_word(turn.state)
    return _answered(turn, ranking(turn, candidates, seed, until, nodes=nodes))


def warm() -> None:
    """Compiles what the strong ones need, where that has not been done yet: their first answer shall not be late."""
    view: Any = GAME.position(WARM_UP, seed=0).view(0)
    by_simulation([view], 0, 60.0)


def worthwhile(turn: Turn, until: float) -> list[SimulatedMove]:
    """The words that suit best, the most promising exchanges, and a pass where there is nothing else or no pile."""
    found = [SimulatedMove(str(lay), worth, lay) for lay, worth in turn.placements(WORDS_LOOKED_AT)]
    if turn.may_exchange:
        gains = sorted(turn.exchanges(until), key=lambda one: -one[1])
        now = turn.best_worth
        found += [SimulatedMove(f"~{card}", now + gain, card=card) for card, gain in gains[:EXCHANGES_LOOKED_AT]]
    if not turn.state.pile or not any(one.lay for one in found):
        found.append(SimulatedMove(str(turn.state.default)))
    return found


def ranking(
    turn: Turn, candidates: Sequence[SimulatedMove], seed: int, until: float, *, nodes: int | None = None
) -> list[Estimate]:
    """All candidates, the best first: each is tried in some deals, then the better half in as many more, and so on.

    `nodes`: so many playouts, however long they take, instead of until some time.
    """
    played = 0

    def is_over() -> bool:
        return time.monotonic() >= until if nodes is None else played >= nodes

    trust = TRUST_NEAR_THE_END if _near_the_end(turn) else TRUST
    trust = trust if turn.state.pile else TRUST_WITHOUT_A_PILE
    running, dropped = [Estimate(one, trust) for one in candidates], list[Estimate]()
    rng = np.random.default_rng(abs(seed))
    while len(running) > 1 and not is_over():
        for _ in range(DEALS):
            if not is_over():
                simulate(turn, running, rng.permutation(turn.loose))
                played += len(running)
        running.sort(key=lambda one: -one.worth)
        half = len(running) // 2
        running, dropped = running[:half], running[half:] + dropped
    return sorted(running, key=lambda one: -one.worth) + dropped


def _near_the_end(turn: Turn) -> bool:
    return len(turn.state.pile) <= LOW_PILE * turn.state.seats


def simulate(turn: Turn, candidates: Sequence[Estimate], cards: Array) -> None:
    """One deal of the unseen cards, in which each candidate is played out."""
    state, me = turn.state, turn.state.mover
    hands, upto = [hand_of(turn.hand)], 0
    for seat in range(me + 1, me + state.seats):
        count = len(state.hands[seat % state.seats])
        hands.append(np.bincount(cards[upto : upto + count], minlength=len(KINDS)))
        upto += count
    pile = piled(np.concatenate([cards[upto : upto + len(state.pile) - len(turn.bottom)], turn.bottom]))
    marks = np.array([0, len(state.pile), state.passes, state.exchanged], np.int64)
    left = TO_THE_END if _near_the_end(turn) else state.seats
    for one in candidates:
        table = np.stack(hands), pile.copy(), marks.copy()
        ahead, answer = play_out(turn.rules, turn.valuations, _first_move(turn, one.candidate), *table, left)
        one.ahead += ahead
        one.answers += answer
        one.playouts += 1


class FirstMove(NamedTuple):
    """A candidate as the kernels know it."""

    act: int
    """The kind of card that is exchanged, or LAY, or PASS."""
    rack: Array
    """What the rack shows once it is laid."""
    cards: Array
    """The cards that it takes from the hand, by kind."""
    gained: int
    """Its points before the cost of exchanges."""


def _first_move(turn: Turn, candidate: SimulatedMove) -> FirstMove:
    state, lay = turn.state, candidate.lay
    if lay is None:
        act = KINDS.index(candidate.card) if candidate.card else PASS
        return FirstMove(act, rack_of(state.rack), np.zeros(len(KINDS), np.int64), 0)
    gained = points(state, lay) + EXCHANGE_COST * state.exchanged
    return FirstMove(LAY, rack_of(lay.shown_on(state.rack)), hand_of(lay.cards), gained)


@compiled
def play_out(
    rules: Rules, valuations: Valuations, first: FirstMove, hands: Array, pile: Array, marks: Array, left: int
) -> tuple[float, float]:
    """The candidate, then sensible turns of everybody; points ahead of the others on average, and the first answer.

    `hands` has the shape (seats, kinds), the candidate's player first; `left`: how many turns are played at most. Where
    the game is not over, what was kept in the hands counts by what it promises; cards just drawn are mere luck.
    """
    rack, scores, found = first.rack, np.zeros(len(hands)), np.empty((1, ROW_WIDTH))
    luck = np.zeros(len(hands))
    answer = 0.0
    for turn in range(left):
        if turn and is_over(hands, marks):
            break
        seat, top, exchanges = turn % len(hands), marks[TOP], -marks[END]
        if turn == 0:
            rack, won = _first_turn(rules, valuations, first, hands[0], pile, marks, found)
        else:
            rack, won = take_turn(rules, valuations, rack, hands[seat], pile, marks, found)
        scores[seat] += won
        for drawn in range(top + exchanges + marks[END], marks[TOP]):
            luck[seat] -= valuations.early.lays[pile[drawn]]
        if turn == 1:
            answer = float(won)
    over = is_over(hands, marks)
    for seat in range(len(hands)):
        scores[seat] -= 0.0 if over else luck[seat]
        for kind in range(len(rules.left_over)):
            scores[seat] -= hands[seat, kind] * (rules.left_over[kind] if over else valuations.early.lays[kind])
    return scores[0] - scores[1:].mean(), answer


@compiled
def _first_turn(
    rules: Rules, valuations: Valuations, first: FirstMove, hand: Array, pile: Array, marks: Array, found: Array
) -> tuple[Array, int]:
    """The candidate itself; after an exchange, the best word."""
    if first.act >= 0:
        exchange(hand, pile, marks, first.act)
        return take_turn(rules, valuations, first.rack, hand, pile, marks, found)
    if first.act == PASS:
        return first.rack, pass_turn(hand, pile, marks)
    hand -= first.cards
    draw_up(hand, pile, marks)
    marks[PASSES] = 0
    return first.rack, first.gained - paid(marks)


def _answered(turn: Turn, ranked: Sequence[Estimate]) -> Answer:
    """The best one, with what it is expected to bring."""
    best = ranked[0]
    candidate = best.candidate
    if candidate.card:
        gain = candidate.worth - turn.best_worth
        hopeful = Sentence("bot-rondorondo-exchanges-simulated", named(candidate.card))
        return exchanged(candidate.card, gain) if gain > 0 else Answer(candidate.move, hopeful)
    if candidate.lay is None:
        return passes(turn, next((one.candidate.lay for one in ranked if one.candidate.lay), None))
    if not best.playouts or ends_the_game(turn.state, candidate.lay):
        return Answer(candidate.move, why(turn, candidate.lay))
    values = {"word": word_of(turn.state, candidate.lay), "points": points(turn.state, candidate.lay)}
    return Answer(candidate.move, Sentence("bot-rondorondo-simulated", {**values, "answer": round(best.answer)}))
