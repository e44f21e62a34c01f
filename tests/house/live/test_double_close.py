"""A socket that is closed from both ends, or twice from one, is closed: no log tells of a fault."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from haricot.house.live.socket import TableSocket
from haricot.house.server import Announced, server
from haricot.house.settings import Settings
from haricot.house.wall_clock import now
from haricot.table import Setup
from tests.house.running_house import free_port

NOT_MASKED = b"\x81\x05hello"
"""A frame as no client may send it: the protocol closes the socket at once."""


async def opened(tmp_path: Path, port: int) -> tuple[Announced, asyncio.Task[None]]:
    house = server(Settings(store=f"sqlite:///{tmp_path / 'h.db'}", port=port))
    serving = asyncio.create_task(house.serve())
    while not house.started:
        await asyncio.sleep(0.01)
    return house, serving


@pytest.mark.parametrize("by_protocol_first", [True, False])
def test_a_socket_that_both_the_protocol_and_the_house_close_ends_without_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], by_protocol_first: bool
) -> None:
    port = free_port()

    async def evening() -> None:
        announced, serving = await opened(tmp_path, port)
        house = announced.house
        person, secret = await house.people.welcome(now(), "Ana", None, "program")
        live = await house.tables.open_table(Setup("kala"), person.id)
        url = f"ws://127.0.0.1:{port}/api/tables/{live.id}/live"
        held = {"Authorization": f"Bearer {secret}"}
        async with connect(url, additional_headers=held, open_timeout=60) as client:
            await client.recv()
            await client.recv()
            (listener,) = live.listeners
            assert isinstance(listener, TableSocket)
            protocol = listener._transport
            if by_protocol_first:
                protocol.data_received(NOT_MASKED)  # type: ignore[attr-defined]
            listener.close(4403, "table-not-there")
            listener.close(4403, "table-not-there")
            if not by_protocol_first:
                protocol.data_received(NOT_MASKED)  # type: ignore[attr-defined]
            with pytest.raises(ConnectionClosed):
                await client.recv()
        announced.should_exit = True
        await serving

    asyncio.run(evening())
    assert '"level":"error"' not in capsys.readouterr().err
