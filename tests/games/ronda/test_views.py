"""What anybody may know of Ronda: nothing that is covered, no sight older than the last move, and all that happens."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import haricot
from haricot.core.game import View
from haricot.games.ronda.rules import Ronda
from tests.games.known import ronda
from tests.known_types import of_kind, reimagined, there

WAYS = [
    {},
    {"flow": "simple"},
    {"cap": 4},
    {"penalty": False},
    {"flow": "simple", "cap": 4, "penalty": False, "stock": 9},
]
every_way = pytest.mark.parametrize("options", WAYS, ids=str)


def states(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[Ronda | None, Ronda]]:
    """Each state of a game with the one before it; the player peeks now and then, so that all that can happen does."""
    rng = Random(seed)
    before, state = None, ronda.new(seats, seed, **options)
    while True:
        yield before, state
        if state.turn is None:
            return
        moves = list(state.moves())
        if len(state.open) == 1 and rng.random() < 0.6:
            known = state.beans(state.open[0])
            moves = [move for move in moves if state.beans(there(move.bowl)) == known] or moves
        before, state = state, state.play(rng.choice(moves))


def games(options: dict[str, Any]) -> Iterator[tuple[Ronda | None, Ronda]]:
    for seats in ronda.game.seats:
        yield from states(seats, seats, options)


def readers(state: Ronda) -> tuple[int | None, ...]:
    return (*range(state.seats), None)


def twin_of(state: Ronda, may_differ: list[int], rng: Random) -> Ronda:
    """The same position, but other beans under those bowls: shuffled, and one carried from one bowl to another."""
    beans = [state.beans(bowl) for bowl in may_differ]
    rng.shuffle(beans)
    giver, taker = rng.sample(range(len(beans)), 2)
    if beans[giver] > 0 and beans[taker] < state.cap:
        beans[giver] -= 1
        beans[taker] += 1
    bowls = list(state.bowls)
    for bowl, count in zip(may_differ, beans, strict=True):
        bowls[bowl - 1] = count
    words = str(state).split()
    return ronda.position(" ".join([f"bowls={'.'.join(map(str, bowls))}", *words[1:]]), **state.options)


def in_sight(view: View) -> set[int]:
    return {bowl for bowl, beans in enumerate(view["bowls"], 1) if beans is not None}


# Secrecy


@every_way
def test_a_twin_that_differs_only_under_covered_bowls_gives_the_same_view_byte_for_byte(
    options: dict[str, Any],
) -> None:
    """Also after the same move, `last` included, if that move shows the same of both."""
    rng, differed = Random(1), 0
    for before, state in games(options):
        seen = {*state.open, *state.covered}
        twin = twin_of(state, [bowl for bowl in range(1, 11) if bowl not in seen], rng)
        bare = ronda.position(str(state), **state.options)
        for reader in readers(state):
            assert json.dumps(twin.view(reader)) == json.dumps(bare.view(reader))
        differed += twin != state
        if before is None:
            continue
        seen |= {*before.open, *before.covered}
        twin_before = twin_of(before, [bowl for bowl in range(1, 11) if bowl not in seen], rng)
        after = twin_before.play(there(state.last).deed)
        for reader in readers(state):
            assert json.dumps(after.view(reader)) == json.dumps(state.view(reader))
    assert differed > 100


@every_way
def test_a_reimagined_state_looks_the_same_byte_for_byte(options: dict[str, Any]) -> None:
    differed = 0
    for number, (_, state) in enumerate(games(options)):
        reader = readers(state)[number % (state.seats + 1)]
        twin = reimagined(state, reader, seed=number)
        assert json.dumps(twin.view(reader)) == json.dumps(state.view(reader))
        assert [str(move) for move in twin.moves()] == [str(move) for move in state.moves()]
        differed += twin != state
    assert differed > 100


@every_way
def test_all_seats_and_the_public_see_the_same(options: dict[str, Any]) -> None:
    for _, state in games(options):
        views = [{**state.view(reader), "seat": None} for reader in readers(state)]
        assert all(view == views[0] for view in views)


@every_way
def test_a_view_shows_no_sight_older_than_the_last_move(options: dict[str, Any]) -> None:
    """What is in sight was open when the last move was made, or was lifted by it."""
    for before, state in games(options):
        view = state.view(None)
        fresh = set()
        if before is not None:
            fresh = {*before.open, *([there(state.last).deed.bowl] if there(state.last).deed.bowl else [])}
        assert in_sight(view) <= fresh
        assert in_sight(view) == {*view["open"], *view["covered"]}


def test_a_lifted_bowl_is_seen_by_all_and_only_while_it_is_lifted() -> None:
    state = ronda.position(
        "bowls=3.1.2.3.4.0.1.2.0.4 stocks=10,10 black=0 box=0 turn=0 open=- covered=- phase=lift"
    ).play("7")
    hidden = [None] * 10
    for reader in (0, 1, None):
        assert state.view(reader)["bowls"] == [*hidden[:6], 1, *hidden[7:]]
    mistaken = state.play("3")
    assert mistaken.view(None)["bowls"] == [None, None, 2, None, None, None, 1, None, None, None]
    assert mistaken.play("9").view(None)["bowls"] == [*hidden[:8], 0, None]


def test_what_the_simple_flow_covered_is_no_longer_shown_after_stopping() -> None:
    state = ronda.position(
        "bowls=3.1.2.3.4.0.1.2.0.4 stocks=10,10 black=0 box=0 turn=0 open=- covered=- phase=lift", flow="simple"
    )
    for move in ("4", "1", "+1"):
        state = state.play(move)
    assert in_sight(state.view(None)) == {1, 4}
    assert in_sight(state.play("stop").view(None)) == set()


@every_way
def test_at_a_second_look_only_the_bowls_that_are_open_show_their_beans(options: dict[str, Any]) -> None:
    for _, state in games(options):
        for reader in readers(state):
            first, again = state.view(reader), state.view_again(reader)
            assert in_sight(again) == set(state.open)
            assert again["last"] is None
            assert {**again, "bowls": first["bowls"], "last": first["last"]} == first


def test_the_bowls_stay_covered_after_the_end() -> None:
    for seed in range(5):
        *_, (_, last) = states(2, seed, {})
        assert len(in_sight(last.view(0))) == 2


def test_stocks_black_bowl_and_box_are_public() -> None:
    state = ronda.position("bowls=5.0.2.3.0.0.1.2.0.2 stocks=9,10 black=6 box=0 turn=1 open=- covered=2.1 phase=lift")
    view = state.view(None)
    assert (view["stocks"], view["black"], view["box"]) == ([9, 10], 6, 0)


# What happened


def retold(before: View, after: View) -> View:
    """What a client that saw `before` makes of `last`, without knowing a rule."""
    last, seats = after["last"], before["seats"]
    stocks, black, box = list(before["stocks"]), before["black"], before["box"]
    is_open = list(before["open"])
    beans = {bowl: before["bowls"][bowl - 1] for bowl in is_open}
    if last["kind"] == "lift":
        is_open.append(last["bowl"])
        beans[last["bowl"]] = last["beans"]
    if last["kind"] == "add":
        stocks[last["seat"]] -= 1
        beans[last["bowl"]] = last["beans"]
    if last["leaves_to"]:
        beans[last["bowl"]] = 0
        black += last["beans"] if last["leaves_to"] == "black" else 0
        box += last["beans"] if last["leaves_to"] == "box" else 0
    if last["penalty"]:
        black -= 1
        stocks[last["seat"]] += 1
    is_open = [bowl for bowl in is_open if bowl not in after["covered"]]
    won = 0 in stocks
    return {
        "bowls": [beans.get(bowl) if bowl in (*is_open, *after["covered"]) else None for bowl in range(1, 11)],
        "open": is_open,
        "stocks": stocks,
        "black": black,
        "box": box,
        "turn": None if won else after["turn"],
        "seats": seats,
    }


@every_way
def test_every_happening_can_be_drawn_from_two_successive_views(options: dict[str, Any]) -> None:
    kinds = set()
    for before, state in games(options):
        if before is None:
            assert state.view(None)["last"] is None
            continue
        after = state.view(None)
        told = retold(before.view(None), after)
        assert told == {name: after[name] for name in told}
        last = after["last"]
        kinds |= {last["kind"], last["leaves_to"], last["mistake"] and "mistake", last["penalty"] and "penalty"}
    expected = {"lift", "add", "pass", "stop", "mistake", "box"}
    expected |= {"keep"} if options.get("flow") != "simple" else set()
    expected |= {"black", "penalty"} if options.get("penalty", True) else set()
    assert kinds - {False, None} == expected


def last_of(*moves: str, bowls: str = "5.5.2.3.0.0.1.2.0.2", black: int = 0, **options: Any) -> View:
    text = f"bowls={bowls} stocks=9,{11 - black} black={black} box=0"
    state = ronda.position(f"{text} turn=0 open=- covered=- phase=lift", **options)
    for move in moves:
        state = state.play(move)
    return of_kind(dict, state.view(1)["last"])


def test_last_tells_a_lift_with_its_beans() -> None:
    assert last_of("4") == {
        "seat": 0, "move": "4", "kind": "lift", "bowl": 4, "beans": 3,
        "mistake": False, "penalty": False, "leaves_to": None,
    }  # fmt: skip


def test_last_tells_a_mistake_and_its_penalty() -> None:
    last = last_of("4", "7", black=2)
    assert (last["beans"], last["mistake"], last["penalty"]) == (1, True, True)
    last = last_of("4", "7")
    assert (last["beans"], last["mistake"], last["penalty"]) == (1, True, False)


def test_last_tells_an_added_bean_with_the_beans_that_are_there_now() -> None:
    last = last_of("3", "8", "+8")
    assert (last["kind"], last["bowl"], last["beans"], last["leaves_to"]) == ("add", 8, 3, None)


def test_last_tells_where_six_beans_went() -> None:
    last = last_of("1", "2", "+2")
    assert (last["kind"], last["bowl"], last["beans"], last["leaves_to"]) == ("add", 2, 6, "black")
    last = last_of("1", "2", "+2", black=2)
    assert (last["kind"], last["bowl"], last["beans"], last["leaves_to"]) == ("add", 2, 6, "box")


def test_last_tells_of_five_beans_where_the_cap_is_four() -> None:
    last = last_of("1", "2", "+2", bowls="4.4.2.3.2.0.1.2.0.2", cap=4)
    assert (last["beans"], last["leaves_to"]) == (5, "black")


def test_last_tells_passing_stopping_and_keeping() -> None:
    for moves, kind, bowl in ((("pass",), "pass", None), (("+3", "stop"), "stop", None), (("+3", "=3"), "keep", 3)):
        last = last_of("3", "8", *moves)
        assert (last["kind"], last["bowl"], last["beans"]) == (kind, bowl, None)


# Imagining


def test_what_is_imagined_at_the_start_is_a_deal() -> None:
    view = ronda.new(seed=3).view(0)
    imagined = {ronda.imagine(view, seed).bowls for seed in range(50)}
    assert len(imagined) > 45
    assert {tuple(sorted(bowls)) for bowls in imagined} == {(0, 0, 1, 1, 2, 2, 3, 3, 4, 4)}


def test_what_is_imagined_after_a_lift_is_the_rest_of_the_deal() -> None:
    state = ronda.new(seed=3).play("4")
    for seed in range(20):
        twin = reimagined(state, 1, seed)
        assert twin.beans(4) == state.beans(4)
        assert sorted(twin.bowls) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_the_same_seed_imagines_the_same() -> None:
    view = ronda.new(seed=3).view(0)
    assert ronda.imagine(view, 5) == ronda.imagine(view, 5)


def test_whatever_may_be_under_a_bowl_is_imagined_there_sometimes() -> None:
    state = ronda.position(
        "bowls=5.5.2.3.0.0.1.2.0.2 stocks=9,10 black=1 box=0 turn=1 open=- covered=2.1 phase=lift", stock=10
    )
    for bowl in range(3, 11):
        assert {reimagined(state, 0, seed).beans(bowl) for seed in range(300)} >= {0, 1, 2, 3, 4}


def a_view(**changed: Any) -> View:
    state = ronda.position("bowls=3.1.2.3.4.0.1.2.0.4 stocks=10,4 black=6 box=0 turn=0 open=- covered=- phase=lift")
    return {**state.play("7").play("3").view(1), **changed}


LAST = a_view()["last"]


def test_a_view_as_it_was_given_is_one() -> None:
    assert ronda.imagine(a_view(), 0).view(1) == a_view()


@pytest.mark.parametrize(
    "change",
    [
        {"bowls": [None] * 10},
        {"bowls": [0.5] + [None] * 9},
        {"bowls": [None] * 11},
        {"bowls": [7] * 10},
        {"stocks": [10.0, 5.0]},
        {"stocks": [11]},
        {"stocks": [1000, -985]},
        {"stocks": [0, 5]},
        {"black": -1},
        {"black": "5"},
        {"open": [3]},
        {"open": [11]},
        {"open": 3},
        {"covered": [7, 3, 1]},
        {"phase": "match"},
        {"phase": "nonsense"},
        {"mover": 2},
        {"mover": None},
        {"turn": 0},
        {"seats": 3},
        {"outcome": {}},
        {"last": {}},
        {"last": 7},
        {"last": {**LAST, "move": "nonsense"}},
        {"last": {**LAST, "seat": 9}},
        {"last": {**LAST, "penalty": "yes"}},
        {"last": {**LAST, "leaves_to": "nowhere"}},
        {"last": {**LAST, "beans": 9}},
        {"last": {**LAST, "older": [1, 2]}},
        {"more": 1},
    ],
    ids=str,
)
def test_a_changed_view_is_no_view(change: View) -> None:
    with pytest.raises(haricot.BadPosition):
        ronda.imagine(a_view(**change), 0)
