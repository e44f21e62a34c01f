"""Those who go by feeling at Ronda see what a player sees, and play sensibly."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from haricot.bots.ronda import forgetful
from haricot.bots.ronda.memory import Mind
from haricot.core.game import Seat, View
from haricot.games.ronda.rules import Ronda
from haricot.texts import LANGUAGES, say
from tests.bots.ronda.situations import PAIRS, seen
from tests.games.known import ronda
from tests.known_types import there

Player = Callable[[list[View], Random], str]

answer = forgetful(Mind(span=float("inf"), muddle=0))


def move(views: list[View]) -> str:
    return answer(views, 0, 1.0).move


def match(state: Ronda, players: list[Player], seed: int) -> Seat:
    """Plays to the end; each player is given the views of its seat, and nothing else."""
    views = [[state.view(seat)] for seat in range(state.seats)]
    rng = Random(seed)
    while state.turn is not None:
        state = state.play(players[state.turn](views[state.turn], rng))
        for seat in range(state.seats):
            views[seat].append(state.view(seat))
    return there(state.outcome).winners[0]


def bot(views: list[View], rng: Random) -> str:
    answered = answer(views, rng.getrandbits(32), 1.0)
    for lang in LANGUAGES:
        assert say(answered.reason, lang)
    return answered.move


def chance(views: list[View], rng: Random) -> str:
    return str(rng.choice(ronda.imagine(views[-1], 0).moves()))


@pytest.mark.parametrize(
    "options",
    [{}, {"flow": "simple"}, {"cap": 4}, ronda.game.presets["children"]],
    ids=["original", "simple", "4", "children"],
)
@pytest.mark.parametrize("seats", [2, 5])
def test_bots_play_to_the_end(options: dict[str, Any], seats: int) -> None:
    for seed in range(5):
        match(ronda.new(seats, seed, **options), [bot] * seats, seed)


def test_it_beats_chance() -> None:
    assert all(match(ronda.new(seed=seed), [bot, chance], seed) == 0 for seed in range(20))


def test_it_lifts_a_pair_that_it_remembers() -> None:
    views = seen(PAIRS, "7", "3", "2", "9")
    assert move(views) in ("2", "7")
    assert move(seen(PAIRS, "7", "3", "2", "9", "7")) == "2"


def test_it_tries_a_bowl_that_it_does_not_remember() -> None:
    for seed in range(20):
        assert answer(seen(PAIRS, "7", "3"), seed, 1.0).move not in ("7", "3")


def test_it_keeps_the_bowl_for_which_it_remembers_another() -> None:
    assert move(seen(PAIRS, "5", "6", "1", "4", "+4")) == "=4"
    assert move(seen(PAIRS, "8", "9", "2", "7", "+2")) == "=2"


def test_it_stops_where_a_mistake_would_cost_a_bean() -> None:
    filled = PAIRS.replace("stocks=10,10 black=0", "stocks=10,4 black=6")
    assert move(seen(filled, "1", "4", "+4")) == "stop"
    assert move(seen(filled, "1", "4", "+4", flow="simple")) == "stop"
    assert move(seen(filled, "1", "4", "+4", penalty=False)) in ("=1", "=4")


def test_who_remembers_every_bowl_does_not_claim_to_try_something_new() -> None:
    views = seen(PAIRS, "1", "2", "3", "5", "6", "7", "8", "9", "10", "4", "2")
    assert answer(views, 0, 1.0).reason.key != "bot-ronda-tries"


def test_it_says_when_it_wins() -> None:
    last = PAIRS.replace("stocks=10,10 black=0 box=0", "stocks=1,10 black=0 box=9")
    assert answer(seen(last, "1", "4"), 0, 1.0).reason.key == "bot-ronda-wins"
