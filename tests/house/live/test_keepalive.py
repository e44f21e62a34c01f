"""Silent sockets are asked whether they live; those that speak are not."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from haricot.house.live.direct_protocol import DirectSocketProtocol
from haricot.house.live.socket import TableSocket
from haricot.house.wall_clock import now
from haricot.table import Setup
from tests.house.live.test_double_close import opened
from tests.house.running_house import free_port

INTERVAL = 0.8
QUESTION = json.dumps({"ask": {"do": "removebot", "seat": 77}})


def test_only_a_socket_that_was_silent_is_pinged(tmp_path: Path) -> None:
    port = free_port()

    async def evening() -> dict[str, int]:
        announced, serving = await opened(tmp_path, port)
        house = announced.house
        person, secret = await house.people.welcome(now(), "Ana", None, "program")
        live = await house.tables.open_table(Setup("kala"), person.id)
        url = f"ws://127.0.0.1:{port}/api/tables/{live.id}/live"
        clients: dict[str, ClientConnection] = {}
        protocols: dict[str, DirectSocketProtocol] = {}
        for name in ("speaks", "is silent"):
            before = set(live.listeners)
            key = {"Authorization": f"Bearer {secret}"}
            client = await connect(url, additional_headers=key, ping_interval=None, max_queue=None)
            clients[name] = client
            await client.recv()
            (listener,) = set(live.listeners) - before
            assert isinstance(listener, TableSocket)
            protocol = listener._transport
            assert isinstance(protocol, DirectSocketProtocol)
            protocols[name] = protocol
        await clients["speaks"].send(QUESTION)
        while json.loads(await clients["speaks"].recv())["kind"] != "refused":
            pass  # the first refusal takes longest
        pings = {name: count_pings(protocol) for name, protocol in protocols.items()}
        for _ in range(15):
            await clients["speaks"].send(QUESTION)
            await asyncio.sleep(INTERVAL / 5)
        for client in clients.values():
            await client.close()
        announced.should_exit = True
        await serving
        return {name: len(asked) for name, asked in pings.items()}

    pinged = asyncio.run(evening())
    assert pinged["speaks"] == 0
    assert pinged["is silent"] >= 2


def count_pings(protocol: DirectSocketProtocol) -> list[bytes]:
    """From now on, at short intervals."""
    asked: list[bytes] = []
    send = protocol.conn.send_ping

    def counted(payload: bytes) -> None:
        asked.append(payload)
        send(payload)

    protocol.conn.send_ping = counted  # type: ignore[method-assign, assignment]
    protocol.stop_keepalive()
    protocol.ping_interval = INTERVAL
    protocol.start_keepalive()
    return asked
