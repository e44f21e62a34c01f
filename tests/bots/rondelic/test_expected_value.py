"""The strongest at Rondelic: what was said counts, Kings are lent or shown, and a fall may be welcome."""

from typing import Any

from haricot.bots.rondelic import expected_value
from tests.bots.rondelic.answers import said
from tests.games.rondelic.positions import play, position
from tests.known_types import views


def test_what_was_said_counts_for_the_strongest() -> None:
    """Who keeps after giving a card has seen a lower one: a middling card is safer than after two who just kept."""
    risk = {}
    for words in ("swap give keep", "keep keep"):
        state = play(position(hands="-,6S,3S,7S,9S"), words)
        risk[words] = expected_value.prospects(views(state, 3), 4000, 1)["keep"].risk
    assert risk["swap give keep"] < risk["keep keep"] - 0.05


def test_a_king_may_be_shown_or_lent_and_the_reason_says_why() -> None:
    state = position(hands="-,3S,KS,9S").play("swap")
    assert said(state).reason.key == "bot-rondelic-lends"
    found = expected_value.prospects(views(state, 2), 2000, 1)
    assert set(found) == {"give", "show"}
    assert all(prospect.risk < 0.01 for prospect in found.values())
    assert said(state, "gousse").reason.key in ("bot-rondelic-lends", "bot-rondelic-shows")


def test_on_the_edge_a_fall_is_welcome_while_another_has_not_begun() -> None:
    tokens: dict[str, Any] = {"circles": 4, "hands": "-,QS,8S,9S"}
    begun = position(**tokens, tokens="1,4,3,3")
    assert said(begun, "gousse").move == "keep"
    fresh = said(position(**tokens, tokens="0,4,3,3"), "gousse")
    assert (fresh.move, fresh.reason.key) == ("swap", "bot-rondelic-falls-gladly")
