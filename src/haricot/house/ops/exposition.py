"""Every figure of a house as Prometheus reads it: what was timed and counted, and how things stand at this moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from haricot.house.house import House
from haricot.house.metrics import REGISTRY
from haricot.house.processes.channel import Family
from haricot.house.version import served_version


async def exposition(house: House) -> bytes:
    """In the text form that every version of Prometheus reads: of all processes that serve on this machine."""
    if house.siblings is None:
        return _as_text((*_families(house), *_missing(0)))
    others, missing = await house.siblings.metrics()
    return _as_text((*_merged({house.siblings.number: families(house), **others}), *_missing(missing)))


def families(house: House) -> list[Family]:
    """How this process stands."""
    return [
        Family(
            one.name,
            one.documentation,
            one.type,
            [(sample.name, sample.labels, sample.value) for sample in one.samples],
        )
        for one in _families(house)
    ]


def _families(house: House) -> Iterator[Metric]:
    yield from REGISTRY.collect()
    yield from HouseCollector(house).collect()


def _missing(count: int) -> Iterator[Metric]:
    meaning = "Processes of this machine that should be there and do not answer."
    yield GaugeMetricFamily("haricot_processes_missing", meaning, count)


def _merged(by_number: Mapping[int, Iterable[Family]]) -> Iterator[Metric]:
    """Each figure once, with what every process says of it under a label that tells them apart."""
    merged: dict[str, Metric] = {}
    for number, given in sorted(by_number.items()):
        for family in given:
            metric = merged.setdefault(family.name, Metric(family.name, family.meaning, family.kind))
            for name, labels, value in family.samples:
                metric.add_sample(name, {**labels, "process": str(number)}, value)
    yield from merged.values()


def _as_text(metrics: Iterable[Metric]) -> bytes:
    standing = CollectorRegistry()
    standing.register(Collected(tuple(metrics)))
    return generate_latest(standing)


class Collected(Collector):
    """What was read already."""

    def __init__(self, metrics: tuple[Metric, ...]) -> None:
        self._metrics = metrics

    def collect(self) -> Iterable[Metric]:
        """What was collected before."""
        return self._metrics


class HouseCollector(Collector):
    """What the house knows of itself anyway is read when somebody asks: a move does not pay for it."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """The house's figures as they are at this moment."""
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
        queues.add_metric(("rules",), house.rules_quota.held)
        queues.add_metric(("writes",), house.store.waiting)
        return queues
