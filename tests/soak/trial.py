"""One way of harming a house: what was tried, what was looked at afterwards, and what was found to be lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Tally:
    """What a trial has done so far; `lost` says in words what was not as it should be."""

    rounds: int = 0
    tried: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)
    worst: dict[str, float] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)

    def expect(self, holds: bool, what: str) -> None:
        """Counts a check, and notes what it was if it does not hold."""
        self.checked["checks"] += 1
        if not holds:
            self.lost.append(what)

    def slowest(self, what: str, seconds: float) -> None:
        self.worst[what] = max(seconds, self.worst.get(what, 0.0))


Trial = Callable[[Path, int, Tally], None]
"""In an empty folder, with a seed: harms a house of its own, and tells the tally."""


def run(trial: Trial, folder: Path, seed: int, tally: Tally) -> None:
    """One round; what goes wrong in any other way is a loss as well."""
    tally.rounds += 1
    try:
        trial(folder, seed, tally)
    except Exception as wrong:
        tally.lost.append(f"seed {seed}: {type(wrong).__name__}: {wrong}")


def table(tallies: dict[str, Tally]) -> str:
    """All of it as a table in Markdown."""
    lines = ["| | rounds | tried | looked at | slowest | lost |", "|---|---|---|---|---|---|"]
    for name, tally in tallies.items():
        worst = ", ".join(f"{what} {seconds:.2f} s" for what, seconds in tally.worst.items())
        lost = str(len(tally.lost)) if tally.lost else "nothing"
        cells = (name, str(tally.rounds), _counted(tally.tried), _counted(tally.checked), worst, lost)
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _counted(counted: Counter[str]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in counted.items())
