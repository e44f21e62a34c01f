"""What seats saw is kept within a bound, grows with the match, and shrinks when moves are taken back."""

from __future__ import annotations

import pytest

from haricot import table as t
from haricot.core.game import State
from haricot.house.live.view_cache import ViewCache
from haricot.table import Match, Setup
from tests.table.conversation import Conversation, gathered


def begun(**options: object) -> Conversation:
    talk = gathered(Setup("kala", options={"first": 0, **options}))  # type: ignore[dict-item]
    talk.ask("ana", t.Start())
    return talk


def match_of(talk: Conversation) -> Match:
    assert talk.table.match is not None
    return talk.table.match


def play(talk: Conversation, moves: int) -> None:
    for _ in range(moves):
        state = match_of(talk).state
        talk.ask(talk.table.chairs[state.turn or 0].people[0], t.Play(talk.table.number, str(state.moves()[0])))


def test_views_are_those_of_the_states_and_each_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    talk, cache = begun(), ViewCache()
    made: list[State] = []
    kind = type(match_of(talk).state)
    view = kind.view
    monkeypatch.setattr(kind, "view", lambda self, seat: made.append(self) or view(self, seat))  # type: ignore[func-returns-value]
    for moves in (0, 3, 4):
        play(talk, moves)
        seen = cache.views("table", match_of(talk), 1)
        assert [one["last"] for one in seen] == [view(state, 1)["last"] for state in match_of(talk).states]
    assert len(made) == 8
    assert len(cache) == 8


def test_moves_that_are_taken_back_are_seen_no_longer() -> None:
    talk, cache = begun(), ViewCache()
    play(talk, 3)
    cache.views("table", match_of(talk), 0)
    mover = talk.table.chairs[match_of(talk).moves[-1].seat].people[0]
    talk.ask(mover, t.Undo(talk.table.number))
    assert len(match_of(talk).moves) == 2
    assert cache.views("table", match_of(talk), 0) == [state.view(0) for state in match_of(talk).states]
    assert len(cache) == 3


def test_another_match_at_the_same_table_is_another() -> None:
    first, second, cache = begun(), begun(), ViewCache()
    play(first, 2)
    cache.views("table", match_of(first), 0)
    assert cache.views("table", match_of(second), 0) == [match_of(second).state.view(0)]


def test_all_tables_together_keep_no_more_than_the_bound() -> None:
    talk, cache = begun(), ViewCache(most=20)
    play(talk, 5)
    for number in range(50):
        assert len(cache.views(f"table {number}", match_of(talk), 0)) == 6
        assert len(cache) <= 20
    cache.forget("table 49")
    assert len(cache) <= 12
