"""What is computed once of a value that never changes."""

from dataclasses import dataclass

from haricot.table.computed import computed


@dataclass(frozen=True)
class Square:
    side: int

    @computed
    def area(self) -> int:
        return self.side**2


def test_it_is_known_whether_somebody_has_asked() -> None:
    square = Square(3)
    assert Square.area.if_computed(square) is None
    assert square.area == 9
    assert Square.area.if_computed(square) == 9


def test_what_was_computed_makes_no_difference() -> None:
    asked = Square(3)
    assert asked.area == 9
    assert asked == Square(3)
