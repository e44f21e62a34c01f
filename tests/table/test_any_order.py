"""Random commands from random people, in any order, twice, late: the table stands, and its log is the truth."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import haricot
from haricot import table as t
from haricot.table import Clock, Entry, Setup
from haricot.texts import LANGUAGES, say
from tests.table.conversation import Conversation, open_table

PEOPLE = ("ana", "bob", "cyd", "eve")

NUMBERED = (t.Undo, t.Undo, t.Agree, t.Agree, t.Disagree, t.Resign, t.Rematch, t.Rematch, t.TimeOut, t.Lift, t.Hint)
AWAY = (t.Substitute, t.Adjourn, t.Resume)


def some_setup(rng: Random, name: str) -> Setup:
    clock = rng.choice((Clock(), Clock("turn", 60), Clock("days", 1)))
    fair = {"hints": rng.random() < 0.5, "takebacks": rng.choice(("free", "free", "agreed", "none"))}
    open_to = {"public": rng.random() < 0.5, "watching": rng.random() < 0.7, "teams": rng.random() < 0.5}
    return msgspec.convert({"game": name, "clock": clock, "shared": rng.random() < 0.5, **fair, **open_to}, Setup)


def some_command(rng: Random, talk: Conversation) -> t.Command | t.HouseCommand:
    """Anything: a move most often while a game runs, with a number that is sometimes old or not yet reached."""
    seat = rng.randrange(6)
    number = max(0, talk.table.number + rng.choice((0, 0, 0, 0, 0, -1, -2, -9, 1)))
    if talk.table.playing is not None and rng.random() < 0.6:
        moves = talk.table.playing.state.moves()
        return t.Play(number, str(rng.choice(moves)) if rng.random() < 0.95 else rng.choice(("", "?", "é" * 9)))
    return rng.choice(
        (
            t.Prepare(some_setup(rng, rng.choice(haricot.games()))),
            t.Sit(seat),
            t.Sit(rng.choice((seat, None))),
            t.Leave() if rng.random() < 0.2 else t.Withdraw(),
            t.Come(None),
            t.Wait(seat),
            t.Close(),
            t.Remove(rng.choice(PEOPLE)) if rng.random() < 0.2 else t.TakeBack(),
            t.AddBot(seat),
            t.AddBot(seat),
            t.Approve(rng.choice(PEOPLE), number),
            t.Approve(rng.choice(PEOPLE), number),
            t.Decline(rng.choice(PEOPLE), number),
            t.RemoveBot(seat),
            t.Come(rng.choice((None, "link", "wrong"))),
            t.Invite("link", rng.choice(("sit", "watch"))),
            t.DrawLots(),
            t.Start(),
            t.Start(),
            t.Lend(),
            t.TakeBack(),
            t.StandStill(number, rng.randrange(-(10**8), 10**8)),
            *(kind(number) for kind in (*NUMBERED, *AWAY)),
        )
    )


def somebody(rng: Random, talk: Conversation) -> str | None:
    """Whoever is to act, the host, or anybody at all, the house included."""
    game = talk.table.playing
    to_act = None if game is None or game.turn is None else rng.choice(talk.table.chairs[game.turn].people or (None,))
    return rng.choice((to_act, to_act, talk.table.host, rng.choice((*PEOPLE, None))))


def fill_and_start(talk: Conversation) -> None:
    """Ana and Bob sit down, bots take the other seats, and the game begins."""
    talk.ask("ana", t.Invite("link", "sit"))
    talk.ask("bob", t.Come("link"))
    talk.ask("ana", t.Sit(0))
    talk.ask("bob", t.Sit(1))
    for seat in range(2, len(talk.table.chairs)):
        talk.ask("ana", t.AddBot(seat))
    talk.ask("ana", t.Start())


def check_value(talk: Conversation) -> None:
    table = talk.table
    seated = [person for chair in table.chairs for person in chair.people]
    assert len(seated) == len(set(seated)), "somebody sits on two seats"
    assert set(seated) <= set(table.guests), "somebody sits without being there"
    assert table.host in table.guests or not table.guests
    assert all(not (chair.bot and chair.people) for chair in table.chairs)
    assert len(table.chairs) == table.setup.seats
    assert len({(one.person, one.seat) for one in table.requests}) == len(table.requests), "somebody asks twice"
    assert all(one.seat is None or table.chairs[one.seat].people for one in table.requests), "nobody could answer"
    if table.playing is not None:
        kept = {table.seat_kept_for(person) for person in table.departed}
        free = {seat for seat, chair in enumerate(table.chairs) if chair.is_free}
        assert free <= kept, "a seat of a running game is empty and waits for nobody"


def check_refusal(talk: Conversation, before: t.Table, refused: haricot.HaricotError) -> None:
    """Nothing changes, and the reason can be said in every language."""
    assert talk.table is before
    assert all(say(refused.sentence, lang) for lang in LANGUAGES)


def check_told(talk: Conversation, entries: list[Entry]) -> None:
    """What is told holds neither seed nor salt while they are sealed, nor any move or invitation."""
    game = talk.table.playing
    for person in PEOPLE:
        about = msgspec.json.encode(t.describe_table(talk.table, person)).decode()
        assert "link" not in about
        if game is not None:
            assert str(game.seed) not in about
            assert game.salt not in about
    for entry in entries:
        keys = set(msgspec.to_builtins(t.describe_event(entry)))
        assert keys <= {"kind", "at", "by", "person", "seat", "order", "how", "ended", "milliseconds", "days"}


@pytest.mark.parametrize("name", haricot.games())
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_asked_the_table_stands(name: str, seed: int) -> None:
    rng = Random(seed)
    talk = open_table(some_setup(rng, name))
    if rng.random() < 0.7:
        fill_and_start(talk)
    for _ in range(120):
        talk.at += rng.randrange(90_000)
        by, command = somebody(rng, talk), some_command(rng, talk)
        for _ in range(rng.choice((1, 1, 2))):
            before, known = talk.table, len(talk.log)
            try:
                talk.ask(by, command, entropy=3**160 + talk.at)
            except haricot.HaricotError as refused:
                check_refusal(talk, before, refused)
            else:
                entries = talk.log[known:]
                assert entries, "a command that is taken makes something happen"
                assert [entry.number for entry in entries] == list(range(before.number + 1, talk.table.number + 1))
                check_told(talk, entries)
        check_value(talk)
        if talk.table.closed:
            break
    if talk.table.match is not None:
        assert talk.table.match.record.replay() == talk.table.match.state
    again = None
    for entry in talk.log:
        again = t.fold(again, msgspec.json.decode(msgspec.json.encode(entry), type=Entry))
    assert again == talk.table


@pytest.mark.parametrize("name", haricot.games())
def test_a_move_sent_twice_is_played_once(name: str) -> None:
    rng = Random(5)
    seats = haricot.game(name).new().seats
    talk = open_table(Setup(name, public=True), "p0")
    for seat in range(seats):
        if seat:
            talk.ask(f"p{seat}", t.Come())
        talk.ask(f"p{seat}", t.Sit(seat))
    talk.ask("p0", t.Start())
    for _ in range(40):
        game = talk.table.playing
        if game is None:
            break
        move = t.Play(talk.table.number, str(rng.choice(game.state.moves())))
        talk.ask(f"p{game.turn}", move)
        with pytest.raises(haricot.HaricotError):
            talk.ask(f"p{game.turn}", move)
