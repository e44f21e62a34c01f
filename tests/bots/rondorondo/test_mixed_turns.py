"""Somebody between two levels: a turn belongs to one of them, from its first exchange to its word."""

from collections.abc import Sequence

import pytest

from haricot.bots import Answer, levels
from haricot.bots.rondorondo import BEND, between
from haricot.bots.rondorondo.mixed_turns import MixedTurns
from haricot.core.game import View
from haricot.texts import Sentence
from tests.games.known import rondorondo


def said(word: str) -> Answer:
    return Answer(word, Sentence("bot-rondorondo-no-word"))


def weak(views: Sequence[View], seed: int, seconds: float) -> Answer:
    return said("weak")


class Strong:
    """One whose kernels may still be being made."""

    def __call__(self, views: Sequence[View], seed: int, seconds: float) -> Answer:
        return said("strong")

    def at_once(self, views: Sequence[View], seed: int, seconds: float) -> Answer:
        return said("meanwhile")


def test_the_stronger_one_has_its_share_of_turns() -> None:
    bot = MixedTurns(weak, Strong(), 0.3)
    views = [rondorondo.new(2, seed).view(0) for seed in range(1000)]
    answers = [bot([view], 1, 1.0).move for view in views]
    assert answers.count("strong") / 1000 == pytest.approx(0.3, abs=0.05)
    at_once = [bot.at_once([view], 1, 1.0).move for view in views]
    assert [{"meanwhile": "strong"}.get(each, each) for each in at_once] == answers


def test_a_turn_is_played_by_one_of_them_whatever_is_exchanged() -> None:
    bot, answers = MixedTurns(weak, Strong(), 0.5), set[str]()
    for seed in range(30):
        state = rondorondo.new(2, seed, opening="lot")
        seat = state.mover
        views = [state.view(seat)]
        card = next(card for card in state.hands[seat] if card.isalpha())
        state = state.play(f"~{card}")
        assert state.mover == seat
        answers.add(bot(views, 1, 1.0).move)
        assert bot(views, 1, 1.0) == bot([*views, state.view(seat)], 2, 1.0)
    assert answers == {"weak", "strong"}


@pytest.mark.parametrize(
    ("weaker", "stronger", "often"),
    [
        ("graine", "germe", 0.5),
        ("germe", "racine", 0.5**BEND),
        ("racine", "pousse", 0.5),
        ("bouton", "fleur", 0.5**BEND),
        ("fleur", "gousse", 0.5),
    ],
)
def test_the_share_is_bent_between_who_exchanges_and_who_does_not(weaker: str, stronger: str, often: float) -> None:
    made = between(weaker, stronger, 0.5)
    assert isinstance(made, MixedTurns)
    assert (made.weaker, made.stronger) == (levels("rondorondo")[weaker], levels("rondorondo")[stronger])
    assert made.often == often
    assert BEND > 1
