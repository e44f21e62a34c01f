"""The bot at Ronda sees what a player sees, remembers as much as a person might, and plays sensibly."""

from random import Random

import pytest

import haricot
from haricot.bots import levels
from haricot.bots.ronda import forgetful
from haricot.bots.ronda.memory import PERFECT, Mind, never_seen
from haricot.texts import LANGUAGES, say

ronda = haricot.game("ronda")
answer = forgetful(span=float("inf"), muddle=0)

PAIRS = "bowls=3.1.2.3.4.0.1.2.0.4 stocks=10,10 black=0 box=0 turn=0 open=- covered=- phase=lift"


def seen(text, *moves, **options):
    """The views that the seat to act was given, from a position on."""
    states = [ronda.position(text, **options)]
    for move in moves:
        states.append(states[-1].play(move))
    return [state.view(states[-1].turn) for state in states]


def move(views):
    return answer(views, 0, 1.0).move


def match(state, players, seed):
    """Plays to the end; each player is given the views of its seat, and nothing else."""
    views = [[state.view(seat)] for seat in range(state.seats)]
    lot = Random(seed)
    while state.turn is not None:
        state = state.play(players[state.turn](views[state.turn], lot))
        for seat in range(state.seats):
            views[seat].append(state.view(seat))
    return state.outcome.winners[0]


def bot(views, lot):
    answered = answer(views, lot.getrandbits(32), 1.0)
    for lang in LANGUAGES:
        assert say(answered.reason, lang)
    return answered.move


def chance(views, lot):
    return str(lot.choice(ronda.imagine(views[-1], 0).moves()))


@pytest.mark.parametrize(
    "options",
    [{}, {"flow": "simple"}, {"cap": 4}, ronda.presets["children"]],
    ids=["original", "simple", "4", "children"],
)
@pytest.mark.parametrize("seats", [2, 5])
def test_bots_play_to_the_end(options, seats):
    for seed in range(5):
        match(ronda.new(seats, seed, **options), [bot] * seats, seed)


def test_it_beats_chance():
    assert all(match(ronda.new(seed=seed), [bot, chance], seed) == 0 for seed in range(20))


def looked_on(seed, moves=300):
    """A random game as seat 0 sees it: its views so far, and the truth."""
    state, lot = ronda.new(seed=seed), Random(seed)
    views = [state.view(0)]
    for _ in range(moves):
        if state.turn is None:
            return
        state = state.play(lot.choice(state.moves()))
        views.append(state.view(0))
        yield views, state


def test_a_perfect_memory_is_always_right_and_knows_what_is_left():
    for views, state in looked_on(seed=5):
        memory = PERFECT.remembers(views)
        assert all(state.beans(bowl) == beans for bowl, beans in memory.items())
        unseen = [state.beans(bowl) for bowl in range(1, 11) if bowl not in memory]
        assert sorted(never_seen(views)) == sorted(unseen)


def test_a_shorter_memory_holds_less_and_is_sometimes_wrong():
    held = dict.fromkeys((4, 9, 30), 0)
    wrong = 0
    for views, state in looked_on(seed=5):
        for span in held:
            held[span] += len(Mind(span, 0).remembers(views))
        muddled = Mind(9, 0.5).remembers(views)
        wrong += any(state.beans(bowl) != beans for bowl, beans in muddled.items())
    assert held[4] < held[9] < held[30]
    assert wrong


def test_what_was_remembered_once_is_not_remembered_otherwise_at_the_next_look():
    for views, _ in looked_on(seed=8, moves=60):
        mind = Mind(6, 0.2)
        assert mind.remembers(views) == mind.remembers(list(views))


def test_the_one_who_computes_goes_on_where_the_odds_are_good_and_stops_where_they_are_not():
    compute = levels("ronda")["gousse"]
    known = seen(PAIRS, "2", "7")
    assert compute(known, 0, 1.0).move in ("+2", "+7")
    filled = PAIRS.replace("stocks=10,10 black=0", "stocks=10,4 black=6")
    assert compute(seen(filled, "2", "7", "+7"), 0, 1.0).move == "stop"


def test_it_lifts_a_pair_that_it_remembers():
    views = seen(PAIRS, "7", "3", "2", "9")
    assert move(views) in ("2", "7")
    assert move(seen(PAIRS, "7", "3", "2", "9", "7")) == "2"


def test_it_tries_a_bowl_that_it_does_not_remember():
    for seed in range(20):
        assert answer(seen(PAIRS, "7", "3"), seed, 1.0).move not in ("7", "3")


def test_it_keeps_the_bowl_for_which_it_remembers_another():
    assert move(seen(PAIRS, "5", "6", "1", "4", "+4")) == "=4"
    assert move(seen(PAIRS, "8", "9", "2", "7", "+2")) == "=2"


def test_it_stops_where_a_mistake_would_cost_a_bean():
    filled = PAIRS.replace("stocks=10,10 black=0", "stocks=10,4 black=6")
    assert move(seen(filled, "1", "4", "+4")) == "stop"
    assert move(seen(filled, "1", "4", "+4", flow="simple")) == "stop"
    assert move(seen(filled, "1", "4", "+4", penalty=False)) in ("=1", "=4")


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"good": 1, "all": 5, "beans": 2}, "1 sur 5 cache 2 haricots"),
        ({"good": 2, "all": 5, "beans": 1}, "2 sur 5 cachent 1 haricot"),
        ({"good": 2, "all": 3, "beans": 0}, "2 sur 3 sont vides"),
        ({"good": 1, "all": 1, "beans": 0}, "le seul qui reste est vide"),
    ],
    ids=str,
)
def test_odds_are_told_in_good_french(values, words):
    assert say("bot-ronda-odds", "fr", **values) == words


def test_who_remembers_every_bowl_does_not_claim_to_try_something_new():
    views = seen(PAIRS, "1", "2", "3", "5", "6", "7", "8", "9", "10", "4", "2")
    assert answer(views, 0, 1.0).reason.key != "bot-ronda-tries"


def test_it_says_when_it_wins():
    last = PAIRS.replace("stocks=10,10 black=0 box=0", "stocks=1,10 black=0 box=9")
    assert answer(seen(last, "1", "4"), 0, 1.0).reason.key == "bot-ronda-wins"


def test_those_who_compute_do_not_wait_for_ever():
    """In this game only fours match in the end, and whoever empties one of them gives the next player two noughts."""
    state = ronda.new(3, seed=3, **ronda.presets["children"])
    views = [[state.view(seat)] for seat in range(3)]
    for number in range(1, 500):
        if state.turn is None:
            return
        state = state.play(levels("ronda")["gousse"](views[state.turn], number, 1.0).move)
        for seat in range(3):
            views[seat].append(state.view(seat))
    raise AssertionError(f"nobody wants to add a bean any more: {state}")
