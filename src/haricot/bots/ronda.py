"""A first opponent at Ronda: it remembers the bowls that it saw last, and no more of them than a person would."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.bots import Answer
from haricot.core.game import View
from haricot.core.sentences import Sentence

REMEMBERED = 6
"""How many bowls it keeps in mind."""

Memory = dict[int, int]
"""The beans of each bowl that it remembers."""


def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
    """Lifts what it remembers to match, else something new; adds whenever it can; goes on if it knows where to."""
    view, memory, lot = views[-1], remember(views), Random(seed)
    match view["phase"]:
        case "match":
            return _add(view)
        case "added" if view["options"]["flow"] == "original":
            return _keep_or_stop(view, memory, lot)
        case "added" if not _pairs(memory) and not _dares(view, memory):
            return Answer("stop", Sentence("bot-ronda-stops"))
    return _lift(view, memory, lot)


def remember(views: Sequence[View]) -> Memory:
    """The bowls seen last; a bowl's beans never change unseen, so what is remembered is still true."""
    memory: Memory = {}
    for view in reversed(views):
        for bowl, beans in enumerate(view["bowls"], 1):
            if beans is not None and len(memory) < REMEMBERED:
                memory.setdefault(bowl, beans)
    return memory


def _add(view: View) -> Answer:
    wins = view["stocks"][view["turn"]] == 1
    return Answer(f"+{view['open'][0]}", Sentence("bot-ronda-wins" if wins else "bot-ronda-adds"))


def _keep_or_stop(view: View, memory: Memory, lot: Random) -> Answer:
    """Keeps the bowl for which it remembers another one; else it dares to go on only where a mistake costs nothing."""
    for bowl in view["open"]:
        if _others(memory, view["bowls"][bowl - 1], view["open"]):
            return Answer(f"={bowl}", Sentence("bot-ronda-goes-on"))
    if _dares(view, memory):
        return Answer(f"={lot.choice(view['open'])}", Sentence("bot-ronda-dares"))
    return Answer("stop", Sentence("bot-ronda-stops"))


def _dares(view: View, memory: Memory) -> bool:
    """Whether something new can be tried without a penalty."""
    return not (view["options"]["penalty"] and view["black"]) and len(memory) < len(view["bowls"])


def _lift(view: View, memory: Memory, lot: Random) -> Answer:
    if view["open"]:
        wanted = _others(memory, view["bowls"][view["open"][0] - 1], [*view["open"], *view["covered"]])
    else:
        wanted = _pairs(memory)
    if wanted:
        return Answer(str(wanted[0]), Sentence("bot-ronda-remembers"))
    barred = [*view["open"], *view["covered"]] if view["open"] else []
    may_lift = [bowl for bowl in range(1, len(view["bowls"]) + 1) if bowl not in barred]
    new = [bowl for bowl in may_lift if bowl not in memory]
    return Answer(str(lot.choice(new or may_lift)), Sentence("bot-ronda-tries"))


def _others(memory: Memory, beans: int, but: Sequence[int]) -> list[int]:
    """The bowls that it remembers to hide that many, but for these."""
    return [bowl for bowl, remembered in memory.items() if remembered == beans and bowl not in but]


def _pairs(memory: Memory) -> list[int]:
    """The bowls that it remembers another one for; the fullest first, for they end sooner in the middle."""
    paired = [bowl for bowl, beans in memory.items() if _others(memory, beans, [bowl])]
    return sorted(paired, key=lambda bowl: -memory[bowl])
