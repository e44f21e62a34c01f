"""A position of Rondelic assessed: what each word may bring, over many deals of the cards that nobody can see."""

from __future__ import annotations

from haricot.bots.rondelic import race
from haricot.bots.rondelic.expected_value import are_two, prospects
from haricot.bots.rondelic.knowledge import to_act
from haricot.bots.rondelic.prospects import Prospect
from haricot.bots.rondelic.reasons import reason
from haricot.games.rondelic.view_types import RondelicView
from haricot.review.candidates import Assessment, Candidate
from haricot.review.history import GameHistory
from haricot.review.rondelic import chance_of

STEPS = (1_000, 6_000, 20_000)
"""Deals."""
RARE = 0.1
"""What happens less often is not among eight of ten."""


def assess(history: GameHistory, nodes: int) -> Assessment:
    """How likely each word is not to end lowest, by imagined rounds."""
    state, views = history.states[-1], history.views(len(history.states))
    found = prospects(views, nodes, 0)
    if not found:  # whoever must give has no choice
        return Assessment(tuple(Candidate(str(move), None) for move in state.moves()), is_final=True)
    words = sorted(found, key=lambda word: -round(found[word].worth, 12))
    view: RondelicView = views[-1]
    if view["phase"] == "restart":  # a matter of stakes, not of who wins
        return Assessment(tuple(Candidate(word, None, reason(views, word, found)) for word in words[:1]), is_final=True)
    told = []
    for at, word in enumerate(words):
        chance = chance_of(view, to_act(view), found[word].worth)
        low, high = _between(view, found[word], chance)
        why = reason(views, word, found) if at == 0 else None
        told.append(Candidate(word, chance, why, low=low, high=high))
    return Assessment(tuple(told), draws=None if are_two(view) else nodes)


def _between(view: RondelicView, found: Prospect, chance: float) -> tuple[float | None, float | None]:
    """The chance to be the last with the lowest card, and without; between two, all of it is in the solution."""
    if are_two(view):
        return None, None
    me = to_act(view)
    order = [seat for seat, token in enumerate(view["tokens"]) if token["circle"] is not None]
    stake = race.stakes(view, order)[order.index(me)]
    fallen = chance_of(view, me, stake)
    spared = chance_of(view, me, (found.worth - found.risk * stake) / max(RARE, 1 - found.risk))
    likely = [fallen] * (found.risk >= RARE) + [spared] * (found.risk <= 1 - RARE) + [chance]
    return min(likely), max(likely)
