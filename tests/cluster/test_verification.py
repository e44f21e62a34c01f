"""Whoever looks for what is lost finds it: each kind of loss, made on purpose."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from haricot.house.live import messages
from haricot.table import AddBot, Command, Entry, Play, Request, Setup, Sit, Start, decide, fold, opened
from tests.cluster import verification
from tests.cluster.restless_player import RestlessPlayer
from tests.cluster.verification import folded, verify
from tests.soak.trial import Tally


class Somebody:
    id = "ana"


def played() -> list[Entry]:
    log = [opened(Setup("kala", options={"first": 0}), "ana", 1)]
    table = fold(None, log[0])
    commands: list[Command] = [Sit(0), AddBot(1, "graine"), Start(), Play(4, "a1a2a3a4")]
    for at, command in enumerate(commands, 2):
        decision = decide(table, command, Request("ana", at, 7))
        log += decision.entries
        table = decision.table
    return log


def told(log: list[Entry]) -> RestlessPlayer:
    """A player who was told everything, as it was."""
    player: Any = object.__new__(RestlessPlayer)
    player.person, player.table, player.first, player.gaps = Somebody(), "table", 1, []
    player.asked, player.refused = Counter(play=4), Counter[str]()
    of_each = (messages.of_position(step.table, step.entry, step.table.seat_of("ana"), "en") for step in folded(log))
    player.told = [json.loads(messages.ENCODER.encode(message)) for message in of_each]
    assert isinstance(player, RestlessPlayer)
    return player


def lost(monkeypatch: pytest.MonkeyPatch, harm: Callable[[RestlessPlayer, list[Entry]], object]) -> list[str]:
    log, tally = played(), Tally()
    player = told(log)
    harm(player, log)
    monkeypatch.setattr(verification, "read_log", lambda url, table: log)
    verify("", [player], tally, Random(1))
    return tally.lost


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (lambda player, log: player.told.append(player.told[-1]), "told twice"),
        (lambda player, log: player.told.reverse(), "told twice or out of order"),
        (lambda player, log: log.pop(), "told 5, stored 4"),
        (lambda player, log: player.told[-1]["event"].update(move="a1b1c1d1"), "told otherwise: 5"),
        (lambda player, log: player.told[-1]["view"].update(turn=7), "a twin saw something else: 5"),
        (lambda player, log: player.gaps.append((2, 4)), "not told between"),
        (lambda player, log: player.refused.update(play=1), "4 things done, at most 3"),
    ],
)
def test_each_kind_of_loss_is_found(
    monkeypatch: pytest.MonkeyPatch, harm: Callable[[RestlessPlayer, list[Entry]], object], sentence: str
) -> None:
    assert any(sentence in one for one in lost(monkeypatch, harm))


def test_where_nothing_is_lost_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert lost(monkeypatch, lambda player, log: None) == []
