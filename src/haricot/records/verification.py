"""Checks everything that a record claims, as anybody may who distrusts it."""

from __future__ import annotations

from haricot.core.errors import BadRecord
from haricot.core.game import State
from haricot.records.record import Record, seal_of
from haricot.records.record_text import write_result
from haricot.texts import Sentence


def verify(record: Record) -> list[Sentence]:
    """What was checked and found right; BadRecord is the first thing that is wrong."""
    states = list(record.states())
    return [_moves(record, states), *_words(record), _result(record, states[-1]), _seal(record)]


def _moves(record: Record, states: list[State]) -> Sentence:
    """Every move is legal, and made by the seat that the text names."""
    for number, (state, says) in enumerate(zip(states, record.written.movers, strict=False), 1):
        if says is not None and says != state.turn:
            line = record.written.lines[number - 1]
            raise BadRecord("record-mover", line=line, number=number, says=says, seat=state.turn)
    return Sentence("verify-moves", {"count": len(record.moves)})


def _words(record: Record) -> list[Sentence]:
    """Where a lexicon judges: whether it is the one that judged then; and whether the rules are."""
    found = differences(record)
    if record.lexicon is not None and record.lexicon == record.installed_lexicon:
        found.append(Sentence("verify-words", {"version": record.lexicon}))
    return found


def differences(record: Record) -> list[Sentence]:
    """In what the rules and the lexicon of today are not those by which the game was played."""
    found = []
    if record.rules != record.installed_rules:
        found.append(Sentence("verify-rules-other", {"version": record.rules, "installed": record.installed_rules}))
    if record.lexicon is not None and record.lexicon != record.installed_lexicon:
        versions = {"version": record.lexicon, "installed": record.installed_lexicon or "–"}
        found.append(Sentence("verify-words-trusted", versions))
    return found


def _result(record: Record, final: State) -> Sentence:
    """The result that the text claims is the one that the moves lead to."""
    result = write_result(record.outcome_at(final))
    claimed = record.written.headers.get("Result")
    if claimed is None:
        return Sentence("verify-result-unclaimed", {"result": result})
    if claimed.value.split() != result.split():
        raise BadRecord("record-result", line=claimed.line, claimed=claimed.value, result=result)
    return Sentence("verify-result", {"result": result})


def _seal(record: Record) -> Sentence:
    """Seed and salt give the seal that was shown before play."""
    if record.seal is None:
        return Sentence("verify-unsealed")
    if record.seed is None or record.salt is None:
        return Sentence("verify-still-sealed")
    if seal_of(record.seed, record.salt) != record.seal:
        raise BadRecord("record-seal")
    if record.written.moves and "Seal" not in record.written.headers:
        return Sentence("verify-unsealed")
    return Sentence("verify-seal")
