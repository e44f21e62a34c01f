"""Whoever goes: somebody who is forgotten, a device that is somebody's no longer, a browser that is handed over."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from haricot.house.errors import NotFound
from haricot.house.live.socket import Sockets
from haricot.house.live.table_lists import split_tables
from haricot.house.live.table_service import TableService
from haricot.house.people.passkeys import Passkeys
from haricot.house.people.people import People, Person
from haricot.house.store.person_rows import Device
from haricot.table import Leave, Refused


class SignOut:
    """Whatever they had open is closed at once, at whichever table."""

    def __init__(self, people: People, passkeys: Passkeys, tables: TableService, sockets: Sockets) -> None:
        self._people, self._passkeys, self._tables, self._sockets = people, passkeys, tables, sockets

    async def forget(self, person: Person) -> None:
        """They leave every table that lets them; their name, sign and keys are forgotten, in past games too."""
        readable, _ = await split_tables(self._tables, person)
        for live in readable:
            try:
                await self._tables.submit(live, Leave(), person.id)
            except Refused:
                continue
        self._sockets.close_person(person.id)
        await self._people.forget(person)

    async def shut_out(self, person: Person, device: str, this: str, *, sure: bool) -> None:
        """Another device than `this` is theirs no longer; nor is the passkey that is on it, or with which it came.

        The last passkey goes only if they are `sure`.
        """
        found = next((one for one in await self._people.devices_of(person) if one.id == device), None)
        if found is None:
            raise NotFound("house-no-device")
        if found.key == this:
            raise Refused("house-device-this")
        if found.passkey is not None:
            await self._passkeys.remove(person, found.passkey, sure=sure)
        await self._void(found)

    async def hand_over(self, people: Iterable[Person], held: Collection[str]) -> None:
        """Of all whom a browser is or was, the keys that it holds are void; their other devices stay theirs."""
        for person in people:
            for device in await self._people.devices_of(person):
                if device.key in held:
                    await self._void(device)

    async def _void(self, device: Device) -> None:
        await self._people.shut_out(device)
        self._sockets.shut_out(device.key)
