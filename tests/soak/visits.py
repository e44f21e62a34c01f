"""Opens tables and goes away again, a hundred thousand times: what the house holds in memory does not grow with it."""

from __future__ import annotations

import json
import signal
import threading
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any

import haricot
from tests.house.running import RunningHouse, Visitor
from tests.soak.trial import Tally

VISITORS = 4
MOST_BYTES = 400_000_000


class Traveller(threading.Thread):
    """Opens a table and looks at it; every tenth is played by bots, some are looked at again, or sat down at."""

    def __init__(self, house: RunningHouse, tables: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.person = Visitor(house.address)
        self.http = HTTPConnection("127.0.0.1", house.port)
        self.headers = {"Cookie": self.person.cookie, "Content-Type": "application/json"}
        self.tables, self.lot = tables, Random(seed)
        self.opened: list[str] = []
        self.sockets = self.again = 0

    def run(self) -> None:
        games = haricot.games()
        for number in range(self.tables):
            game = games[number % len(games)]
            seats = haricot.game(game).new().seats
            bots = [{"seat": seat, "level": None} for seat in range(1, seats)]
            asked = {"game": game, "seats": seats, "seat": 0, "bots": bots, "start": number % 10 == 0}
            table = str(self._ask("POST", "/api/tables", asked)["id"])
            self._ask("GET", f"/api/tables/{table}")
            self.opened.append(table)
            if number % 10 == 5:
                self._ask("GET", f"/api/tables/{self.lot.choice(self.opened)}")
                self.again += 1
            if number % 50 == 7:
                with self.person.live(self.lot.choice(self.opened)) as live:
                    live.whole()
                self.sockets += 1
        self.http.close()

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        self.http.request(method, path, None if body is None else json.dumps(body), self.headers)
        answer = self.http.getresponse()
        content = answer.read()
        assert answer.status < 300, content
        return json.loads(content)


def visit(folder: Path, seed: int, tally: Tally, tables: int = 100_000) -> None:
    settings = {"HARICOT_TABLES_EACH": "1000000", "HARICOT_BOT_PAUSE": "0.8"}
    house = RunningHouse(f"sqlite:///{folder / 'haricot.db'}", folder / "log", **settings)
    house.start()
    travellers = [Traveller(house, tables // VISITORS, seed + number) for number in range(VISITORS)]
    for traveller in travellers:
        traveller.start()
    memory = [resident(house)]
    while any(traveller.is_alive() for traveller in travellers):
        travellers[0].join(1)
        memory.append(resident(house))
    for traveller in travellers:
        tally.tried["tables opened and visited"] += len(traveller.opened)
        tally.tried["visited again"] += traveller.again
        tally.tried["sockets"] += traveller.sockets
    tally.checked["MB at the start"] = round(memory[0] / 1e6)
    tally.checked["MB at most"] = round(max(memory) / 1e6)
    visited = sum(len(traveller.opened) for traveller in travellers)
    tally.expect(visited == tables // VISITORS * VISITORS, f"only {visited} tables were visited")
    tally.expect(max(memory) < MOST_BYTES, f"{max(memory) / 1e6:.0f} MB of memory")
    house.end(signal.SIGTERM)


def resident(house: RunningHouse) -> int:
    """Bytes of memory that the house's own process holds."""
    assert house.process is not None
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024
