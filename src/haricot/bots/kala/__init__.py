"""Kala's players: each looks a little further ahead; the first overlooks things, the last proves what it can."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from haricot.bots import Answer, Bot
from haricot.core.game import View
from haricot.games.kala import GAME
from haricot.games.kala.moves import Sow
from haricot.games.kala.rules import Kala
from haricot.texts import Sentence

TIME_TO_ANSWER = 0.85
"""The part of its time that a bot spends looking ahead: the rest is for starting and for answering."""


def overlooking(share: float) -> Bot:
    """Somebody who compares what each sowing brings at once, and does not notice some of them."""

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        state, lot = _state(views[-1]), Random(seed)
        noticed = [move for move in state.moves() if lot.random() >= share] or [lot.choice(state.moves())]
        best = max(noticed, key=lambda move: (_gain(state, move), lot.random()))
        return Answer(str(best), reason(state, state.after(best)))

    return answer


def looking(turns: int, distracted: float = 0.0) -> Bot:
    """Somebody who looks that many turns ahead, both players' counted; when distracted, one turn less."""

    def answer(views: Sequence[View], seed: int, seconds: float) -> Answer:
        end = time.monotonic() + TIME_TO_ANSWER * seconds
        from haricot.bots.kala.engine.search import best  # numba is loaded when somebody really looks ahead

        state = _state(views[-1])
        deepest = turns - (Random(seed).random() < distracted)
        found = best(state, max(0.0, end - time.monotonic()), deepest=deepest)
        return Answer(str(found.move), outlook(found.value) or reason(state, state.after(found.move)))

    return answer


def proving(views: Sequence[View], seed: int, seconds: float) -> Answer:
    """Somebody who plays perfectly where a proof is found in time, and elsewhere looks ahead as far as time allows."""
    end = time.monotonic() + TIME_TO_ANSWER * seconds
    from haricot.bots.kala.engine.best_move import best

    state = _state(views[-1])
    found = best(state, max(0.0, end - time.monotonic()))
    return Answer(str(found.move), outlook(found.value) or reason(state, state.after(found.move)))


LEVELS: dict[str, Bot] = {
    "graine": overlooking(0.2),
    "germe": looking(1),
    "racine": looking(2, distracted=0.5),
    "pousse": looking(2),
    "tige": looking(3),
    "feuille": looking(4),
    "bouton": looking(5),
    "fleur": looking(6),
    "gousse": proving,
}


def _state(view: View) -> Kala:
    state = GAME.imagine(view, 0)
    assert isinstance(state, Kala)
    return state


def _gain(state: Kala, move: Sow) -> int:
    """Beans gained over the opponent by a sowing, with the best of the extra sowing that it may bring."""
    after = state.after(move)
    gained = _ahead(after, state.mover) - _ahead(state, state.mover)
    return gained + max((_gain(after, extra) for extra in after.moves()), default=0) if after.extra else gained


def _ahead(state: Kala, seat: int) -> int:
    return state.reserves[seat] - state.reserves[1 - seat]


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


def warm() -> None:
    from haricot.bots.kala.engine import best_move

    best_move.warm()
