"""Why a sowing is made at Kala, in words: what it does at once, or that the game is decided."""

from __future__ import annotations

from haricot.games.kala.rules import Kala
from haricot.texts import Sentence


def outlook(value: int, before: Kala, after: Kala) -> Sentence:
    """Why the best move is made: the game is won, or what it does at once.

    Whoever loses against perfect play is told what makes it hardest: a bot is no oracle, nor is who asks for a hint.
    """
    from haricot.bots.kala.engine.search import CERTAIN, turns_to_the_end

    if value > CERTAIN:
        return Sentence("bot-kala-has-won", {"turns": turns_to_the_end(value) or 0})
    why = reason(before, after)
    return Sentence("bot-kala-resists", {"reason": why}) if value < -CERTAIN else why


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
