"""What everybody was told, compared with what the store has: nothing lost, nothing told twice, nothing hidden shown."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import msgspec
from sqlalchemy import create_engine

from haricot.house.live import messages
from haricot.house.store.database import store_url
from haricot.house.store.table_rows import log_of
from haricot.table import Entry, Step, Table, fold
from tests.cluster.restless_player import RestlessPlayer
from tests.house.running_house import Told
from tests.soak.trial import Tally

TABLE_FIELDS = ("table",)


def read_log(url: str, table: str) -> list[Entry]:
    """Contiguous from the first event on, or it is an error."""
    engine = create_engine(store_url(url))
    try:
        with engine.connect() as connection:
            return log_of(connection, table)
    finally:
        engine.dispose()


def folded(log: Sequence[Entry]) -> list[Step]:
    """Every event follows from those before it, by the rules."""
    steps: list[Step] = []
    table: Table | None = None
    for entry in log:
        table = fold(table, entry)
        steps.append(Step(entry, table))
    return steps


def verify(url: str, players: Sequence[RestlessPlayer], tally: Tally, rng: Random) -> None:
    """Of one table."""
    log = read_log(url, players[0].table)
    steps = folded(log)
    tally.checked["events stored"] += len(log)
    for player in players:
        _verify_told(player, steps, tally, rng)
        _verify_refusals(player, log, tally)


def _verify_told(player: RestlessPlayer, steps: Sequence[Step], tally: Tally, rng: Random) -> None:
    """The events are those of the log, in order, each once, each as this person could see it then."""
    numbers = [message["number"] for message in player.told]
    tally.expect(numbers == sorted(set(numbers)), f"told twice or out of order: {_disorder(numbers)}")
    tally.expect(not player.gaps, f"not told between: {player.gaps[:5]}")
    tally.expect(max(numbers, default=0) <= len(steps), f"told {max(numbers, default=0)}, stored {len(steps)}")
    for message in player.told:
        if message["number"] > len(steps):
            continue
        step = steps[message["number"] - 1]
        tally.checked["events told"] += 1
        tally.expect(_without_table(message) == _expected(step, player), f"told otherwise: {message['number']}")
        tally.expect(_is_secret(message, step, player, rng), f"a twin saw something else: {message['number']}")


def _expected(step: Step, player: RestlessPlayer) -> Told:
    seat = step.table.seat_of(player.person.id)
    plain: Told = json.loads(messages.ENCODER.encode(messages.of_position(step.table, step.entry, seat, "en")))
    return _without_table(plain)


def _without_table(message: Told) -> Told:
    return {name: value for name, value in message.items() if name not in TABLE_FIELDS}


def _is_secret(message: Told, step: Step, player: RestlessPlayer, rng: Random) -> bool:
    """A position that differs only in what this seat may not know is told by the same view."""
    match = step.table.match
    if match is None or message["view"] is None or match.is_over:
        return True
    seat = step.table.seat_of(player.person.id)
    twin = match.state.reimagined(seat, rng.getrandbits(32))
    views = (twin.view(seat), twin.view_again(seat))
    return message["view"] in [json.loads(msgspec.json.encode(view)) for view in views]


def _verify_refusals(player: RestlessPlayer, log: Sequence[Entry], tally: Tally) -> None:
    """What was refused left no trace: of what happened in somebody's name, each was asked for and not refused."""
    since = player.first
    done = {entry.at for entry in log if entry.by == player.person.id and entry.number > since}
    most = player.asked.total() - player.refused.total()
    tally.expect(len(done) <= most, f"{len(done)} things done, at most {most} were asked for and not refused")
    tally.checked["refusals"] += player.refused.total()


def _disorder(numbers: Sequence[int]) -> list[int]:
    return [after for before, after in pairwise(numbers) if after <= before][:5]
