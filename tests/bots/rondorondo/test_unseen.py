"""The cards that a seat cannot see, counted from what it saw."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from haricot.bots.rondorondo.unseen import covered, exchanged, unseen
from haricot.games.rondorondo.cards import KINDS, pack
from tests.bots.rondorondo.games import played
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at


def kinds(cards: Iterable[int]) -> str:
    return "".join(KINDS[kind] for kind in cards)


def test_what_was_covered_is_gone() -> None:
    states, views = played(rondorondo.new(2, 8, opening="lot"), lambda seat: "feuille")
    for number in range(len(states)):
        loose, bottom = unseen(views[0][: number + 1])
        state = states[number]
        truth = sorted(state.hands[1] + state.pile)
        assert not len(bottom)
        assert sorted(kinds(loose)) == truth, "whoever has seen everything knows all that is unseen"


def test_who_has_seen_the_last_view_only_cannot_tell_what_was_covered() -> None:
    states, views = played(rondorondo.new(2, 8, opening="lot"), lambda seat: "feuille")
    loose, _ = unseen(views[0][-5:-4])
    assert len(loose) > len(states[-5].hands[1] + states[-5].pile)


def test_exchanged_cards_are_known_to_lie_at_the_bottom() -> None:
    state = at("MARE", "AEIRSTW,EELNOTU", pile="NOP")
    views: list[Any] = [state.view(0)]
    for card in "WA":
        state = state.play(f"~{card}")
        views.append(state.view(0))
    loose, bottom = unseen(views)
    assert exchanged(views) == kinds(bottom) == "WA"
    everything = np.concatenate([loose, bottom])
    assert len(everything) == len(pack("fr").cards) - len("MARE") - 7
    assert covered(views).total() == 0
    for card in "NO":
        state = state.play(f"~{card}")
        views.append(state.view(0))
    assert exchanged(views) == state.pile, "so few are in the pile that the first have come up again"
