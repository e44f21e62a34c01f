"""What somebody remembers of a circle of bowls: everything, or as much as people do.

A bowl's beans change only while everybody looks, so what was seen last is still true; what fails is memory. How well
a sight was kept depends on the sight, not on the day: the same views are remembered the same way at every turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from haricot.games.ronda.view_types import RondaView

Memory = dict[int, int]
"""The beans of each bowl that is remembered, rightly or wrongly."""

CIRCLE = 10


class Sight(NamedTuple):
    """A bowl seen with its beans: which sight that was, from 1 on, and the number of the view that showed it."""

    when: int
    bowl: int
    beans: int
    view: int


@dataclass(frozen=True, slots=True)
class Mind:
    """How many lifted bowls ago a sight fades, and how often an older one is put down to the bowl beside."""

    span: float
    muddle: float

    def remembers(self, views: Sequence[RondaView]) -> Memory:
        """What is left of all that was seen; what lies open now is simply seen."""
        memory: Memory = {}
        lifted = len(seen := sights(views))
        for when, bowl, beans, _ in seen:
            kept = Random(f"{views[-1]['seat']} {when} {bowl} {beans}")
            age = lifted - when
            if age > self.span * (0.5 + kept.random()):
                memory.pop(bowl, None)
            elif age > 1 and kept.random() < self.muddle:
                memory[1 + (bowl - 1 + kept.choice((-1, 1))) % CIRCLE] = beans
            else:
                memory[bowl] = beans
        now = {bowl: beans for bowl, beans in enumerate(views[-1]["bowls"], 1) if beans is not None}
        return memory | now


PERFECT = Mind(span=float("inf"), muddle=0)


def sights(views: Sequence[RondaView]) -> list[Sight]:
    """Every sight of a bowl, in order: one for each that was lifted or changed."""
    seen: list[Sight] = []
    for number, view in enumerate(views):
        last = view["last"]
        if last is None or last["bowl"] is None or last["beans"] is None:
            continue
        bowl = last["bowl"]
        beans = view["bowls"][bowl - 1]
        seen.append(Sight(len(seen) + 1, bowl, last["beans"] if beans is None else beans, number))
    return seen


def beans_in(view: RondaView, bowl: int) -> int:
    """The beans in a bowl that lies open, or was covered by the last move."""
    beans = view["bowls"][bowl - 1]
    assert beans is not None
    return beans


def never_seen(views: Sequence[RondaView]) -> list[int]:
    """The beans that lie under the bowls not seen yet, in any order: two each of 0 to 4 less those seen first."""
    left = [beans for beans in range(5) for _ in range(2)]
    seen: set[int] = set()
    for view in views:
        for bowl, beans in enumerate(view["bowls"], 1):
            if beans is not None and bowl not in seen:
                seen.add(bowl)
                if beans in left:
                    left.remove(beans)
    return left
