"""The arena: fair sittings, games that can be played again, shares with intervals."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

import haricot
from haricot.bots import Answer, levels
from haricot.core.game import View
from haricot.lab.arena import Bout, BoutResult, bouts, opened, play, play_all, ratings, share, usual_opening
from haricot.lab.executors import LocalExecutor


def test_each_start_is_played_twice_with_the_seats_swapped() -> None:
    first, second, third, _ = bouts("ronda", ("germe", "graine"), 4, seats=3)
    assert first.sitting == ("germe", "graine", "germe")
    assert second.sitting == ("graine", "germe", "graine")
    assert opened(first) == opened(second)
    assert opened(first) != opened(third)


def test_the_same_seed_gives_the_same_games_however_many_cores_play_them() -> None:
    todo = list(bouts("ronda", ("germe", "graine"), 4, seats=2, seed=7))
    alone, together = ([(one.ranks, one.moves) for one in play_all(todo, LocalExecutor(workers))] for workers in (1, 2))
    assert alone == together


def test_a_great_many_games_are_made_only_as_they_are_asked_for() -> None:
    """A list of them would take all memory before the first one is played."""
    todo = bouts("ronda", ("germe", "graine"), 10**12 - 1, seats=2, seed=7)
    assert len(todo) == 10**12
    last = todo[-1]
    assert (last.number, last.seed, last.sitting) == (10**12, todo[-2].seed, ("graine", "germe"))
    assert todo[2:4] == list(bouts("ronda", ("germe", "graine"), 4, seats=2, seed=7))[2:]
    with pytest.raises(IndexError):
        todo[10**12]


def test_openings_are_random_moves_that_leave_a_game_to_play() -> None:
    bout = Bout("kala", ("germe", "germe"), seed=3, opening=6)
    assert opened(bout)[-1].turn is not None
    assert play(bout).moves > 0


def test_a_bot_has_seen_the_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = []

    def attentive(views: Sequence[View], seed: int, seconds: float) -> Answer:
        shown.append(len(views))
        return levels("ronda")["graine"](views, seed, seconds)

    monkeypatch.setitem(levels("ronda"), "attentive", attentive)
    play(Bout("ronda", ("attentive", "attentive"), seed=1, opening=5))
    assert shown[0] == 6


def ended(ranks: tuple[int, ...], sitting: tuple[str, ...], seed: int) -> BoutResult:
    return BoutResult(Bout("kala", sitting, seed), ranks, moves=1, slowest=0.0, identity=f"{seed} {sitting}")


def test_a_share_counts_pairs_and_a_tie_is_half() -> None:
    won = [ended((1, 2), ("b", "a"), 1), ended((2, 1), ("a", "b"), 1)]
    assert share(won, "b", "a").share == 1
    tied = [ended((1, 1, 3), ("b", "a", "a"), 2)]
    assert share(tied, "b", "a").share == 0.75


def test_more_games_make_a_narrower_interval() -> None:
    few = [ended((1, 2) if seed % 3 else (2, 1), ("b", "a"), seed) for seed in range(30)]
    many = [ended((1, 2) if seed % 3 else (2, 1), ("b", "a"), seed) for seed in range(3000)]
    assert share(many, "b", "a").margin < share(few, "b", "a").margin / 5
    assert share(many, "b", "a").share - share(many, "b", "a").margin > 0.5


def test_starts_that_all_went_alike_still_leave_an_interval() -> None:
    won = [ended((1, 2), ("b", "a"), 1), ended((2, 1), ("a", "b"), 1)]
    assert share(won, "b", "a").share - share(won, "b", "a").margin <= 0.5
    always = [ended((1, 2), ("b", "a"), seed) for seed in range(50)]
    assert 0 < share(always, "b", "a").margin < 0.05


def test_games_that_repeat_each_other_prove_no_more_than_one_of_them() -> None:
    once = [ended((1, 2), ("b", "a"), 1), ended((1, 2), ("a", "b"), 1)]
    again = [replace(one, bout=replace(one.bout, seed=seed)) for seed in range(2, 101) for one in once]
    step = share([*once, *again], "b", "a")
    assert (step.share, step.games, step.distinct) == (0.5, 200, 2)
    assert step.margin == share(once, "b", "a").margin > 0.9


def test_the_same_moves_from_the_same_start_are_the_same_game() -> None:
    bout = Bout("kala", ("germe", "pousse"), seed=1, options={"first": 0, "reserve": 12})
    first, again, opened_otherwise = (play(replace(bout, seed=2, opening=one)) for one in (0, 0, 4))
    assert play(bout).identity == first.identity == again.identity
    assert opened_otherwise.identity != first.identity
    dealt = [play(Bout("ronda", ("graine", "graine"), seed=seed)).identity for seed in (1, 1, 2)]
    assert dealt[0] == dealt[1] != dealt[2]


def test_where_nothing_is_left_to_chance_a_game_begins_with_random_moves() -> None:
    assert usual_opening("kala", 2, {}) == 4
    assert usual_opening("kala", 2, {"reserve": 6}) == 1, "a game of two moves"
    assert [usual_opening(game, 3, {}) for game in ("ronda", "rondelic", "rondorondo")] == [0, 0, 0]
    for game in haricot.games():
        assert haricot.game(game).new(seed=1).leaves_nothing_to_chance == (game == "kala")


def test_an_opening_that_outlasts_the_game_is_refused() -> None:
    with pytest.raises(haricot.BadOption, match="300"):
        opened(Bout("kala", ("germe", "germe"), seed=3, opening=300, options={"reserve": 4}))


def test_ratings_add_up_from_step_to_step() -> None:
    games = [ended((1, 2) if seed % 4 else (2, 1), ("b", "a"), seed) for seed in range(400)]
    step = share(games, "b", "a")
    table = ratings([step, share([ended(one.ranks, ("c", "b"), one.bout.seed) for one in games], "c", "b")])
    assert table["a"] == (0, 0)
    assert round(table["b"][0]) == 191
    assert round(table["c"][0]) == 382
