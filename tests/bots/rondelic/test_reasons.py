"""The odds in words."""

from haricot.bots.rondelic.prospects import Prospect
from haricot.bots.rondelic.reasons import reason
from haricot.texts import say
from tests.games.rondelic.positions import position
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
