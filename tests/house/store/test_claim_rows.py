"""Tables that wait for a house: each is one house's at a time, and another's when that one is silent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest
from sqlalchemy import create_engine, text, update

from haricot.core.errors import HaricotError
from haricot.house.store import claim_rows, delivery_rows, schema, table_rows
from haricot.house.store.database import store_url
from haricot.house.store.store import Store
from haricot.house.store.table_rows import Delivery
from tests.house.store.test_store import forget_everything, postgresql

__all__ = ["postgresql"]


@pytest.fixture
def url(postgresql: str) -> Iterator[str]:
    yield postgresql
    forget_everything(postgresql)


async def claimed(store: Store, house: str, bots: int = 9, deadlines: int = 9) -> set[str]:
    return set(await store.read(partial(claim_rows.claim, house=house, bots=bots, deadlines=deadlines)))


def test_what_is_due_is_claimed_once_and_again_when_its_house_is_silent(url: str) -> None:
    async def evening() -> None:
        store = Store(url, is_shared=True)
        store.open()
        for table, due in (("bot", 0), ("late", 1), ("early", 10**15), ("quiet", None), ("another bot", 0)):
            await store.change(table_rows.add_table(table, 1, public=False), claim_rows.set_due(table, due, None))
        await store.change(table_rows.add_table("mine", 1, public=False), claim_rows.set_due("mine", 0, "here"))
        assert len(await claimed(store, "there", bots=1)) == 2, "one bot and what is late"
        assert await claimed(store, "here", deadlines=0) < {"bot", "another bot"}
        assert await claimed(store, "here") == set()
        assert await store.read(partial(claim_rows.renew, house="there", tables=("late", "mine"))) == {"late"}
        await store.change((update(schema.tables).values(claimed_until=1), {}))
        assert await claimed(store, "here") == {"bot", "another bot", "late", "mine"}
        await store.change(claim_rows.set_due("late", None, None))
        assert await claimed(store, "there") == set()
        await store.close()

    asyncio.run(evening())


def test_of_what_two_houses_gave_the_later_holds(url: str) -> None:
    async def evening() -> dict[int, Delivery]:
        store = Store(url, is_shared=True)
        store.open()
        for given in (Delivery(3, 5), Delivery(4, 4), Delivery(2, 5, 5, 2)):
            await store.change(delivery_rows.note_delivery("t", 1, given))
        await store.change(delivery_rows.note_delivery("t", 0, Delivery(1, 1)))
        found = await store.read(partial(delivery_rows.deliveries_of, table="t"))
        await store.close()
        return found

    assert asyncio.run(evening()) == {0: Delivery(1, 1), 1: Delivery(4, 5, 5, 2)}


def forget_locks(url: str) -> None:
    """As a server does that is restarted."""
    engine = create_engine(store_url(url))
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


def test_postgresql_s_lock_is_one_house_s_or_that_of_all_with_a_bus(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("haricot.house.store.lock.AGAIN_SECONDS", 1)
    alone, shared, other, late = (Store(url, is_shared=is_shared) for is_shared in (False, True, True, True))
    shared.prepare()
    assert shared.lock.was_free
    shared.lock.opened()
    with pytest.raises(HaricotError, match="Another house is already using this store"):
        alone.prepare()
    other.prepare()
    assert not other.lock.was_free
    other.lock.opened()
    forget_locks(url)
    assert shared.lock.is_held(), "it is taken again where the server forgot it"
    assert other.lock.is_held()
    for store in (shared, other):
        asyncio.run(store.close())
    alone.prepare()
    alone.lock.opened()
    with pytest.raises(HaricotError, match="Another house is already using this store"):
        late.prepare()
    assert alone.lock.is_held()
    forget_locks(url)
    late.prepare()
    late.lock.opened()
    assert not alone.lock.is_held(), "another house was first"
    for store in (alone, late):
        asyncio.run(store.close())
