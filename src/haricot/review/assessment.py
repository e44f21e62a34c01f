"""What could be played in a position, how good it is, and whether that is proven: for whoever looks at one alone.

A game's module `review/<game>_assessment.py` has `assess(history, nodes)` and the budgets that it may be given,
`STEPS`; games that bring none are assessed by the player for any game. The chances to win are on the scale of reviews.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Protocol, cast

from haricot.core.game import Seat, View
from haricot.games import named, part_of
from haricot.games.drawing import explain
from haricot.review import any_game_assessment, reviewer
from haricot.review.assessed_position import AssessedMove, AssessedPosition, ProvenEnd
from haricot.review.candidates import SHOWN, Assessment, Candidate, spread
from haricot.review.history import GameHistory
from haricot.texts import say, seat_name

DRAWS = 12
"""How often a whole position is drawn for the eyes of somebody who is not to act."""


class Assessor(Protocol):
    """What a game brings to assess a position."""

    STEPS: tuple[int, ...]
    """The budgets, from what is answered at once to all that it is given."""

    def assess(self, history: GameHistory, nodes: int) -> Assessment:
        """The last position, from what whoever is to act was shown so far."""


def assessor(game: str) -> Assessor:
    """The game's own, or that for any game."""
    own = part_of(game, "assessment", "assess")
    return cast(Assessor, own or any_game_assessment)


def next_step(game: str, nodes: int | None) -> tuple[int, int | None]:
    """The budget that is meant, and the one after it; None where there is no more."""
    steps: tuple[int, ...] = getattr(assessor(game), "STEPS", any_game_assessment.STEPS)
    at = max((at for at, step in enumerate(steps) if nodes is not None and step <= nodes), default=0)
    return steps[at], steps[at + 1] if at + 1 < len(steps) else None


def assessed(history: GameHistory, nodes: int, eyes: Seat | None) -> Assessment:
    """The last position as those eyes know it: those of whoever is to act, unless others are named."""
    state, own = history.states[-1], assessor(history.game)
    if eyes is None or eyes == state.turn or state.game.secret != "private":
        return own.assess(history, nodes)
    return _through_other_eyes(history.shown(eyes)[-1], own, nodes)


def _through_other_eyes(view: View, own: Assessor, nodes: int) -> Assessment:
    """The position drawn many times: the moves that are best most often, and what they come to on average."""
    found: dict[str, list[Candidate]] = {}
    best: dict[str, int] = {}
    for seed in range(DRAWS):
        world = named(view["game"]).imagine(view, seed)
        drawn = GameHistory(view["game"], (), (world,), finished=False)
        for at, candidate in enumerate(own.assess(drawn, max(1, nodes // DRAWS)).candidates):
            found.setdefault(candidate.move, []).append(replace(candidate, world=world))
            best[candidate.move] = best.get(candidate.move, 0) + (at == 0)
    likeliest = sorted(found, key=lambda move: (-best[move], -len(found[move]), move))
    return Assessment(tuple(_together(found[move]) for move in likeliest[:SHOWN]), draws=DRAWS)


def _together(drawn: Sequence[Candidate]) -> Candidate:
    chances = [one.chance for one in drawn if one.chance is not None]
    if not chances:
        return Candidate(drawn[0].move, None, world=drawn[0].world)
    low, high = spread(chances)
    mean = sum(chances) / len(chances)
    return Candidate(drawn[0].move, mean, low=low, high=high, world=drawn[0].world)


def assessed_position(
    history: GameHistory,
    found: Assessment,
    lang: str,
    eyes: Seat | None = None,
    *,
    nodes: int,
    next_nodes: int | None = None,
) -> AssessedPosition:
    """What was found, in the reader's language; as those eyes may know it. Somebody is to act there."""
    turn = history.states[-1].turn
    assert turn is not None
    return AssessedPosition(
        game=history.game,
        turn=turn,
        eyes=turn if eyes is None else eyes,
        nodes=nodes,
        next_nodes=None if found.is_final else next_nodes,
        words=_verdict(history.game, found, lang),
        proven=None if found.winner is None else ProvenEnd(winner=found.winner, turns=found.turns),
        draws=found.draws,
        candidates=[_assessed_move(history, one, lang, eyes) for one in found.candidates[:SHOWN]],
    )


def _verdict(game: str, found: Assessment, lang: str) -> str:
    if found.winner is None:
        return "" if found.note is None else say(found.note, lang)
    return say("analysis-proven", lang, name=seat_name(game, found.winner, lang), turns=found.turns or 0)


def _assessed_move(history: GameHistory, one: Candidate, lang: str, eyes: Seat | None) -> AssessedMove:
    return AssessedMove(
        move=one.move,
        words=_worded(history, one, lang, eyes),
        chance=_rounded(one.chance),
        low=_rounded(one.low),
        high=_rounded(one.high),
        proven=one.is_proven,
        turns=one.turns,
        line=list(one.line or (one.move,)),
        reason="" if one.reason is None else say(one.reason, lang),
    )


def _worded(history: GameHistory, one: Candidate, lang: str, eyes: Seat | None) -> str:
    """Where the position was drawn: by what those eyes see of the move, if that says something, else as drawn."""
    if one.world is None:
        return reviewer(history.game).worded(history, len(history.states), one.move, lang)
    assert eyes is not None
    with suppress(LookupError):  # about a card that those eyes do not see
        if words := explain(one.move, history.shown(eyes)[-1], lang):
            return words
    drawn = GameHistory(history.game, (), (one.world,), finished=False)
    return reviewer(history.game).worded(drawn, 1, one.move, lang)


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(float(value), 4)
