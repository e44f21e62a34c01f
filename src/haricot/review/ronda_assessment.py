"""A position of Ronda assessed: every deed computed by its odds, and spread over what may lie under the bowls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import cast

from haricot.bots.ronda.computed_play import computing, considered, worths
from haricot.bots.ronda.memory import CIRCLE, PERFECT, never_seen
from haricot.games.ronda.rules import Ronda
from haricot.games.ronda.view_types import RondaView
from haricot.review.candidates import SHOWN, Assessment, Candidate, spread
from haricot.review.history import GameHistory
from haricot.review.ronda import chance_with
from haricot.texts import Sentence

STEPS = (20, 100)
"""How often what lies under the bowls is drawn."""


def assess(history: GameHistory, nodes: int) -> Assessment:
    """What each lift is worth by all that was seen; lifts that are worth the same are told once."""
    views, state = history.views(len(history.states)), history.states[-1]
    assert isinstance(state, Ronda)
    view: RondaView = views[-1]
    worth_of = worths(views)
    answer = computing(PERFECT)(views, 0, 0.0)
    order = sorted(worth_of, key=lambda move: (-worth_of[move], move != answer.move))
    alike = _one_of_each(order, views)[:SHOWN]
    drawn = [_drawn(state, views, seed) for seed in range(nodes)]
    found = []
    for move in alike:
        low, high = spread([_came_to(world, views, move) for world in drawn])
        reason = answer.reason if move == answer.move else None
        found.append(Candidate(move, chance_with(view, worth_of[move]), reason, low=low, high=high))
    return Assessment(tuple(found), draws=nodes, note=_note(len(alike), len(order)))


def _note(told: int, moves: int) -> Sentence | None:
    """That there is more than what is told: bowls of which nobody knows anything."""
    return Sentence("analysis-alike") if told < min(SHOWN, moves) else None


def _one_of_each(order: Sequence[str], views: Sequence[RondaView]) -> list[str]:
    """Bowls that nobody has seen are all alike, and so are bowls known to hide the same: one of each is told."""
    memory, told = PERFECT.remembers(views), dict[object, str]()
    for move in order:
        told.setdefault(memory.get(int(move)) if move.isdigit() else move, move)
    return list(told.values())


def _drawn(state: Ronda, views: Sequence[RondaView], seed: int) -> Ronda:
    """What was seen as it is, under the other bowls what may be there."""
    memory, left = PERFECT.remembers(views), never_seen(views)
    Random(seed).shuffle(left)
    hidden = [bowl for bowl in range(1, CIRCLE + 1) if bowl not in memory]
    filled = memory | dict(zip(hidden, left, strict=False))
    return replace(state, bowls=tuple(filled.get(bowl, 0) for bowl in range(1, CIRCLE + 1)))


def _came_to(world: Ronda, views: Sequence[RondaView], move: str) -> float:
    """The chance to win once the move has shown what it shows."""
    view, after = views[-1], world.play(move)
    if after.outcome is not None:
        return float(view["mover"] in after.outcome.winners)
    seen = [*views, cast(RondaView, after.view(view["mover"]))]
    if after.turn == view["mover"]:
        return chance_with(view, max(worths(seen).values()))
    turn, _, _ = considered(views, PERFECT.remembers(views))
    _, known, unknown = considered(seen, PERFECT.remembers(seen))
    last = seen[-1]["last"]
    assert last is not None
    return chance_with(view, turn.leave(known, unknown) - int(last["penalty"]))
