"""Rondelic's players: three who go by feeling, one who counts cards, and one who weighs all there is to know."""

from __future__ import annotations

from haricot.bots import Bot
from haricot.bots.rondelic import expected_value, odds
from haricot.bots.rondelic.intuitive_play import by_threshold

LEVELS: dict[str, Bot] = {
    "graine": by_threshold(15, watchful=False),
    "germe": by_threshold(11, watchful=False),
    "pousse": by_threshold(10, watchful=True),
    "fleur": odds.answer,
    "gousse": expected_value.answer,
}
