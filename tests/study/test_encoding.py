"""Action ids and observations: what a view holds and no more, the same legal moves, one id for each."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import haricot
from haricot.core.errors import BadOption, BadPosition, IllegalMove
from haricot.core.game import Game, State
from haricot.lab.random_play import random_start
from haricot.study import Draft, Encoding, encoding, of_state

GAMES = [haricot.game(name) for name in haricot.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=haricot.games())

MOST_STATES = 30


def decided(state: State, coder: Encoding, rng: Random) -> Iterator[Draft]:
    """Every draft on the way to a random move, and the whole of it last."""
    draft: Draft = ()
    while not draft or coder.move(state, draft) is None:
        yield draft
        draft = (*draft, int(rng.choice(np.flatnonzero(coder.mask(state, draft)))))
    yield draft


def random_states(game: Game, seed: int) -> Iterator[tuple[State, Encoding, list[Draft]]]:
    """States of a game that is played by random actions, with every draft of the move made."""
    rng = Random(seed)
    state = random_start(game, rng)
    coder = of_state(state)
    for _ in range(MOST_STATES):
        drafts: list[Draft] = [()] if state.turn is None else list(decided(state, coder, rng))
        yield state, coder, drafts
        if state.turn is None:
            return
        move = coder.move(state, drafts[-1])
        assert move is not None
        state = state.play(move)


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_an_observation_holds_what_the_view_holds(game: Game, seed: int) -> None:
    for state, coder, drafts in random_states(game, seed):
        for seat in range(state.seats):
            view = state.view(seat)
            draft = drafts[-1][:-1] if seat == state.turn else ()
            observation = coder.encode(view, draft)
            assert observation.dtype == np.int16
            assert (coder.layout.low <= observation).all()
            assert (observation <= coder.layout.high).all()
            assert coder.decode(observation, seat) == ({**view, "last": None}, draft)


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_what_is_hidden_changes_neither_observations_nor_masks(game: Game, seed: int) -> None:
    for state, coder, drafts in list(random_states(game, seed))[::3]:
        for seat in range(state.seats):
            twin = state.reimagined(seat, seed + 1)
            assert (coder.encode(twin.view(seat)) == coder.encode(state.view(seat))).all()
            if seat == state.turn:
                for draft in drafts[:-1]:
                    assert (coder.mask(twin, draft) == coder.mask(state, draft)).all()


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_the_decoded_view_has_the_same_legal_moves(game: Game, seed: int) -> None:
    for state, coder, _ in list(random_states(game, seed))[::4]:
        if state.turn is not None:
            view, draft = coder.decode(coder.encode(state.view(state.turn)), state.turn)
            assert set(map(str, game.imagine(view, 0).moves())) == set(map(str, state.moves()))
            assert (coder.mask(game.imagine(view, 0), draft) == coder.mask(state)).all()


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_every_move_has_its_ids_and_they_make_it_again(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state, coder, _ in list(random_states(game, seed))[::4]:
        moves = state.moves()
        for move in map(str, rng.sample(moves, min(30, len(moves)))):
            ids = coder.ids(state, move)
            for upto, one in enumerate(ids):
                assert coder.mask(state, ids[:upto])[one]
            assert coder.move(state, ids) == move
            assert len(ids) == 1 or coder.move(state, ids[:-1]) is None


@every_game
def test_each_action_says_what_it_is(game: Game) -> None:
    labels = encoding(game.name).actions
    assert len(set(labels)) == len(labels) <= 256


def test_masks_allow_as_many_words_as_there_are_moves() -> None:
    state = haricot.game("rondorondo").position(
        "rack=MAR hands=EST,ABC pile=ABCDE scores=0,0 turn=0 phase=play exchanged=0 passes=0 bids=- word=-", seed=1
    )
    coder = of_state(state)

    def moves_from(draft: Draft) -> Iterator[str]:
        move = coder.move(state, draft) if draft else None
        if move is not None:
            yield move
            return
        for one in np.flatnonzero(coder.mask(state, draft)).tolist():
            yield from moves_from((*draft, one))

    assert sorted(moves_from(())) == sorted(map(str, state.moves()))


def test_what_has_no_encoding_is_told() -> None:
    with pytest.raises(BadOption, match="spectator"):
        encoding("kala").encode(haricot.game("kala").new().view(None))


@every_game
def test_ids_that_masks_forbid_are_refused(game: Game) -> None:
    state = game.new(seed=1)
    coder, other = of_state(state), next(one for one in GAMES if one is not game).new(seed=1)
    (*_, whole) = decided(state, coder, Random(1))
    forbidden = int(np.flatnonzero(coder.mask(state) == 0)[0])
    for ids in ((forbidden,), (999,), (-1,), (1.5,), "ab", (*whole, whole[-1]), (*whole, *whole)):
        with pytest.raises(IllegalMove, match=r"mask|no action|whole after"):
            coder.move(state, ids)  # type: ignore[arg-type]
    assert coder.move(state, ()) is None
    assert coder.move(state, np.array(whole)) == coder.move(state, whole)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        coder.ids(state, "beans")
    with pytest.raises(BadOption, match=game.name):
        coder.move(other, (0,))


def test_a_draft_that_leads_nowhere_is_refused() -> None:
    state = haricot.game("rondorondo").new(seed=1)
    for draft in ((207,), (150, 150), (999,)):
        with pytest.raises(IllegalMove, match="No move begins"):
            of_state(state).mask(state, draft)


@every_game
def test_numbers_that_are_no_observation_are_refused(game: Game) -> None:
    state = game.new(seed=1)
    coder = of_state(state)
    right = coder.encode(state.view(0))
    size = coder.layout.size
    for numbers in (
        right[:-1],
        [*right, 0],
        np.zeros(size),
        right + 0.5,
        right - 1,
        right * 0 + 30_000,
        [],
        7,
        "beans",
    ):
        with pytest.raises(BadPosition, match=f"row of {size} numbers"):
            coder.decode(numbers, 0)  # type: ignore[arg-type]
    assert coder.decode(right.tolist(), 0) == coder.decode(right, 0)
    for seat in (5, -1, None, "a"):
        with pytest.raises(BadOption, match="no seat"):
            coder.decode(right, seat)  # type: ignore[arg-type]


@every_game
def test_views_of_something_else_are_refused(game: Game) -> None:
    state = game.new(seed=1)
    coder, view = of_state(state), state.view(0)
    others = [one.new(seed=1).view(0) for one in GAMES if one is not game]
    bare = {"game": game.name, "seats": state.seats, "seat": 0}
    for wrong in ({}, None, bare, {**view, "seats": 9}, *others):
        with pytest.raises(BadPosition, match=f"no view of {game.name}"):
            coder.encode(wrong)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="no seat"):
        coder.encode({**view, "seat": 9})
