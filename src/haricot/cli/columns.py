"""Short lines side by side."""

from __future__ import annotations

from collections.abc import Sequence


def columns(lines: Sequence[str], width: int) -> list[str]:
    """The lines in as many columns as fit, to be read downwards."""
    if not lines:
        return []
    widest = max(map(len, lines)) + 2
    count = max(1, width // widest)
    height = -(-len(lines) // count)
    rows = (lines[row::height] for row in range(height))
    return ["".join(line.ljust(widest) for line in row).rstrip() for row in rows]
