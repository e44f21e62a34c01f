"""RondoRondo for learners: a turn as a few small decisions."""

from collections.abc import Mapping
from typing import Any

from haricot.games.rondorondo import GAME
from haricot.study.rondorondo.encoding import RondoRondoEncoding

ENCODING = RondoRondoEncoding

RULE_SETS: Mapping[str, Mapping[str, Any]] = {"RondoRondo": {}, "RondoRondoBeginners": GAME.presets["beginners"]}
"""What environments are registered for, by title."""
