"""Who wants to share a seat, or to come where somebody was shown out, asks; those whom it concerns answer."""

from __future__ import annotations

import pytest

from haricot import table as t
from haricot.table import Chair, Setup
from tests.table.conversation import Conversation, gathered, open_table, refusal

WITHOUT_SECRETS, WITH_SECRETS = "kala", "rondelic"


def team_table(game: str, *people: str) -> Conversation:
    """A table in teams with these on its seats, and Eve, who has the same link."""
    talk = gathered(Setup(game, seats=len(people), teams=True), people)
    talk.ask("eve", t.Come("fingerprint"))
    return talk


def approve(talk: Conversation, by: str, person: str = "eve") -> list[str]:
    return talk.ask(by, t.Approve(person, talk.table.number))


@pytest.fixture
def hands() -> Conversation:
    """A running game in which each has cards that the others do not see; Eve asks for Bob's seat."""
    talk = team_table(WITH_SECRETS, "ana", "bob", "cyd")
    talk.ask("ana", t.Start())
    assert talk.ask("eve", t.Sit(1)) == ["JoinRequested"]
    return talk


def test_a_seat_is_shared_once_whoever_sits_there_agrees() -> None:
    talk = team_table(WITHOUT_SECRETS, "ana", "bob")
    assert talk.ask("eve", t.Sit(1)) == ["JoinRequested"]
    assert talk.table.seat_of("eve") is None
    assert refusal(talk, "eve", t.Sit(1)) == "table-waiting-seat"
    assert refusal(talk, "ana", t.Approve("eve", talk.table.number)) == "table-not-asked"
    assert refusal(talk, "eve", t.Approve("eve", talk.table.number)) == "table-not-asked"
    assert approve(talk, "bob") == ["JoinApproved", "Sat"]
    assert talk.table.chairs[1] == Chair(("bob", "eve"))
    assert talk.table.requests == ()


def test_in_a_running_game_without_secrets_whoever_sits_there_is_enough() -> None:
    talk = team_table(WITHOUT_SECRETS, "ana", "bob")
    talk.ask("ana", t.Start())
    talk.ask("eve", t.Sit(1))
    assert approve(talk, "bob") == ["JoinApproved", "Sat"]


def test_in_a_running_game_with_secrets_all_who_sit_agree(hands: Conversation) -> None:
    assert approve(hands, "bob") == ["JoinApproved"]
    assert refusal(hands, "bob", t.Approve("eve", hands.table.number)) == "table-unchanged"
    assert approve(hands, "ana") == ["JoinApproved"]
    assert hands.table.seat_of("eve") is None
    assert approve(hands, "cyd") == ["JoinApproved", "Sat"]
    assert hands.table.seat_of("eve") == 1


def test_one_who_does_not_agree_is_enough_and_is_not_asked_again_in_this_game(hands: Conversation) -> None:
    assert hands.ask("ana", t.Decline("eve", hands.table.number)) == ["JoinDeclined"]
    assert hands.table.requests == ()
    assert refusal(hands, "eve", t.Sit(1)) == "table-declined"
    assert refusal(hands, "ana", t.Approve("eve", hands.table.number)) == "table-nobody-asks"


def test_whoever_leaves_is_asked_no_longer(hands: Conversation) -> None:
    approve(hands, "bob")
    approve(hands, "ana")
    assert hands.ask("cyd", t.Leave()) == ["Left", "BotSat", "Sat"]
    assert hands.table.seat_of("eve") == 1


def test_where_nobody_sits_any_more_nobody_is_asked(hands: Conversation) -> None:
    hands.ask("bob", t.Leave())
    assert hands.table.requests == ()
    assert refusal(hands, "eve", t.Sit(1)) == "table-seat-taken"


def test_whoever_asks_may_think_better_of_it_and_ask_again(hands: Conversation) -> None:
    assert hands.ask("eve", t.Decline("eve", hands.table.number)) == ["JoinDeclined"]
    assert hands.ask("eve", t.Sit(2)) == ["JoinRequested"]


def test_an_answer_to_what_was_asked_before_is_none_to_what_is_asked_now(hands: Conversation) -> None:
    seen = hands.table.number
    hands.ask("eve", t.Decline("eve", seen))
    hands.ask("eve", t.Sit(2))
    assert refusal(hands, "bob", t.Approve("eve", seen)) == "table-stale"


def test_a_question_asked_before_a_game_is_not_answered_in_it() -> None:
    talk = team_table(WITH_SECRETS, "ana", "bob", "cyd")
    talk.ask("eve", t.Sit(1))
    talk.ask("ana", t.Start())
    assert refusal(talk, "bob", t.Approve("eve", talk.table.number)) == "table-nobody-asks"


def test_who_sat_on_another_seat_in_this_game_is_not_even_heard() -> None:
    talk = team_table(WITHOUT_SECRETS, "ana", "bob")
    talk.ask("ana", t.Start())
    talk.ask("bob", t.Leave())
    talk.ask("bob", t.Come("fingerprint"))
    assert refusal(talk, "bob", t.Sit(0)) == "table-other-seat-before"


def test_the_invitation_of_whoever_is_shown_out_is_void_and_others_stay() -> None:
    talk = open_table(Setup("kala"))
    talk.ask("ana", t.Invite("first", "sit"))
    talk.ask("ana", t.Invite("second", "sit"))
    talk.ask("bob", t.Come("first"))
    talk.ask("cyd", t.Come("first"))
    talk.ask("ana", t.Remove("bob"))
    assert talk.table.invitations == {"second": "sit"}
    assert "cyd" in talk.table.guests
    assert refusal(talk, "bob again", t.Come("first")) == "table-not-there"


def test_after_somebody_was_shown_out_the_host_lets_people_in() -> None:
    talk = open_table(Setup("kala", public=True))
    talk.ask("bob", t.Come())
    talk.ask("ana", t.Remove("bob"))
    assert talk.ask("cyd", t.Come()) == ["JoinRequested"]
    assert "cyd" not in talk.table.guests
    assert not talk.table.may_see("cyd")
    assert refusal(talk, "cyd", t.Come()) == "table-waiting"
    assert refusal(talk, "cyd", t.Approve("cyd", talk.table.number)) == "table-not-there"
    assert refusal(talk, "bob", t.Come()) == "table-not-there"
    assert approve(talk, "ana", "cyd") == ["JoinApproved", "Came"]
    assert talk.ask("cyd", t.Sit(0)) == ["Sat"]


def test_whom_the_host_does_not_let_in_asks_again_after_the_next_invitation_only() -> None:
    talk = open_table(Setup("kala", public=True))
    talk.ask("bob", t.Come())
    talk.ask("ana", t.Remove("bob"))
    talk.ask("cyd", t.Come())
    talk.ask("ana", t.Decline("cyd", talk.table.number))
    assert refusal(talk, "cyd", t.Come()) == "table-declined"
    talk.ask("ana", t.Invite("for-cyd", "sit"))
    assert talk.ask("cyd", t.Come("for-cyd")) == ["JoinRequested"]


def test_who_stands_at_the_door_is_told_to_the_host_alone() -> None:
    talk = gathered(Setup("kala"))
    talk.ask("ana", t.Invite("other", "sit"))
    talk.ask("eve", t.Come("fingerprint"))
    talk.ask("ana", t.Remove("eve"))
    talk.ask("cyd", t.Come("other"))
    (asked,) = t.describe_table(talk.table, "ana").requests
    assert (asked.person, asked.seat, asked.yours) == ("cyd", None, True)
    assert t.describe_table(talk.table, "bob").requests == []


def test_those_who_are_asked_for_a_seat_are_told_so(hands: Conversation) -> None:
    approve(hands, "bob")
    told = {person: t.describe_table(hands.table, person).requests[0] for person in ("ana", "bob", "eve")}
    assert [told[person].yours for person in ("ana", "bob", "eve")] == [True, False, False]
    assert {one.agreed[0] for one in told.values()} == {"bob"}


def test_not_everybody_asks_at_once() -> None:
    talk = open_table(Setup("kala", public=True))
    talk.ask("bob", t.Come())
    talk.ask("ana", t.Remove("bob"))
    for number in range(20):
        talk.ask(f"person-{number}", t.Come())
    assert refusal(talk, "one more", t.Come()) == "table-too-many-ask"
