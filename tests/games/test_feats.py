"""What people remember of a game: told by the game itself, from positions of a game that is over."""

from __future__ import annotations

from pathlib import Path

from haricot.core.game import Feat
from haricot.games import named
from haricot.games.rondorondo.rules import RondoRondo
from haricot.records import Record
from tests.games.ronda.positions import PAIRS, at

STORIES = Path(__file__).parents[1] / "playthroughs"


def test_the_best_word_of_each_seat_is_the_one_with_the_most_points() -> None:
    record = Record.loads((STORIES / "rondorondo-the-last-cards.txt").read_text("utf-8"))
    states = list(record.states())
    found = named("rondorondo").feats(states)
    assert found
    for seat, feats in found.items():
        (best,) = feats
        laid = [state.last for state in states if isinstance(state, RondoRondo) and state.last is not None]
        points = [one.points.total for one in laid if one.layer == seat and one.lay is not None and one.points]
        assert (best.name, best.value) == ("word", max(points))
        assert best.detail.isupper()


def test_the_longest_memory_is_the_time_since_the_bowl_was_last_seen() -> None:
    states = [at(PAIRS)]
    for move in ("4", "2", "3", "5", "1", "4"):
        states.append(states[-1].play(move))
    assert states[-1].phase == "match"
    assert named("ronda").feats(states) == {0: (Feat("memory", 4),)}, "bowl 4 was seen until the second move"
    assert named("ronda").feats(states[:-1]) == {}


def test_a_game_that_says_nothing_has_no_feats() -> None:
    assert named("kala").feats([named("kala").new(seed=1)]) == {}
