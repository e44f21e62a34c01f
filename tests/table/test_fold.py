"""A table made again from its log, by whatever house it is read."""

from __future__ import annotations

import pytest

import haricot
from haricot import table as t
from haricot.lexicon.lexicon import Lexicon
from haricot.table import Entry, Setup, events
from tests.table.conversation import gathered


def test_a_stored_word_is_not_asked_of_the_lexicon_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lexicon of the day may be another one than that of the match."""
    conversation = gathered(Setup("rondorondo", options={"opening": "lot", "first": 0}))
    conversation.ask("ana", t.Start())
    playing = conversation.table.playing
    assert playing is not None
    word = str(playing.state.moves()[-1])
    assert not word.startswith("~"), "the last moves of the list lay a word"
    conversation.play("ana", word)
    monkeypatch.setattr(Lexicon, "__contains__", lambda self, word: False)
    with pytest.raises(haricot.IllegalMove, match="lexicon"):
        playing.state.play(word)
    again = None
    for entry in conversation.log:
        again = t.fold(again, entry)
    assert again == conversation.table


def test_a_log_with_a_game_that_nobody_brings_here_is_known_before_it_is_folded() -> None:
    first = t.opened(Setup("kala"), "ana", 0)
    foreign = Entry(2, 1, "ana", events.Prepared(Setup("hopscotch", 2)))
    back = Entry(3, 2, "ana", events.Prepared(Setup("kala", 2)))
    assert t.unknown_game([first]) is None
    assert t.unknown_game([first, foreign, back]) == "hopscotch"
    assert t.unknown_game([Entry(1, 0, "ana", events.Opened("ana", Setup("hopscotch", 2)))]) == "hopscotch"
