"""A position of RondoRondo assessed: every word in every place, every exchange, and what the pile may give."""

from __future__ import annotations

from math import inf

import numpy as np

from haricot.bots.compilation import load
from haricot.bots.rondorondo.expected_value import Turn, exchanged, passes, why
from haricot.bots.rondorondo.points import said_by_bots, word_of
from haricot.core.game import Move
from haricot.games.rondorondo.best_placements import best_placements
from haricot.games.rondorondo.cards import KINDS
from haricot.games.rondorondo.form import EXCHANGE_COST
from haricot.games.rondorondo.placement import DECLINE, Exchange, Lay
from haricot.games.rondorondo.rules import JUDGE, OPENING, RondoRondo
from haricot.review.candidates import SHOWN, Assessment, Candidate, spread
from haricot.review.history import GameHistory
from haricot.review.rondorondo import chance_after, verdict_on
from haricot.texts import Sentence

STEPS = (100, 1_000)
"""How often cards are drawn; the rest is computed in any case."""
MOST_PLACEMENTS = 12
"""A word can often be laid in several ways."""


def assess(history: GameHistory, nodes: int) -> Assessment:
    """The best words and exchanges by points and by what is kept for later."""
    load(history.game)
    state = history.states[-1]
    assert isinstance(state, RondoRondo)
    if state.phase == JUDGE:
        return Assessment((Candidate(verdict_on(state), None),), is_final=True)
    if state.phase == OPENING:
        return Assessment(_openings(state), note=Sentence("analysis-opening"), is_final=True)
    turn = Turn.of(history.views(len(history.states)), 0)
    options = sorted(_options(turn), key=lambda one: -one[1])[:SHOWN]
    return Assessment(tuple(_candidate(turn, move, worth, nodes) for move, worth in options), draws=nodes)


def _openings(state: RondoRondo) -> tuple[Candidate, ...]:
    """The words that show most, which decides who starts; none brings points."""
    words: dict[str, tuple[int, str]] = {}
    for lay in state.placements(known=said_by_bots(state)):
        assert isinstance(lay, Lay)
        shows = sum(map(state.pack.showing, lay.symbols))
        words[word_of(state, lay)] = max((shows, str(lay)), words.get(word_of(state, lay), (0, "")))
    strongest = sorted(words.values(), key=lambda one: (-one[0], one[1]))[:SHOWN]
    told = [Candidate(lay, None, Sentence("analysis-opening-shows", {"points": shows})) for shows, lay in strongest]
    return tuple(told) or (Candidate(str(DECLINE), None),)


def _options(turn: Turn) -> list[tuple[Move, float]]:
    """What might be done, with its worth beyond a pass; of each word the way that suits best."""
    words: dict[str, tuple[Move, float]] = {}
    for lay, worth in turn.placements(MOST_PLACEMENTS):
        words.setdefault(word_of(turn.state, lay), (lay, worth))
    options: list[tuple[Move, float]] = [(turn.state.default, 0.0), *words.values()]
    if turn.may_exchange:
        options += [(Exchange(card), turn.best_worth + gain) for card, gain in turn.exchanges(inf)]
    return options


def _candidate(turn: Turn, move: Move, worth: float, draws: int) -> Candidate:
    reason, chance = _reason(turn, move, worth), chance_after(turn, worth)
    if isinstance(move, Exchange):
        low, high = spread([chance_after(turn, one) for one in _exchanged(turn, move, draws)])
        return Candidate(str(move), chance, reason, low=low, high=high)
    cards = min(len(turn.state.pile), len(move.cards) if isinstance(move, Lay) else 1)
    low, high = spread([chance_after(turn, worth + luck) for luck in _lucks(turn, cards, draws)])
    return Candidate(str(move), chance, reason, low=low, high=high)


def _lucks(turn: Turn, cards: int, draws: int) -> list[float]:
    """What so many cards from the pile are worth beyond average ones, time after time."""
    rng, cards = np.random.default_rng(0), min(cards, len(turn.loose))
    values = -turn.valuation.lays - turn.average
    return [float(values[rng.choice(turn.loose, cards, replace=False)].sum()) for _ in range(draws)]


def _exchanged(turn: Turn, move: Exchange, draws: int) -> list[float]:
    """What the exchange comes to with one card from the pile after the other: what can be laid then, and is kept."""
    state, rng = turn.state, np.random.default_rng(0)
    on_top = turn.loose if len(state.pile) > len(turn.bottom) else turn.bottom[:1]
    came_to: dict[int, float] = {}
    for kind in np.unique(on_top):
        hand = turn.hand.replace(move.card, KINDS[kind], 1)
        best = best_placements(turn.words, state.rack, hand, state.beginner, turn.valuation, 1)
        laid = max([0.0, *(worth for _, worth in best)])
        came_to[int(kind)] = laid + turn.kept(KINDS[kind]) - turn.kept(move.card) - EXCHANGE_COST
    return [came_to[int(kind)] for kind in rng.choice(on_top, draws)]


def _reason(turn: Turn, move: Move, worth: float) -> Sentence:
    if isinstance(move, Exchange):
        return exchanged(move.card, worth - turn.best_worth).reason
    if isinstance(move, Lay):
        return why(turn, move)
    placements = turn.placements(1)
    return passes(turn, placements[0][0] if placements else None).reason
