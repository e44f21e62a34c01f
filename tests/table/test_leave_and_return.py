"""Nothing is lost by a slip: whoever left has a minute to think better of it, and their own seat after it."""

from __future__ import annotations

import msgspec
import pytest

from haricot import table as t
from haricot.table import Chair, Clock, Entry, Setup, events
from tests.table.conversation import Conversation, gathered, refusal

A_MINUTE = 60_000


def kept_seats(talk: Conversation) -> list[tuple[str, int]]:
    """Whose seats the others are told of."""
    told = t.describe_table(talk.table, talk.table.host).departed
    return [] if told is msgspec.UNSET else [(one.person, one.seat) for one in told]


@pytest.fixture
def three() -> Conversation:
    """Ana, Bob and Cyd play Rondelic."""
    talk = gathered(Setup("rondelic", seats=3, options={"first": 0}), ("ana", "bob", "cyd"))
    talk.ask("ana", t.Start())
    return talk


def test_who_left_has_the_seat_again_by_the_same_link_and_meanwhile_a_bot_plays_there(started: Conversation) -> None:
    assert started.ask("bob", t.Leave()) == ["Left", "BotSat"]
    assert kept_seats(started) == [("bob", 1)]
    started.at += 10 * A_MINUTE
    assert refusal(started, "eve", t.Come(None)) == "table-not-there"
    assert started.ask("bob", t.Come("fingerprint")) == ["Came", "Sat"]
    assert started.table.chairs[1] == Chair(("bob",))
    assert kept_seats(started) == []


def test_for_a_minute_one_comes_back_whatever_became_of_the_invitation(started: Conversation) -> None:
    started.ask("bob", t.Leave())
    started.ask("ana", t.Withdraw())
    started.at += A_MINUTE
    assert started.ask("bob", t.Come(None)) == ["Came", "Sat"]
    started.ask("bob", t.Leave())
    started.at += A_MINUTE + 1
    assert refusal(started, "bob", t.Come(None)) == "table-not-there"
    assert refusal(started, "bob", t.Come("fingerprint")) == "table-not-there"


def test_whoever_is_shown_out_does_not_come_back_that_way(started: Conversation) -> None:
    started.ask("ana", t.Remove("bob"))
    assert refusal(started, "bob", t.Come(None)) == "table-not-there"
    assert kept_seats(started) == []


def test_the_last_one_may_come_back_too_and_after_a_minute_the_table_closes(started: Conversation) -> None:
    started.ask("bob", t.Leave())
    assert started.ask("ana", t.Leave()) == ["Left"]
    assert started.table.closes_at == A_MINUTE
    assert started.table.bot_to_move() is None, "bots do not play among themselves"
    started.at = A_MINUTE - 1
    assert refusal(started, None, t.Close()) == "table-unchanged"
    assert started.ask("ana", t.Come(None)) == ["Came", "Sat"]
    assert refusal(started, None, t.Close()) == "table-unchanged"
    assert started.table.host == "ana"
    started.ask("ana", t.Leave())
    started.at += A_MINUTE
    assert started.ask(None, t.Close()) == ["Closed"]
    assert refusal(started, "ana", t.Come(None)) == "table-closed"


def test_while_nobody_is_there_time_stands_still() -> None:
    talk = gathered(Setup("kala", options={"first": 0}, clock=Clock("turn", 30)))
    talk.ask("ana", t.Start())
    talk.ask("bob", t.Leave())
    talk.at = 10_000
    talk.ask("ana", t.Leave())
    talk.at = 50_000
    assert talk.ask("ana", t.Come(None)) == ["Came", "Sat", "ClockExtended"]
    assert talk.table.playing is not None
    assert talk.table.playing.deadline == 70_000


def test_who_comes_to_a_table_that_all_left_is_its_host_and_plays_nobodys_hand(started: Conversation) -> None:
    started.ask("bob", t.Leave())
    started.ask("ana", t.Leave())
    assert started.ask("eve", t.Come("fingerprint")) == ["Came", "BotSat", "HostChanged"]
    assert refusal(started, "eve", t.Sit(0)) == "table-seat-taken"
    started.at += 5
    assert started.ask("ana", t.Come(None)) == ["Came", "Sat", "HostChanged"]


def test_the_host_who_comes_back_in_time_is_the_host_again_and_later_has_the_seat(three: Conversation) -> None:
    assert three.ask("ana", t.Leave()) == ["Left", "BotSat", "HostChanged"]
    three.at += A_MINUTE
    assert three.ask("ana", t.Come(None)) == ["Came", "Sat", "HostChanged"]
    assert three.table.host == "ana"
    three.ask("ana", t.Leave())
    three.at += 60 * A_MINUTE
    assert three.ask("ana", t.Come(None)) == ["Came", "Sat"]
    assert three.table.host == "bob"


def test_the_others_may_wait_and_need_not_any_longer(three: Conversation) -> None:
    three.ask("cyd", t.Leave())
    assert refusal(three, "bob", t.Wait(1)) == "table-no-bot"
    assert three.ask("bob", t.Wait(2)) == ["BotLeft"]
    assert three.table.chairs[2].is_free
    assert kept_seats(three) == [("cyd", 2)]
    three.ask("eve", t.Come("fingerprint"))
    assert refusal(three, "eve", t.Sit(2)) == "table-seat-taken"
    assert refusal(three, "eve", t.AddBot(2)) == "table-not-seated"
    assert three.ask("eve", t.Leave()) == ["Left"], "whoever watched ends nobody's waiting"
    assert three.ask("ana", t.AddBot(2)) == ["BotSat"]
    assert three.ask("ana", t.Wait(2)) == ["BotLeft"]
    assert three.ask("cyd", t.Come(None)) == ["Came", "Sat"]


def test_a_bot_that_sat_there_from_the_start_is_not_sent_away() -> None:
    talk = gathered(Setup("rondelic", seats=3), ("ana", "bob"))
    talk.ask("ana", t.AddBot(2))
    talk.ask("ana", t.Start())
    assert refusal(talk, "ana", t.Wait(2)) == "table-no-bot"


def test_before_a_game_the_seat_is_ones_own_again_unless_somebody_took_it(kala: Conversation) -> None:
    kala.ask("bob", t.Leave())
    assert kala.ask("bob", t.Come(None)) == ["Came", "Sat"]
    kala.ask("bob", t.Leave())
    kala.ask("eve", t.Come("fingerprint"))
    kala.ask("eve", t.Sit(1))
    assert kala.ask("bob", t.Come(None)) == ["Came"]


def test_who_left_keeps_the_seat_when_all_change_seats_for_a_rematch(started: Conversation) -> None:
    started.ask("bob", t.Leave())
    started.ask("ana", t.Resign(started.table.number))
    started.ask("ana", t.Rematch(started.table.number))
    assert kept_seats(started) == [("bob", 0)]
    assert started.ask("bob", t.Come("fingerprint")) == ["Came", "Sat"]
    assert started.table.seat_of("bob") == 0


def test_a_seat_shared_with_others_is_shared_again() -> None:
    talk = gathered(Setup("kala", teams=True))
    talk.ask("cyd", t.Come("fingerprint"))
    talk.ask("cyd", t.Sit(1))
    talk.ask("bob", t.Approve("cyd", talk.table.number))
    talk.ask("ana", t.Start())
    assert talk.ask("cyd", t.Leave()) == ["Left"]
    assert talk.ask("cyd", t.Come(None)) == ["Came", "Sat"]
    assert talk.table.chairs[1].people == ("bob", "cyd")


def test_an_old_log_whose_last_guest_closed_the_table_reads_as_it_did(kala: Conversation) -> None:
    log = [*kala.log, Entry(6, 5, "bob", events.Left("bob")), Entry(7, 5, "ana", events.Left("ana"))]
    table = None
    for entry in (*log, Entry(8, 5, "ana", events.Closed())):
        table = t.fold(table, entry)
    assert table is not None
    assert (table.closed, table.closes_at) == (True, None)
