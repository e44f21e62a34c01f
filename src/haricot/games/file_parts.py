"""What a single file may bring beside its `GAME`: these names, and no other."""

from __future__ import annotations

from collections.abc import Mapping

FILE_PARTS: Mapping[str, tuple[str, ...]] = {
    "texts": ("TEXTS",),
    "drawing": ("draw", "picture", "explain", "understand"),
    "bots": ("LEVELS", "BOT_NODES"),
    "review": ("remarks", "UNIT", "NODES", "summary"),
    "assessment": ("assess", "STEPS"),
    "editor": ("groups", "compose"),
    "study": ("ENCODING",),
}
"""By the part that they belong to. Whatever else a file has is its own affair: a helper `known` is no opening book.

docs/adding-a-game.md tells of each, which a test compares; `haricot.lab.part_checks` tries each.
"""

COMPANIONS: Mapping[str, tuple[str, ...]] = {
    "UNIT": ("remarks",),
    "NODES": ("remarks",),
    "summary": ("remarks",),
    "STEPS": ("assess",),
    "groups": ("compose",),
    "compose": ("groups",),
}
"""Names that are asked for only where others are there too."""
