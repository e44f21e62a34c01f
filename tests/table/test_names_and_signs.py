"""No two at a table are called or marked alike."""

from __future__ import annotations

from haricot.house.store.person_rows import Person
from haricot.table.names_and_signs import OUTLINES, SIGNS, describe_people


def crowd(count: int, sign: str = "★") -> dict[str, Person]:
    return {f"{one:016x}": Person(f"{one:016x}", "Léa", sign) for one in range(count)}


def test_whoever_came_first_has_what_they_chose() -> None:
    people = crowd(3)
    first, second, third = people
    found = describe_people(people, [third, first, second], bots=[])
    assert [found[one].sign for one in (third, first, second)] == ["★", "●", "■"]
    assert [found[one].name for one in (third, first, second)] == ["Léa", "Léa 2", "Léa 3"]


def test_who_sits_at_the_largest_table_has_a_sign_of_their_own_and_so_has_a_crowd() -> None:
    for count in (12, 20, 24, 150):
        people = crowd(count)
        signs = [one.sign for one in describe_people(people, list(people), bots=[]).values()]
        assert len(set(signs)) == count
        assert set(signs[:24]) <= {*SIGNS, *OUTLINES}


def test_a_crowd_beyond_all_signs_is_shown_nonetheless() -> None:
    people = crowd(500)
    assert len(describe_people(people, list(people), bots=[])) == 500
