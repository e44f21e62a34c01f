"""What holds for the bots of every game: legal moves, reasons in both languages, no cheating, no crash."""

import json
import re
from collections.abc import Sequence
from random import Random

import pytest

import haricot
from haricot.bots import NAMES, Answer, any_move, bot_for, levels, warm_up
from haricot.core.game import State, View
from haricot.lab.random_play import random_start
from haricot.texts import LANGUAGES, Sentence, say

EVERY = [(game, level) for game in haricot.games() for level in levels(game)]
PLENTY = 60.0
"""Seconds that nobody uses up in the positions asked about: whoever is cut short may answer otherwise the next time."""
FROM_THE_END, CHOICES = 5, 4
"""A position late enough for everybody to see its end, with something left to choose."""
SLIPS = re.compile(r"\b(de les?|à les?|(que|de|le) [aeiouéhA]|[01] (haricots|cartes|points|beans|cards))\b|  ")
"""What a sentence put together from pieces may get wrong: contractions, elisions, plurals."""
every_bot = pytest.mark.parametrize(("game", "level"), EVERY)


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    """To compile takes longer than an answer may: nobody is cut short by it."""
    warm_up()


def seen_so_far(game: str, seed: int, moves: int) -> tuple[list[View], State]:
    """The views of whoever is to act, after so many random moves."""
    rng = Random(seed)
    states = [random_start(haricot.game(game), rng)]
    while len(states) < moves and states[-1].turn is not None:
        states.append(states[-1].play(rng.choice(states[-1].moves())))
    if states[-1].turn is None:
        states.pop()
    return [state.view(states[-1].turn) for state in states], states[-1]


@every_bot
def test_a_bot_answers_a_legal_move_and_says_why_in_both_languages(game: str, level: str) -> None:
    for seed in range(4):
        views, state = seen_so_far(game, seed, moves=1 + 7 * seed)
        answer = levels(game)[level](views, seed, 0.2)
        state.play(answer.move)
        for lang in LANGUAGES:
            assert not SLIPS.search(say(answer.reason, lang)), say(answer.reason, lang)


def seen_late(game: str, seed: int) -> tuple[list[View], State]:
    """The views of whoever is to act, some moves before the end of a random game."""
    rng = Random(seed)
    states = [random_start(haricot.game(game), rng)]
    while states[-1].turn is not None:
        states.append(states[-1].play(rng.choice(states[-1].moves())))
    while len(states[-FROM_THE_END].moves()) < CHOICES:
        states.pop()
    states = states[: 1 - FROM_THE_END]
    return [state.view(states[-1].turn) for state in states], states[-1]


@every_bot
def test_a_bot_answers_the_same_whatever_is_hidden_and_to_the_same_seed(game: str, level: str) -> None:
    """Where nothing is hidden, the end is near: far from it the strongest uses all of its time."""
    secrets = haricot.game(game).secret != "none"
    for seed in (3, 4):
        views, state = seen_so_far(game, seed, moves=9) if secrets else seen_late(game, seed)
        twin = state.reimagined(state.turn, seed=11)
        assert (twin != state) == secrets
        again = json.loads(json.dumps([*views[:-1], twin.view(state.turn)]))
        bot = levels(game)[level]
        assert bot(views, 5, PLENTY) == bot(again, 5, PLENTY)


def test_levels_have_french_names_and_known_places_on_the_ladder() -> None:
    for game in haricot.games():
        names = list(levels(game))
        assert names == [name for name in NAMES if name in names]
        for name in names:
            assert say(f"level-{name}", "fr")


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(haricot.BadOption, match="graine"):
        bot_for("ronda", "champion")


@pytest.mark.parametrize("fault", ["raises", "plays nonsense", "answers nothing"])
def test_whatever_a_bot_does_the_table_gets_a_legal_move(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(views: Sequence[View], seed: int, seconds: float) -> Answer | None:
        if fault == "raises":
            raise RuntimeError("no idea")
        return Answer("nonsense", Sentence("bot-plays-anything")) if fault == "plays nonsense" else None

    monkeypatch.setattr("haricot.bots.kala.LEVELS", {"gousse": broken})
    state = haricot.game("kala").new(seed=1)
    answer = bot_for("kala")([state.view(state.turn)], 1, 1.0)
    assert answer.reason.key == "bot-plays-anything"
    state.play(answer.move)


def test_any_move_is_the_default_or_one_of_many() -> None:
    kala, rondorondo = haricot.game("kala").new(seed=1), haricot.game("rondorondo").new(seed=1)
    assert {any_move(kala, seed) for seed in range(100)} == set(map(str, kala.moves()))
    assert {any_move(rondorondo, seed) for seed in range(5)} == {str(rondorondo.default)}
