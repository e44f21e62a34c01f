"""Ronda's players: four who remember less or more and go by feeling, and one who forgets nothing and computes."""

from __future__ import annotations

from collections.abc import Sequence

from haricot.bots import Answer, Bot
from haricot.bots.ronda.computed_play import computed_answer
from haricot.bots.ronda.intuitive_play import intuitive_answer
from haricot.bots.ronda.memory import Mind
from haricot.games.ronda.view_types import RondaView


def forgetful(span: float, muddle: float) -> Bot:
    """Somebody with that memory, who lifts what seems to match and goes on where that seems known."""

    def answer(views: Sequence[RondaView], seed: int, seconds: float) -> Answer:
        return intuitive_answer(views[-1], Mind(span, muddle).remembers(views), seed)

    return answer


LEVELS: dict[str, Bot] = {
    "graine": forgetful(span=4, muddle=0.15),
    "germe": forgetful(span=6, muddle=0.1),
    "pousse": forgetful(span=9, muddle=0.06),
    "fleur": forgetful(span=14, muddle=0.03),
    "gousse": computed_answer,
}
