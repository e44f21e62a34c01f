"""Random games, told twice by tellings that share no code: the same choices, positions and outcomes at every step."""

from collections.abc import Iterator
from random import Random

import pytest

from haricot.games.rondelic.rules import Round
from tests.games.known import rondelic
from tests.games.rondelic.second_opinion import Table, deck_of
from tests.known_types import there

TABLES = [("rondelic", seats) for seats in (3, 4, 5, 7, 20)] + [("rondellig", seats) for seats in (4, 5, 6, 7, 8)]


def told_twice(rules: str, seats: int, seed: int) -> Iterator[tuple[Round, Table]]:
    """Every step of a random game, as both tell it."""
    rng = Random(seed)
    circles = rng.choice((2, 2, 3, 4))
    state = rondelic.new(seats, seed, rules=rules, circles=circles)
    table = Table(rules, circles, seats, state.dealer)
    table.begin(deck_of(str(state)))
    while True:
        yield state, table
        if not table.choices:
            return
        word = rng.choice(table.choices)
        state = state.play(word)
        table.say(word, deck_of(str(state)))


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_both_tellings_agree_on_every_choice_position_and_outcome(rules: str, seats: int) -> None:
    for seed in range(6 if seats < 20 else 2):
        for state, table in told_twice(rules, seats, seed):
            assert str(state) == table.text()
            assert [str(move) for move in state.moves()] == table.choices
        assert there(state.outcome).scores == table.scores()
        assert there(state.outcome).winners == (table.turn,)
        ranks = tuple(int(token.removeprefix("out")) if token[0] == "o" else 1 for token in table.tokens)
        assert there(state.outcome).ranks == ranks
