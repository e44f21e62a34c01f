"""Ronda's players: four who remember less or more and go by feeling; two who compute, of whom one forgets nothing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.bots.ronda.computed_play import computing
from haricot.bots.ronda.intuitive_play import intuitive_answer
from haricot.bots.ronda.memory import PERFECT, Mind
from haricot.games.ronda.view_types import RondaView

MINDS = {
    "graine": Mind(span=4, muddle=0.15),
    "germe": Mind(span=6, muddle=0.1),
    "pousse": Mind(span=9, muddle=0.06),
    "bouton": Mind(span=14, muddle=0.03),
    "fleur": Mind(span=20, muddle=0.02),
}
"""What those remember who forget."""
FORGETFUL = ("graine", "germe", "pousse", "bouton")
"""Those who go by feeling."""
TO_PERFECT = 0.75
"""How fast memory grows on the way to one that lasts for ever: with thirty bowls one loses two games of three to it."""
TO_COMPUTING = 0.5
"""Whoever is between feeling and computing computes as often as the share to this power: every time is too strong."""


def forgetful(mind: Mind) -> Bot:
    """Somebody with that memory, who lifts what seems to match and goes on where that seems known."""

    def answer(views: Sequence[RondaView], seed: int, seconds: float) -> Answer:
        return intuitive_answer(views[-1], mind.remembers(views), seed)

    return answer


LEVELS: dict[str, Bot] = {
    **{level: forgetful(MINDS[level]) for level in FORGETFUL},
    "fleur": computing(MINDS["fleur"]),
    "gousse": computing(PERFECT),
}


def between(weaker: str, stronger: str, share: float) -> Bot:
    """Somebody with a memory between those of two levels, who computes at times if only one of them does."""
    mind = mind_between(MINDS[weaker], MINDS.get(stronger, PERFECT), share)
    if stronger in FORGETFUL:
        return forgetful(mind)
    if weaker not in FORGETFUL:
        return computing(mind)
    by_feeling, by_computing, often = forgetful(mind), computing(mind), share**TO_COMPUTING

    def answer(views: Sequence[RondaView], seed: int, seconds: float) -> Answer:
        computes = Random(f"computes {seed}").random() < often
        return (by_computing if computes else by_feeling)(views, seed, seconds)

    return answer


def mind_between(low: Mind, high: Mind, share: float) -> Mind:
    """Each step of the ladder multiplies the span of a memory; how often bowls are mixed up falls evenly."""
    grown = (1 - share) ** -TO_PERFECT if high is PERFECT else (high.span / low.span) ** share
    return Mind(low.span * grown, low.muddle + (high.muddle - low.muddle) * share)


FORMER_NAMES = ({"fleur": "bouton"},)
"""What a level is called now that had another name: one mapping for each time that names changed, the first first."""
