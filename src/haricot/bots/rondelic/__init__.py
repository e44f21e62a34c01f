"""Rondelic's players: two who go by feeling, one by plain odds, two who picture the round before they speak."""

from __future__ import annotations

from haricot.bots import Bot
from haricot.bots.rondelic import odds
from haricot.bots.rondelic.feeling import by_feeling
from haricot.bots.rondelic.weighing import weigher

LEVELS: dict[str, Bot] = {
    "graine": by_feeling(12, watchful=False),
    "germe": by_feeling(10, watchful=True),
    "pousse": odds.answer,
    "fleur": weigher(120, believes=False),
    "gousse": weigher(400, believes=True),
}
