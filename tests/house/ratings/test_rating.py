"""What a game makes of everybody's rating."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import haricot
from haricot.bots import levels
from haricot.bots.ladders import ladder_of
from haricot.games import named
from haricot.games.rule_set import preset_and_options, rule_set
from haricot.house.ratings.bot_ratings import bot_ratings
from haricot.house.ratings.rating import MEAN, SPREAD, RatedPart, Rating, rated
from haricot.house.ratings.scale import level_of, number_of, uncertainty_of
from haricot.house.store.game_rows import How
from tests.known_types import there

ROOT = Path(__file__).parents[3]


def part(seat: int, place: int, person: str | None = None, how: How = "played", level: str | None = None) -> RatedPart:
    return RatedPart(seat, place, how, person, level)


def strong(level: str) -> Rating | None:
    return Rating(40.0, 1.0) if level == "gousse" else None


def test_who_wins_gains_and_who_loses_loses() -> None:
    after = rated([part(0, 1, "ana"), part(1, 2, "bob")], {}, strong)
    assert after["ana"].mu > MEAN > after["bob"].mu
    assert after["ana"].sigma < SPREAD
    assert rated([part(0, 1, "ana"), part(1, 1, "bob")], {}, strong)["ana"].mu == pytest.approx(MEAN)


def test_up_to_twenty_are_rated_by_their_places() -> None:
    after = rated([part(seat, seat + 1, f"p{seat:02}") for seat in range(20)], {}, strong)
    assert sorted(after, key=lambda one: -after[one].mu) == sorted(after)


def test_a_bot_stays_as_it_is_and_counts_for_what_it_is() -> None:
    won = rated([part(0, 1, "ana"), part(1, 2, level="gousse")], {}, strong)
    lost = rated([part(0, 2, "ana"), part(1, 1, level="gousse")], {}, strong)
    assert set(won) == {"ana"}
    assert won["ana"].mu - MEAN > MEAN - lost["ana"].mu, "to lose against a strong one costs little"
    assert rated([part(0, 1, "ana"), part(1, 2, level="nobody measured")], {}, strong) == {}
    assert rated([part(0, 1, level="gousse"), part(1, 2, level="gousse")], {}, strong) == {}


def test_who_leaves_loses_against_all_who_stay_whatever_the_bot_makes_of_the_seat() -> None:
    won = [part(0, 1, level="gousse"), part(0, 2, "ana", how="left"), part(1, 2, "bob")]
    after = rated(won, {}, strong)
    assert after["ana"].mu < MEAN < after["bob"].mu
    three = [part(0, 1, level="gousse"), part(0, 3, "ana", how="resigned"), part(1, 2, "bob"), part(2, 3, "cyd")]
    after = rated(three, {}, strong)
    assert after["bob"].mu > after["cyd"].mu > after["ana"].mu


def test_where_a_bot_played_for_somebody_they_may_lose_but_not_gain() -> None:
    assert rated([part(0, 1, "ana", how="lent"), part(1, 2, "bob")], {}, strong)["ana"].mu == MEAN
    assert rated([part(0, 2, "ana", how="lent"), part(1, 1, "bob")], {}, strong)["ana"].mu < MEAN


def test_those_who_share_a_seat_are_rated_as_one() -> None:
    known = {"ana": Rating(30, 2), "bob": Rating(20, 4)}
    after = rated([part(0, 1, "ana"), part(0, 1, "bob"), part(1, 2, "cyd")], known, strong)
    gained = {one: after[one].mu - known[one].mu for one in known}
    assert gained["bob"] == pytest.approx(4 * gained["ana"]), "of whom less is known more is learnt"
    assert all(gain > 0 for gain in gained.values())


@pytest.mark.parametrize("game", haricot.games())
def test_the_bots_of_our_games_are_rated_from_the_weakest_to_the_strongest(game: str) -> None:
    found = bot_ratings(game, "default")
    assert list(found) == list(levels(game))
    assert [one.mu for one in found.values()] == sorted(one.mu for one in found.values())
    assert MEAN in [one.mu for one in found.values()], "a newcomer is as strong as the bot that is offered first"
    assert level_of(game, "default", 1000.0) == list(found)[-1]


def test_the_ladders_are_those_that_were_measured() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    shares = re.findall(r"^\| \w+ – \w+ \| ([0-9.]+) % ± [0-9.]+ \|", page, re.MULTILINE)
    told = [float(share) / 100 for share in shares]
    kinds = [("kala", "default"), ("ronda", "default"), ("ronda", "children"), ("rondelic", "rules=rondelic")]
    kinds += [("rondelic", "rules=rondellig"), ("rondorondo", "lexicon=fr"), ("rondorondo", "lexicon=en")]
    steps = [share for game, rules in kinds for share in there(ladder_of(game, rules)).ahead]
    assert told == pytest.approx(steps[: len(told)])
    assert len(steps) == len(told) + 1, "the last step in English was not measured"


def test_a_rating_is_a_number_that_people_can_compare() -> None:
    assert (number_of(MEAN), number_of(MEAN + 2.5)) == (1000, 1100)
    assert uncertainty_of(SPREAD) == 667


@pytest.mark.parametrize(
    ("game", "options", "rules"),
    [
        ("kala", {}, "default"),
        ("kala", {"first": 1}, "default"),
        ("kala", {"reserve": 5}, None),
        ("ronda", {"flow": "simple", "cap": 4, "penalty": False, "first": 2}, "children"),
        ("ronda", {"flow": "simple"}, "simple"),
        ("ronda", {"stock": 9}, None),
        ("rondelic", {}, "rules=rondelic"),
        ("rondelic", {"rules": "rondellig"}, "rules=rondellig"),
        ("rondelic", {"circles": 3}, None),
        ("rondorondo", {"lexicon": "en", "opening": "lot"}, "lexicon=en"),
        ("rondorondo", {"beginner": True}, "beginners lexicon=fr"),
        ("rondorondo", {"referee": "table"}, None),
    ],
)
def test_strength_is_compared_by_the_defaults_or_one_named_preset(
    game: str, options: dict[str, int | str | bool], rules: str | None
) -> None:
    assert rule_set(named(game), options) == rules


@pytest.mark.parametrize(
    ("rules", "preset", "options"),
    [
        ("default", None, {}),
        ("children", "children", {}),
        ("rules=rondellig", None, {"rules": "rondellig"}),
        ("beginners lexicon=fr", "beginners", {"lexicon": "fr"}),
    ],
)
def test_what_the_name_of_rules_says_is_told_apart(rules: str, preset: str | None, options: dict[str, str]) -> None:
    assert preset_and_options(rules) == (preset, options)
