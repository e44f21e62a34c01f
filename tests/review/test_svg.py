"""Our own pictures: words are escaped, names do not lie on each other, scales are round."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from haricot.review.svg import LINE, Canvas, Chart, round_numbers
from tests.known_types import there


def words(picture: Canvas | Chart) -> list[ElementTree.Element]:
    return [one for one in ElementTree.fromstring(str(picture)).iter() if one.tag.endswith("text")]


def test_whatever_is_written_is_no_markup() -> None:
    canvas = Canvas(100, 100, "<&>")
    canvas.text((0, 0), "<script>")
    canvas.dot((0, 0), hint='a "b" & c')
    assert [one.text for one in words(canvas)] == ["<script>"]


def test_names_at_the_same_height_stand_below_each_other() -> None:
    chart = Chart("Courses", 10, 0, 1)
    for seat in range(4):
        chart.course([(0, 0), (10, 0.5)], seat, f"Seat {seat}")
    heights = sorted(float(there(one.get("y"))) for one in words(chart) if there(one.text).startswith("Seat"))
    assert len(heights) == 4
    assert all(below - above >= LINE for above, below in pairwise(heights))


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 34), (-3, 4), (0, 213), (-12.5, 700)])
def test_a_scale_has_a_few_round_numbers_within_its_ends(low: float, high: float) -> None:
    numbers = round_numbers(low, high)
    assert 1 <= len(numbers) <= 9
    assert low <= numbers[0] <= numbers[-1] <= high
    assert all(number == int(number) for number in numbers)
