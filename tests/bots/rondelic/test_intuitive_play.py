"""Those who go by feeling at Rondelic: a King is enough, and in the end the higher card."""

import pytest

from haricot.bots import levels
from haricot.texts import say
from tests.bots.rondelic.answers import said
from tests.games.rondelic.positions import position, rondellig


@pytest.mark.parametrize("level", ["graine", "germe", "pousse"])
def test_a_king_is_enough_for_everybody_and_is_lent_by_choice(level: str) -> None:
    bot, lent = levels("rondelic")[level], position(hands="-,3S,KS,9S").play("swap")
    held, shown = position(hands="-,KS,8S,9S"), position(hands="-,3S,8S,9S", turn=3, top="KD").play("keep")
    for seed in range(20):
        assert bot([held.view(1)], seed, 1.0).move == "keep"
        assert bot([shown.view(0)], seed, 1.0).move == "take"
    assert said(lent, level).reason.key == "bot-rondelic-lends"


@pytest.mark.parametrize("level", ["graine", "germe", "pousse"])
def test_after_three_draws_the_higher_card_is_settled_for(level: str) -> None:
    for own, up, word in (("3D", "8D", "take"), ("8D", "3D", "keep")):
        state = rondellig(hands=f"{own},3S,KS,9S", phase="dealer", turn=0, up=up, drawn=3)
        answer = levels("rondelic")[level]([state.view(0)], 0, 1.0)
        assert answer.move == word
        assert say(answer.reason, "fr").startswith("n’a pas trouvé mieux que le 8\u00a0;")
