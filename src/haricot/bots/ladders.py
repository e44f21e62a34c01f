"""The ladder of each game: how often each level ended ahead of the one below, as the arena measured it."""

from __future__ import annotations

from dataclasses import dataclass

from haricot.games import part_of


@dataclass(frozen=True, slots=True)
class Ladder:
    """The levels, the weakest first; how many sat down; and from the second level on, the share that ended ahead."""

    levels: tuple[str, ...]
    seats: int
    ahead: tuple[float, ...]


def ladder_of(game: str, rule_set: str) -> Ladder | None:
    """Measured by those rules, else by the game's own first ones; None where nobody measured."""
    part = part_of(game, f"haricot.bots.{game}.ladder", "ladder", "LADDERS")
    if part is None:
        return None
    ladders: dict[str, Ladder] = part.LADDERS
    return ladders.get(rule_set) or next(iter(ladders.values()))
