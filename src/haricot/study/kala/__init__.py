"""Kala for learners."""

from collections.abc import Mapping
from typing import Any

from haricot.study.kala.encoding import KalaEncoding

ENCODING = KalaEncoding

RULE_SETS: Mapping[str, Mapping[str, Any]] = {"Kala": {}}
"""What environments are registered for, by title."""
