"""Time counted in all: so much for the whole game, and a little more after each turn."""

from __future__ import annotations

import msgspec
import pytest

from haricot import table as t
from haricot.house.live.messages import is_short
from haricot.table import Clock, Match, Setup
from tests.table.conversation import Conversation, gathered, refusal

FIVE_AND_THREE = Clock("total", 300, 3)


def playing(talk: Conversation) -> Match:
    assert talk.table.playing is not None
    return talk.table.playing


@pytest.fixture
def kala() -> Conversation:
    talk = gathered(Setup("kala", options={"first": 0}, clock=FIVE_AND_THREE))
    talk.ask("ana", t.Start())
    return talk


def test_everybody_begins_with_the_same_and_each_turn_takes_what_it_took_and_adds_a_little(kala: Conversation) -> None:
    assert playing(kala).times_left == (300_000, 300_000)
    assert playing(kala).deadline == 300_000
    kala.at = 10_000
    kala.play("ana")
    assert playing(kala).times_left == (293_000, 300_000)
    assert playing(kala).deadline == 310_000
    kala.at = 30_000
    kala.play("bob")
    assert playing(kala).times_left == (293_000, 283_000)
    assert playing(kala).deadline == 323_000


def test_whose_time_is_gone_loses_where_the_game_has_no_move_for_it(kala: Conversation) -> None:
    kala.at = 299_999
    assert refusal(kala, None, t.TimeOut(kala.table.number)) == "table-time-left"
    kala.at = 300_000
    assert kala.ask(None, t.TimeOut(kala.table.number)) == ["Ended"]
    assert kala.table.match is not None
    assert kala.table.match.ended == "time:0"


def test_whose_time_is_gone_is_played_for_at_once_from_then_on() -> None:
    talk = gathered(
        Setup("rondelic", seats=3, options={"first": 0}, clock=Clock("total", 60, 5)), ("ana", "bob", "cyd")
    )
    talk.ask("ana", t.Start())
    late = playing(talk).turn
    assert late is not None
    people = ("ana", "bob", "cyd")
    talk.at = 60_000
    talk.ask(None, t.TimeOut(talk.table.number))
    assert playing(talk).times_left[late] == 0, "no more is added once it is gone"
    while playing(talk).turn != late:
        turn = playing(talk).turn
        assert turn is not None
        talk.play(people[turn], str(playing(talk).state.default))
    assert playing(talk).deadline == talk.at
    assert set(talk.ask(None, t.TimeOut(talk.table.number))) <= {"Played", "Ended"}


def test_a_move_taken_back_alone_wins_no_time(kala: Conversation) -> None:
    for kala.at in (20_000, 40_000):
        kala.play("ana")
        kala.ask("ana", t.Undo(kala.table.number))
    assert playing(kala).times_left == (300_000, 300_000)
    assert playing(kala).deadline == 300_000


def test_an_undo_by_agreement_gives_back_what_was_left_then(kala: Conversation) -> None:
    kala.at = 10_000
    kala.play("ana")
    kala.at = 50_000
    kala.play("bob")
    kala.at = 90_000
    kala.ask("ana", t.Undo(kala.table.number))
    kala.ask("bob", t.Agree(kala.table.number))
    assert playing(kala).times_left == (300_000, 300_000)
    assert playing(kala).deadline == 390_000


def test_time_for_which_the_house_was_closed_does_not_count(kala: Conversation) -> None:
    kala.at = 100_000
    kala.ask(None, t.ExtendClock(50_000))
    kala.at = 160_000
    kala.play("ana")
    assert playing(kala).times_left[0] == 300_000 - 110_000 + 3_000


def test_everybody_is_told_what_is_left_with_each_move(kala: Conversation) -> None:
    kala.at = 10_000
    kala.play("ana")
    assert not is_short(kala.table, kala.log[-1])
    described = t.describe_table(kala.table, "ana", lambda _: None)
    assert described.match is not None
    assert described.match.times_left == [293_000, 300_000]
    assert (described.setup.clock.kind, described.setup.clock.amount, described.setup.clock.increment) == (
        "total",
        300,
        3,
    )


def test_clocks_without_an_increment_are_written_as_ever() -> None:
    assert msgspec.json.encode(Clock("turn", 60)) == b'{"kind":"turn","amount":60}'
    assert msgspec.json.decode(b'{"kind":"total","amount":300,"increment":3}', type=Clock) == FIVE_AND_THREE
    talk = gathered(Setup("kala", clock=Clock("turn", 60, 3)))
    assert talk.table.setup.clock == Clock("turn", 60)


@pytest.mark.parametrize("clock", [Clock("total", 0, 3), Clock("total", 0)])
def test_no_time_in_all_is_no_clock(clock: Clock) -> None:
    with pytest.raises(t.Refused) as refused:
        gathered(Setup("kala", clock=clock))
    assert refused.value.key == "table-clock"
