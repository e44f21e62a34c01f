"""Rondelic's review: odds known beforehand, and rounds lost that add up."""

from pathlib import Path

import pytest

from haricot.core.game import State
from haricot.records.record import Record
from haricot.review.history import GameHistory, Remark
from haricot.review.rondelic import rounds, share
from haricot.texts import Sentence, say
from tests.games.rondelic.positions import position, rondellig
from tests.known_types import of_kind
from tests.review.histories import PLAYTHROUGHS, played, remarks


def told(state: State, moves: str) -> list[Remark]:
    return remarks(played("rondelic", moves, str(state), seats=state.seats, **state.options))


def test_a_dealer_who_takes_an_ace_is_surely_lowest_and_one_who_takes_a_king_is_not() -> None:
    ace, king = (
        position(hands="-,7S,8C", dealer=0, turn=0, phase="dealer", up=up, drawn=1, said="1:keep.2:keep")
        for up in ("AC", "KC")
    )
    (taken,) = told(ace, "take")
    assert taken.best == "turn"
    assert (taken.worth, taken.luck) == pytest.approx((0, 0))
    (refused,) = told(king, "turn")
    assert refused.best == "take"
    assert refused.most == pytest.approx(1, abs=0.03)
    assert refused.lost > 0.2


def test_the_words_say_what_a_risk_was_a_risk_of() -> None:
    """The same refusal of a King costs much where a fall does, and little where the token is as good as lost."""
    said = []
    for tokens in ("3,3,3", "8,1,1"):
        state = position(
            hands="-,7S,8C", tokens=tokens, dealer=0, turn=0, phase="dealer", up="KC", drawn=1, said="1:keep.2:keep"
        )
        (refused,) = told(state, "turn")
        assert refused.lost > 0.4
        said.append(" ".join(say(one, "fr") for one in refused.words).replace("\u00a0", " "))
    assert "Au cercle 3, avoir la plus basse coûtait 10 % de chances de gagner : ce choix en a coûté 7 %." in said[0]
    assert "Au cercle 8, avoir la plus basse coûtait moins de 1 % de chances de gagner" in said[1]


def test_two_left_are_judged_by_exact_odds_against_the_best_play() -> None:
    """An Ace is lowest, alone or not, whatever the dealer ends with; any other third card may do better."""
    state = position(hands="-,-,-", tokens="3,3,out3", dealer=0, turn=1, phase="pick", offer="AC", drawn=2)
    (taken,) = told(state, "take")
    assert taken.best == "turn"
    assert taken.worth == pytest.approx(0)
    assert 0.2 < taken.most < 0.5


def test_on_the_edge_against_one_who_has_not_begun_the_lower_card_is_the_better_one() -> None:
    state = position(hands="-,-,-", tokens="0,10,out3", dealer=0, turn=1, phase="pick", offer="AC", drawn=1)
    (refused,) = told(state, "turn")
    assert (refused.best, refused.lost, refused.words[-1].key) == ("take", 0, "review-rondelic-bot")
    assert of_kind(Sentence, refused.words[-1].values["reason"]).key == "bot-rondelic-falls-gladly"


def test_a_king_shown_or_lent_is_told_with_what_the_strongest_would_have_done() -> None:
    state = position(hands="-,7S,KC,9D", dealer=0, turn=1)
    for word in ("show", "give"):
        answered = told(state, f"swap {word}")[1]
        assert answered.words[1].key in ("review-rondelic-agrees", "review-rondelic-bot")
        assert {"show": "shows", "give": "lends"}[answered.best] in of_kind(
            Sentence, answered.words[1].values["reason"]
        ).key
        assert answered.lost == 0


def test_another_stake_is_weighed_against_the_pot() -> None:
    rich = rondellig(hands="KS,2S,8S,9C", tokens="3,fell,1,4", phase="restart", turn=1, stakes="3,1,1,1")
    (left,) = told(rich, "leave")
    assert (left.best, left.words[0].key) == ("restart", "review-rondelic-bot")


@pytest.mark.parametrize("file", [file for file in PLAYTHROUGHS if file.stem.startswith("rondelic")])
def test_lost_rounds_are_shared_out_and_luck_is_what_mistakes_do_not_explain(file: Path) -> None:
    game = GameHistory.of(Record.loads(file.read_text("utf-8")))
    found, ended = remarks(game), rounds(game)
    shares = [share(ended, found, seat) for seat in range(game.seats)]
    lost = sum(len(round_.lowest) for round_ in ended)
    assert sum(each.lowest for each in shares) == lost
    assert sum(each.fair for each in shares) == pytest.approx(lost)
    assert sum(each.luck for each in shares) == pytest.approx(sum(each.cost for each in shares))


@pytest.mark.parametrize("file", [file for file in PLAYTHROUGHS if file.stem.startswith("rondelic")])
def test_each_player_s_luck_is_told_once_a_round(file: Path) -> None:
    game = GameHistory.of(Record.loads(file.read_text("utf-8")))
    told_at = [one.number for one in remarks(game) if one.words[-1].key.endswith(("-fell", "-spared"))]
    assert told_at == sorted(number for round_ in rounds(game) for number in round_.last_word.values())


def test_a_forced_word_loses_nothing() -> None:
    state = position(hands="-,7S,KC,9D", dealer=0, turn=1)
    asked, answered, *_ = told(state, "swap give keep")
    assert asked.seat == 1
    assert answered.lost == 0
    *_, kept = told(state, "swap give keep")
    assert kept.best == "keep"
    assert kept.words[1].key == "review-rondelic-forced"


def test_the_card_held_is_named() -> None:
    state = position(hands="-,7S,QC,9D", dealer=0, turn=1)
    kept, *_ = told(state, "keep keep")
    assert say(kept.words[0], "fr") == "En main\u00a0: le 7."
    dealer = position(hands="-,7S,8C", dealer=0, turn=0, phase="dealer", up="KC", drawn=1, said="1:keep.2:keep")
    assert say(told(dealer, "take")[0].words[0], "en") == "Card offered: the King."


def test_a_word_is_judged_by_what_could_be_known() -> None:
    state = position(hands="-,7S,8C,2H", dealer=0, turn=1)
    others = [state.reimagined(1, seed) for seed in range(3)]
    assert len({str(other) for other in others}) > 1
    judged = [told(other, "swap")[0] for other in (state, *others)]
    assert len({(one.best, one.worth, one.most) for one in judged}) == 1
