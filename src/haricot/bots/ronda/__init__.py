"""Ronda's players: four who remember less or more and go by feeling; two who compute, of whom one forgets nothing."""

from __future__ import annotations

from collections.abc import Sequence

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
    """Somebody whose memory is between those of two levels, and who computes if the stronger one does."""
    mind = mind_between(MINDS[weaker], MINDS.get(stronger, PERFECT), share)
    return forgetful(mind) if stronger in FORGETFUL else computing(mind)


def mind_between(low: Mind, high: Mind, share: float) -> Mind:
    """Each step of the ladder multiplies the span of a memory; how often bowls are mixed up falls evenly."""
    grown = (1 - share) ** -TO_PERFECT if high is PERFECT else (high.span / low.span) ** share
    return Mind(low.span * grown, low.muddle + (high.muddle - low.muddle) * share)


FORMER_NAMES = ({"fleur": "bouton"},)
"""What a level is called now that had another name: one mapping for each time that names changed, the first first."""
