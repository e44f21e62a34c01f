"""Opens tables and goes away again, a hundred thousand times: what the house holds in memory does not grow with it."""

from __future__ import annotations

import json
import signal
import threading
import time
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import haricot
from tests.house.running_house import RunningHouse, Visitor
from tests.soak.kills import opened_house
from tests.soak.trial import Tally

VISITORS = 4
TABLES_EACH = 90
"""As many as one name may be at, or nearly."""
SECONDS_BETWEEN_LOOKS = 0.5
MOST_BYTES = 400_000_000


class Traveller(threading.Thread):
    """Opens tables under many names; some are looked at again, some sat down at, at some a game against bots begins."""

    def __init__(self, house: RunningHouse, tables: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.house, self.tables, self.rng = house, tables, Random(seed)
        self.http = HTTPConnection("127.0.0.1", house.port)
        self.person = Visitor(house.address)
        self.opened: list[tuple[Visitor, str]] = []
        self.names = self.sockets = self.again = 0

    def run(self) -> None:
        seats = {game: haricot.game(game).new().seats for game in haricot.games()}
        games = list(seats)
        for number in range(self.tables):
            if number % TABLES_EACH == 0:
                self.person.http.close()
                self.person = Visitor(self.house.address)
                self.names += 1
            game = games[number % len(games)]
            asked: dict[str, object] = {"game": game, "seats": seats[game], "seat": 0}
            if number % 50 == 0:
                asked |= {"bots": [{"seat": seat} for seat in range(1, seats[game])], "start": True}
            table = str(self._ask(self.person, "POST", "/api/tables", asked)["id"])
            self.opened.append((self.person, table))
            self._visit_again(number)
        self.http.close()

    def _visit_again(self, number: int) -> None:
        person, table = self.rng.choice(self.opened)
        if number % 5 == 0:
            self._ask(person, "GET", f"/api/tables/{table}")
            self.again += 1
        if number % 100 == 0:
            with person.live(table) as live:
                live.table_message()
            self.sockets += 1

    def _ask(self, person: Visitor, method: str, path: str, body: object = None) -> Any:
        headers = {"Cookie": person.cookie, "Content-Type": "application/json"}
        self.http.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.http.getresponse()
        content = answer.read()
        assert answer.status < 300, content
        return json.loads(content)


def visit(folder: Path, seed: int, tally: Tally, tables: int = 100_000) -> None:
    with opened_house(folder) as house:
        travellers = [Traveller(house, tables // VISITORS, seed + number) for number in range(VISITORS)]
        for traveller in travellers:
            traveller.start()
        memory = [resident(house)]
        while any(traveller.is_alive() for traveller in travellers):
            time.sleep(SECONDS_BETWEEN_LOOKS)
            memory.append(resident(house))
        house.end(signal.SIGTERM)
    for traveller in travellers:
        tally.tried["tables"] += len(traveller.opened)
        tally.tried["names"] += traveller.names
        tally.tried["visits again"] += traveller.again
        tally.tried["sockets"] += traveller.sockets
    visited = tally.tried["tables"]
    tally.checked["MB at the start"] = round(memory[0] / 1e6)
    tally.checked["MB at half"] = round(memory[len(memory) // 2] / 1e6)
    tally.checked["MB at most"] = round(max(memory) / 1e6)
    tally.expect(visited == tables // VISITORS * VISITORS, f"only {visited} tables were visited")
    tally.expect(max(memory) < MOST_BYTES, f"{max(memory) / 1e6:.0f} MB of memory")


def resident(house: RunningHouse) -> int:
    """Bytes of memory that the house's own process holds."""
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024
