"""Tables of every kind, people who play at them through all houses at once, a fault in between, and what is left."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random

from sqlalchemy import create_engine, select

from haricot.house.store import schema
from haricot.house.store.database import store_url
from haricot.house.store.table_rows import last_numbers
from tests.cluster.faults import Fault
from tests.cluster.houses import Cluster, gather_across
from tests.cluster.restless_player import RestlessPlayer
from tests.cluster.verification import folded, read_log, verify
from tests.soak.trial import Tally

PATIENCE = 90.0
GAMES = ("kala", "ronda", "rondelic", "rondorondo")


def evening(
    cluster: Cluster, fault: Fault, seed: int, tally: Tally, games: Sequence[str] = GAMES, anything: float = 0.02
) -> None:
    """One round; whatever is lost is noted in the tally."""
    rng = Random(seed)
    players = [table for game in games for table in _players(cluster, game, rng, anything)]
    alone = [_table_of_bots(cluster), _table_of_clocks(cluster)]
    for player in players:
        player.start()
    time.sleep(0.5 + rng.random())
    began = time.monotonic()
    fault(cluster, rng)
    tally.tried["faults"] += 1
    tables = sorted({player.table for player in players})
    _expect_to_go_on(cluster, [*tables, *alone], tally)
    tally.slowest("from the fault to going on everywhere", time.monotonic() - began)
    for player in players:
        player.stopped.set()
    for player in players:
        player.join(30)
        tally.checked["closed and come again"] += player.closings.total()
    for table in tables:
        verify(cluster.postgres.url, [player for player in players if player.table == table], tally, rng)
    for table in alone:
        tally.checked["events by bots and clocks"] += len(read_log(cluster.postgres.url, table))


def _players(cluster: Cluster, game: str, rng: Random, anything: float) -> list[RestlessPlayer]:
    table, people = gather_across(rng.sample(cluster.houses, len(cluster.houses)), game)
    people[0].ask(table, "start")
    return [RestlessPlayer(one, table, cluster.houses, rng.getrandbits(32), anything) for one in people]


def _table_of_bots(cluster: Cluster) -> str:
    bots = [{"seat": seat, "level": "graine"} for seat in (0, 1)]
    return cluster.houses[0].visitor("Host").open("kala", bots=bots, start=True)


def _table_of_clocks(cluster: Cluster) -> str:
    """Nobody plays; each second the clock plays for whoever is to act."""
    table, people = gather_across(cluster.houses, "rondorondo", options={"minute": 1})
    people[0].ask(table, "start")
    return table


def _expect_to_go_on(cluster: Cluster, tables: Sequence[str], tally: Tally) -> None:
    """At each of them something happens again, unless its game is over."""
    engine = create_engine(store_url(cluster.postgres.url))
    waiting = dict.fromkeys(tables, 0)
    with engine.connect() as connection:
        waiting.update(last_numbers(connection, tables))
    deadline = time.monotonic() + PATIENCE
    while waiting and time.monotonic() < deadline:
        time.sleep(0.2)
        with engine.connect() as connection:
            now = dict(last_numbers(connection, tuple(waiting)))
        waiting = {table: number for table, number in waiting.items() if now.get(table, 0) <= number}
        waiting = {table: number for table, number in waiting.items() if not _is_over(cluster, table)}
    engine.dispose()
    stuck = "; ".join(_standing(cluster, table) for table in waiting)
    tally.expect(not waiting, f"nothing happened any more at {len(waiting)} of {len(tables)} tables: {stuck}")


def _standing(cluster: Cluster, table: str) -> str:
    """What a table that stands still waits for, so that whoever reads of it knows where to look."""
    log = read_log(cluster.postgres.url, table)
    now = folded(log)[-1].table
    playing, last = now.playing, log[-1]
    engine = create_engine(store_url(cluster.postgres.url))
    with engine.connect() as connection:
        columns = schema.tables.c
        waits_for = connection.execute(
            select(columns.due, columns.claimed_by, columns.claimed_until).where(columns.id == table)
        ).one()
    engine.dispose()
    turn = playing.state.turn if playing else None
    who = now.chairs[turn] if turn is not None else None
    return (
        f"{table} {now.setup.game}, event {last.number} ({type(last.event).__name__}) at {last.at}, turn of {turn}: "
        f"{who}, bot to move {now.bot_to_move()}, due, claimed by and until {tuple(waits_for)}"
    )


def _is_over(cluster: Cluster, table: str) -> bool:
    match = folded(read_log(cluster.postgres.url, table))[-1].table.match
    return match is None or match.is_over
