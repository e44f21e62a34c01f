"""By which rules a game is played, for whoever compares strength: the defaults, or one named preset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from haricot.core.game import Game

DEFAULT = "default"


def rule_set(game: Game, options: Mapping[str, Any]) -> str | None:
    """Such as `default`, `children`, `lexicon=fr`, `beginners lexicon=fr`; None where some other choice was made.

    Who begins, and how many sit down, does not matter.
    """
    chosen = game.choose(options)
    apart = " ".join(f"{name}={chosen[name]}" for name in game.rated_apart)
    free = {*game.rated_apart, *game.who_begins}
    for name, preset in ((DEFAULT, {}), *game.presets.items()):
        wanted = game.choose(preset)
        if all(chosen[option] == wanted[option] for option in game.options if option not in free):
            return apart if apart and name == DEFAULT else f"{name} {apart}".strip()
    return None


def preset_and_options(rules: str) -> tuple[str | None, dict[str, str]]:
    """What such a name says: the preset, if it is not the defaults; and the options that are told apart, as text."""
    parts = rules.split(" ")
    options = dict(part.split("=", 1) for part in parts if "=" in part)
    return next((part for part in parts if "=" not in part and part != DEFAULT), None), options
