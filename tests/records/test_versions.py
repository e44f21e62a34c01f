"""Which rules and which lexicon judged a game is known of it, and told where today's are others."""

from __future__ import annotations

import msgspec
import pytest

import haricot
from haricot import table as t
from haricot.records.verification import differences, verify
from haricot.table import Setup, events
from haricot.table.events import Event
from tests.table.conversation import gathered

KALA = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4",))


def test_a_record_by_the_first_rules_is_written_as_ever() -> None:
    assert "Rules" not in KALA.dumps()
    assert haricot.Record.loads(KALA.dumps()).rules == 1
    assert not differences(KALA)


def test_a_record_by_other_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haricot.game("kala"), "rules_version", 2)
    later = haricot.Record(game="kala", seats=2, seed=1, options={"first": 0}, moves=("a1a2a3a4",))
    assert "Rules: 2\n" in later.dumps()
    assert haricot.Record.loads(later.dumps()) == later
    assert not differences(later)
    old = haricot.Record.loads(KALA.dumps())
    assert [sentence.key for sentence in differences(old)] == ["verify-rules-other"]
    assert "verify-rules-other" in [sentence.key for sentence in verify(old)]


def test_a_match_knows_the_versions_it_was_begun_by() -> None:
    talk = gathered(Setup("rondorondo", options={"opening": "lot", "first": 0}))
    talk.ask("ana", t.Start())
    started = talk.log[-1].event
    assert isinstance(started, events.Started)
    assert (started.rules, started.lexicon) == (1, haricot.lexicon("fr").version)
    assert talk.table.playing is not None
    assert talk.table.playing.record.lexicon == started.lexicon


def test_an_old_log_without_versions_reads_and_is_written_as_it_was() -> None:
    old = b'{"kind":"started","seed":5,"salt":"s"}'
    assert msgspec.json.encode(msgspec.json.decode(old, type=Event)) == old
    talk = gathered(Setup("kala"))
    table = t.fold(talk.table, t.Entry(talk.table.number + 1, 0, "ana", events.Started(5, "s")))
    assert table.playing is not None
    assert (table.playing.rules, table.playing.record.rules) == (None, 1)
