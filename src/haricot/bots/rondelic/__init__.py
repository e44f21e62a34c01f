"""Rondelic's players: three who go by feeling, one who counts cards, and one who weighs all there is to know."""

from __future__ import annotations

from haricot.bots import Bot
from haricot.bots.rondelic import expected_value as weighing
from haricot.bots.rondelic import odds
from haricot.bots.rondelic.intuitive_play import by_feeling

LEVELS: dict[str, Bot] = {
    "graine": by_feeling(15, watchful=False),
    "germe": by_feeling(11, watchful=False),
    "pousse": by_feeling(10, watchful=True),
    "fleur": odds.answer,
    "gousse": weighing.answer,
}
