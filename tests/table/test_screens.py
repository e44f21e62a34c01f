"""A screen in the middle of the table shows it and takes no part; names are unique there."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec import Struct

from haricot import table as t
from haricot.table import Setup
from tests.table.conversation import Conversation, refusal


class Known(Struct, frozen=True):
    name: str
    sign: str = "●"
    kind: Literal["person", "program"] = "person"


@pytest.fixture
def television() -> Conversation:
    entry = t.opened(Setup("kala"), "tv", 0, screen=True)
    talk = Conversation(t.fold(None, entry), [entry])
    talk.ask("tv", t.Invite("link", "sit"))
    return talk


def test_a_screen_sees_the_table_and_is_nobody_at_it(television: Conversation) -> None:
    told = t.describe_table(television.table, "tv", lambda person: Known(person))
    assert television.table.may_see("tv")
    assert (told.guests, told.people, told.you.screen, told.you.host) == ([], {}, True, False)
    for command in (t.Sit(0), t.AddBot(0), t.Start(), t.Prepare(Setup("ronda")), t.Withdraw()):
        assert refusal(television, "tv", command) == "table-screen"
    assert refusal(television, "tv", t.Come("link")) == "table-unchanged"


def test_it_waits_as_long_as_it_takes_and_the_first_who_comes_is_the_host(television: Conversation) -> None:
    television.at = 10**9
    assert television.table.closes_at is None
    assert television.ask("ana", t.Come("link")) == ["Came", "HostChanged"]
    assert television.ask("bob", t.Come("link")) == ["Came"]
    for seat, person in enumerate(("ana", "bob")):
        television.ask(person, t.Sit(seat))
    assert television.ask("ana", t.Start()) == ["Started"]
    assert television.ask("ana", t.Leave()) == ["Left", "BotSat", "HostChanged"]


def test_when_all_have_left_it_waits_again_but_a_game_without_people_closes(television: Conversation) -> None:
    television.ask("ana", t.Come("link"))
    television.ask("ana", t.Leave())
    assert television.table.closes_at is None
    television.at += 10**6
    assert television.ask("bob", t.Come("link")) == ["Came", "HostChanged"]
    television.ask("bob", t.Sit(0))
    television.ask("bob", t.AddBot(1))
    television.ask("bob", t.Start())
    television.ask("bob", t.Leave())
    assert television.table.closes_at == television.at + 60_000


def test_a_screen_that_goes_leaves_those_who_play(television: Conversation) -> None:
    television.ask("ana", t.Come("link"))
    assert television.ask("tv", t.Leave()) == ["Left"]
    assert not television.table.may_see("tv")
    assert television.table.host == "ana"


def test_the_code_is_good_while_the_table_gathers_or_has_a_free_seat(television: Conversation) -> None:
    assert refusal(television, "ana", t.Come(None)) == "table-not-there"
    assert television.ask("ana", t.Come(None, by_code=True)) == ["Came", "HostChanged"]
    television.ask("bob", t.Come(None, by_code=True))
    for seat, person in enumerate(("ana", "bob")):
        television.ask(person, t.Sit(seat))
    assert television.ask("cyd", t.Come(None, by_code=True)) == ["Came"], "it gathers still"
    television.ask("ana", t.Start())
    assert not television.table.takes_newcomers
    assert refusal(television, "eve", t.Come(None, by_code=True)) == "table-not-there"
    television.ask("bob", t.Leave())
    television.at += 10**6
    assert television.ask("bob", t.Come(None, by_code=True)) == ["Came", "Sat"], "the seat is bob's own"


def test_of_several_of_one_name_those_who_came_later_have_a_number(television: Conversation) -> None:
    for person in ("ana", "bob", "cyd"):
        television.ask(person, t.Come("link"))
    television.ask("ana", t.AddBot(0))
    bot = television.table.chairs[0].bot
    called = {"ana": "Liane", "bob": "liane", "cyd": bot or ""}
    told = t.describe_table(television.table, "bob", lambda person: Known(called[person]))
    assert [told.people[one].name for one in ("ana", "bob", "cyd")] == ["Liane", "liane 2", f"{bot} 2"]


def test_a_crowd_of_one_name_costs_one_try_for_each(television: Conversation) -> None:
    class Counted(str):
        tries = 0

        def __format__(self, how: str) -> str:
            Counted.tries += 1
            return super().__format__(how)

    crowd = [f"guest {number}" for number in range(100)]
    for person in crowd:
        television.ask(person, t.Come("link"))
    name = Counted("Liane")
    told = t.describe_table(television.table, None, lambda person: Known(name))
    assert [told.people[one].name for one in crowd[:3]] == ["Liane", "Liane 2", "Liane 3"]
    assert len({one.name for one in told.people.values()}) == len(crowd)
    assert Counted.tries == len(crowd) - 1
