"""Notices on their way out: threads of their own, queues that end, and what push services answered."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread

from msgspec import Struct

from haricot.house.metrics import PUSHES
from haricot.house.notices.encryption import encrypt, read
from haricot.house.notices.push_post import BadEndpoint, post
from haricot.house.notices.vapid import VapidKey
from haricot.house.store.notice_rows import Subscription
from haricot.house.wall_clock import now

LOG = logging.getLogger("haricot.house.notices")

MOST_WAITING = 500
"""For each thread."""
THREADS = 2
GONE = (404, 410)
"""The browser does not want to be reached any more."""


class Push(Struct, frozen=True):
    """A message for one browser; of one topic, a push service keeps only the last."""

    subscription: Subscription
    message: bytes
    topic: str
    urgency: str
    seconds: int
    """For how long a push service keeps it for a browser that is not there."""


class PushSender:
    """Sends pushes by threads beside, so that no slow push service holds the house.

    What is for one browser is sent by one thread, in order: the last that it hears of a table is the newest.
    """

    def __init__(
        self, key: VapidKey, subject: str, *, anywhere: bool, when_gone: Callable[[Subscription], None]
    ) -> None:
        """`when_gone` is called from another thread, with a subscription that leads nowhere."""
        self._key, self._subject, self._anywhere, self._when_gone = key, subject, anywhere, when_gone
        self._queues: list[Queue[Push | None]] = [Queue(MOST_WAITING) for _ in range(THREADS)]
        # they end with the process, even while a push service does not answer
        self._threads = [Thread(target=self._run, args=[queue], name="push", daemon=True) for queue in self._queues]

    def start(self) -> None:
        """Starts its threads."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """What still waits is not sent."""
        for queue in self._queues:
            with suppress(Empty):
                while True:
                    queue.get_nowait()
            queue.put_nowait(None)

    def send(self, push: Push) -> None:
        """Soon; where too many wait already, not at all."""
        try:
            self._queues[hash(push.subscription.endpoint) % THREADS].put_nowait(push)
        except Full:
            PUSHES.labels("dropped").inc()

    def _run(self, queue: Queue[Push | None]) -> None:
        while (push := queue.get()) is not None:
            try:
                self._post(push)
            except (OSError, BadEndpoint) as fault:
                PUSHES.labels("failed").inc()
                LOG.info("push service did not answer", extra={"kind": type(fault).__name__})
            except Exception:
                PUSHES.labels("failed").inc()
                LOG.exception("notice could not be sent")

    def _post(self, push: Push) -> None:
        subscription = push.subscription
        body = encrypt(push.message, read(subscription.p256dh), read(subscription.auth))
        headers = {
            "Authorization": self._key.authorization(subscription.endpoint, self._subject, now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(push.seconds),
            "Topic": push.topic,
            "Urgency": push.urgency,
        }
        status = post(subscription.endpoint, headers, body, anywhere=self._anywhere)
        PUSHES.labels("sent" if status < 300 else "refused").inc()
        if status in GONE:
            self._when_gone(subscription)
        elif status >= 300:
            LOG.info("push service refused a notice", extra={"status": status})
