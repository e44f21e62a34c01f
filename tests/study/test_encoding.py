"""Action ids and observations: what a view holds and no more, the same legal moves, one id for each."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

import haricot
from haricot.core.errors import BadOption, BadPosition, HaricotError, IllegalMove
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
            assert coder.decode(observation, seat) == (held(view, coder), draft)


def held(view: Any, coder: Encoding) -> Any:
    """What an observation holds of a view."""
    return view if coder.holds_last else {**view, "last": None}


MOST_MOVES = 60


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_who_knows_what_was_before_can_tell_the_last_move_from_an_observation(game: Game, seed: int) -> None:
    rng = Random(seed)
    for state, coder, _ in list(random_states(game, seed))[::3]:
        moves = state.moves() if state.turn is not None else ()
        seen: list[dict[bytes, Any]] = [{} for _ in range(state.seats)]
        for move in rng.sample(moves, min(MOST_MOVES, len(moves))):
            after = state.play(str(move))
            for seat, views in enumerate(seen):
                view = after.view(seat)
                observation = coder.encode(view, on_trust=True).tobytes()
                assert views.setdefault(observation, view["last"]) == view["last"]


def test_cards_that_cover_the_same_letter_are_seen_to_be_spent() -> None:
    state = haricot.game("rondorondo").position(
        "rack=GONDERAIT hands=AAEEER-,CGHIRUX pile=NNWOYKL scores=109,104 "
        "turn=0 phase=play exchanged=0 passes=0 bids=- word=-",
        seed=1,
    )
    coder = of_state(state)
    one, other = (state.play(move).view(1) for move in ("....E.A.-", "....ER..-"))
    assert {**one, "last": None} == {**other, "last": None}
    assert (coder.encode(one) != coder.encode(other)).any()
    assert coder.decode(coder.encode(one), 1)[0]["last"] == one["last"]


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


@pytest.mark.parametrize("seed", range(8))
def test_each_sowing_of_kala_brings_the_cups_two_beans(seed: int) -> None:
    """Which is why games of it have a bound."""
    rng = Random(seed)
    state, sowings = haricot.game("kala").new(seed=seed, reserve=rng.randrange(4, 29)), 0
    while state.turn is not None:
        move, before = str(rng.choice(state.moves())), sum(state.view(None)["field"].values())
        state = state.play(move)
        assert "x" in move or sum(state.view(None)["field"].values()) >= before + 2
        sowings += 1
    assert sowings <= (of_state(state).most_decisions or 0)


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
    for ids in ((forbidden,), (999,), (-1,), (1.5,), True, (True,), "ab", (*whole, whole[-1]), (*whole, *whole)):
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
        with pytest.raises(IllegalMove, match=r"no action|cannot be chosen"):
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


@pytest.mark.parametrize(
    ("game", "encoded", "seen"),
    [
        ("kala", {"reserve": 8}, {}),
        ("kala", {"first": 0}, {"first": 1}),
        ("ronda", {}, haricot.game("ronda").presets["children"]),
        ("rondelic", {"circles": 3}, {"circles": 4}),
        ("rondorondo", {"lexicon": "fr"}, {"lexicon": "en"}),
    ],
)
def test_views_by_other_options_are_refused(game: str, encoded: dict[str, Any], seen: dict[str, Any]) -> None:
    view = haricot.game(game).new(seed=1, **seen).view(0)
    with pytest.raises(BadPosition, match="this encoding is for"):
        encoding(game, **encoded).encode(view)
    for options in ("x", None, {}, {**view["options"], "beans": 1}):
        with pytest.raises(BadPosition, match=r"this encoding is for|options does not go"):
            encoding(game, **seen).encode({**view, "options": options})


WRONG_VALUES: tuple[Any, ...] = (
    None,
    True,
    -1,
    1.5,
    0.0,
    float("nan"),
    30_000,
    10**9,
    "x",
    [],
    {},
    [None],
    np.int64(1),
)


def spoilt(value: Any) -> Iterator[Any]:
    """Copies of plain data with one value wrong, somewhere within."""
    yield from (wrong for wrong in WRONG_VALUES if type(wrong) is not type(value) or wrong != value)
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from ({**value, name: other} for other in spoilt(inner))
            yield {one: kept for one, kept in value.items() if one != name}
        yield {**value, "beans of nobody": 1}
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from ([*value[:at], other, *value[at + 1 :]] for other in spoilt(inner))
        yield [*value, 1]


@every_game
def test_what_is_encoded_is_exactly_what_comes_back(game: Game) -> None:
    for state, coder, _ in list(random_states(game, 3))[5:25:9]:
        for wrong in spoilt(held(state.view(0), coder)):
            try:
                observation = coder.encode(wrong)
            except HaricotError:
                continue
            assert canonical(coder.decode(observation, 0)[0]) == canonical(held(wrong, coder))


def canonical(view: Any) -> str:
    """The same for the same, where 1 is neither 1.0 nor True, in whatever order fields are named."""
    return (
        repr(view)
        if not isinstance(view, dict)
        else repr(sorted((name, canonical(value)) for name, value in view.items()))
    )


def test_beans_of_kala_add_up() -> None:
    view = haricot.game("kala").new(seed=1).view(0)
    with pytest.raises(BadPosition, match="41"):
        encoding("kala").encode({**view, "reserves": [13, 28]})


@every_game
def test_ids_that_are_no_draft_are_not_encoded(game: Game) -> None:
    state = game.new(seed=1)
    for draft in ((9999,), (-7,), 5000, None, "ab", (1.5,)):
        with pytest.raises(HaricotError):
            of_state(state).encode(state.view(0), draft)  # type: ignore[arg-type]


@every_game
def test_on_trust_the_same_is_encoded(game: Game) -> None:
    for state, coder, drafts in random_states(game, 2):
        for seat in range(state.seats):
            view, draft = state.view(seat), drafts[-1][:-1] if seat == state.turn else ()
            assert (coder.encode(view, draft, on_trust=True) == coder.encode(view, draft)).all()


@every_game
def test_masks_are_of_states_and_drafts_that_fit(game: Game) -> None:
    state = game.new(seed=1)
    coder = of_state(state)
    (*_, whole) = decided(state, coder, Random(1))
    for draft in ((9999,), 9999, None, (-1,), "ab", (1.5,), whole):
        with pytest.raises(IllegalMove, match=r"mask|no action|whole after"):
            coder.mask(state, draft)  # type: ignore[arg-type]
    for nothing in (None, 5, "beans", state.view(0)):
        for ask in (coder.mask, partial(coder.move, draft=(0,))):
            with pytest.raises(BadOption, match="not for that state"):
                ask(nothing)  # type: ignore[arg-type]
    for move in (None, 5, ["a1"], b"a1"):
        with pytest.raises(IllegalMove, match="move"):
            coder.ids(state, move)  # type: ignore[arg-type]
    assert coder.ids(state, state.moves()[0]) == coder.ids(state, str(state.moves()[0]))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "options"),
    [("kala", {"reserve": 8}), ("ronda", {"cap": 4}), ("rondelic", {"circles": 3}), ("rondorondo", {"lexicon": "en"})],
)
def test_masks_of_states_by_other_options_are_refused(game: str, options: dict[str, Any]) -> None:
    state = haricot.game(game).new(seed=1, **options)
    for ask in (encoding(game).mask, partial(encoding(game).move, draft=(0,))):
        with pytest.raises(BadOption, match="this encoding is for"):
            ask(state)


@every_game
def test_an_id_alone_is_a_row_of_one(game: Game) -> None:
    state = game.new(seed=1)
    coder = of_state(state)
    (first, *_) = np.flatnonzero(coder.mask(state))
    alone: Any
    for alone in (first, int(first), np.array(first)):
        assert coder.move(state, alone) == coder.move(state, (int(first),))
    for nothing in (None, 1.5):
        with pytest.raises(IllegalMove, match="no action"):
            coder.move(state, nothing)  # type: ignore[arg-type]


@every_game
def test_what_is_no_number_is_no_observation(game: Game) -> None:
    coder = encoding(game.name)
    for numbers in (np.full(coder.layout.size, np.nan), np.full(coder.layout.size, 1j), [None] * coder.layout.size):
        with pytest.raises(BadPosition, match="row of"):
            coder.decode(numbers, 0)  # type: ignore[arg-type]
