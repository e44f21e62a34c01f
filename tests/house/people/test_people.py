"""People met lately are remembered within a bound; everybody else is found in the store, as they are there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from haricot.house.house import House
from haricot.house.people import people as people_module
from haricot.house.people.people import LINK_LASTS, People, fingerprint
from haricot.house.settings import Settings

AT = 1_000_000


def with_people(tmp_path: Path, evening: Callable[[People], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(Settings(store=f"sqlite:///{tmp_path / 'haricot.db'}"))
        await house.open()
        try:
            await evening(house.people)
        finally:
            await house.close()

    asyncio.run(run())


def test_those_met_longest_ago_leave_the_memory_and_are_found_in_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "MOST_CACHED", 3)

    async def evening(people: People) -> None:
        met = [await people.welcome(AT, f"Guest {number}", None, "person") for number in range(5)]
        first, key = met[0]
        assert [people.cached(person.id) is not None for person, _ in met] == [False, False, True, True, True]
        assert await people.whose(key) == first
        assert people.cached(first.id) == first, "who comes again is remembered again"
        assert people.cached(met[2][0].id) is None, "and whoever was met longest ago makes room"
        assert await people.find([person.id for person, _ in met[:2]]) == {person.id: person for person, _ in met[:2]}

    with_people(tmp_path, evening)


def test_a_new_name_is_known_at_once_and_in_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(people: People) -> None:
        ana, key = await people.welcome(AT, "Ana", "●", "person")
        renamed = await people.rename(ana, "Anna", None)
        assert (renamed.name, renamed.sign) == ("Anna", "●")
        assert people.cached(ana.id) == renamed
        monkeypatch.setattr(people_module, "MOST_CACHED", 0)
        await people.welcome(AT, "Bob", None, "person")
        assert people.cached(ana.id) is None
        monkeypatch.setattr(people_module, "MOST_CACHED", 10)
        assert await people.whose(key) == renamed

    with_people(tmp_path, evening)


def test_whoever_is_forgotten_holds_no_key_any_more(tmp_path: Path) -> None:
    async def evening(people: People) -> None:
        ana, key = await people.welcome(AT, "Ana", None, "person")
        assert await people.whose(key) == ana
        await people.forget(ana)
        assert await people.whose(key) is None
        assert people.cached(ana.id) is None
        assert await people.find([ana.id]) == {}
        assert await people.whose("no key of ours") is None

    with_people(tmp_path, evening)


def test_a_link_is_followed_once_even_by_two_at_the_same_moment(tmp_path: Path) -> None:
    async def evening(people: People) -> None:
        ana, key = await people.welcome(AT, "Ana", None, "person")
        link = await people.make_link(ana, AT)
        followed = await asyncio.gather(*(people.follow_link(link, AT + 1) for _ in range(3)))
        ((person, own),) = [one for one in followed if one is not None]
        assert person == ana
        assert await people.whose(own) == await people.whose(key) == ana
        assert await people.follow_link(link, AT + 2) is None

    with_people(tmp_path, evening)


def test_a_link_that_came_too_late_leads_nowhere(tmp_path: Path) -> None:
    async def evening(people: People) -> None:
        ana, _ = await people.welcome(AT, "Ana", None, "person")
        link = await people.make_link(ana, AT)
        assert await people.follow_link(link, AT + LINK_LASTS + 1) is None
        assert await people.follow_link(fingerprint(link), AT) is None, "the fingerprint that is kept opens nothing"

    with_people(tmp_path, evening)
