"""The rule sets that environments are registered for: those that a game's study module names, else its defaults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from haricot.games import names, part_of


def rule_sets() -> dict[str, tuple[str, Mapping[str, Any]]]:
    """By title, as in `Rondellig`: the game, and the options that make it this rule set."""
    found: dict[str, tuple[str, Mapping[str, Any]]] = {}
    for name in names():
        part = part_of(name, "study", "ENCODING")
        if part is not None:
            titles = getattr(part, "RULE_SETS", {name.title().replace("_", ""): {}})
            found |= {title: (name, options) for title, options in titles.items()}
    return found
