"""RondoRondo by points: children know short words and see some of them; weak levels know the common words only."""

from collections import Counter

from haricot.games.rondorondo.form import score, word_in
from haricot.games.rondorondo.placement import Lay
from tests.bots.rondorondo.games import BY_POINTS, played, said
from tests.games.known import rondorondo
from tests.games.rondorondo.table import at
from tests.known_types import there

CHILDREN = {"graine": 5, "germe": 6}
"""The longest word that each knows."""
SEE_ALL = [level for level in BY_POINTS if level not in CHILDREN]


def laid_by(level: str) -> list[tuple[str, int]]:
    """Words that a level lays, and how common they are."""
    found = []
    for seed in range(12):
        state = rondorondo.new(2, seed, opening="lot")
        for _ in range(6):
            lay = state.legal(said(level, state).move)
            if isinstance(lay, Lay):
                word = word_in(lay.shown_on(state.rack))
                found.append((word, state.lexicon.commonness(len(word))[there(state.lexicon.number(word))]))
            state = state.play(lay)
    return found


def test_children_lay_short_common_words() -> None:
    for level, longest in CHILDREN.items():
        laid = laid_by(level)
        assert max(len(word) for word, _ in laid) == longest
        assert min(common for _, common in laid) >= 90


def test_weak_levels_lay_common_words_only_and_strong_ones_rarer_ones() -> None:
    rarest = [min(common for _, common in laid_by(level)) for level in SEE_ALL]
    assert rarest[0] >= 99
    assert rarest[1] >= 76
    assert rarest == sorted(rarest, reverse=True)


def test_each_level_scores_at_least_what_the_one_below_does() -> None:
    for seed in range(8):
        state = rondorondo.new(2, seed, opening="lot")
        for _ in range(5):
            scores = []
            for level in SEE_ALL:
                move = state.legal(said(level, state).move)
                scores.append(score(state.rack, move, 0, state.pack).total if isinstance(move, Lay) else 0)
            assert scores == sorted(scores)
            state = state.play(move)


def test_a_child_who_finds_no_word_exchanges_twice_and_then_passes() -> None:
    state = at("OUI", "BKWXZ--,EELNOTU", pile="YHDO")
    for level in CHILDREN:
        after = state
        for move in ("~-", "~K"):  # an eraser too many, then the rarest letter
            answer = said(level, after)
            assert (answer.move, answer.reason.key) == (move, "bot-rondorondo-no-word-yet")
            after = after.play(answer.move)
        assert said(level, after).move == "pass"
        assert said(level, at("OUI", "BKWXZ,EELNOTU", pile="")).move == "pass"


def test_children_seldom_pass() -> None:
    done: Counter[str] = Counter()
    for seed in range(4):
        states, _ = played(rondorondo.new(2, seed, opening="lot"), lambda seat: list(CHILDREN)[seat])
        done.update("lay" if (last := there(state.last_seen_by(0)))["laid"] else last["kind"] for state in states[1:])
    assert done["exchange"] > 0
    assert done["pass"] < 0.2 * (done["pass"] + done["lay"]), done
