"""Values with a few fields changed."""

from dataclasses import dataclass, replace

import pytest

from haricot.core.values import changed


@dataclass(frozen=True, slots=True)
class Point:
    """A value."""

    x: int
    y: int = 2


@dataclass(frozen=True, slots=True)
class Place(Point):
    """A value with a field more."""

    name: str = "here"


@pytest.mark.parametrize("value", [Point(1), Place(1, 5, "there")])
def test_a_changed_value_is_what_replace_makes(value: Point) -> None:
    after = changed(value, y=7)
    assert after == replace(value, y=7)
    assert type(after) is type(value)
    assert hash(after) == hash(replace(value, y=7))
    assert value.y != 7


def test_a_field_that_is_not_there_is_an_error() -> None:
    with pytest.raises(TypeError, match="z"):
        changed(Point(1), z=3)
