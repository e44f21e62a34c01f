"""Ronda's review: what had been seen and was forgotten; chance that evens out."""

import re
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest

from haricot.bots.ronda.computed_play import worths
from haricot.review.history import Remark
from haricot.review.marks import mark_of
from haricot.review.ronda import TOLD, UNIT, forgotten, luck_in_beans, picture, summary
from haricot.review.svg import COLOURS, FAINT, OWN_INK
from haricot.texts import LANGUAGES, say
from tests.known_types import there
from tests.review.histories import played, remarks

CIRCLE = [3, 1, 2, 3, 4, 0, 1, 2, 0, 4]


def circle(beans: Sequence[int]) -> str:
    shown = ".".join(map(str, beans))
    return f"bowls={shown} stocks=10,10 black=0 box=0 turn=0 open=- covered=- phase=lift"


def test_whoever_lifts_something_new_although_the_match_was_seen_forgot_it() -> None:
    game = played("ronda", "1 2 4 5", circle(CIRCLE))
    *_, last = remarks(game)
    assert last.best == "1"
    assert last.lost > 0
    slip = there(forgotten(game, last))
    assert slip.matched
    assert (slip.sight.bowl, slip.sight.beans, slip.sight.view) == (1, 3, 1)


def test_whoever_lifts_what_cannot_match_forgot_that_too() -> None:
    game = played("ronda", "1 2 3 5 6 7 8 9 5 2", circle(CIRCLE))
    *_, last = remarks(game)
    assert last.best in ("4", "10")
    slip = there(forgotten(game, last))
    assert not slip.matched
    assert (slip.sight.bowl, slip.sight.beans, slip.sight.view) == (2, 1, 2)


def test_whoever_lifts_the_match_forgot_nothing_and_lost_nothing() -> None:
    game = played("ronda", "1 2 4 1", circle(CIRCLE))
    *_, last = remarks(game)
    assert not last.lost
    assert forgotten(game, last) is None


def test_trying_something_new_where_nothing_is_known_is_no_forgetting() -> None:
    game = played("ronda", "1 2", circle(CIRCLE))
    found = remarks(game)
    assert [forgotten(game, one) for one in found] == [None, None]
    assert [one.lost for one in found] == [0, 0]


@pytest.mark.parametrize("moves", ["1 2 5", "1 2 5 6", "1 2 4 1 +1 =1 5"])
def test_luck_evens_out_over_all_that_the_last_bowl_may_hide(moves: str) -> None:
    """The bowl lifted last hides, one time each, whatever lies under the bowls that nobody has seen."""
    *known, last = (int(move.lstrip("+=")) for move in moves.split())
    unseen = [bowl for bowl in range(1, 11) if bowl not in known]
    luck = []
    for other in unseen:
        beans = list(CIRCLE)
        beans[last - 1], beans[other - 1] = beans[other - 1], beans[last - 1]
        game = played("ronda", moves, circle(beans))
        number = len(game.moves)
        expected = worths(game.views(number))[game.moves[-1]]
        luck.append(luck_in_beans(game, number, expected))
        assert (remarks(game)[-1].luck > 0) == (luck[-1] > 0)
    assert sum(luck) == pytest.approx(0)
    assert max(luck) > 0.1


def test_a_decision_without_chance_has_no_luck() -> None:
    game = played("ronda", "1 2 4 1 +1 stop", circle(CIRCLE))
    assert [one.luck for one in remarks(game)][-3:] == [0, 0, 0]


def test_a_move_is_judged_by_what_could_be_known() -> None:
    others = [[*CIRCLE[:5], 0, 1, 4, 0, 2], [*CIRCLE[:5], 4, 2, 0, 1, 0]]
    judged = [remarks(played("ronda", "1 2 5 8", circle(beans)))[-1] for beans in (CIRCLE, *others)]
    assert len({(one.best, one.worth, one.most) for one in judged}) == 1
    assert len({one.luck for one in judged}) > 1


def test_a_game_lost_is_not_counted_in_beans() -> None:
    game = played(
        "ronda", "1 4 pass", circle(CIRCLE).replace("stocks=10,10 black=0 box=0", "stocks=1,2 black=0 box=17")
    )
    *_, last = remarks(game)
    assert (last.best, last.decisive) == ("+1", True)
    other = Remark(1, 0, "2", "4", 0.0, 1.5, chance=0.5, best_chance=0.52)
    told = {lang: say(summary(game, [other, last], 0), lang) for lang in LANGUAGES}
    assert (
        "Une décision a pu coûter la partie. Les autres ont coûté en moyenne 2\u00a0% de chances de gagner."
        in told["fr"]
    )
    assert "One decision may have cost the game. The others cost 2% of the chances of winning on average." in told["en"]


def test_who_is_far_ahead_loses_no_game_by_a_move() -> None:
    ahead = circle(CIRCLE).replace("stocks=10,10 black=0 box=0", "stocks=1,10 black=0 box=9")
    *_, last = remarks(played("ronda", "1 4 pass", ahead))
    assert (last.best, last.decisive, mark_of(last)) == ("+1", False, "inaccuracy")
    assert [sentence.key for sentence in last.words] == ["review-ronda-better"]


def test_nobody_is_told_of_more_beans_than_they_hold() -> None:
    """The whole game counts as twenty beans where it is computed, and people hold ten at most: chances are told."""
    assert UNIT == "chances"
    won = circle(CIRCLE).replace("stocks=10,10 black=0 box=0", "stocks=1,10 black=0 box=9")
    for moves in ("1 4 +1", "1 4 pass", "1 2"):
        game = played("ronda", moves, won)
        found = remarks(game)
        assert all(0 <= one.worth <= one.most <= 1 and -1 <= one.luck <= 1 for one in found)
        said = [say(sentence, "fr") for one in found for sentence in one.words] + [say(summary(game, found, 0), "fr")]
        assert not any(re.search(r"\d\d haricots", words) for words in said)


def test_nothing_is_said_where_there_is_nothing_to_say() -> None:
    found = remarks(played("ronda", "1 2 4 1 +1 stop", circle(CIRCLE)))
    quiet = [one for one in found if one.best == one.move and abs(one.chance_luck) < TOLD]
    assert len(quiet) >= 3
    assert not any(one.words for one in quiet)


def test_the_memory_map_of_a_long_game_can_be_read() -> None:
    """Wide enough to scroll through, words of twelve pixels at least, ink as the page has it, bowls named again."""
    moves = " ".join(["1 2 3 4 5 6 7 8 9 10"] * 13)
    game = played("ronda", moves, circle([0, 1, 2, 3, 4, 0, 1, 2, 3, 4]))
    drawn = ElementTree.fromstring(picture(game, [], "fr"))
    assert float(drawn.attrib["width"]) > 20 * len(game.moves) > 20 * 125
    words = [one for one in drawn.iter() if one.tag.endswith("text")]
    assert all(float(one.attrib["font-size"]) >= 12 for one in words)
    assert sum(one.text == "10" and one.attrib["font-size"] == "14" for one in words) == 7
    assert {one.attrib["fill"] for one in words} <= {"currentColor", FAINT, OWN_INK, *COLOURS}


def test_no_line_of_the_memory_map_goes_through_a_number() -> None:
    moves = " ".join(["1 2 3 4 5 6 7 8 9 10"] * 5)
    game = played("ronda", moves, circle([0, 1, 2, 3, 4, 0, 1, 2, 3, 4]))
    drawn = list(ElementTree.fromstring(picture(game, [], "fr")).iter())
    names = [one for one in drawn if one.tag.endswith("text") and one.attrib["font-size"] == "14"]
    assert len(names) > 20
    for line in (one for one in drawn if one.tag.endswith("polyline")):
        (start, y), (end, _) = (map(float, point.split(",")) for point in line.attrib["points"].split())
        for name in names:
            right, width = float(name.attrib["x"]), 9 * len(there(name.text))
            beside = end < right - width or start > right
            assert beside or abs(float(name.attrib["y"]) - 5 - y) > 10, (name.text, start, end)


def test_who_lost_nothing_is_told_so() -> None:
    game = played("ronda", "", circle(CIRCLE))
    assert say(summary(game, [], 0), "en") == "Nothing forgotten. The decisions cost nothing. Luck made no difference."
