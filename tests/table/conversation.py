"""A table that tests can talk to in one line."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from haricot import table as t
from haricot.core.errors import HaricotError
from haricot.table import Command, Entry, HouseCommand, Setup, Table

ENTROPY = 3**160


@dataclass
class Conversation:
    """A table, its log, and a clock that a test turns by hand."""

    table: Table
    log: list[Entry] = field(default_factory=list)
    at: int = 0

    def ask(self, by: str | None, command: Command | HouseCommand, entropy: int = ENTROPY) -> list[str]:
        decision = t.decide(self.table, command, t.Request(by, self.at, entropy))
        self.table = decision.table
        self.log.extend(decision.entries)
        return [type(entry.event).__name__ for entry in decision.entries]

    def play(self, by: str | None, move: str | None = None) -> list[str]:
        assert self.table.playing is not None
        chosen = move or str(self.table.playing.state.moves()[0])
        return self.ask(by, t.Play(self.table.number, chosen))

    def take_turns(self, moves: int) -> None:
        """Whoever is to act plays the first move of the list."""
        for _ in range(moves):
            assert self.table.playing is not None
            turn = self.table.playing.turn
            assert turn is not None
            self.play(next(iter(self.table.chairs[turn].people), None))


def open_table(setup: Setup, host: str = "ana") -> Conversation:
    entry = t.opened(setup, host, 0)
    return Conversation(t.fold(None, entry), [entry])


def gathered(setup: Setup, people: tuple[str, ...] = ("ana", "bob")) -> Conversation:
    """Everybody sits, in order; the first is the host."""
    talk = open_table(setup, people[0])
    talk.ask(people[0], t.Invite("fingerprint", "sit"))
    for seat, person in enumerate(people):
        if seat:
            talk.ask(person, t.Come("fingerprint"))
        talk.ask(person, t.Sit(seat))
    return talk


def refusal(talk: Conversation, by: str | None, command: Command | HouseCommand) -> str:
    """The key of the reason why the table does not do that; the table is as it was."""
    before = talk.table
    with pytest.raises(HaricotError) as why:
        talk.ask(by, command)
    assert talk.table is before
    return why.value.key
