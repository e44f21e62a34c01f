"""Bots among themselves: the same games for the same seed."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Event, Thread

import pytest

from haricot.bots import nodes_of
from haricot.core.errors import BadOption, BadRecord
from haricot.lab.executors import executor
from haricot.lab.game_table import move_rows
from haricot.lab.self_play import SelfPlay, are_games_of, identity, opened, play_games

ASKED = SelfPlay("kala", 2, ("graine", "germe"), {"reserve": 12}, seed=3, opening=2)


def test_games_are_the_same_for_the_same_seed_and_can_be_replayed() -> None:
    games = list(play_games(range(4), ASKED))
    assert games == list(play_games(range(4), ASKED))
    assert games[2:] == list(play_games(range(2, 4), ASKED)), "one may stop and go on"
    assert [game.players for game in games[:2]] == [("graine", "germe"), ("germe", "graine")]
    for game in games:
        assert game.record().outcome == game.outcome


def test_each_game_says_how_it_was_made() -> None:
    (game,) = play_games(range(1), ASKED)
    assert (game.opening, game.headers["Budget"]) == (2, f"nodes={nodes_of('kala')}")
    assert [row["at"] for row in move_rows(0, game) if row["opening"]] == [0, 1]
    (game,) = play_games(range(1), replace(ASKED, opening=0, seconds=0.5))
    assert (game.opening, game.headers["Opening"], game.headers["Budget"]) == (0, "0", "seconds=0.5")
    assert game.record().others == {"Opening": "0", "Budget": "seconds=0.5"}


@contextmanager
def busy() -> Iterator[None]:
    """Another thread computes as much as it can meanwhile."""
    over = Event()

    def burn() -> None:
        while not over.is_set():
            sum(range(1000))

    burner = Thread(target=burn)
    burner.start()
    try:
        yield
    finally:
        over.set()
        burner.join()


def test_levels_that_think_as_long_as_they_may_play_the_same_games_on_a_busy_machine() -> None:
    asked = SelfPlay("kala", 2, ("gousse", "size:1500"), {"reserve": 28}, seed=1, opening=2, nodes=3_000)
    games = list(play_games(range(2), asked))
    with busy():
        assert list(play_games(range(2), asked)) == games
    assert list(play_games(range(2), asked, executor(workers=2))) == games
    assert list(play_games(range(1), replace(asked, nodes=200_000))) != games[:1], "with more they look further"


def test_nodes_and_seconds_are_not_both_counted() -> None:
    with pytest.raises(BadOption, match="not both"):
        replace(ASKED, nodes=100, seconds=0.1).check()
    assert len(list(play_games(range(1), replace(ASKED, seconds=0.1)))) == 1


def test_an_opening_always_leaves_something_to_play() -> None:
    with pytest.raises(BadOption, match=r"1.?000.?000"):
        replace(ASKED, opening=1_000_000).check()
    for number in range(40):
        states, moves = opened(number, replace(ASKED, opening=7))
        assert (len(moves), states[-1].turn is not None) == (7, True)


def test_the_same_game_is_known_whoever_played_it() -> None:
    asked = SelfPlay("kala", 2, ("germe",), {"reserve": 12, "first": 0})
    assert len(set(map(identity, play_games(range(3), asked)))) == 1
    assert len(set(map(identity, play_games(range(3), replace(asked, opening=4))))) == 3


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
        replace(asked, opening=1),
        replace(asked, nodes=77),
        replace(asked, seconds=1.0),
    ):
        assert not are_games_of(games, other), other
