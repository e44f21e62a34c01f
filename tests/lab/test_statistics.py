"""Statistics of random games: the same on every machine, however many processors work on them."""

from itertools import pairwise
from random import Random

import pytest

import haricot
from haricot.core.chance import Chance
from haricot.lab.executors import LocalExecutor
from haricot.lab.statistics import Lengths, RandomGame, Statistics, numbers_of, play_at_random, play_many
from tests.cli.terminal import Terminal
from tests.cli.terminal import haricot as run
from tests.known_types import there

CHILDREN = haricot.game("ronda").presets["children"]


def test_lengths_and_wins_are_those_of_the_games() -> None:
    games = [RandomGame(10, 4, (0,)), RandomGame(20, 5, (1,)), RandomGame(60, 9, (0, 1))]
    found = Statistics.of(games, seats=3)
    assert found.moves == Lengths(shortest=10, median=20, mean=30, longest=60)
    assert found.turns == Lengths(shortest=4, median=5, mean=6, longest=9)
    assert found.wins == (2, 2, 0)


def test_a_game_can_be_played_again_by_its_number() -> None:
    """Dealt from twice the number, chosen from the seed after that."""
    played = play_at_random(7, "ronda", 3, CHILDREN)
    state, chance = haricot.game("ronda").new(3, seed=14, **CHILDREN), Chance.of(15)
    movers = []
    while state.turn is not None:
        movers.append(state.turn)
        at, chance = chance.below(len(state.moves()))
        state = state.play(state.moves()[at])
    turns = 1 + sum(one != other for one, other in pairwise(movers))
    assert played == RandomGame(len(movers), turns, there(state.outcome).winners)


def test_as_many_workers_as_one_likes_play_the_same_games() -> None:
    games = [list(play_many(range(5, 30), "ronda", 2, CHILDREN, LocalExecutor(workers))) for workers in (1, 3)]
    assert games[0] == games[1]
    assert games[0][3] == play_at_random(8, "ronda", 2, CHILDREN)


def test_two_seeds_share_no_game() -> None:
    assert numbers_of(1, 3) == range(1, 4), "as in docs/statistics.md"
    assert not {*numbers_of(1, 5000)} & {*numbers_of(2, 5000)}


@pytest.mark.parametrize("name", haricot.games())
def test_every_game_has_statistics(name: str) -> None:
    rng = Random(1)
    game = haricot.game(name)
    seats = rng.choice(game.seats_for(game.choose({})))
    played = play_at_random(3, name, seats, {})
    assert played.moves >= played.turns >= 1
    assert set(played.winners) <= set(range(seats))


def test_the_command_counts_moves_turns_and_wins() -> None:
    told = run(
        "stats", "ronda", "--games", "20", "--seats", "3", "--seed", "4", "--preset", "children", "-o", "first=0"
    )
    games = list(play_many(numbers_of(4, 20), "ronda", 3, {**CHILDREN, "first": 0}))
    found = Statistics.of(games, 3)
    lines = told.stdout.splitlines()
    assert lines[:2] == [
        "Ronda, 3 players, 20 random games, seed 4",
        "flow=simple cap=4 penalty=no stock=10 first=0",
    ]
    assert f"moves: {found.moves.shortest} to {found.moves.longest}" in lines[2]
    assert f"turns: {found.turns.shortest} to {found.turns.longest}" in lines[3]
    assert [line.split(": ")[1].split()[0] for line in lines[4:]] == [str(wins) for wins in found.wins]
    assert sum(found.wins) == 20
    assert told.stderr == ""


def test_without_a_seed_one_is_drawn_and_told() -> None:
    told = run("stats", "kala", "--games", "3")
    seed = told.stdout.splitlines()[0].split("seed ")[1]
    assert run("stats", "kala", "--games", "3", "--seed", seed).stdout == told.stdout


def test_progress_is_shown_at_a_terminal() -> None:
    with Terminal("stats", "ronda", "--games", "20", "--preset", "children", "--lang", "fr") as terminal:
        terminal.waits_for("Joueur 2")
        assert terminal.leaves() == 0
    assert "Parties" in terminal.shown
    assert "100%" in terminal.shown


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--games", "0"], "--games takes a number from 1 to "),
        (["--workers", "none"], "--workers takes a number from 1 to "),
        (["--seats", "7"], "7 cannot play this"),
        (["-o", "cap=6"], "Possible values: 5, 4"),
    ],
)
def test_what_cannot_be_counted_is_refused_in_one_line(arguments: list[str], says: str) -> None:
    refused = run("stats", "ronda", *arguments)
    assert refused.returncode != 0
    assert says in refused.stderr
    assert refused.stderr.count("\n") == 1
