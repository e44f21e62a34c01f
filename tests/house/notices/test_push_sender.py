"""The threads that post: what is for one browser comes in order, however slow each post is."""

from __future__ import annotations

import json

from cryptography.hazmat.primitives.asymmetric import ec

from haricot.house.notices.encryption import CURVE
from haricot.house.notices.push_sender import Push, PushSender
from haricot.house.notices.vapid import NOBODY, VapidKey
from haricot.house.store.notice_rows import Subscription
from tests.house.notices.push_service import PushService


def test_a_browser_hears_the_newest_last(service: PushService) -> None:
    key = VapidKey(f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}")
    told = service.subscription("/in-order")
    keys = told["keys"]
    subscription = Subscription("1", "ana", "key", told["endpoint"], keys["p256dh"], keys["auth"], "fr", 0)
    sender = PushSender(key, NOBODY, anywhere=True, when_gone=lambda gone: None)
    for number in range(20):
        sender.send(Push(subscription, json.dumps({"number": number}).encode(), "table", "normal", 60))
    sender.start()
    said = [one.said["number"] for one in service.wait_for("/in-order", 20)]
    sender.stop()
    assert said == list(range(20))
