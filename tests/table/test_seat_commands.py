"""People come, sit down, call bots, lend their seats and leave."""

from __future__ import annotations

import msgspec
import pytest

import haricot
from haricot import table as t
from haricot.bots import levels
from haricot.table import Chair, Clock, NotAllowed, Refused, Setup, events
from tests.table.conversation import Conversation, gathered, open_table, refusal


def test_a_private_table_takes_whoever_has_an_invitation() -> None:
    talk = open_table(Setup("kala"))
    assert refusal(talk, "bob", t.Come()) == "table-not-there"
    assert refusal(talk, "bob", t.Sit(0)) == "table-not-there"
    talk.ask("ana", t.Invite("for-playing", "sit"))
    talk.ask("ana", t.Invite("for-watching", "watch"))
    assert talk.ask("bob", t.Come("for-playing")) == ["Came"]
    assert talk.ask("bob", t.Sit(1)) == ["Sat"]
    talk.ask("eve", t.Come("for-watching"))
    assert refusal(talk, "eve", t.Sit(0)) == "table-only-watching"


def test_withdrawn_invitations_are_void() -> None:
    talk = open_table(Setup("kala"))
    talk.ask("ana", t.Invite("link", "sit"))
    talk.ask("ana", t.Withdraw())
    assert refusal(talk, "bob", t.Come("link")) == "table-not-there"


def test_anybody_may_come_to_a_public_table() -> None:
    talk = open_table(Setup("kala", public=True))
    talk.ask("bob", t.Come())
    assert talk.ask("bob", t.Sit(1)) == ["Sat"]


def test_who_was_shown_out_does_not_come_back() -> None:
    talk = open_table(Setup("kala", public=True))
    talk.ask("bob", t.Come())
    talk.ask("ana", t.Remove("bob"))
    assert refusal(talk, "bob", t.Come()) == "table-not-there"


@pytest.mark.parametrize(
    "command",
    [
        t.Prepare(Setup("kala")),
        t.Withdraw(),
        t.AddBot(0),
        t.RemoveBot(0),
        t.DrawLots(),
        t.Start(),
        t.Remove("ana"),
        t.Invite("x", "sit"),
    ],
    ids=lambda command: type(command).__name__,
)
def test_only_the_host_arranges_the_table(kala: Conversation, command: t.Command) -> None:
    assert refusal(kala, "bob", command) == "table-host-only"


def test_a_taken_seat_is_taken_unless_the_table_plays_in_teams(kala: Conversation) -> None:
    kala.ask("cyd", t.Come("fingerprint"))
    assert refusal(kala, "cyd", t.Sit(1)) == "table-seat-taken"
    kala.ask("ana", t.Prepare(Setup("kala", teams=True)))
    assert kala.ask("cyd", t.Sit(1)) == ["JoinRequested"]
    kala.ask("bob", t.Approve("cyd", kala.table.number))
    assert kala.table.chairs[1] == Chair(("bob", "cyd"))


def test_any_of_a_team_may_move(kala: Conversation) -> None:
    kala.ask("ana", t.Prepare(Setup("kala", teams=True, options={"first": 1})))
    kala.ask("cyd", t.Come("fingerprint"))
    kala.ask("cyd", t.Sit(1))
    kala.ask("bob", t.Approve("cyd", kala.table.number))
    kala.ask("ana", t.Start())
    assert kala.play("cyd") == ["Played"]


def test_nobody_looks_into_two_hands_in_one_game() -> None:
    talk = gathered(Setup("kala", teams=True))
    talk.ask("ana", t.Start())
    talk.ask("bob", t.Leave())
    assert talk.ask("bob", t.Come("fingerprint")) == ["Came", "Sat"]
    assert talk.table.chairs[1] == Chair(("bob",))
    assert refusal(talk, "bob", t.Sit(0)) == "table-other-seat-before"


def test_a_bot_takes_over_the_seat_of_who_leaves_a_running_game(started: Conversation) -> None:
    assert started.ask("bob", t.Leave()) == ["Left", "BotSat"]
    started.play("ana")
    assert started.table.bot_to_move() == 1
    assert started.play(None) == ["Played"]


def test_the_hosts_part_goes_to_another(kala: Conversation) -> None:
    assert kala.ask("ana", t.Leave()) == ["Left", "HostChanged"]
    assert kala.table.host == "bob"


def test_bots_have_names_of_their_own_and_leave_again() -> None:
    talk = open_table(Setup("kala"))
    talk.ask("ana", t.AddBot(0))
    talk.ask("ana", t.AddBot(1))
    assert talk.table.chairs[0].bot != talk.table.chairs[1].bot
    assert talk.ask("ana", t.RemoveBot(0)) == ["BotLeft"]
    assert refusal(talk, "ana", t.AddBot(0, "titan")) == "bot-level-unknown"
    weakest = next(iter(levels("kala")))
    talk.ask("ana", t.AddBot(0, weakest))
    assert talk.table.chairs[0].level == weakest
    talk.ask("ana", t.RemoveBot(0))
    assert refusal(talk, "ana", t.RemoveBot(0)) == "table-no-bot"


def test_a_bot_of_somebody_s_size_is_kept_with_that_size() -> None:
    talk = open_table(Setup("kala"))
    assert refusal(talk, "ana", t.AddBot(0, "size:large")) == "bot-level-unknown"
    talk.ask("ana", t.AddBot(0, "size:1240"))
    assert talk.table.chairs[0].level == "size:1240"
    written = b'{"kind":"botsat","seat":0,"name":"Flageolet","level":"size:1240"}'
    assert msgspec.json.encode(talk.log[-1].event) == written


def test_a_bot_that_sat_down_under_a_former_name_is_still_that_bot() -> None:
    """What is called fleur at Ronda now is stronger than what was."""
    talk = open_table(Setup("ronda"))
    before = msgspec.json.decode(b'{"kind":"botsat","seat":0,"name":"Flageolet","level":"fleur"}', type=events.BotSat)
    old = t.fold(talk.table, t.Entry(talk.table.number + 1, 0, "ana", before))
    assert old.chairs[0].level == "bouton"
    talk.ask("ana", t.AddBot(0, "fleur"))
    assert talk.table.chairs[0].level == "fleur"
    again = msgspec.json.decode(msgspec.json.encode(talk.log[-1].event), type=events.BotSat)
    assert t.fold(open_table(Setup("ronda")).table, msgspec.structs.replace(talk.log[-1], event=again)) == talk.table


def test_a_lent_seat_is_played_by_a_bot_until_it_is_taken_back(started: Conversation) -> None:
    started.ask("ana", t.Lend())
    assert refusal(started, "ana", t.Play(started.table.number, "a1a2a3a4")) == "table-lent"
    assert started.table.bot_to_move() == 0
    started.play(None)
    started.ask("ana", t.TakeBack())
    started.play("bob")
    assert refusal(started, None, t.Play(started.table.number, "a4b4c4d4")) == "table-no-bot"
    assert started.play("ana") == ["Played"]


def test_lots_draw_who_sits_where(kala: Conversation) -> None:
    orders = set()
    for entropy in range(12):
        kala.ask("ana", t.DrawLots(), entropy)
        orders.add(tuple(chair.people for chair in kala.table.chairs))
    assert orders == {(("ana",), ("bob",)), (("bob",), ("ana",))}


def test_a_table_is_live_when_all_are_there(kala: Conversation) -> None:
    assert kala.table.is_live({"ana", "bob", "eve"})
    assert not kala.table.is_live({"ana"})
    kala.ask("bob", t.Lend())
    assert kala.table.is_live({"ana"})


def test_a_setup_is_settled_when_it_is_made() -> None:
    talk = open_table(Setup("kala", options={"reserve": 12}))
    assert talk.table.setup.seats == 2
    assert talk.table.setup.options == {"first": "lot", "reserve": 12, "handicap": 0}
    assert talk.table.setup.clock == Clock("none")


@pytest.mark.parametrize(
    "setup",
    [
        Setup("chess"),
        Setup("kala", seats=3),
        Setup("kala", options={"reserve": 99}),
        Setup("kala", options={"colour": "blue"}),
        Setup("kala", clock=Clock("turn", 0)),
        Setup("kala", clock=Clock("days", 61)),
    ],
)
def test_a_wrong_setup_is_refused(setup: Setup) -> None:
    with pytest.raises(haricot.HaricotError):
        t.opened(setup, "ana", 0)


def test_seats_that_are_not_there_cannot_be_taken(kala: Conversation) -> None:
    for seat in (2, -1, 10**30):
        assert refusal(kala, "ana", t.Sit(seat)) == "seat-unknown"
    assert refusal(kala, "ana", t.AddBot(99)) == "seat-unknown"


def test_not_allowed_is_a_refusal_of_the_family() -> None:
    assert issubclass(NotAllowed, Refused)
    assert issubclass(Refused, haricot.HaricotError)
