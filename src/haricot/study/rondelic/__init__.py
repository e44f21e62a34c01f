"""Rondelic for learners, by either set of rules."""

from collections.abc import Mapping
from typing import Any

from haricot.study.rondelic.encoding import RondelicEncoding

ENCODING = RondelicEncoding

RULE_SETS: Mapping[str, Mapping[str, Any]] = {"Rondelic": {}, "Rondellig": {"rules": "rondellig"}}
"""What environments are registered for, by title."""
