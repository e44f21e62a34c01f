"""What bots may draw from tells them nothing of the deal."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NoReturn

import pytest

import haricot
from haricot.bots import levels, seed_at
from haricot.bots.any_game.monte_carlo import Worlds
from haricot.core.game import State, View
from haricot.lab import arena, self_play
from haricot.lab.arena import Bout
from haricot.lab.self_play import SelfPlay

GAMES = 60
WITH_SECRETS = {"ronda": 2, "rondelic": 5, "rondorondo": 2}

Play = Callable[[], object]


class Over(Exception):
    """Nobody needs the rest of the game."""


def in_the_arena(game: str, number: int) -> tuple[State, Play]:
    bout = Bout(game, ("attentive",) * WITH_SECRETS[game], number)
    return arena.opened(bout)[-1], partial(arena.play, bout)


def in_self_play(game: str, number: int) -> tuple[State, Play]:
    asked = SelfPlay(game, WITH_SECRETS[game], ("attentive",), {}, seed=1)
    return self_play.opened(number, asked)[0][-1], partial(self_play.play_one, number, asked)


@pytest.mark.parametrize("game", WITH_SECRETS)
@pytest.mark.parametrize("begin", [in_the_arena, in_self_play])
def test_no_world_imagined_from_a_bots_seed_is_the_deal(
    begin: Callable[[str, int], tuple[State, Play]], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[View, int]] = []

    def attentive(views: Sequence[View], seed: int, seconds: float) -> NoReturn:
        given.append((views[-1], seed))
        raise Over

    monkeypatch.setitem(levels(game), "attentive", attentive)
    given_away = 0
    for number in range(GAMES):
        truth, play = begin(game, number)
        with pytest.raises(Over):
            play()
        view, seed = given[-1]
        assert view == truth.view(truth.turn)
        worlds, drawn = Worlds(view, seed), Random(seed)
        seeds = [seed, *(drawn.getrandbits(bits) for bits in (32, 62, 63, 64))]
        given_away += truth in [worlds[0], worlds[1], *(haricot.game(game).imagine(view, one) for one in seeds)]
    assert given_away == 0, f"{given_away} of {GAMES} deals were given away"


def test_no_seed_of_a_bot_comes_twice() -> None:
    seeds = [seed_at(game, seat, move) for game in range(40) for seat in range(2) for move in range(50)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**48 for seed in seeds)
