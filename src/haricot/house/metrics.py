"""What this process times and counts, under the names that dashboards and alarms know: see `docs/monitoring/`.

Labels are few and of known values: a game's or a level's name, never a person's or a table's. Each process counts for
itself and is asked for itself; whoever asks several adds the label that tells them apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

disable_created_metrics()  # type: ignore[no-untyped-call]

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 40, 80)

MOVE_SECONDS = Histogram(
    "haricot_move_seconds", "From taking a move to having told everybody of it.", buckets=FAST, registry=REGISTRY
)
LOOP_LAG_SECONDS = Histogram(
    "haricot_loop_lag_seconds", "How late the event loop woke up.", buckets=FAST, registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "haricot_commit_seconds", "How long a commit to the store took.", buckets=FAST, registry=REGISTRY
)
BOT_WAIT_SECONDS = Histogram(
    "haricot_bot_wait_seconds",
    "How long a bot waited for a worker, by what it was wanted for.",
    ("urgency",),
    buckets=SLOW,
    registry=REGISTRY,
)
BOT_THINKING_SECONDS = Histogram(
    "haricot_bot_thinking_seconds",
    "How long a bot thought about a move.",
    ("game", "level"),
    buckets=SLOW,
    registry=REGISTRY,
)
BOT_FALLBACKS = Counter(
    "haricot_bot_fallbacks", "Moves made for a bot that had none of its own.", ("game",), registry=REGISTRY
)
RESPONSES = Counter(
    "haricot_responses", "HTTP answers, by the first digit of their status.", ("status",), registry=REGISTRY
)
PUSHES = Counter(
    "haricot_pushes",
    "Notices to browsers, by what became of them: sent, refused, failed, dropped.",
    ("result",),
    registry=REGISTRY,
)

RESPONSES_BY_CLASS = {digit: RESPONSES.labels(f"{digit}xx") for digit in range(1, 6)}


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """What comes to an end within it, well or not."""
    began = perf_counter()
    try:
        yield
    finally:
        histogram.observe(perf_counter() - began)
