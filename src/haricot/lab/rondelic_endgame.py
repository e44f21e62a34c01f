"""What a round of Rondelic's last two is worth to its first player: worked out by this module, run as a program.

What losing, a tie and winning are worth are three numbers. But for their middle and their size, all that counts is an
angle; and where the lower card is wanted, all is the same with the ranks the other way round: half a circle is enough.
"""

from __future__ import annotations

import json
from pathlib import Path

import click

from haricot.bots.rondelic.endgame.cfr import ITERATIONS, Equilibrium, solve
from haricot.bots.rondelic.endgame.circles import at_angle
from haricot.bots.rondelic.knowledge import START

TABLE = Path(__file__).parents[1] / "bots" / "rondelic" / "endgame" / "round_values.json"


def at(rules: str, angle: int) -> Equilibrium:
    """The equilibrium of the last two, where the board's middle lies that way from them."""
    return solve(rules, at_angle(angle), ITERATIONS)


def main() -> None:
    """Solves both rules for every degree, says how exactly, and writes the table."""
    table: dict[str, list[float]] = {}
    for rules in START:
        table[rules] = []
        for angle in range(-90, 91):
            solved = at(rules, angle)
            table[rules].append(round((solved.least + solved.most) / 2, 5))
            click.echo(f"{rules} {angle}°: {solved.least:.5f} to {solved.most:.5f}")
    TABLE.write_text(json.dumps(table, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
