"""What a bot remembers at Ronda: everything, or as much as a person might."""

from collections.abc import Iterator
from random import Random
from typing import Any

from haricot.bots.ronda import MINDS, between, forgetful, mind_between
from haricot.bots.ronda.computed_play import computing
from haricot.bots.ronda.memory import PERFECT, Mind, never_seen, sights
from haricot.games.ronda.rules import Ronda
from tests.games.known import ronda


def looked_on(seed: int, moves: int = 300) -> Iterator[tuple[list[Any], Ronda]]:
    """A random game as seat 0 sees it: its views so far, and the truth."""
    state, rng = ronda.new(seed=seed), Random(seed)
    views: list[Any] = [state.view(0)]
    for _ in range(moves):
        if state.turn is None:
            return
        state = state.play(rng.choice(state.moves()))
        views.append(state.view(0))
        yield views, state


def test_a_perfect_memory_is_always_right_and_knows_what_is_left() -> None:
    for views, state in looked_on(seed=5):
        memory = PERFECT.remembers(views)
        assert all(state.beans(bowl) == beans for bowl, beans in memory.items())
        unseen = [state.beans(bowl) for bowl in range(1, 11) if bowl not in memory]
        assert sorted(never_seen(views)) == sorted(unseen)


def test_a_shorter_memory_holds_less_and_is_sometimes_wrong() -> None:
    held = dict.fromkeys((4, 9, 30), 0)
    wrong = 0
    for views, state in looked_on(seed=5):
        for span in held:
            held[span] += len(Mind(span, 0).remembers(views))
        muddled = Mind(9, 0.5).remembers(views)
        wrong += any(state.beans(bowl) != beans for bowl, beans in muddled.items())
    assert held[4] < held[9] < held[30]
    assert wrong


def test_what_was_muddled_once_is_not_remembered_otherwise_at_a_later_look() -> None:
    """But for what was seen since, or was too fresh to be muddled, and the bowls beside it."""
    *_, (views, _) = looked_on(seed=8, moves=60)
    mind, wrong = Mind(float("inf"), 0.5), 0
    for earlier in range(10, len(views) - 5):
        look, later_look = views[:earlier], views[: earlier + 5]
        fresh = {sight.bowl for sight in sights(later_look)[len(sights(look)) - 2 :]}
        for view in (look[-1], later_look[-1]):
            fresh |= {bowl for bowl, beans in enumerate(view["bowls"], 1) if beans is not None}
        near = {1 + (bowl - 1 + step) % 10 for bowl in fresh for step in (-1, 0, 1)}
        before, after, truth = mind.remembers(look), mind.remembers(later_look), PERFECT.remembers(look)
        for bowl in set(range(1, 11)) - near:
            assert before.get(bowl) == after.get(bowl)
            wrong += before.get(bowl) != truth.get(bowl)
    assert wrong > 5


def test_between_two_levels_a_memory_is_between_theirs() -> None:
    germe = mind_between(MINDS["graine"], MINDS["pousse"], 0.5)
    assert round(germe.span, 9) == MINDS["germe"].span, "as the ladder has it"
    for high in (MINDS["fleur"], PERFECT):
        minds = [mind_between(MINDS["bouton"], high, share / 10) for share in range(1, 10)]
        spans, muddles = [one.span for one in minds], [one.muddle for one in minds]
        assert spans == sorted(spans)
        assert muddles == sorted(muddles, reverse=True)
        assert MINDS["bouton"].span < spans[0] < spans[-1] < high.span
        assert MINDS["bouton"].muddle > muddles[0] > muddles[-1] > high.muddle


def test_between_feeling_and_computing_somebody_does_now_the_one_and_now_the_other() -> None:
    mind = mind_between(MINDS["bouton"], MINDS["fleur"], 0.25)
    bot, computes, feels = between("bouton", "fleur", 0.25), computing(mind), forgetful(mind)
    told = []
    for seed, (views, state) in enumerate(looked_on(5)):
        if state.turn == 0:
            answer, *answers = (each(views, seed, 1.0).move for each in (bot, computes, feels))
            assert answer in answers
            told += [answer == answers[0]] if answers[0] != answers[1] else []
    assert len(told) > 20
    assert 0.25 < sum(told) / len(told) < 0.75, "every second time: a quarter, to the power of a half"


def test_those_between_play_to_the_end() -> None:
    state = ronda.new(seed=3)
    bots = [between("germe", "pousse", 0.4), between("fleur", "gousse", 0.6)]
    views: list[list[Any]] = [[state.view(seat)] for seat in range(2)]
    for number in range(600):
        if state.turn is None:
            break
        state = state.play(bots[state.turn](views[state.turn], number, 1.0).move)
        for seat in range(2):
            views[seat].append(state.view(seat))
    assert state.outcome is not None
