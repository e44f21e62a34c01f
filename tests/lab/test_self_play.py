"""Bots among themselves: the same games for the same seed."""

from dataclasses import replace

import pytest

from haricot.core.errors import BadOption, BadRecord
from haricot.lab.self_play import SelfPlay, are_games_of, play_games

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


def test_a_corpus_of_something_else_is_known_for_one() -> None:
    asked = replace(ASKED, options={"reserve": 12})
    games = list(play_games(range(3), asked))
    assert are_games_of(games, asked)
    assert are_games_of([*games, BadRecord("corpus-cut-off", line=22)], asked), "somebody stopped it"
    assert are_games_of([], asked)
    assert not are_games_of(games[1:], asked)
    for other in (
        replace(asked, seed=4),
        replace(asked, levels=("graine",)),
        replace(asked, levels=("germe", "graine")),
        replace(asked, options={"reserve": 7}),
        replace(asked, game="ronda", options={}),
        replace(asked, opening=7),
    ):
        assert not are_games_of(games, other), other
