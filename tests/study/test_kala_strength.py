"""Games against the perfect player, and plain tree search, the simplest of those that play them."""

import pytest

from haricot.bots.kala.engine.best_move import best
from haricot.games.kala import GAME
from haricot.games.kala.rules import Kala
from haricot.study.kala import strength, tree_search
from haricot.study.kala.baselines.players import by_lot
from haricot.study.kala.bench import Judgement
from haricot.study.kala.encoding import action_of
from haricot.study.kala.strength import interval, keeps_the_win, played


def perfect(state: Kala) -> Judgement:
    return Judgement(None, action_of(best(state, 1.0).move))


@pytest.mark.parametrize("reserve", [8, 16, 20])
def test_whoever_plays_perfectly_keeps_every_win(reserve: int) -> None:
    assert all(keeps_the_win(perfect, reserve, number) for number in range(4))


def test_whoever_plays_by_lot_throws_wins_away() -> None:
    assert not all(keeps_the_win(by_lot, 20, number) for number in range(8))


def test_games_differ_and_can_be_played_again() -> None:
    games = [[str(state) for state in played(perfect, 16, number)] for number in (0, 0, 1, 2, 3)]
    assert games[0] == games[1]
    assert len({tuple(game) for game in games}) > 2
    assert all(len(set(game)) == len(game) for game in games)


def test_with_nodes_the_perfect_player_does_not_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    games = []
    for seconds in (0.0, 60.0):
        monkeypatch.setattr(strength, "SECONDS", seconds)
        games.append([str(state) for state in played(by_lot, 28, 1, nodes=300)])
    assert games[0] == games[1]


def test_intervals_are_wilsons() -> None:
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-3)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-3)
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)


def test_a_tree_finds_the_only_sowing_that_wins() -> None:
    position = "field=0.1.1.0/2.2.2.1/3.3.1.0/2.2.0.0 bowls=a3:3,b4:1 reserves=5,5 granary=0 turn=1 extra=no"
    state = GAME.position(position, 0, reserve=17)
    assert isinstance(state, Kala)
    wins = [move for move in state.moves() if _wins(state.after(move)) == (state.after(move).mover == 1)]
    assert len(wins) == 1
    found = tree_search.best(state, 2000)
    assert found.move == wins[0]
    assert found.wins > 0.8
    assert tree_search.best(state, 2000) == found


def test_a_tree_that_has_no_room_left_grows_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_search, "ROOM", 0)
    state = GAME.new(first=0, reserve=28)
    assert isinstance(state, Kala)
    assert tree_search.best(state, 100).move in state.moves()


def _wins(state: Kala) -> bool:
    """Whether the mover wins, by trying everything that the readable rules allow."""
    if state.turn is None:
        return False
    return any(_wins(state.after(move)) == (state.after(move).mover == state.mover) for move in state.moves())
