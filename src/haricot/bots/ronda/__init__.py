"""Ronda's players: four who remember less or more and go by feeling, and one who forgets nothing and computes."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots import Answer, Bot
from haricot.bots.ronda.computed_play import computed_answer
from haricot.bots.ronda.intuitive_play import intuitive_answer
from haricot.bots.ronda.memory import Mind
from haricot.games.ronda.view_types import RondaView

MINDS = {
    "graine": Mind(span=4, muddle=0.15),
    "germe": Mind(span=6, muddle=0.1),
    "pousse": Mind(span=9, muddle=0.06),
    "fleur": Mind(span=14, muddle=0.03),
}
"""What those remember who forget."""


def forgetful(mind: Mind) -> Bot:
    """Somebody with that memory, who lifts what seems to match and goes on where that seems known."""

    def answer(views: Sequence[RondaView], seed: int, seconds: float) -> Answer:
        return intuitive_answer(views[-1], mind.remembers(views), seed)

    return answer


LEVELS: dict[str, Bot] = {**{level: forgetful(mind) for level, mind in MINDS.items()}, "gousse": computed_answer}
