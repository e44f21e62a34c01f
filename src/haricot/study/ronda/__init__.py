"""Ronda for learners."""

from collections.abc import Mapping
from typing import Any

from haricot.games.ronda import GAME
from haricot.study.ronda.encoding import RondaEncoding

ENCODING = RondaEncoding

RULE_SETS: Mapping[str, Mapping[str, Any]] = {
    "Ronda": {},
    "RondaSimple": GAME.presets["simple"],
    "RondaChildren": GAME.presets["children"],
}
"""What environments are registered for, by title."""
