"""Every figure of a house as Prometheus reads it: what was timed and counted, and how things stand at this moment."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from haricot.house.house import House
from haricot.house.metrics import REGISTRY
from haricot.house.version import served_version


def exposition(house: House) -> bytes:
    """In the text form that every version of Prometheus reads."""
    standing = CollectorRegistry()
    standing.register(HouseCollector(house))
    return generate_latest(REGISTRY) + generate_latest(standing)


class HouseCollector(Collector):
    """What the house knows of itself anyway is read when somebody asks: a move does not pay for it."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("haricot_build", "Which version runs here.", {"version": served_version()})
        yield from self._counters()
        yield from self._gauges()
        yield self._queues()

    def _counters(self) -> Iterator[Metric]:
        house = self._house
        counted = (
            ("haricot_events", "Events stored and told.", house.tables.events_stored),
            ("haricot_commits", "Commits to the store.", house.store.commits),
            ("haricot_lost_writes", "Writes that the store could not keep.", house.store.lost_writes),
            ("haricot_outdated_writes", "Decisions that another house was first to make.", house.store.outdated_writes),
            ("haricot_refused", "Messages over sockets that were refused.", house.sockets.refused),
            ("haricot_outdated_pages", "Sockets opened by pages of another version.", house.sockets.outdated),
            ("haricot_over_budget", "Requests and messages that a budget could not pay.", house.auth.budgets.refused),
            ("haricot_bot_moves", "Moves made by bots.", house.tables.bot_turns.moves),
            ("haricot_bots_replaced", "Bot workers that hung or crashed.", house.bots.replaced),
        )
        for name, meaning, value in counted:
            yield CounterMetricFamily(name, meaning, value)

    def _gauges(self) -> Iterator[Metric]:
        house = self._house
        standing = (
            ("haricot_sockets", "Sockets open now.", house.sockets.by_person.held),
            ("haricot_tables_in_use", "Tables held in memory.", len(house.tables.loaded)),
            ("haricot_tables_public", "Public tables.", len(house.tables.public)),
            ("haricot_deadlines", "Tables whose clock runs.", len(house.tables.deadlines)),
            ("haricot_heartbeat_age_seconds", "Since what the house wrote was last kept.", house.heartbeat.age_seconds),
        )
        for name, meaning, value in standing:
            yield GaugeMetricFamily(name, meaning, value)

    def _queues(self) -> Metric:
        house = self._house
        queues = GaugeMetricFamily("haricot_queue_length", "Who waits, and for what.", labels=("queue",))
        queues.add_metric(("bots",), house.bots.queue.length)
        queues.add_metric(("reviews",), house.reviews.queue.length)
        queues.add_metric(("rules",), house.replaying.held)
        queues.add_metric(("writes",), house.store.waiting)
        return queues
