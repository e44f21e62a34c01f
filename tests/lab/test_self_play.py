"""Bots among themselves: the same games for the same seed."""

import pytest

from haricot.core.errors import BadOption
from haricot.lab.self_play import SelfPlay, play_games

ASKED = SelfPlay("kala", 2, ("graine", "germe"), {"reserve": 6}, seed=3, opening=2)


def test_games_are_the_same_for_the_same_seed_and_can_be_replayed() -> None:
    games = list(play_games(range(4), ASKED))
    assert games == list(play_games(range(4), ASKED))
    assert games[2:] == list(play_games(range(2, 4), ASKED)), "one may stop and go on"
    assert [game.players for game in games[:2]] == [("graine", "germe"), ("germe", "graine")]
    for game in games:
        assert game.record().outcome == game.outcome


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="chêne"):
        list(play_games(range(1), SelfPlay("kala", 2, ("chêne",), {})))
