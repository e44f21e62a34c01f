"""Why a sowing is made at Kala, in words: what it does at once, or that the game is decided."""

from __future__ import annotations

from haricot.games.kala.rules import Kala
from haricot.texts import Sentence


def outlook(value: int) -> Sentence | None:
    """That the game is won or lost whatever happens, and when, if that is so."""
    from haricot.bots.kala.engine.search import CERTAIN, turns_to_the_end

    if abs(value) <= CERTAIN:
        return None
    key, turns = "bot-kala-has-won" if value > 0 else "bot-kala-has-lost", turns_to_the_end(value)
    return Sentence(key, {"turns": turns or 0})


def reason(before: Kala, after: Kala) -> Sentence:
    """What the move between two positions does, as one can see at once."""
    assert after.last is not None
    if after.turn is None:
        return Sentence("bot-kala-wins")
    beans = {"beans": after.held[after.mover]}
    leaves = Sentence("bot-kala-leaves", {"beans": 0 if after.extra else _harvest_of_a_turn(after)})
    if not after.last.harvested:
        return Sentence("bot-kala-sows-again", beans) if after.extra else leaves
    raids = after.last.sow.path[-1] == before.bowls[before.opponent]
    harvests = Sentence(f"bot-kala-{'raids' if raids else 'harvests'}", {"beans": after.last.harvested})
    if after.extra:
        return Sentence("bot-kala-harvests-and-sows", {"harvests": harvests, **beans})
    return Sentence("bot-kala-harvests-and-leaves", {"harvests": harvests, "leaves": leaves})


def _harvest_of_a_turn(state: Kala) -> int:
    """The most beans that the mover can harvest in this turn, its extra sowing included."""
    most = 0
    for move in state.moves():
        after = state.after(move)
        assert after.last is not None
        most = max(most, after.last.harvested + (_harvest_of_a_turn(after) if after.extra else 0))
    return most
