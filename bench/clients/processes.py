"""What processes have used of the processor."""

from __future__ import annotations

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds(pid: int) -> float:
    """User and system time of a process, of its children that live, and of those that it has seen end."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        children = [child for task in Path(f"/proc/{pid}/task").iterdir() for child in _children(task)]
    except FileNotFoundError:
        return 0.0
    return sum(map(int, fields[11:15])) / TICKS + sum(map(processor_seconds, children))


def _children(task: Path) -> list[int]:
    try:
        return [int(pid) for pid in (task / "children").read_text().split()]
    except FileNotFoundError:
        return []
