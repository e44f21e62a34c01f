"""Playing Ronda by feeling: what seems to be remembered is trusted, and new bowls are tried where that is cheap."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from haricot.bots import Answer
from haricot.bots.ronda.memory import CIRCLE, Memory, beans_in
from haricot.games.ronda.view_types import RondaView
from haricot.texts import Sentence


def intuitive_answer(view: RondaView, memory: Memory, seed: int) -> Answer:
    """Lifts what is remembered to match, else something new; adds whenever it can; goes on if it knows where to."""
    rng = Random(seed)
    match view["phase"]:
        case "match":
            return add(view)
        case "added" if view["options"]["flow"] == "original":
            return _keep_or_stop(view, memory, rng)
        case "added" if not _pairs(memory) and not _dares(view, memory):
            return stop(view)
    return _lift(view, memory, rng)


def add(view: RondaView) -> Answer:
    """A bean into the first bowl of the match."""
    wins = view["stocks"][view["mover"]] == 1
    return Answer(f"+{view['open'][0]}", Sentence("bot-ronda-wins" if wins else "bot-ronda-adds"))


def _keep_or_stop(view: RondaView, memory: Memory, rng: Random) -> Answer:
    """Keeps the bowl for which it remembers another one; else it dares to go on only where a mistake costs nothing."""
    for bowl in view["open"]:
        if _others(memory, beans_in(view, bowl), view["open"]):
            return Answer(f"={bowl}", Sentence("bot-ronda-goes-on"))
    if _dares(view, memory):
        return Answer(f"={rng.choice(view['open'])}", Sentence("bot-ronda-dares"))
    return stop(view)


def stop(view: RondaView) -> Answer:
    """Ends the turn, and says whether that was in time."""
    return Answer("stop", Sentence("bot-ronda-stops-in-time" if _costs(view) else "bot-ronda-stops"))


def _costs(view: RondaView) -> bool:
    """Whether a mistake would bring a bean back."""
    return bool(view["options"]["penalty"] and view["black"])


def _dares(view: RondaView, memory: Memory) -> bool:
    """Whether something new can be tried without a penalty."""
    return not _costs(view) and len(memory) < CIRCLE


def _lift(view: RondaView, memory: Memory, rng: Random) -> Answer:
    if view["open"]:
        wanted = _others(memory, beans_in(view, view["open"][0]), [*view["open"], *view["covered"]])
    else:
        wanted = _pairs(memory)
    if wanted:
        return Answer(str(wanted[0]), Sentence("bot-ronda-remembers"))
    allowed = may_lift(view)
    new = [bowl for bowl in allowed if bowl not in memory]
    return Answer(str(rng.choice(new or allowed)), Sentence("bot-ronda-tries" if new else "bot-ronda-no-match"))


def may_lift(view: RondaView) -> list[int]:
    """The bowls that may be lifted now."""
    barred = [*view["open"], *view["covered"]] if view["open"] else []
    return [bowl for bowl in range(1, CIRCLE + 1) if bowl not in barred]


def _others(memory: Memory, beans: int, but: Sequence[int]) -> list[int]:
    """The bowls that it remembers to hide that many, but for these."""
    return [bowl for bowl, remembered in memory.items() if remembered == beans and bowl not in but]


def _pairs(memory: Memory) -> list[int]:
    """The bowls that it remembers another one for; the fullest first, for they end sooner in the middle."""
    paired = [bowl for bowl, beans in memory.items() if _others(memory, beans, [bowl])]
    return sorted(paired, key=lambda bowl: -memory[bowl])
