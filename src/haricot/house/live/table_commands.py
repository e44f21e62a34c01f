"""A command's way: decided by the table, stored, and only then told; or decided again, if another house was first."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Collection, Sequence
from functools import partial
from time import monotonic

from haricot.core.errors import HaricotError
from haricot.house.bus.bus import Bus
from haricot.house.bus.bus_messages import BotDue, Stored
from haricot.house.errors import StoreAway
from haricot.house.history.ended_game import ended_games
from haricot.house.history.history_writer import note_games
from haricot.house.live.checked_decision import checked_decision
from haricot.house.live.live_table import LiveTable, due_of
from haricot.house.live.loaded_tables import LoadedTables, people_at
from haricot.house.live.submission import Refuse, Submission
from haricot.house.live.table_observer import TableObserver
from haricot.house.metrics import MOVE_SECONDS
from haricot.house.people.people import People
from haricot.house.store import claim_rows, friend_rows, join_code_rows, table_rows
from haricot.house.store.store import Change, Store, WriteFailed, WriteResult
from haricot.house.wall_clock import now
from haricot.table import (
    Command,
    Decision,
    DrawLots,
    Entry,
    HouseCommand,
    Play,
    Rematch,
    Request,
    Start,
    Step,
    Table,
    events,
)

LOG = logging.getLogger("haricot.house.live")

MOST_OVERTAKEN = 100
"""Commands that may wait at a table until the store says how it stands."""
SECONDS_WHEN_AWAY = 0.5

DRAWING = frozenset((Start, Rematch, DrawLots))
"""Only these draw on chance, and to draw entropy for every move would cost more than the move."""


class TableCommands(LoadedTables):
    """What is decided is decided on a number; whoever stores first has it.

    `LoadedTables` holds the tables; `TableService` says what a house does besides: it looks at what is asked first, and
    fills in what is empty here (`_loaded`, `_look_ahead`, `_may_think`).
    """

    def __init__(self, store: Store, people: People, bus: Bus) -> None:
        super().__init__(store, people, bus)
        self.events_stored = 0
        self.observers: list[TableObserver] = []

    def observe(self, observer: TableObserver) -> None:
        """Has it told, from now on, what happens at every table."""
        self.observers.append(observer)

    def submit(
        self, live: LiveTable, command: Command | HouseCommand, by: str | None, refuse: Refuse | None = None
    ) -> asyncio.Future[None]:
        """Done once what happened is stored and told; an error of the family says why nothing happens.

        Where that turns out later, `refuse` is told, and whoever waits for the future: the reason may speak of what is
        decided and not stored, or another house may have been first.
        """
        asked = Submission(command, by, refuse, monotonic() if isinstance(command, Play) else None)
        if not live.is_behind:
            try:
                return self._append(live, asked)
            except HaricotError:
                if self.bus.is_alone and live.all_is_stored:
                    raise
        if len(live.overtaken) >= MOST_OVERTAKEN:
            raise StoreAway
        asked.done = asyncio.get_running_loop().create_future()
        live.overtaken.append(asked)
        self._fall_behind(live)
        return asked.done

    def _append(self, live: LiveTable, asked: Submission) -> asyncio.Future[None]:
        decision = checked_decision(live.decided, asked.command, request(asked.command, asked.by, live))
        changes = self._changes(live, decision)
        live.decided, asked.decision = decision.table, decision
        live.chain.waiting += 1
        then = partial(self._stored, live, asked)
        asked.done = self.store.append(live.id, decision.entries, changes, then, live.chain, asked.done)
        return asked.done

    def _changes(self, live: LiveTable, decision: Decision) -> list[Change]:
        """What is kept beside the events, so that things are found without reading them."""
        changes: list[Change] = []
        for step in decision.steps:
            match step.entry.event:
                case events.Played():
                    pass
                case events.Came(person):
                    changes.append(table_rows.remove_guest(live.id, person))
                    changes.append(table_rows.add_guest(live.id, person))
                    changes.append(friend_rows.remove_invitation(person, live.id))
                case events.Left(person):
                    changes.append(table_rows.remove_guest(live.id, person))
                case events.Prepared(setup):
                    changes.append(table_rows.set_public(live.id, setup.public))
                case events.Closed():
                    changes.append(table_rows.set_closed(live.id))
                    changes += _forget_who_may_come(live.id)
                case events.Withdrawn():
                    changes += _forget_who_may_come(live.id)
        if (over := is_over(decision.table)) != is_over(live.decided):
            changes.append(table_rows.set_over(live.id, over))
        if len(decision.table.finished) > (had := len(live.decided.finished)):
            ended = list(ended_games(live.id, had, decision.steps))
            changes += note_games(ended)
            live.named_again(part.person for game in ended for part in game.parts)
        due = due_of(decision.table)
        if not self.bus.is_alone:
            if due != live.due or due == 0:
                live.due, live.is_claimed = due, due == 0 and self._may_think()
                changes.append(claim_rows.set_due(live.id, due, self.bus.house if live.is_claimed else None))
        elif due != live.due or live.once_only:
            live.due = due
            changes.append(table_rows.set_standing(live.id, live.standing))
        return changes

    def _may_think(self) -> bool:
        """Whether this house looks after a bot whose turn it brings about."""
        return True

    def _stored(self, live: LiveTable, asked: Submission, result: WriteResult) -> None:
        live.chain.waiting -= 1
        assert asked.decision is not None
        match result:
            case WriteResult.KEPT:
                self._kept(live, asked, asked.decision.steps)
            case WriteResult.OUTDATED:
                live.overtaken.append(asked)
                self._fall_behind(live)
            case WriteResult.AWAY:
                asked.refuse(StoreAway())
                if not live.chain.waiting and not live.is_behind:
                    live.begin_anew()
            case WriteResult.FAILED:
                self._discard(live)
                return
        if live.is_behind or live.heard > live.stored.number:
            self._fall_behind(live)

    def _kept(self, live: LiveTable, asked: Submission, steps: Sequence[Step]) -> None:
        """These are stored now; what was told already, when it was read from the store, is not among them."""
        self.events_stored += len(steps)
        if not self.bus.is_alone and asked.decision is not None:
            self.bus.publish(Stored(live.id, asked.decision.entries))
        live.publish(steps)
        if asked.began is not None:
            MOVE_SECONDS.observe(monotonic() - asked.began)
        self._list(live)
        self._look_ahead(live)
        self._tell_of_bot(live)
        for observer in self.observers:
            observer.events_stored(live, steps)

    def _tell_of_bot(self, live: LiveTable) -> None:
        """One is to move, and this house does not look after it."""
        if not self.bus.is_alone and live.due == 0 and not live.is_claimed:
            self.bus.publish(BotDue())

    # Another house was first, or a refusal waits for the store

    def on_stored_elsewhere(self, table: str, entries: Sequence[Entry]) -> None:
        """Another house has stored these: they are told at once, or read from the store where some are missing."""
        live = self.loaded.get(table)
        if live is None:
            if table in self._loading:
                self._heard_of[table] = max(entries[-1].number, self._heard_of.get(table, 0))
            return
        if entries[-1].number <= live.stored.number:
            return
        live.heard = max(live.heard, entries[-1].number)
        follows = entries[0].number <= live.stored.number + 1
        if live.is_behind or live.chain.waiting:
            return  # what is on its way is waited for first
        if not follows or any(type(entry.event) is not events.Played for entry in entries):
            self._fall_behind(live)  # who comes may not be known here yet
            return
        try:
            live.publish(live.folded(entries))
        except Exception:
            LOG.exception("events of another house do not follow", extra={"table": table})
            self._discard(live)
            return
        live.begin_anew()
        self._look_ahead(live)

    async def newest(self, table: str) -> LiveTable | None:
        """The table with all that is stored of it by now, whichever house stored it."""
        was_loaded = table in self.loaded
        live = await self.find(table)
        if live is None or self.bus.is_alone or not was_loaded:
            return live
        last = await self.store.read(partial(table_rows.last_number, table=table))
        live.heard = max(live.heard, last)
        while live.stored.number < last and self.loaded.get(table) is live:
            self._fall_behind(live)
            await (asyncio.wait([live.catching_up]) if live.catching_up else asyncio.sleep(0.002))
        return self.loaded.get(table)

    async def check_numbers(self, tables: Collection[str]) -> None:
        """Whether another house stored anything at these that was not heard of."""
        for table, last in await self.store.read(partial(table_rows.last_numbers, tables=tables)):
            live = self.loaded.get(table)
            if live is not None and last > live.stored.number:
                live.heard = max(live.heard, last)
                self._fall_behind(live)

    def _fall_behind(self, live: LiveTable) -> None:
        """Nothing more is decided until the store was read; which happens when all is written that is on its way."""
        live.is_behind = True
        if live.catching_up is None and not live.chain.waiting:
            live.catching_up = asyncio.create_task(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        """Reads what is new, tells it, and decides again what was decided on something else."""
        try:
            await self._take_news(live)
            if live.heard > live.stored.number:  # told while the store was being read
                await self._take_news(live)
        except Exception:
            LOG.exception("table could not be caught up with", extra={"table": live.id})
            self._discard(live)
            return
        finally:
            live.catching_up = None
        live.heard = live.stored.number
        live.begin_anew()
        overtaken, live.overtaken = live.overtaken, []
        for asked in overtaken:
            if live.is_behind:  # one before it waits again
                live.overtaken.append(asked)
            else:
                self._decide_again(live, asked)
        self._list(live)
        self._look_ahead(live)

    async def _take_news(self, live: LiveTable) -> None:
        """While the store is away nobody can say what is new: then those who ask now are refused."""
        while True:
            try:
                news = await self.store.read(partial(table_rows.log_of, table=live.id, after=live.stored.number))
                steps = live.folded(news)
                if steps:
                    await self.people.find(people_at(steps[-1].table))
                break
            except StoreAway as away:
                self._refuse_undecided(live, away)
                await asyncio.sleep(SECONDS_WHEN_AWAY)
        live.publish(steps)

    def _refuse_undecided(self, live: LiveTable, why: StoreAway) -> None:
        """Of what was decided once, only the store can say whether it was kept: that waits."""
        undecided = [asked for asked in live.overtaken if asked.decision is None]
        live.overtaken = [asked for asked in live.overtaken if asked.decision is not None]
        for asked in undecided:
            asked.refuse(why)

    def _decide_again(self, live: LiveTable, asked: Submission) -> None:
        """But what is found in the store was kept after all: a connection that was lost did not say so.

        A refusal by one that was decided just before waits until that one is stored, and is looked at then.
        """
        if asked.decision is not None and live.has(asked.decision.entries):
            self._kept(live, asked, ())
            asked.resolve()
            return
        try:
            self._append(live, asked)
        except HaricotError as refusal:
            if live.all_is_stored:
                asked.refuse(refusal)
            else:
                live.overtaken.append(asked)
                self._fall_behind(live)

    def _discard(self, live: LiveTable) -> None:
        """What was decided and not stored has not happened: whoever comes again finds the table as it is stored."""
        if self.loaded.get(live.id) is live:
            del self.loaded[live.id]
            self.bus.unsubscribe(live.id)
        overtaken, live.overtaken = live.overtaken, []
        for asked in overtaken:
            asked.fail(WriteFailed("the table is read again from its log"))
        for listener in tuple(live.listeners):
            listener.close(1012, "house-come-again")

    def _look_ahead(self, live: LiveTable) -> None:
        """What comes next without anybody asking."""


def request(command: Command | HouseCommand, by: str | None, live: LiveTable) -> Request:
    """Never earlier than what happened before, even by the clock of another house that is a little ahead."""
    live.last_at = max(now(), live.last_at)
    return Request(by, live.last_at, secrets.randbits(256) if type(command) in DRAWING else 0)


def is_over(table: Table) -> bool:
    """Whether the last game at a table has ended."""
    return table.match is not None and table.match.is_over


def _forget_who_may_come(table: str) -> tuple[Change, ...]:
    """Its join code, and invitations of friends."""
    return join_code_rows.forget_code_of(table), friend_rows.remove_invitations_to(table)
