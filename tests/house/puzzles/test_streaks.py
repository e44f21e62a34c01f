"""Days in a row."""

from datetime import date

from haricot.house.puzzles.streaks import longest, streak_until


def test_a_streak_is_days_in_a_row_and_ends_when_one_is_missed() -> None:
    played = [date(2026, 11, day) for day in (2, 3, 4, 8, 9)]
    assert longest(played) == 3
    assert streak_until(played, date(2026, 11, 10)) == 2
    assert streak_until(played, date(2026, 11, 12)) == 0
    assert streak_until([], date(2026, 11, 12)) == longest([]) == 0
