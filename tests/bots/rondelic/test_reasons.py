"""The odds in words."""

import pytest

from haricot.bots import levels
from haricot.bots.rondelic.prospects import Prospect
from haricot.bots.rondelic.reasons import reason
from haricot.texts import say
from tests.bots.rondelic.answers import said
from tests.games.rondelic.positions import position, rondellig
from tests.known_types import views


def test_odds_that_are_alike_are_told_once_and_a_greater_risk_is_explained() -> None:
    def words(word: str, **risks: tuple[float, float]) -> str:
        found = {each: Prospect(risk, worth) for each, (risk, worth) in risks.items()}
        state = position(hands="-,9S,8S,9C")
        return say(reason(views(state, 1), word, found), "en")

    assert (
        words("keep", keep=(0.1, -0.1), swap=(0.101, -0.2))
        == "keeps the 9: about 10% risk of having the lowest card either way"
    )
    assert "a better chance" in words("swap", keep=(0.1, -0.2), swap=(0.3, -0.1))
    assert "not to give itself away" in words("swap", keep=(0.1, -0.1), swap=(0.3, -0.1))


@pytest.mark.parametrize("level", levels("rondelic"))
@pytest.mark.parametrize(
    ("tokens", "stake"),
    [
        ("3,3,3,3", "a circle, and"),
        ("3,10,1,3", "another stake to stay"),
        ("3,10,3,3", "its place in the game"),
    ],
)
def test_where_tokens_are_stakes_every_level_names_what_is_at_stake(level: str, tokens: str, stake: str) -> None:
    reason = said(rondellig(hands="9D,8S,9S,9C", tokens=tokens), level).reason
    assert stake in say(reason, "en")
    assert "of 4 stakes" in say(reason, "en")
    assert "le pot de 4\u00a0mises" in say(reason, "fr").replace("au pot", "le pot")
    assert "stake" not in say(said(position(hands="-,8S,9S,9C"), level).reason, "en")
