"""What a bot remembers at Ronda: everything, or as much as a person might."""

from random import Random

from haricot.bots.ronda.memory import PERFECT, Mind, never_seen
from tests.bots.ronda.situations import ronda


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
